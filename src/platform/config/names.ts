/** Names that were meant to be settings of the shop and are none. */

/** What the project's own checks tell their processes. */
const ofTheChecks = ['AITTA_TEST_DATABASE_URL', 'AITTA_E2E_TEMPLATE'];

/** A sentence for each name that begins as only the shop's do, or is one slip away from one of them. */
export function misspelt(names: string[], known: string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || ofTheChecks.includes(name)) return [];
    if (name.startsWith('AITTA_')) return [sentence(name, nearest(name, known))];
    const meant = known.find((one) => one.includes('_') && editDistance(name, one) === 1);
    return meant ? [sentence(name, meant)] : [];
  });
}

const sentence = (name: string, meant: string | undefined) =>
  `There is no setting ${name}${meant ? `; did you mean ${meant}?` : '.'}`;

function nearest(name: string, known: string[]): string | undefined {
  const bare = name.replace(/^AITTA_/, '');
  const [best] = known
    .map((one) => ({ one, distance: Math.min(editDistance(name, one), editDistance(bare, one)) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= 3 ? best.one : undefined;
}

/** Letters that are missing, too many, wrong, or have changed places with the next. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const [above = [], before = []] = [rows[row - 1], rows[row - 2]];
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [
        (above[column] as number) + 1,
        (now[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      ];
      if (isSwapped && row > 1 && column > 1) ways.push((before[column - 2] as number) + 1);
      now.push(Math.min(...ways));
    }
    rows.push(now);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
