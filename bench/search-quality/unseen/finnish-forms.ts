/** Finnish forms from principal parts: cases and numbers by name, and possessive forms. */
import { each, strongPlural, strongSingular } from '../paradigms.ts';

export interface FinnishForms {
  base: string;
  cases: Record<string, string>;
  possessives: string[];
}

const weakCases = ['inessive', 'elative', 'adessive', 'ablative', 'allative', 'translative'];
const weakEndings = 'ssa sta lla lta lle ksi';

const named = (number: string, names: string[], forms: string[]): [string, string][] =>
  names.map((name, i) => [`${number} ${name}`, forms[i] ?? '']);

function singularCases([genitive = '', partitive = '', illative = '']: string[]) {
  const weak = genitive.replace(/n$/, '');
  const basic = named(
    'singular',
    ['genitive', 'partitive', 'illative'],
    [genitive, partitive, illative],
  );
  return [
    ...basic,
    ...named('singular', weakCases, each(weak, weakEndings)),
    ...named('singular', ['essive'], each(strongSingular(illative), 'na')),
    ...named('plural', ['nominative'], each(weak, 't')),
  ];
}

function pluralCases(parts: string[]) {
  const [genitive = '', , illative = '', inessive = ''] = parts;
  const weak = inessive.replace(/ss[aä]$/, '');
  return [
    ...named('plural', ['genitive', 'partitive', 'illative'], parts.slice(0, 3)),
    ...named('plural', weakCases, each(weak, weakEndings)),
    ...named('plural', ['essive'], each(strongPlural(genitive, illative), 'na')),
  ];
}

/** Principal parts as in paradigm-words.ts. */
export function finnishForms(line: string): FinnishForms {
  const [base = '', ...parts] = line.split(' ');
  const [genitive = '', , illative = ''] = parts;
  const plural = parts.slice(3);
  const hasSingular = genitive !== '-';
  const [, partitive = '', , inessive = ''] = plural;
  const ofMany = [`${partitive}ni`, ...each(inessive, 'mme nsa')];
  return {
    base,
    cases: Object.fromEntries([
      ...(hasSingular ? singularCases(parts) : []),
      ...pluralCases(plural),
    ]),
    possessives: hasSingular
      ? [...each(strongSingular(illative), 'ni si mme nsa'), ...ofMany]
      : ofMany,
  };
}
