/** Most of one thing the field takes; the cart's own limit. */
export const mostOfOne = 999;

/** The quantity that what was typed asks for; null when it asks for none, or for what the cart has. A
 * negative or broken one is ignored (R244). */
export function wantedQuantity(typed: string, quantity: number): number | null {
  const wanted = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isInteger(wanted) || wanted < 0) return null;
  const count = Math.min(wanted, mostOfOne);
  return count === quantity ? null : count;
}
