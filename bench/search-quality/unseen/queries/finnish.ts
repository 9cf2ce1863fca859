/** Finnish words in their cases, numbers and possessive forms; compounds and their parts. */
import { namesIn, type Asked, type Asking } from '../asking.ts';
import type { Noun } from '../nouns.ts';

const language = 'fi';

const nounsBy = ({ catalogue }: Asking): Map<string, Noun> =>
  new Map(catalogue.nouns.map((noun) => [noun.fi.base, noun]));

export function wholeWords(asking: Asking): Asked[] {
  const nouns = nounsBy(asking);
  return namesIn(asking, language).flatMap(({ name, meant }) => {
    const noun = nouns.get(name.head);
    if (!noun) return [];
    const cases = Object.values(noun.fi.cases).map((form) => ({ of: 'cases', form }));
    const possessives = noun.fi.possessives.map((form) => ({ of: 'possessives', form }));
    return [{ of: 'base', form: noun.fi.base }, ...cases, ...possessives].map(
      ({ of, form }) => ({ of: `fi ${of}`, language, text: name.lead + form, meant }) as const,
    );
  });
}

const headCases = [
  'singular genitive',
  'singular partitive',
  'singular illative',
  'singular adessive',
  'plural nominative',
  'plural genitive',
  'plural partitive',
  'plural illative',
  'plural inessive',
  'plural adessive',
];
const partCases = [
  'singular genitive',
  'singular partitive',
  'plural nominative',
  'plural partitive',
];

/** Heads and other parts that are a word of their own nowhere in the catalogue. */
export function partsOfCompounds(asking: Asking): Asked[] {
  const { catalogue, productsOf, isClear } = asking;
  const alone = new Set(catalogue.kinds.map(({ names }) => names.fi.text));
  return catalogue.nouns
    .filter(({ fi }) => !alone.has(fi.base))
    .flatMap(({ fi }) => {
      const headed = productsOf(({ names }) => names.fi.head === fi.base);
      const having = productsOf(({ names }) =>
        names.fi.parts.some(({ lemma }) => lemma === fi.base),
      );
      const isHead = headed.size > 0;
      const of = isHead ? 'fi head' : 'fi first part';
      const meant = isHead ? headed : having;
      const forms = (isHead ? headCases : partCases).map((name) => fi.cases[name] ?? '');
      const inflected = forms
        .filter((form) => form !== '' && isClear(language, form, fi.base))
        .map((text) => ({ of: `${of}, inflected`, language, text, meant }) as const);
      return [{ of, language, text: fi.base, meant } as const, ...inflected];
    });
}

/** Split, hyphenated, and both with an inflected head. */
export function splitCompounds(asking: Asking): Asked[] {
  const nouns = nounsBy(asking);
  return namesIn(asking, language).flatMap(({ name, meant }) => {
    const [first, ...rest] = name.parts.map(({ surface }) => surface.replace(/-$/, ''));
    if (first === undefined || rest.length === 0) return [];
    const cases = nouns.get(name.head)?.fi.cases ?? {};
    const lead = [first, ...rest.slice(0, -1)];
    const ends = [cases['plural nominative'], cases['plural partitive']].filter(
      (form) => form !== undefined,
    );
    const ask = (of: string, text: string) => ({ of, language, text, meant }) as const;
    return [
      ask('fi split', [first, ...rest].join(' ')),
      ask('fi hyphenated', [first, ...rest].join('-')),
      ...ends.map((end) => ask('fi split, inflected', [...lead, end].join(' '))),
      ...ends.slice(1).map((end) => ask('fi hyphenated, inflected', [...lead, end].join('-'))),
    ];
  });
}
