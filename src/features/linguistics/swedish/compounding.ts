/** How Swedish words are joined: 'barn|vagn', 'arbets|byxor', 'kyrko|klocka', 'gatu|lykta', 'skol|väska'. */
import type { Compounding } from '../inflection.ts';
import { swedish } from '../swedish.ts';
import { nouns } from '../nouns.ts';

const vowelEnd = /[ae]$/;

function asFirst(word: string): string[] {
  const bare = word.slice(0, -1);
  if (word.endsWith('a')) return [word, bare, `${bare}o`, `${bare}u`, `${bare}e`];
  if (word.endsWith('e')) return [word, bare, `${bare}s`, `${word}s`];
  return [word, `${word}s`];
}

const plain = ['n', 'en', 'et', 'ar', 'er', 'arna', 'erna'];

function asHead(word: string): string[] {
  const bare = word.slice(0, -1);
  if (word.endsWith('a')) return [word, `${word}n`, `${bare}or`, `${bare}orna`];
  if (word.endsWith('e'))
    return [word, `${word}n`, `${word}t`, `${bare}ar`, `${bare}arna`, `${word}n`];
  const syncopated = /^(.*[^aeiouyåäö])e([lnr])$/.exec(word);
  const short = syncopated ? [`${syncopated[1]}${syncopated[2]}ar`] : [];
  return [word, ...plain.map((ending) => word + ending), ...short];
}

/** 'arbete' behind 'arbets', 'kyrka' behind 'kyrko', 'skola' behind 'skol'. */
function behindFirst(part: string): string[] {
  const bare = part.slice(0, -1);
  if (part.endsWith('s')) return [bare, `${bare}e`];
  if (/[oue]$/.test(part)) return [`${bare}a`];
  return vowelEnd.test(part) ? [] : [`${part}a`, `${part}e`];
}

const vowel = /[aeiouyåäö]/;
/** How a part may begin. */
const beginning =
  /^(?:[bcdfghjklmnprstvw]?|sj|s[kpt]r?|s[lmnvt]|b[lr]|dr|f[lr]|g[lrn]|k[lnrv]|p[lr]|t[rv]|vr)[aeiouyåäö]/;
const derivation =
  /^(?:ning|ningar|heten?|heter|skap|lig|liga|ligt|fri|fritt|fria|lös|lösa|löst|are|aren|ande|else|bar|bara|sam|aktig)$/;

export const swedishCompounding: Compounding = {
  nouns: nouns.swedish,
  lemmasOf: (form) => [form, ...swedish.stemsIn(form).map(({ stem }) => stem.replace('|', ''))],
  asFirst,
  asHead,
  behindFirst,
  headsAt(word, at) {
    if (word[at - 1] === 's') return [at, at - 1];
    return word[at] === 's' ? [at, at + 1] : [at];
  },
  mayDivide(word, at) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    const isLong = first.length > 2 || /[aeiouyåäö]$/.test(first);
    const isSyllable = isLong && head.length > 2 && vowel.test(first) && vowel.test(head);
    return isSyllable && beginning.test(head) && !derivation.test(head);
  },
  isDerived: (word) => /(?:fri|fritt|fria|lös|löst|lösa)$/.test(word),
};
