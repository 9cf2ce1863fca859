/** English inflection: plurals, and irregular words. */
import type { Inflection, Reading } from './inflection.ts';

const irregular = new Map(
  `man men|woman women|child children|foot feet|tooth teeth|mouse mice|goose geese|person people
  |knife knives|scarf scarves|shelf shelves|loaf loaves|leaf leaves|half halves|calf calves|wife wives
  |life lives|hoof hooves|dwarf dwarves|berry berries|cookie cookies|pie pies|tie ties|brie|movie movies
  |smoothie smoothies|hoodie hoodies|beanie beanies|brownie brownies|selfie selfies|die dice|ox oxen
  |axe axes|bus buses|gas gases|lens lenses|glasses|trousers trouser|jeans jean|shorts|tights
  |potato potatoes|tomato tomatoes|hero heroes|shoe shoes|toe toes|canoe canoes|colour color colours colors
  |grey gray|jewellery jewelry|moisturiser moisturizer|pyjamas pajamas pyjama pajama|aluminium aluminum
  |fibre fiber|litre liter|yoghurt yogurt yoghurts yogurts|nappy nappies|news|swiss|mattress|dress
  |christmas|asparagus|hummus|citrus|plus|cactus|lotus|eucalyptus`
    .split('|')
    .map((line) => line.trim().split(/\s+/))
    .flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
);

/** Plural endings and what replaces them in the singular; the first match wins. */
const plurals: [ending: RegExp, singular: string][] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<=[a-z]{2}[^suix])s$/, ''],
  [/(?<=[a-z]{2}i)s$/, ''],
];

function baseOf(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const rule = plurals.find(([ending]) => ending.test(word));
  const singular = rule ? word.replace(...rule) : word;
  return irregular.get(singular) ?? singular;
}

/** 'cases' may be of 'case' or 'cas': both are kept. */
function basesOf(word: string): string[] {
  const base = baseOf(word);
  const withE = /(?:s|x|z|ch|sh)es$/.test(word) && !irregular.has(word) ? [word.slice(0, -1)] : [];
  return [...new Set([base, ...withE])];
}

const marked = (base: string): string => `${base}|`;

const stemsOf = (word: string): string[] => [word, ...basesOf(word).map(marked)];

const stemsIn = (form: string): Reading[] => [
  { stem: form, cost: 0 },
  ...basesOf(form).map((base) => ({ stem: marked(base), cost: base === form ? 0 : 1 })),
];

export const english: Inflection = { stemsOf, stemsIn };
