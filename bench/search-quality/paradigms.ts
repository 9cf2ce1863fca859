/** Builds Finnish paradigms from principal parts, independently of the shop's own inflection rules. */
import { nouns } from './paradigm-words.ts';

export interface Paradigm {
  /** Dictionary form; the plural for products named in the plural. */
  base: string;
  forms: string[];
}

const harmonic = (stem: string, ending: string): string =>
  /[aou](?!.*[äöy])/.test(stem.slice(-9))
    ? ending
    : ending.replaceAll('a', 'ä').replaceAll('o', 'ö');

export const each = (stem: string, endings: string): string[] =>
  endings.split(' ').map((ending) => stem + harmonic(stem, ending));

const cut = (form: string, ending: RegExp): string => form.replace(ending, '');

/** The stem of the essive and of possessive forms. */
export const strongSingular = (illative: string): string =>
  cut(illative, /(?<=aa|ää|ee|ii|oo)seen$|(?<=[aeiouyäö])h[aeiouyäö]n$|[aeiouyäö]n$/);

export const strongPlural = (genitive: string, illative: string): string =>
  cut(illative, genitive.endsWith('iden') ? /(siin|hin)$/ : /(hin|in)$/);

function singular(genitive: string, partitive: string, illative: string): string[] {
  const weak = cut(genitive, /n$/);
  const strong = strongSingular(illative);
  return [
    genitive,
    partitive,
    illative,
    ...each(weak, 't ssa sta lla lta lle ksi ssani stasi llekin ssakaan ltako'),
    ...each(strong, 'na ni mme nsa'),
    `${partitive}kin`,
  ];
}

function many(genitive: string, partitive: string, illative: string, inessive: string): string[] {
  const weak = cut(inessive, /ss[aä]$/);
  const strong = strongPlural(genitive, illative);
  return [
    genitive,
    partitive,
    illative,
    inessive,
    ...each(weak, 'sta lla lta lle ksi ssamme llekin stako'),
    ...each(strong, 'na'),
    ...each(partitive, 'ni kin han'),
    ...each(genitive, 'kin'),
  ];
}

function paradigmOf(line: string): Paradigm {
  const [base = '', genitive = '', partitive = '', illative = '', ...plural] = line.split(' ');
  const [manyOf = '', manyPart = '', into = '', inMany = ''] = plural;
  const singularForms = genitive === '-' ? [] : singular(genitive, partitive, illative);
  return { base, forms: [...singularForms, ...many(manyOf, manyPart, into, inMany)] };
}

/** All paradigms: 28–36 forms per word, 15 for words without a singular. */
export const paradigms: Paradigm[] = nouns.trim().split('\n').map(paradigmOf);
