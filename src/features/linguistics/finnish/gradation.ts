/** Consonant gradation: 'kenkä' is strong, 'kengä-' weak; both directions over-generate. */
import { isVowel } from './letters.ts';

/** Strong clusters before the last vowel and what they weaken to. */
const weakened: Readonly<Record<string, readonly string[]>> = {
  kk: ['k'],
  pp: ['p'],
  tt: ['t'],
  gg: ['g'],
  bb: ['b'],
  nkk: ['nk'],
  mpp: ['mp'],
  ntt: ['nt'],
  lkk: ['lk'],
  lpp: ['lp'],
  ltt: ['lt'],
  rkk: ['rk'],
  rpp: ['rp'],
  rtt: ['rt'],
  nk: ['ng'],
  nt: ['nn'],
  mp: ['mm'],
  lt: ['ll'],
  rt: ['rr'],
  ht: ['hd'],
  t: ['d'],
  p: ['v'],
  lp: ['lv'],
  rp: ['rv'],
  k: [''],
  lk: ['l', 'lj'],
  rk: ['r', 'rj'],
  hk: ['h', 'hj'],
};

/** Weak clusters and what they may come from. */
const strengthened: Readonly<Record<string, readonly string[]>> = {
  k: ['kk'],
  p: ['pp'],
  t: ['tt'],
  g: ['gg'],
  nk: ['nkk'],
  mp: ['mpp'],
  nt: ['ntt'],
  lk: ['lkk'],
  lp: ['lpp'],
  lt: ['ltt'],
  rk: ['rkk'],
  rp: ['rpp'],
  rt: ['rtt'],
  ng: ['nk'],
  nn: ['nt'],
  mm: ['mp'],
  ll: ['lt'],
  rr: ['rt'],
  hd: ['ht'],
  d: ['t'],
  v: ['p', 'k'],
  lv: ['lp'],
  rv: ['rp'],
  l: ['lk'],
  r: ['rk'],
  h: ['hk'],
  lj: ['lk'],
  rj: ['rk'],
  hj: ['hk'],
  '': ['k'],
};

type Changes = typeof weakened;

/** Changes the consonants before the last vowel; one consonant may follow the vowel. */
function changed(word: string, changes: Changes): string[] {
  const vowelAt = isVowel(word.at(-1)) ? word.length - 1 : word.length - 2;
  let start = vowelAt;
  while (start > 0 && !isVowel(word[start - 1])) start -= 1;
  if (start === 0 || !isVowel(word[vowelAt])) return [];
  const others = changes[word.slice(start, vowelAt)] ?? [];
  return others.map((other) => word.slice(0, start) + other + word.slice(vowelAt));
}

const betweenRounded = /([uy])k\1$/;

/** Weak forms of a strong stem that ends in one vowel; none when it cannot weaken. */
export function weak(stem: string): string[] {
  const forms = changed(stem, weakened);
  return betweenRounded.test(stem) ? [...forms, `${stem.slice(0, -2)}v${stem.slice(-1)}`] : forms;
}

/** Strong forms a weak stem or word may have: 'vaate' has 'vaatte', 'rengas' has 'renkas'. */
export const strong = (word: string): string[] => changed(word, strengthened);
