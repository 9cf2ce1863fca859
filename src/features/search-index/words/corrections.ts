/** What a mistyped word means: decided for all segments together. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import type { Close } from './guesses.ts';
import type { SegmentWords } from './segment-words.ts';

interface Context {
  language: Language;
  grammar: Grammar;
}

/** Shorter words are next to too many others, longer ones are none. */
const [shortest, longest] = [4, 40];
/** Words of fewer letters are corrected only to one that is nearer than all others. */
const sure = 5;
const nearerBy = 0.2;
/** What the error may cost in words of at most this many letters. */
const [short, mostInShort] = [5, 1.15];

/** The likeliest word; of equally likely ones that of most products. A word of the language is right,
 * also when nothing is sold that is called so. */
export function correctionOf(
  typed: string,
  segments: readonly SegmentWords[],
  { language, grammar }: Context,
): Close | undefined {
  const isOfLength = shortest <= typed.length && typed.length <= longest;
  if (!isOfLength || grammar.isWord(typed, language)) return undefined;
  const close = segments.flatMap((segment) => segment.closest(typed, language));
  const [best, ...others] = close.toSorted(
    (a, b) => a.distance - b.distance || b.having - a.having,
  );
  if (best === undefined || typed.length > short) return best;
  if (best.distance > mostInShort) return undefined;
  const isRivalled = others.some(
    ({ word, distance }) => word !== best.word && distance < best.distance + nearerBy,
  );
  return typed.length < sure && isRivalled ? undefined : best;
}
