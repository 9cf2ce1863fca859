/** Builds a product's details and sentences from feed attributes, in all languages. */
import type { Language, LocalText } from '#platform/i18n/language.ts';
import type { ProductLabels } from '../catalogue/contract/product-facts.ts';
import type { Detail } from '../catalogue/record/details.ts';
import { detailKey } from '../catalogue/rules/details.ts';
import type { Item, ItemTexts, RowFault } from './attributes.ts';

/** What the product's first item says in words of the merchant's own. */
export interface OwnWords {
  /** Those that the merchant names itself come last. */
  details: Detail[];
  highlights: LocalText[];
}

/** Attributes that the shop names, in the order of the page. */
const named = ['material', 'pattern', 'country_of_origin'] as const;

export function ownWordsOf(item: Item, language: Language): OwnWords {
  const texts = named.flatMap((key) => {
    const text = item[key];
    return text ? [{ key, section: null, name: null, value: { [language]: text } }] : [];
  });
  const details = (item.product_detail ?? []).map(({ section, name, value }) => ({
    key: detailKey(name),
    section: section ? { [language]: section } : null,
    name: { [language]: name },
    value: { [language]: value },
  }));
  const highlights = (item.product_highlight ?? []).map((text) => ({ [language]: text }));
  return { details: [...texts, ...details], highlights };
}

/** Adds the texts of another language's file, which has the same entries in the same order. */
export function addOwnWords(own: OwnWords, texts: ItemTexts, language: Language): RowFault[] {
  for (const key of named) {
    const detail = own.details.find(({ name, key: known }) => name === null && known === key);
    if (detail && texts[key]) detail.value[language] ??= texts[key];
  }
  return [...addDetails(own, texts, language), ...addHighlights(own, texts, language)];
}

function addDetails(own: OwnWords, texts: ItemTexts, language: Language): RowFault[] {
  const given = texts.product_detail ?? [];
  const details = own.details.filter(({ name }) => name !== null);
  if (given.length === 0) return [];
  if (given.length !== details.length) return [unlike('product_detail', details.length)];
  for (const [at, detail] of details.entries())
    for (const part of ['section', 'name', 'value'] as const) {
      const text = given[at]?.[part];
      if (text) (detail[part] ?? {})[language] ??= text;
    }
  return [];
}

function addHighlights(own: OwnWords, texts: ItemTexts, language: Language): RowFault[] {
  const given = texts.product_highlight ?? [];
  if (given.length === 0) return [];
  if (given.length !== own.highlights.length)
    return [unlike('product_highlight', own.highlights.length)];
  for (const [at, text] of given.entries()) {
    const highlight = own.highlights[at];
    if (highlight) highlight[language] ??= text;
  }
  return [];
}

const unlike = (field: string, entries: number): RowFault => ({
  field,
  reason: `must have as many entries as the first file: ${entries}`,
});

/** What labels say, from the first item of a product; null when they say nothing. */
export function labelsOf(item: Item): ProductLabels | null {
  const { certification, clp_pictograms, clp_signal_word, age_limit } = item;
  const hazard =
    clp_pictograms || clp_signal_word
      ? { signalWord: clp_signal_word, pictograms: clp_pictograms ?? [] }
      : null;
  if (!certification && !hazard && age_limit === null) return null;
  return { eprel: certification, hazard, ageLimit: age_limit };
}
