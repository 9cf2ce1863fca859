/** The words by which lists can be narrowed. */
import { languages, type LocalText } from '#platform/i18n/language.ts';
import type { Attributes, AttributeWords } from '../record/attributes.ts';
import type { Detail } from '../record/details.ts';

/** The key of an attribute that the merchant names itself. */
export const detailKey = (name: string): string => name.trim().toLowerCase();

/** A detail's values: one, but of materials as many as there are: '95 % puuvilla / 5 % elastaani'. */
export function valuesOfDetail({ key, value }: Pick<Detail, 'key' | 'value'>): LocalText[] {
  if (key !== 'material') return [value];
  const parts = new Map(
    languages.flatMap((language) => {
      const text = value[language];
      return text === undefined ? [] : [[language, text.split('/').map(withoutShare)] as const];
    }),
  );
  const most = Math.max(0, ...[...parts.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(
      [...parts].flatMap(([language, texts]) => (texts[at] ? [[language, texts[at]]] : [])),
    ),
  );
}

const withoutShare = (part: string): string => part.replace(/\d+(?:[.,]\d+)?\s*%/, '').trim();

/** A value as a word, the same for every language: its text in the first language that has one. */
export const wordOf = (value: LocalText): string =>
  (languages.map((language) => value[language]).find(Boolean) ?? '').trim().toLowerCase();

/** All words of a product. */
export function attributeWordsOf(
  attributes: Attributes | undefined,
  details: readonly Detail[] = [],
): AttributeWords {
  const words = new Map<string, readonly string[]>(Object.entries(attributes ?? {}));
  for (const detail of details) {
    const own = valuesOfDetail(detail).map(wordOf);
    words.set(detail.key, [...new Set([...(words.get(detail.key) ?? []), ...own])]);
  }
  return words;
}
