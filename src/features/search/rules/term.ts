/** Search terms: the minimum length, where their results are, and the corrected form of mistyped ones. */

/** Shorter trimmed terms find nothing, without a call (R113); brands are suggested from this length on (R126). */
export const minimumTermLength = 2;

/** The trimmed term; '' when it is too short to search for. */
export function usableTerm(text: string): string {
  const term = text.trim();
  return term.length < minimumTermLength ? '' : term;
}

/** Path of the results page for a term. */
export const resultsPath = (term: string): string =>
  `/haku?${new URLSearchParams({ hakutermi: term })}`;

/** The term with each corrected word, in order, in place of the typed word nearest to it; null when nothing
 * changes. */
export function correctedTerm(term: string, corrected: readonly string[]): string | null {
  const words = term.trim().split(/\s+/);
  let from = 0;
  for (const word of corrected) {
    const places = words.slice(from).map((typed) => editDistance(typed.toLowerCase(), word));
    if (places.length === 0) break;
    const place = from + places.indexOf(Math.min(...places));
    words[place] = word;
    from = place + 1;
  }
  const result = words.join(' ');
  return result.toLowerCase() === term.trim().toLowerCase() ? null : result;
}

/** Levenshtein distance: letters to add, remove or change to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [row, letter] of [...one].entries()) {
    let [corner, left] = [row, row + 1];
    const rest = above.slice(1).map((up, column) => {
      left = Math.min(corner + (letter === other[column] ? 0 : 1), up + 1, left + 1);
      corner = up;
      return left;
    });
    above = [row + 1, ...rest];
  }
  return above.at(-1) ?? 0;
}
