/** Pages that a search term asks for, by the words their merchant gave them. */
import type { Language } from '#platform/i18n/language.ts';
import type { Space } from '../record/space.ts';

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

const most = 3;
/** A word may lack its last letters while it is long enough to be meant. */
const shortest = 4;

/** Title and path of the pages that a word or the whole of the term names, best first. */
export function helpPagesFor(
  space: Pick<Space, 'pages'>,
  term: string,
  language: Language,
): { path: string; title: string }[] {
  const asked = folded(term);
  if (asked === '') return [];
  const words = asked.split(' ');
  const scoreOf = (word: string): number => {
    if (word === asked) return 3;
    if (words.includes(word)) return 2;
    return asked.length >= shortest && word.startsWith(asked) ? 1 : 0;
  };
  return [...space.pages]
    .flatMap(([key, document]) => {
      const page = document[language];
      const score = Math.max(0, ...(page?.searchWords ?? []).map((word) => scoreOf(folded(word))));
      return page && score > 0 ? [{ path: `/${key}`, title: page.title, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ path, title }) => ({ path, title }));
}
