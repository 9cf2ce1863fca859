/** Words of things that are not sold: nothing must be found. */
import { languages } from '#platform/i18n/language.ts';
import { isOneErrorApart, type Asked, type Asking } from '../asking.ts';
import { allForms, readNouns } from '../nouns.ts';
import { sets, rowsOf } from '../tables.ts';
import { synonymsOf } from './other-words.ts';

/** @throws Error when a word is part of a title after all */
export function nothing({ catalogue }: Asking): Asked[] {
  const texts = catalogue.products.flatMap(({ title }) => Object.values(title));
  const all = texts.join('\n').toLowerCase();
  return rowsOf<'language' | 'asked'>(`${catalogue.set}/nothing.tsv`).map(({ language, asked }) => {
    const isWord = /^\p{Letter}{3,}$/u.test(asked);
    if (isWord && all.includes(asked)) throw new Error(`"${asked}" is sold.`);
    return {
      of: isWord ? 'not sold' : 'signs and phrases not sold',
      language: language === 'sv' || language === 'en' ? language : 'fi',
      text: asked,
      meant: new Set<string>(),
    };
  });
}

/** Letters at the beginning of a word that no word of the catalogue may share. */
const begun = 4;

/** A form of each noun of the other catalogues, as far as nothing here begins so, has it as a part or
 * is called so but for an error. */
export function nounsOfOthers(asking: Asking): Asked[] {
  const others = sets.filter((set) => set !== asking.catalogue.set).flatMap(readNouns);
  return languages.flatMap((language) => {
    const here = textsOf(asking);
    const words = [...new Set(here.split(/[^\p{Letter}]+/u)), ...asking.words[language].keys()];
    return others.flatMap((noun) => {
      const forms = allForms(noun, language);
      const [base = ''] = forms;
      const text = forms[asking.random.between(0, forms.length - 1)] ?? base;
      const isRelated =
        here.includes(base.slice(0, begun)) ||
        forms.some((form) => words.some((word) => isOneErrorApart(word, form)));
      if (isRelated || !/^\p{Letter}{3,}$/u.test(text)) return [];
      return [{ of: `${language} not sold, of others`, language, text, meant: new Set<string>() }];
    });
  });
}

/** Everything that may be found, in all languages. */
function textsOf({ catalogue }: Asking): string {
  const texts = catalogue.products.flatMap(({ title, description, categories, brand }) => [
    ...[title, description, ...categories].flatMap((text) => Object.values(text)),
    brand.name,
  ]);
  const synonyms = Object.values(synonymsOf(catalogue.set)).flat();
  return [...texts, ...synonyms].join('\n').toLowerCase();
}
