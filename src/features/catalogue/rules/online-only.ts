/** When the note that a product is sold online only is shown (R164). */
import { shopZone } from '#platform/time.ts';
import type { Availability } from '../contract.ts';

const first = Temporal.PlainDate.from('2023-05-14');
const last = Temporal.PlainDate.from('2023-07-30');

/** Both days are inclusive, in Finland's time. */
export function showsOnlineOnly(availability: Availability, now: Temporal.Instant): boolean {
  const day = now.toZonedDateTimeISO(shopZone).toPlainDate();
  const { compare } = Temporal.PlainDate;
  return availability === 'ONLINE_ONLY' && compare(day, first) >= 0 && compare(day, last) <= 0;
}
