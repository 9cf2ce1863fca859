/** Amounts in names and queries, so that '0,5 kg', '500g' and '500 g' are the same. */

/** Units of a kind: how many of its base unit one is, and how it is written. */
const kinds: Readonly<Record<string, readonly [count: number, written: string][]>> = {
  g: [
    [1000, 'kg kilo kiloa kilon kilogram kilograms'],
    [1, 'g gr gramma grammaa gramman gram grams'],
    [0.001, 'mg'],
  ],
  ml: [
    [1000, 'l litra litraa litran liter litre litres'],
    [100, 'dl desi desiä'],
    [10, 'cl'],
    [1, 'ml'],
  ],
  mm: [
    [1000, 'm metri metriä metrin meter metre metres'],
    [10, 'cm sentti senttiä'],
    [1, 'mm'],
  ],
  tuumaa: [[1, '" ″ tuuma tuumaa tuuman tuumainen tuumaista tuumaiset tum tums inch inches']],
  gt: [
    [1000, 'tt tb'],
    [1, 'gt gb giga gigaa gigan'],
  ],
  w: [[1, 'w watti wattia watin watt watts']],
  kpl: [[1, 'kpl kappaletta st stycken pcs pieces']],
};

/** The base unit of each unit, and how many of it one is. */
const units = new Map(
  Object.entries(kinds).flatMap(([base, all]) =>
    all.flatMap(([count, written]) =>
      written.split(' ').map((unit) => [unit, { base, count }] as const),
    ),
  ),
);

const amount = new RegExp(
  `(?:(?<![\\p{L}\\p{N},.])|(?<=\\d\\s?[x×]\\s?))(\\d{1,6}(?:[.,]\\d{1,3})?)[\\s-]?(${[...units.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const mayHave = /\d/;

/** 500g for '0,5 kg'. */
function inBase(number: string, unit: string): string {
  const { base, count } = units.get(unit.toLowerCase()) ?? { base: unit, count: 1 };
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
