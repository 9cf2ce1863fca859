/** What the index keeps of a product: the record, and what lists ask of it, worked out once. */
import { localText } from '#platform/i18n/language.ts';
import { generalCents } from '../../pricing/rules.ts';
import type { ProductRecord, SellableRecord } from '../record.ts';

/** One thing of the product that can be bought, with the options it is filtered by. */
export interface Choice {
  colours: string[];
  size: string | null;
  inStock: boolean;
}

/** What changes with the stock. */
interface Stocked {
  record: ProductRecord;
  choices: Choice[];
  inStock: boolean;
}

export interface Entry extends Stocked {
  soldOnline: boolean;
  /** Words of name, brand and the rest, lower case, each with a weight; for searching. */
  words: Map<string, number>;
}

const weights = { name: 8, brand: 6, category: 3, description: 1, number: 20 };

export function entryOf(record: ProductRecord, categoryNames: string[]): Entry {
  return {
    ...stocked(record),
    soldOnline: record.availability !== 'IN_STORE_ONLY',
    words: weighedWords(record, categoryNames),
  };
}

/** Gives the entry its pieces by id; ids that are absent keep theirs. */
export function restock(entry: Entry, stock: ReadonlyMap<string, number>): void {
  const { record } = entry;
  const now = ({ sokId, stock: before }: SellableRecord) => stock.get(sokId) ?? before;
  const variants = record.variants.map((variant) => ({ ...variant, stock: now(variant) }));
  const all = variants.reduce((sum, variant) => sum + variant.stock, 0);
  Object.assign(
    entry,
    stocked({ ...record, variants, stock: variants.length > 0 ? all : now(record) }),
  );
}

function stocked(record: ProductRecord): Stocked {
  const choices = sellablesOf(record).map(({ colours, size, stock }) => ({
    colours: colours.map(({ id }) => id),
    size,
    inStock: stock > 0,
  }));
  return { record, choices, inStock: choices.some(({ inStock }) => inStock) };
}

/** What is bought: the variants, or the product itself when it has none. */
const sellablesOf = (record: ProductRecord) =>
  record.variants.length > 0 ? record.variants : [record];

/** Lower-case words of a text; hyphens and punctuation part words. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

function weighedWords(record: ProductRecord, categoryNames: string[]): Map<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  for (const text of Object.values(record.description)) add(text, weights.description);
  for (const name of categoryNames) add(name, weights.category);
  add(record.brand?.name ?? '', weights.brand);
  for (const text of Object.values(record.name)) add(text, weights.name);
  const sellables = [record, ...record.variants];
  for (const { sokId, gtin } of sellables) add(`${sokId} ${gtin ?? ''}`, weights.number);
  return words;
}

/** What one pays for the cheapest of it at `now`, co-op apart. */
export const lowestPrice = (record: ProductRecord, now: number): number =>
  Math.min(...sellablesOf(record).map(({ price }) => generalCents(price, now)));

const collator = new Intl.Collator('fi');

/** Finnish order: å, ä, ö after z (R099). */
export const inFinnishOrder = (a: string, b: string): number => collator.compare(a, b);

export const nameIn = (record: ProductRecord, language: 'fi' | 'sv' | 'en'): string =>
  localText(record.name, language);
