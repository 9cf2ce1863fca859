/** Search terms: the minimum length, and where their results are. */

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
