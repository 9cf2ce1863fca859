/** Values of product details in the shop's languages, from the tables in `data/details`. */
import type { Text } from './model.ts';
import { readTexts } from './tables.ts';

const values = readTexts('details/values.tsv');

/** A whole or decimal number; thousands are parted by blanks: `20`, `6.1`, `10 000`. */
const number = /(?<![\p{L}\d])(?:\d+(?: \d{3})+|\d+(?:\.\d+)?)(?![\p{L}\d])/gu;
/** Measures, amounts and ranges that are the same in every language. */
const isPlain = (cell: string): boolean =>
  /^[+−<]?\d[\d .,:/×–−+ ]*(?: ?(?:mm|cm|m|km|g|kg|mg|µg|µm|ml|dl|l|W|kW|V|Hz|GHz|dB|lm|K|mAh|Wh|°C|%|den|oz|MP|IP|bar|g\/m²|cm²))?$/.test(
    cell,
  );

/**
 * The text of a value: one of `values.tsv`, where `{}` stands for its numbers; fibres with their
 * percent, parted by ` / `; or a number with its unit.
 *
 * @throws Error naming a value that is none of them
 */
export function textOfValue(cell: string, language: keyof Text): string {
  const text = simpleText(cell, language) ?? composition(cell, language);
  if (text !== null) return text;
  if (isPlain(cell)) return localized(cell, language);
  throw new Error(`seed/data/details/values.tsv lacks "${cell}"`);
}

const keyOf = (cell: string): string => cell.replaceAll(number, '{}');

function simpleText(cell: string, language: keyof Text): string | null {
  const exact = values.get(cell);
  if (exact) return exact[language];
  const pattern = values.get(keyOf(cell));
  if (!pattern) return null;
  const numbers = [...cell.matchAll(number)].map(([found]) => localized(found, language));
  return pattern[language].replaceAll('{}', () => numbers.shift() ?? '');
}

const share = /^\d+(?:\.\d+)? (?=\D)/;

/** `95 cotton / 5 elastane`: each part is in the table, with or without its percent. */
function composition(cell: string, language: keyof Text): string | null {
  const parts = cell.split(' / ').map((part) => {
    const [percent] = share.exec(part) ?? [''];
    const fibre = values.get(part.slice(percent.length));
    if (!fibre) return null;
    const sign = language === 'en' ? '% ' : ' % ';
    return `${percent && localized(percent.trim(), language) + sign}${fibre[language]}`;
  });
  return parts.includes(null) ? null : parts.join(' / ');
}

/** Finnish and Swedish have a comma in decimals, English one in thousands. */
const localized = (text: string, language: keyof Text): string =>
  language === 'en'
    ? text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, ',')
    : text.replaceAll(/(?<=\d)\.(?=\d)/g, ',');
