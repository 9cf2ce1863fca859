/** Nouns with their forms, which are written or made independently of the shop's own rules. */
import type { Language } from '#platform/i18n/language.ts';
import { finnishForms, type FinnishForms } from './finnish-forms.ts';
import { rowsOf, type SetName } from './tables.ts';

export interface Noun {
  fi: FinnishForms;
  /** Base, definite, plural, definite plural; empty where nobody uses the form. */
  sv: string[];
  /** Base and plural. */
  en: string[];
}

const formsOf = (cell: string): string[] =>
  cell.split(' ').map((form) => (form === '-' ? '' : form.replaceAll('_', ' ')));

export const readNouns = (set: SetName): Noun[] =>
  rowsOf<Language>(`${set}/nouns.tsv`).map(({ fi, sv, en }) => ({
    fi: finnishForms(fi),
    sv: formsOf(sv),
    en: formsOf(en),
  }));

/** All written forms of a noun in a language, with the base first. */
export const allForms = (noun: Noun, language: Language): string[] => {
  const { base, cases, possessives } = noun.fi;
  const forms =
    language === 'fi' ? [base, ...Object.values(cases), ...possessives] : noun[language];
  return forms.filter((form) => form !== '');
};
