/** Models in names that are also written as one word, and part numbers. */

const model = /(?<![\p{L}\p{N}])(\p{Lu}{1,4}|\d{1,2}W)[ -](\d{1,5}\p{L}?)(?![\p{L}\p{N}])/gu;
const measures = /(?<![\p{L}\p{N}])(\p{L}?\d{1,4}) ?[x×] ?(\d{1,4})(?![\p{L}\p{N}])/giu;

/** 'KX450' of 'KX 450', '0W20' of '0W-20', 'M8x40' of 'M8 × 40'. */
export const modelsIn = (name: string): string[] => [
  ...[...name.matchAll(model)].map(([, letters = '', digits = '']) => letters + digits),
  ...[...name.matchAll(measures)].map(([, one = '', other = '']) => `${one}x${other}`),
];

/** A part number as it is written, and as one word. */
export const partNumberWords = (mpn: string): string[] => [
  ...new Set([mpn, mpn.replaceAll(/[^\p{L}\p{N}]+/gu, '')]),
];
