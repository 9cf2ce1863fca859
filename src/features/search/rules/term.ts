/** The words looked for: when they count, and what they become when they were mistyped. */

/** A shorter trimmed term finds nothing, without a call (R113); brands are suggested from here on (R126). */
export const minimumTermLength = 2;

/** The term without the spaces around it; '' when it is too short to look for. */
export function lookedFor(text: string): string {
  const term = text.trim();
  return term.length < minimumTermLength ? '' : term;
}

/** The term with the catalogue's words, in order, in place of those nearest to them; null when all
 * words are as they were. */
export function correctedTerm(term: string, corrected: readonly string[]): string | null {
  const words = term.trim().split(/\s+/);
  let from = 0;
  for (const word of corrected) {
    const places = words.slice(from).map((one) => editDistance(one.toLowerCase(), word));
    if (places.length === 0) break;
    const place = from + places.indexOf(Math.min(...places));
    words[place] = word;
    from = place + 1;
  }
  const reported = words.join(' ');
  return reported.toLowerCase() === term.trim().toLowerCase() ? null : reported;
}

/** Letters to add, leave out or change to make one word the other. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
