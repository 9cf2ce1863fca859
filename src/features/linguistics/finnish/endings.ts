/** Strips endings from a word form: enclitics, possessive suffixes, cases. */
import type { Reading } from '../inflection.ts';
import { irregularOf } from './exceptions.ts';
import { isVowel } from './letters.ts';

/** What the stem must end in: any vowel, two vowels, a consonant, or i. */
type Before = 'vowel' | 'vowels' | 'consonant' | 'i';

const fits: Record<Before, (stem: string) => boolean> = {
  vowel: (stem) => isVowel(stem.at(-1)),
  vowels: (stem) => isVowel(stem.at(-1)) && isVowel(stem.at(-2)),
  consonant: (stem) => !isVowel(stem.at(-1)),
  i: (stem) => stem.endsWith('i'),
};

interface Ending {
  text: string;
  before: Before;
  marks: readonly string[];
}

const strongOne = ['-'];
const anyOne = ['-', '~'];
const strongMany = ['+'];
const anyMany = ['+', '*'];

const spaced = (endings: string) => endings.split(' ');
const both = (texts: string[]) => [
  ...new Set(texts.flatMap((text) => [text, text.replaceAll('a', 'ä')])),
];
const table = (before: Before, marks: readonly string[], texts: string): Ending[] =>
  both(spaced(texts)).map((text) => ({ text, before, marks }));

/** Case endings; 'a' in these tables stands for a and ä. The comitative is missing: it always has a
 * possessive suffix. */
const cases: Ending[] = [
  ...table('vowel', anyOne, 'n t ssa sta lla lta lle ksi tta'),
  ...table('vowel', strongOne, 'a na'),
  ...table('vowels', strongOne, 'ta seen'),
  ...table('consonant', strongOne, 'ta ten na'),
  ...table('i', strongOne, 'en'),
  ...table('vowel', strongMany, 'ja jen'),
  ...table('consonant', strongMany, 'ia ien iin'),
  ...table('vowel', anyMany, 'ita iden itten ihin isiin in ina issa ista illa ilta ille iksi itta'),
  ...table('consonant', anyMany, 'in ina issa ista illa ilta ille iksi itta'),
];

/** Case endings before a possessive suffix: they lose their n, and -ksi is -kse. */
const possessedCases: Ending[] = [
  ...table('vowel', anyOne, 'ssa sta lla lta lle kse tta'),
  ...table('vowel', strongOne, 'a na'),
  ...table('vowels', strongOne, 'ta see'),
  ...table('consonant', strongOne, 'ta te'),
  ...table('i', strongOne, 'e'),
  ...table('vowel', strongMany, 'ja je'),
  ...table('consonant', strongMany, 'ia ie ii ine'),
  ...table('vowel', anyMany, 'ita ide itte ihi isii ina issa ista illa ilta ille ikse itta ine'),
  ...table('consonant', anyMany, 'ina issa ista illa ilta ille ikse itta'),
];

const clitics = spaced('kin kaan kään ko kö han hän pa pä');
const possessives = spaced('ni si nsa nsä mme nne');

/** Endings by their last letter, so that few have to be tried. */
const byLast = (endings: Ending[]) => Map.groupBy(endings, ({ text }) => text.slice(-1));
const casesByLast = byLast(cases);
const possessedByLast = byLast(possessedCases);

/** A stem with its marks (see stems.ts); `cost` is the number of layers of endings removed. */
export interface Stripped {
  stem: string;
  marks: readonly string[];
  cost: number;
}

const illative = /([aeiouyåäö])h\1n?$/;
const doubled = /([aeiouyåäö])\1n?$/;

function casesOff(form: string, endings: typeof casesByLast, cost: number): Stripped[] {
  const stems: Stripped[] = [];
  for (const { text, before, marks } of endings.get(form.slice(-1)) ?? []) {
    if (form.length - text.length < 2 && text.length < 3) continue;
    if (!form.endsWith(text)) continue;
    const stem = form.slice(0, form.length - text.length);
    if (fits[before](stem)) stems.push({ stem, marks, cost });
  }
  return stems;
}

/** Illatives: taloon, maahan; before a possessive suffix taloo-ni, maaha-ni. */
function illativeOff(form: string, cost: number, possessed: boolean): Stripped[] {
  const ending = possessed ? form : form.endsWith('n') ? form : '';
  const stems: Stripped[] = [];
  const n = possessed ? 0 : 1;
  if (doubled.test(ending)) {
    stems.push({ stem: form.slice(0, form.length - 1 - n), marks: strongOne, cost });
  }
  if (illative.test(ending)) {
    stems.push({ stem: form.slice(0, form.length - 2 - n), marks: strongOne, cost });
  }
  return stems;
}

/** The form itself, and without the enclitic it may end in. */
const withoutClitic = (form: string): Reading[] => [
  { stem: form, cost: 0 },
  ...clitics
    .filter((clitic) => form.length > clitic.length + 2 && form.endsWith(clitic))
    .map((clitic) => ({ stem: form.slice(0, form.length - clitic.length), cost: 1 })),
];

/** 'taloni', 'talosi'; in 'talossaan' the suffix is a repeated vowel and n. */
function withoutPossessive({ stem: form, cost }: Reading): Reading[] {
  const owned = possessives.filter(
    (one) =>
      form.endsWith(one) && form.length > one.length + 1 && isVowel(form.at(-one.length - 1)),
  );
  const third = /([aeiouyåäö])\1n$/.test(form) ? [2] : [];
  return [...owned.map((one) => one.length), ...third].map((length) => ({
    stem: form.slice(0, form.length - length),
    cost: cost + 1,
  }));
}

/** Every stem the form may have, except the form itself. */
export function endingsOff(form: string): Stripped[] {
  return withoutClitic(form).flatMap((bare) => [
    ...(bare.cost > 0 ? [{ ...bare, marks: [''] }] : []),
    ...casesOff(bare.stem, casesByLast, bare.cost + 1),
    ...illativeOff(bare.stem, bare.cost + 1, false),
    ...withoutPossessive(bare).flatMap(({ stem, cost }) => [
      { stem, cost, marks: ['-'] },
      ...casesOff(stem, possessedByLast, cost + 1),
      ...illativeOff(stem, cost + 1, true),
    ]),
  ]);
}

/** Case endings that titles seldom use, but that other words end in too: 'rusina', 'kaisla-ja'. */
const seldomInTitles = new Set(['na', 'nä', 'ina', 'inä', 'in', 'ksi', 'iksi', 'ja', 'jä']);
const titleCases = byLast(cases.filter(({ text }) => !seldomInTitles.has(text)));

/** Stems without one case ending: what an inflected catalogue word may come from. */
export const caseOff = (form: string): Stripped[] =>
  [...casesOff(form, titleCases, 1), ...illativeOff(form, 1, false)].filter(
    ({ stem }) => stem.length >= (isVowel(stem.at(-1)) ? 3 : 4) || irregularOf(stem).length > 0,
  );
