/** Outlines of things on 800 × 1000 as corners, each as round as it says. */

/** A corner: where it is, and the radius it is rounded by (none when absent). */
export type Corner = [x: number, y: number, radius?: number];

/** A point on the way between two corners, never past the middle. */
const between = ([ax, ay]: Corner, [bx, by]: Corner, away: number): [number, number] => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const share = Math.min(away / length, 0.5);
  return [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)];
};

/** A closed outline through corners. */
export function shape(...corners: Corner[]): string {
  const turns = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const [x, y, radius = 0] = corner;
    if (radius === 0) return `L${x} ${y}`;
    return `L${between(corner, before, radius).join(' ')}Q${x} ${y} ${between(corner, after, radius).join(' ')}`;
  });
  return `M${turns.join('').slice(1)}z`;
}

/** A thing whose sides are alike, from its right side: corners from the top down, x from its middle. */
export function twin(...right: Corner[]): string {
  const left = right
    .filter(([x]) => x !== 0)
    .map(([x, y, radius]): Corner => [400 - x, y, radius])
    .toReversed();
  return shape(...right.map(([x, y, radius]): Corner => [400 + x, y, radius]), ...left);
}

/** The same drawing on both sides of the middle. */
export const onBothSides = (drawing: string): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 800 0)">${drawing}</g>`;
