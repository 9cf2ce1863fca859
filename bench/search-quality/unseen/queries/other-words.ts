/** Synonyms and surplus words. */
import type { Language } from '#platform/i18n/language.ts';
import { namesIn, type Asked, type Asking } from '../asking.ts';
import { rowsOf, type SetName } from '../tables.ts';

type Row = Record<'language' | 'line' | 'asked', string> & { language: Language };

const readSynonyms = (set: SetName): Row[] =>
  rowsOf<'language' | 'line' | 'asked'>(`${set}/synonyms.tsv`).filter(
    (row): row is Row => row.language === 'fi' || row.language === 'sv' || row.language === 'en',
  );

/** The merchant's synonyms as lines: 'a, b' both ways, 'a, b => c' one way. */
export const synonymsOf = (set: SetName): Record<Language, string[]> => {
  const of = (language: Language) =>
    readSynonyms(set)
      .filter((row) => row.language === language)
      .map(({ line }) => line);
  return { fi: of('fi'), sv: of('sv'), en: of('en') };
};

/** @throws Error for a line whose words all name nothing that is sold */
export function synonyms(asking: Asking): Asked[] {
  return readSynonyms(asking.catalogue.set).flatMap(({ language, line, asked }) => {
    const names = (line.split('=>').at(-1) ?? '').split(',').map((word) => word.trim());
    const meant = asking.productsOf(({ names: ofKind }) => {
      const { text, parts, head } = ofKind[language];
      const isHead = names.includes(text) || names.includes(head);
      return isHead || parts.some(({ lemma }) => names.includes(lemma));
    });
    if (meant.size === 0) throw new Error(`Nothing is sold that "${line}" names.`);
    return asked.split(' ').map((text, i) => ({
      of: i === 0 ? 'synonym' : 'synonym, inflected',
      language,
      text,
      meant,
    }));
  });
}

export function surplus(asking: Asking): Asked[] {
  return rowsOf<'language' | 'asked'>('surplus.tsv').flatMap(({ language, asked }) => {
    const own = language === 'sv' || language === 'en' ? language : 'fi';
    return namesIn(asking, own)
      .filter((_, i) => i % 4 === 1)
      .map(({ name, meant }) => ({
        of: 'surplus words',
        language: own,
        text: asked.replace('_', name.text),
        meant,
      }));
  });
}
