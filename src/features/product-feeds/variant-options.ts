/** Material and pattern as options of variants, where colour and size do not distinguish them. */
import type { Language } from '#platform/i18n/language.ts';
import type { VariantOptions } from '../catalogue/record.ts';
import type { Item, ItemTexts } from './attributes.ts';

export const ways = ['material', 'pattern'] as const;
type Way = (typeof ways)[number];

interface Optional {
  item: Item;
  options?: VariantOptions;
}

/** Equal for rows of a group that shoppers could not distinguish. */
export const choiceOf = (item: Item, by: readonly Way[] = ways): string =>
  JSON.stringify([
    item.color ?? [],
    item.size ?? '',
    by.map((way) => item[way] ?? ''),
  ]).toLowerCase();

/** Fewest first. */
const combinations: (readonly Way[])[] = [[], ['material'], ['pattern'], ways];

/** Gives the items of a group the options they need. @returns those that then have nothing to choose them by */
export function addOptions<One extends Optional>(
  products: { items: One[] },
  language: Language,
): One[] {
  const { items } = products;
  const needed = combinations.find(
    (by) => new Set(items.map(({ item }) => choiceOf(item, by))).size === items.length,
  );
  for (const way of needed ?? [])
    for (const one of items) {
      const text = one.item[way];
      if (text) one.options = { ...one.options, [way]: { [language]: text } };
    }
  const isLost = ({ options, item }: One) =>
    needed !== undefined && needed.length > 0 && !options && !item.size;
  products.items = items.filter((one) => !isLost(one));
  return items.filter(isLost);
}

/** Adds their texts in another language. */
export function addOptionTexts({ options }: Optional, texts: ItemTexts, language: Language): void {
  for (const way of ways) {
    const option = options?.[way];
    if (option && texts[way]) option[language] ??= texts[way];
  }
}

/** The options of all items as one text of their product: 'Tammi / Koivu'. */
export function joinedOptions(items: readonly Optional[], way: Way, language: Language): string {
  const texts = items.flatMap(({ options }) => options?.[way]?.[language] ?? []);
  return [...new Set(texts)].join(' / ');
}
