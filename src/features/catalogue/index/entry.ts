/** What the index keeps of a product: the record, and what lists ask of it, worked out once. */
import { localText } from '#platform/i18n/language.ts';
import type { PriceRecord, ProductRecord } from '../record.ts';

/** One thing of the product that can be bought, with the options it is filtered by. */
export interface Choice {
  colours: string[];
  size: string | null;
  inStock: boolean;
}

export interface Entry {
  record: ProductRecord;
  choices: Choice[];
  inStock: boolean;
  soldOnline: boolean;
  /** Words of name, brand and the rest, lower case, each with a weight; for searching. */
  words: Map<string, number>;
}

const weights = { name: 8, brand: 6, category: 3, description: 1, number: 20 };

export function entryOf(record: ProductRecord, categoryNames: string[]): Entry {
  const choices =
    record.variants.length > 0
      ? record.variants.map((variant) => ({
          colours: variant.colours.map(({ id }) => id),
          size: variant.size,
          inStock: variant.stock > 0,
        }))
      : [
          {
            colours: record.colours.map(({ id }) => id),
            size: record.size,
            inStock: record.stock > 0,
          },
        ];
  return {
    record,
    choices,
    inStock: choices.some((choice) => choice.inStock),
    soldOnline: record.availability !== 'IN_STORE_ONLY',
    words: weighedWords(record, categoryNames),
  };
}

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

/** What one pays now, co-op apart: the reduced price in its time, else the regular one. */
export function generalPrice(price: PriceRecord, now: number): number {
  const { sale } = price;
  const runs = sale && (sale.from ?? -Infinity) <= now && now < (sale.until ?? Infinity);
  return runs ? Math.min(sale.cents, price.regularCents) : price.regularCents;
}

export function lowestPrice(record: ProductRecord, now: number): number {
  const sellables = record.variants.length > 0 ? record.variants : [record];
  return Math.min(...sellables.map(({ price }) => generalPrice(price, now)));
}

const collator = new Intl.Collator('fi');

/** Finnish order: å, ä, ö after z (R099). */
export const inFinnishOrder = (a: string, b: string): number => collator.compare(a, b);

export const nameIn = (record: ProductRecord, language: 'fi' | 'sv' | 'en'): string =>
  localText(record.name, language);
