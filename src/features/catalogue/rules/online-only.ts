/** When the notice that a product is sold online only is shown (R164). */
import type { Availability } from '../contract.ts';
import type { Period } from '../record/catalogue-document.ts';

/** From the first instant of the period until before its end. */
export function showsOnlineOnly(
  availability: Availability,
  period: Period | null,
  now: Temporal.Instant,
): boolean {
  if (availability !== 'ONLINE_ONLY' || !period) return false;
  const { compare } = Temporal.Instant;
  return compare(now, period.from) >= 0 && compare(now, period.until) < 0;
}
