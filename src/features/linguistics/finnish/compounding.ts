/** How Finnish words are joined: 'pöytä|lamppu', 'pöydän|jalka', 'nais|ten|kengät', 'puna|viini'. */
import type { Compounding } from '../inflection.ts';
import { endingsOff } from './endings.ts';
import { lemmasOf } from './lemmas.ts';
import { isVowel } from './letters.ts';
import { nouns } from '../nouns.ts';
import { paradigmOf } from './stems.ts';

const pluralGenitives = ['jen', 'ien', 'iden', 'itten'];

/** Forms by the mark of the stem (see stems.ts). */
function firstForms(marked: string): string[] {
  const [stem, mark] = [marked.slice(0, -1), marked.slice(-1)];
  if (mark === '+' || mark === '*') return pluralGenitives.map((ending) => stem + ending);
  if (mark !== '-' && mark !== '~') return [];
  if (isVowel(stem.at(-1))) return [`${stem}n`];
  return stem.endsWith('s') ? [stem, `${stem}ten`] : [`${stem}ten`];
}

function headForms(marked: string): string[] {
  const [stem, mark] = [marked.slice(0, -1), marked.slice(-1)];
  return (mark === '-' || mark === '~') && isVowel(stem.at(-1)) ? [`${stem}t`] : [];
}

/** Dictionary forms that a form in a query may be of. */
const lemmasBehindForm = (form: string): string[] =>
  endingsOff(form)
    .flatMap(({ stem, marks }) => lemmasOf(stem, marks.includes('+')))
    .filter((lemma) => lemma.length > 2);

const vowel = /[aeiouyåäö]/;
/** How a part may end: a vowel, or a consonant that Finnish words end in. */
const end = /[aeiouyåäö]$|[aeiouyäö][nsrlt]$/;
/** How a part may begin: at most one consonant, or two in a few foreign words. */
const beginning = /^(?:[bdfghjklmnprstv]?[aeiouyäö]|(?:k|p|t|g|b|f)[rl]|s[tp])/;
/** Endings that make new words, in the basic form or the plural. */
const derivation =
  /^(?:n?t?[aä]?(?:(?:mi|lli|mai|mäi|lai|läi|moi|möi|i|hti|kai)(?:nen|set|sen)|(?:m[aä]tt[oö]m[aä]|tt[oö]m[aä])[tn]?|m[aä]t[oö]n|t[oö]n|uus|yys|sti|tt[au]va|sto|stö|mme|nsa|nsä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle))/;
const derived = /(?:t[oö]n|tt[oö]m[aä][tn]?|vapaa[tn]?|minen|misen)$/;

export const finnishCompounding: Compounding = {
  nouns: nouns.finnish,
  lemmasOf: (form) => [form, ...lemmasBehindForm(form)],
  asFirst: (word) => [word, ...paradigmOf(word).flatMap(firstForms)],
  asHead: (word) => [word, ...paradigmOf(word).flatMap(headForms)],
  behindFirst: (part) => (part.endsWith('s') ? [`${part.slice(0, -1)}nen`] : []),
  headsAt: (_, at) => [at],
  mayDivide(word, at) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    if (derived.test(word)) return false;
    if (first.length < 3 || head.length < 4) {
      // Short parts end in two vowels: 'yö|puku', 'raapimis|puu'.
      const short = first.length < 3 ? first : head;
      if (!/^[^aeiouyåäö]?[aeiouyäö]{2}$/.test(short)) return false;
    }
    return end.test(first) && beginning.test(head) && vowel.test(head) && !derivation.test(head);
  },
  isDerived: (word) => derived.test(word),
};
