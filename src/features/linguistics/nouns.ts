/** Common nouns of a language in their dictionary forms, written by hand: parts that compounds often
 * have, and words that are no typing errors. */
import english from './english/nouns.json' with { type: 'json' };
import finnish from './finnish/nouns.json' with { type: 'json' };
import swedish from './swedish/nouns.json' with { type: 'json' };

export const nouns: Record<'english' | 'finnish' | 'swedish', readonly string[]> = {
  english,
  finnish,
  swedish,
};
