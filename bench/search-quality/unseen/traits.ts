/** What products of a kind differ by: brands, colours, amounts, sizes, properties. */
import type { Language } from '#platform/i18n/language.ts';
import { rowsOf, type SetName } from './tables.ts';

export interface MadeBrand {
  key: string;
  name: string;
  /** Finnish genitive. */
  genitive: string;
  departments: string[];
  inTitles: boolean;
}

/** Forms of an adjective: Finnish nominative, partitive, plural nominative and partitive; Swedish basic
 * form, neuter where it differs, plural; English basic form. */
export interface Adjective extends Record<Language, string[]> {
  key: string;
  hex: string;
}

export interface Traits {
  brands: MadeBrand[];
  colours: Adjective[];
  free: Map<string, Adjective>;
  amounts: Map<string, string[]>;
  varieties: ({ of: string } & Record<Language, string>)[];
}

export const sizes: Record<string, string[]> = {
  letters: ['S', 'M', 'L', 'XL'],
  numbers: ['36', '37', '38', '39', '40', '41', '42', '43'],
};

const adjectives = (file: string): Adjective[] =>
  rowsOf<'key' | 'hex' | Language>(file).map(({ key, hex, fi, sv, en }) => ({
    key,
    hex,
    fi: fi.split(' '),
    sv: sv.split(' '),
    en: en.split(' '),
  }));

export function readTraits(set: SetName): Traits {
  const brands = rowsOf<'name' | 'genitive' | 'departments' | 'inTitles'>(`${set}/brands.tsv`);
  const amounts = rowsOf<'key' | 'amounts'>('amounts.tsv');
  return {
    brands: brands.map(({ name, genitive, departments, inTitles }, i) => ({
      key: `${set}-${i}`,
      name,
      genitive,
      departments: departments.split(' '),
      inTitles: inTitles === 'yes',
    })),
    colours: adjectives('colours.tsv'),
    free: new Map(adjectives('free.tsv').map((one) => [one.key, one])),
    amounts: new Map(amounts.map((row) => [row.key, row.amounts.split(' | ')])),
    varieties: rowsOf<'of' | Language>('varieties.tsv'),
  };
}
