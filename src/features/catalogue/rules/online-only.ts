/** When shoppers are told that products are sold online only (R164). */
import { shopZone } from '#platform/time.ts';
import type { Availability } from '../contract.ts';

const first = Temporal.PlainDate.from('2023-05-14');
const last = Temporal.PlainDate.from('2023-07-30');

/** Both days belong to it, in Finland. */
export function showsOnlineOnly(availability: Availability, now: Temporal.Instant): boolean {
  const day = now.toZonedDateTimeISO(shopZone).toPlainDate();
  const { compare } = Temporal.PlainDate;
  return availability === 'ONLINE_ONLY' && compare(day, first) >= 0 && compare(day, last) <= 0;
}
