/** Number of edits between two names: letters missing, added, wrong or swapped with the next one. */
export function editDistance(one: string, other: string): number {
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

/** The name that is spelt most alike; undefined where none is near. @param most edits at most */
export function nearest(
  name: string,
  names: readonly string[],
  most = name.length < 6 ? 1 : 2,
): string | undefined {
  const [best] = names
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= most ? best.other : undefined;
}
