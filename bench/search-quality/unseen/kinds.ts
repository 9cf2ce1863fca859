/** Kinds of products: compounds with known parts in three languages. */
import type { Language } from '#platform/i18n/language.ts';
import { rowsOf, type SetName } from './tables.ts';

interface Part {
  /** As written in the name. */
  surface: string;
  /** Base form. */
  lemma: string;
}

export interface Name {
  text: string;
  parts: Part[];
  /** Base form of the last part. */
  head: string;
  /** What is written before the head, with its space in English. */
  lead: string;
}

export interface Kind {
  category: string;
  names: Record<Language, Name>;
  /** What its products differ by: 'colour', 'size:letters', 'amount:grams', 'free:gluten'. */
  traits: Map<string, string>;
}

const partOf = (written: string): Part => {
  const [surface = '', lemma = surface] = written.replaceAll('_', ' ').split('=');
  return { surface, lemma };
};

function nameOf(cell: string, separator: string, between: string): Name {
  const parts = cell.split(separator).map(partOf);
  const surfaces = parts.map(({ surface }) => surface);
  const lead = surfaces.slice(0, -1).map((surface) => surface + between);
  return {
    text: surfaces.join(between),
    parts,
    head: parts.at(-1)?.lemma ?? '',
    lead: lead.join(''),
  };
}

/** Cells read 'lasten=lapsi|kitara': parts as written, with base forms where these differ. */
export const readKinds = (set: SetName): Kind[] =>
  rowsOf<Language | 'category' | 'traits'>(`${set}/kinds.tsv`).map((row) => ({
    category: row.category,
    names: {
      fi: nameOf(row.fi, '|', ''),
      sv: nameOf(row.sv, '|', ''),
      en: nameOf(row.en, ' ', ' '),
    },
    traits: new Map(
      row.traits
        .split(' ')
        .filter(Boolean)
        .map((trait) => {
          const [name = '', value = ''] = trait.split(':');
          return [name, value];
        }),
    ),
  }));
