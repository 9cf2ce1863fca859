/** Amounts in names and queries, so that '0,5 kg', '500g' and '500 g' are the same. */

/** The base unit of each unit, and how many of it one is. */
const units: Readonly<Record<string, [base: string, count: number]>> = {
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kiloa: ['g', 1000],
  kilon: ['g', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gramma: ['g', 1],
  grammaa: ['g', 1],
  gram: ['g', 1],
  mg: ['g', 0.001],
  l: ['ml', 1000],
  litra: ['ml', 1000],
  litraa: ['ml', 1000],
  litran: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  dl: ['ml', 100],
  desi: ['ml', 100],
  cl: ['ml', 10],
  ml: ['ml', 1],
  m: ['mm', 1000],
  cm: ['mm', 10],
  mm: ['mm', 1],
};

const amount = new RegExp(
  `(?:(?<![\\p{L}\\p{N},.])|(?<=\\d\\s?[x×]\\s?))(\\d{1,6}(?:[.,]\\d{1,3})?)\\s?(${Object.keys(units).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const mayHave = /\d/;

/** 500g for '0,5 kg'. */
function inBase(number: string, unit: string): string {
  const [base, count] = units[unit.toLowerCase()] ?? [unit, 1];
  const value = Number(number.replace(',', '.')) * count;
  return `${Number(value.toFixed(3))}${base}`.replace('.', '');
}

/** The amounts in a text, each as one word in its base unit. */
export const amountsIn = (text: string): string[] =>
  mayHave.test(text)
    ? [...text.matchAll(amount)].map(([, number = '', unit = '']) => inBase(number, unit))
    : [];

/** The text with each amount as one word in its base unit. */
export const withAmounts = (text: string): string =>
  mayHave.test(text)
    ? text
        .replaceAll(amount, (_, number: string, unit: string) => ` ${inBase(number, unit)}`)
        .trim()
    : text;

/** What a text has for an amount in its base unit: '0,5 kg' for 500g; the word itself when it has none. */
export function amountAsTyped(text: string, word: string): string {
  const found = [...text.matchAll(amount)].find(
    ([, number = '', unit = '']) => inBase(number, unit) === word,
  );
  return found?.[0].trim() ?? word;
}
