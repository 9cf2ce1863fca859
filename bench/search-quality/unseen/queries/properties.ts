/** Nouns with a colour, with a size, and with what they are free of. */
import type { Language } from '#platform/i18n/language.ts';
import { nameForms, namesIn, type Asked, type Asking } from '../asking.ts';
import { sizes, type Adjective } from '../traits.ts';

/** Adjective and noun in the same case and number. */
function agreeing(asking: Asking, language: Language, adjective: Adjective, forms: string[]) {
  const words = adjective[language];
  const [base = ''] = forms;
  if (language === 'en') return [[words[0], base]];
  if (language === 'sv')
    return [
      [words[0], base],
      [words.at(-1), forms[2] ?? base],
    ];
  const nouns = asking.catalogue.nouns.filter(({ fi }) => base.endsWith(fi.base));
  const noun = nouns.toSorted((a, b) => b.fi.base.length - a.fi.base.length)[0];
  if (!noun) return [[words[0], base]];
  const lead = base.slice(0, base.length - noun.fi.base.length);
  const names = ['singular partitive', 'plural nominative', 'plural partitive'];
  const inflected = names.map((name, i) => [words[i + 1], noun.fi.cases[name]]);
  return [[words[0], base], ...inflected.map(([word, form]) => [word, form && lead + form])];
}

/** Pairs of words as texts, without those that have no such form. */
const textsOf = (pairs: (string | undefined)[][]): string[] =>
  pairs
    .filter((pair) => pair.every((word) => word !== undefined && word !== ''))
    .map((pair) => pair.join(' '));

export function colours(asking: Asking, language: Language): Asked[] {
  return namesIn(asking, language)
    .filter(({ kind }) => kind.traits.has('colour'))
    .flatMap(({ kind, name }, i) => {
      const { colours: all } = asking.catalogue.traits;
      const colour = all[i % all.length];
      if (!colour) return [];
      const meant = asking.productsOf(
        ({ names }, { items }) =>
          names[language].text === name.text && items[0]?.colour?.key === colour.key,
      );
      const forms = nameForms(asking, kind, language);
      const texts = textsOf(agreeing(asking, language, colour, forms));
      return [...texts, `${name.text} ${colour[language][0]}`].map((text) => ({
        of: `${language} colour and noun`,
        language,
        text,
        meant,
      }));
    })
    .filter(({ meant }) => meant.size > 0);
}

const sizeWords = { fi: 'koko', sv: 'storlek', en: 'size' };

export function withSizes(asking: Asking, language: Language): Asked[] {
  return namesIn(asking, language).flatMap(({ kind, name }) =>
    (sizes[kind.traits.get('size') ?? ''] ?? []).flatMap((size) => {
      const meant = asking.productsOf(
        ({ names }, { items }) =>
          names[language].text === name.text && items.some((item) => item.size === size),
      );
      return [`${name.text} ${sizeWords[language]} ${size}`, `${name.text} ${size}`].map(
        (text) => ({ of: `${language} size`, language, text, meant }),
      );
    }),
  );
}

/** 'Gluteeniton leipä': the head of the kind's name with the property. */
export function freeOf(asking: Asking, language: Language): Asked[] {
  const { catalogue, productsOf } = asking;
  return [...catalogue.traits.free.values()].flatMap((property) => {
    const heads = new Set(
      catalogue.kinds
        .filter(({ traits }) => traits.get('free') === property.key)
        .map(({ names }) => names[language].head),
    );
    return [...heads].flatMap((head) => {
      const meant = productsOf(
        ({ names }, { free }) => names[language].head === head && free === property.key,
      );
      const noun = catalogue.nouns.find((one) =>
        language === 'fi' ? one.fi.base === head : one[language][0] === head,
      );
      const forms = noun && language !== 'fi' ? noun[language] : [head];
      const texts = textsOf(agreeing(asking, language, property, forms));
      const [first = ''] = property[language];
      const apart = language === 'en' ? [`${first.replace('-', ' ')} ${head}`] : [];
      return [...texts, ...apart, `${head} ${first}`].map((text) => ({
        of: `${language} free of something`,
        language,
        text,
        meant,
      }));
    });
  });
}
