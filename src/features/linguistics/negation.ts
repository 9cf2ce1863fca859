/** Words that say what a product is without, in the three languages. */
import { wordsOf } from './tokens.ts';

const before = new Set('ilman without no utan inga ingen'.split(' '));
const after = new Set('free vapaa fri'.split(' '));
const any = new RegExp(`(?:^|[\\s-])(?:${[...before, ...after].join('|')})(?:$|[\\s,-])`, 'i');

/** For each word of a name, whether the product is without it: 'tvål utan parfym', 'sugar free cola';
 * undefined for the many names that say nothing of the kind. */
export function negated(name: string): boolean[] | undefined {
  if (!any.test(name)) return undefined;
  const words = wordsOf(name);
  return words.map((_, at) => before.has(words[at - 1] ?? '') || after.has(words[at + 1] ?? ''));
}
