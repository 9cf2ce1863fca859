/** Reads which price and which order a search term asks for. What is left is searched for. */
import { atLeast, atMost, euros, orders, units } from './meaning-words/all.ts';
import type { OrderWords } from './meaning-words/lists.ts';

/** Cents, both ends inclusive; undefined is an open end. */
export interface MeantPrice {
  from?: number | undefined;
  to?: number | undefined;
}

export interface Reading {
  /** The term without the words below, as typed. */
  text: string;
  price?: MeantPrice;
  /** Amounts without a currency, with the word before them: they may be part of a name ('max 90'). */
  unsure: string[];
  order?: keyof OrderWords;
}

/** Highest price of a filter, in cents. */
const highest = 100_000_000;

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
/** Longer phrases first: of 'halvin hinta' nothing stays. */
const anyOf = (phrases: Iterable<string>): string =>
  [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const begin = String.raw`(?<![\p{L}\p{N}.,€-])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const number = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)(?![.,]?\d)(?:,-)?`;
const currency = String.raw`(?:\s?(${anyOf(euros)})${end})`;
const sign = String.raw`(€\s?)?`;

const range = new RegExp(
  `${begin}${sign}${number}${currency}?\\s?[-–—]\\s?${sign}${number}${currency}?(?![\\p{L}\\p{N}/-])`,
  'giu',
);
const bound = new RegExp(
  `${begin}(?:(${anyOf(atMost)})|(${anyOf(atLeast)}))\\s+${sign}${number}(?:${currency}|(?![\\p{L}\\p{N}/"%:-])(?!\\s*[/"%-])(?!\\s+x\\s))`,
  'giu',
);
const ordered = new RegExp(`${begin}(?:${anyOf(orders.keys())})(?![\\p{L}\\p{N}-])`, 'giu');

const centsOf = (amount: string): number =>
  Math.min(highest, Math.round(Number(amount.replace(',', '.')) * 100));

/** The price words are taken out one after the other; of each end the last counts. */
export function readMeaning(term: string): Reading {
  const price: MeantPrice = {};
  const unsure: string[] = [];
  const withoutRanges = term.replaceAll(range, (...found) => {
    const [whole, before, from, after, beforeTo, to, afterTo] = found as (string | undefined)[];
    const isPrice = (before ?? after ?? beforeTo ?? afterTo) !== undefined;
    if (!isPrice || !from || !to) return whole ?? '';
    const ends = [centsOf(from), centsOf(to)];
    Object.assign(price, { from: Math.min(...ends), to: Math.max(...ends) });
    return ' ';
  });
  const withoutBounds = withoutRanges.replaceAll(bound, (...found) => {
    const [whole = '', most, , before, amount = '', after, at, line] = found as [
      ...(string | undefined)[],
    ] as [string, string?, string?, string?, string?, string?, number?, string?];
    const isSure = (before ?? after) !== undefined;
    if (!isSure && countsSomething(String(line).slice(Number(at) + whole.length))) return whole;
    if (!isSure) unsure.push(whole.trim());
    price[most === undefined ? 'from' : 'to'] = centsOf(amount);
    return ' ';
  });
  return { ...orderIn(withoutBounds), ...(isOpen(price) ? {} : { price: upright(price) }), unsure };
}

function orderIn(term: string): Pick<Reading, 'text' | 'order'> {
  let order: keyof OrderWords | undefined;
  const text = term.replaceAll(ordered, (found) => {
    order = orders.get(found.toLowerCase().replaceAll(/\s+/g, ' ')) ?? order;
    return ' ';
  });
  return { text: spaced(text), ...(order && { order }) };
}

/** Whether the words that follow a number begin with a unit. */
const countsSomething = (rest: string): boolean =>
  units.has(/^\s*([\p{L}%]+)/u.exec(rest.toLowerCase())?.[1] ?? '');

const isOpen = ({ from, to }: MeantPrice): boolean => from === undefined && to === undefined;

const upright = ({ from, to }: MeantPrice): MeantPrice =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };

export const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
