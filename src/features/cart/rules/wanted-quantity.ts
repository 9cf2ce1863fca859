/** The highest quantity of a line; the cart's own limit. */
export const mostOfOne = 999;

/** The quantity that was typed; null when it is invalid or the same as in the cart. A negative or malformed
 * one is ignored (R244).
 * @param quantity in the cart; null while that is not known */
export function wantedQuantity(typed: string, quantity: number | null): number | null {
  const wanted = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isInteger(wanted) || wanted < 0) return null;
  const count = Math.min(wanted, mostOfOne);
  return count === quantity ? null : count;
}
