/** Builds queries of a catalogue together with the products they mean. */
import { languages, type Language } from '#platform/i18n/language.ts';
import { randomFrom, type Random } from '../../../seed/random.ts';
import type { Catalogue, Made } from './catalogue.ts';
import type { Kind } from './kinds.ts';
import { allForms } from './nouns.ts';

export interface Asked {
  /** The class of queries that it counts in. */
  of: string;
  language: Language;
  text: string;
  /** Ids of the products meant; none when nothing must be found. */
  meant: ReadonlySet<string>;
  /** Ids that may be among the first without being meant: their category or colour has the word. */
  fine?: ReadonlySet<string>;
}

export interface Asking {
  catalogue: Catalogue;
  random: Random;
  /** Base forms by written form, of nouns and kinds: a form of two words is not asked. */
  words: Record<Language, Map<string, Set<string>>>;
  productsOf(isMeant: (kind: Kind, made: Made) => boolean): Set<string>;
  /** A form that belongs to no other word of the catalogue. */
  isClear(language: Language, form: string, base: string): boolean;
}

function wordsOf(catalogue: Catalogue, language: Language): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const add = (form: string, base: string) => {
    const bases = words.get(form.toLowerCase()) ?? new Set();
    words.set(form.toLowerCase(), bases.add(base));
  };
  for (const noun of catalogue.nouns) {
    const forms = allForms(noun, language);
    for (const form of forms) add(form, forms[0] ?? '');
  }
  for (const { names } of catalogue.kinds) add(names[language].text, names[language].text);
  return words;
}

const seeds = { first: 31, second: 67, third: 101 };

export function makeAsking(catalogue: Catalogue): Asking {
  const words = {
    fi: wordsOf(catalogue, 'fi'),
    sv: wordsOf(catalogue, 'sv'),
    en: wordsOf(catalogue, 'en'),
  };
  return {
    catalogue,
    random: randomFrom(seeds[catalogue.set]),
    words,
    productsOf: (isMeant) =>
      new Set(catalogue.products.filter((made) => isMeant(made.kind, made)).map(({ id }) => id)),
    isClear: (language, form, base) =>
      [...(words[language].get(form.toLowerCase()) ?? [])].every((one) => one === base),
  };
}

export const otherLanguages = (language: Language): Language[] =>
  languages.filter((one) => one !== language);

/** Kinds whose names differ in a language, each once, with all products so named. */
export function namesIn({ catalogue, productsOf }: Asking, language: Language) {
  const texts = [...new Set(catalogue.kinds.map(({ names }) => names[language].text))];
  return texts.flatMap((text) => {
    const kind = catalogue.kinds.find(({ names }) => names[language].text === text);
    if (!kind) return [];
    const meant = productsOf(({ names }) => names[language].text === text);
    return [{ kind, name: kind.names[language], meant }];
  });
}

/** Forms of a kind's name: its lead with the forms of its head, the basic form first. */
export function nameForms({ catalogue }: Asking, kind: Kind, language: Language): string[] {
  const { lead, head, text } = kind.names[language];
  const noun = catalogue.nouns.find((one) => allForms(one, language)[0] === head);
  return noun ? allForms(noun, language).map((form) => lead + form) : [text];
}

/** Whether one letter replaced, added, missing or swapped with the next makes one of the other. */
export const isOneErrorApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  const isSwap =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    isSwap ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1)
  );
};
