/** Swedish and English words, and words of one language in the pages of another. */
import { languages } from '#platform/i18n/language.ts';
import { nameForms, namesIn, otherLanguages, type Asked, type Asking } from '../asking.ts';
import { allForms } from '../nouns.ts';

export function swedish(asking: Asking): Asked[] {
  const language = 'sv';
  const whole = namesIn(asking, language).flatMap(({ kind, meant }) =>
    nameForms(asking, kind, language).map(
      (text, i) => ({ of: i === 0 ? 'sv base' : 'sv inflected', language, text, meant }) as const,
    ),
  );
  const alone = new Set(asking.catalogue.kinds.map(({ names }) => names.sv.text));
  const bases = new Map(asking.catalogue.nouns.map((noun) => [noun.sv[0] ?? '', noun]));
  const parts = [...bases].flatMap(([base, noun]) => {
    if (alone.has(base)) return [];
    const headed = asking.productsOf(({ names }) => names.sv.head === base);
    const having = asking.productsOf(({ names }) =>
      names.sv.parts.some(({ lemma }) => lemma === base),
    );
    const of = headed.size > 0 ? 'sv head' : 'sv first part';
    const meant = headed.size > 0 ? headed : having;
    return allForms(noun, language)
      .filter((form) => asking.isClear(language, form, base))
      .map(
        (text, i) => ({ of: i === 0 ? of : `${of}, inflected`, language, text, meant }) as const,
      );
  });
  return [...whole, ...parts.filter(({ meant }) => meant.size > 0)];
}

export function english(asking: Asking): Asked[] {
  const language = 'en';
  return namesIn(asking, language).flatMap(({ kind, name, meant }) => {
    const ask = (of: string, text: string) => ({ of, language, text, meant }) as const;
    const [base = name.text, plural] = nameForms(asking, kind, language);
    return [
      ask('en base', base),
      ask("en with 's", `${base}'s`),
      ...(plural === undefined ? [] : [ask('en plural', plural)]),
      ...(base.includes(' ') && !base.includes("'")
        ? [ask('en joined', base.replaceAll(' ', ''))]
        : []),
    ];
  });
}

export function otherPages(asking: Asking): Asked[] {
  return languages.flatMap((own) =>
    namesIn(asking, own).flatMap(({ name, meant }) =>
      otherLanguages(own).map((language) => ({
        of: `${own} words elsewhere`,
        language,
        text: name.text,
        meant,
      })),
    ),
  );
}
