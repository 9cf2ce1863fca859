/** Whether a word is one of a language: such a word is no typing error, even where nothing is sold that
 * is called so. */
import type { Inflection } from './inflection.ts';

const shortest = 3;

/** @param nouns dictionary forms */
export function knownWords(nouns: readonly string[], { stemsOf, stemsIn }: Inflection) {
  // Made at the first error that somebody types.
  let stems: Set<string> | undefined;
  return (form: string): boolean => {
    if (form.length < shortest) return false;
    stems ??= new Set(nouns.flatMap(stemsOf));
    const known = stems;
    return stemsIn(form).some(({ stem }) => known.has(stem));
  };
}
