/**
 * The stems of a word in dictionary form, by how it ends.
 *
 * A stem's mark says which endings it takes: none: the word as it is; `-` any ending of the
 * singular (talo-, kenkä-, nais-); `~` only those of the weak grade (kengä~); `+` any ending of the
 * plural (kenk+, talo+); `*` only those of the weak grade (keng*).
 */
import { exceptionOf } from './exceptions.ts';
import { strong, weak } from './gradation.ts';
import { byEnding } from './letters.ts';

const singular = (stem: string): string[] => [`${stem}-`, ...weak(stem).map((one) => `${one}~`)];

/** Plural stems of a strong stem; `bare` gives the stem without or with a changed last vowel. */
const plural = (stem: string, bare: (stem: string) => string): string[] => [
  `${bare(stem)}+`,
  ...weak(stem).map((one) => `${bare(one)}*`),
];

const less = (count: number) => (word: string) => word.slice(0, word.length - count);
const last =
  (count: number, more = '') =>
  (word: string) =>
    word.slice(0, word.length - count) + more;
const whole = (word: string): string => word;

const vowelGroups = (word: string): number => word.match(/[aeiouyåäö]+/g)?.length ?? 0;
const roundedFirst = /^[^aeiouyåäö]*(?:uo|o|u)/;

/** Plural of words in -a and -ä: kala, kaloja; koira, koiria; longer words have both. */
function pluralOfA(word: string): string[] {
  const round = plural(word, last(1, word.endsWith('ä') ? 'ö' : 'o'));
  const plain = plural(word, less(1));
  if (vowelGroups(word) !== 2) return [...plain, ...round];
  return word.endsWith('ä') || roundedFirst.test(word) ? plain : round;
}

/** ovi, ove-, ov+; kieli also has kiel-tä, lumi lun-ta. */
function oviStems(word: string): string[] {
  const stem = last(1, 'e')(word);
  const consonant = less(1)(word);
  const partitive = /[hlnrs]$/.test(consonant) ? [`${consonant}-`] : [];
  return [...singular(stem), ...plural(stem, less(1)), ...partitive];
}

function vesiStems(word: string): string[] {
  const t = last(2, 't')(word);
  return [...singular(`${t}e`), `${t}-`, `${less(1)(word)}+`];
}

/** 'Nylon', 'popcorn': foreign words take an i before endings. */
const foreignStems = (word: string): string[] => [`${word}i-`, `${word}e+`];

/** hame, hamee-; vaate, vaattee-; and nukke, nuken. */
function stemsOfE(word: string): string[] {
  const full = [word, ...strong(word)].flatMap((one) => [`${one}e-`, `${one}+`]);
  const short = weak(word).filter(() => /(kk|pp|tt)e$/.test(word));
  return [`${word}-`, ...full, ...short.flatMap((one) => [`${one}~`, `${one}*`])];
}

/** rengas, renkaa-; kaunis, kaunii-; kirves, kirvee-. */
const rengasStems = (word: string): string[] =>
  [word, ...strong(word)].flatMap((one) => {
    const stem = less(1)(one);
    return [`${stem}${stem.slice(-1)}-`, `${stem}+`];
  });

const kehysStems = (word: string): string[] => [
  `${last(1, 'kse')(word)}-`,
  `${last(1, 'ks')(word)}+`,
];

/** pituus, pituute-, pituude-, pituut-ta. */
function pituusStems(word: string): string[] {
  const stem = less(1)(word);
  return [`${stem}te-`, `${stem}de~`, `${stem}t-`];
}

/** Words that end in a nasal or liquid: keitin, keittime-; maustamaton, maustamattoma-; sisar,
 * sisare-. */
const nasalStems = (cut: number, add: string) => (word: string) =>
  [word, ...strong(word)].flatMap((one) => {
    const stem = last(cut, add)(one);
    return [`${stem}-`, `${less(1)(stem)}+`];
  });

/** Comparatives and superlatives: suure-mpi, suure-mpa-, suure-mma-; suuri-n, suuri-mpa-. */
function degreeStems(root: string): string[] {
  const a = /[aou]/.test(root) ? 'a' : 'ä';
  return [`${root}p${a}-`, `${root}m${a}~`, `${root}p+`, `${root}m*`];
}

interface Rule {
  ends: RegExp;
  stems: (word: string) => string[];
}

/** All rules that match give stems. */
const rules: Rule[] = [
  {
    ends: /nen$/,
    stems: (word) => [
      `${last(3, 'se')(word)}-`,
      `${last(3, 's')(word)}-`,
      `${last(3, 's')(word)}+`,
    ],
  },
  { ends: /[ouyåö]$/, stems: (word) => [...singular(word), ...plural(word, whole)] },
  {
    ends: /(aa|ee|ii|oo|uu|yy|ää|öö|ea|eä|oi|ai|äi|ui|ei)$/,
    stems: (word) => [`${less(1)(word)}+`],
  },
  { ends: /(ie|uo|yö)$/, stems: (word) => [`${word.slice(0, -2)}${word.slice(-1)}+`] },
  { ends: /[aä]$/, stems: (word) => [...singular(word), ...pluralOfA(word)] },
  { ends: /i$/, stems: (word) => [...singular(word), ...plural(word, last(1, 'e'))] },
  { ends: /mpi$/, stems: (word) => degreeStems(less(2)(word)) },
  { ends: /e$/, stems: stemsOfE },
  { ends: /[iuyoöaäe]s$/, stems: kehysStems },
  { ends: /[aeioöuäy][uy]s$/, stems: pituusStems },
  { ends: /[aäie]s$/, stems: rengasStems },
  { ends: /[^e]n$|ren$|[^n]en$/, stems: (word) => foreignStems(word) },
  { ends: /in$/, stems: nasalStems(1, 'me') },
  { ends: /in$/, stems: (word) => degreeStems(last(1, 'm')(word)) },
  { ends: /on$/, stems: nasalStems(1, 'ma') },
  { ends: /ön$/, stems: nasalStems(1, 'mä') },
  { ends: /([^n]e|a|u|y)n$/, stems: nasalStems(0, 'e') },
  { ends: /[lr]$/, stems: (word) => [...nasalStems(0, 'e')(word), ...nasalStems(0, 'ee')(word)] },
  { ends: /[^aeiouyåäösn]$/, stems: foreignStems },
  {
    ends: /[aeiouyåäö][uy]t$|[^n][uy]t$/,
    stems: (word) => [`${last(1, 'e')(word)}-`, `${less(1)(word)}+`],
  },
  { ends: /n[uy]t$/, stems: (word) => [`${last(2, 'ee')(word)}-`, `${last(2, 'e')(word)}+`] },
  { ends: /[^aeiouyåäö]$/, stems: (word) => [`${word}-`] },
];

const rulesFor = byEnding(4, (ending) => rules.filter(({ ends }) => ends.test(ending)));
const noWord = /\p{Number}/u;

/** Marked stems of a word, and the word itself. Wrong extra stems do no harm, as no form has them. */
export function paradigmOf(word: string): string[] {
  if (word.length < 2 || noWord.test(word)) return [word];
  const stems = [word, ...rulesFor(word).flatMap((rule) => rule.stems(word))];
  const exception = exceptionOf(word);
  if (!exception) return stems;
  if (exception.likeOvi) stems.push(...oviStems(word));
  if (exception.likeVesi) stems.push(...vesiStems(word));
  return [...stems, ...exception.stems];
}
