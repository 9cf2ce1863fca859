/** Computes the promised days of delivery. */
import { isBusinessDay } from '#platform/finnish-calendar.ts';
import { shopZone } from '#platform/time.ts';
import type { Deliveries, DeliveryWay } from '../record.ts';

type Day = Temporal.PlainDate;

function addBusinessDays(day: Day, count: number): Day {
  let result = day;
  for (let left = count; left > 0;) {
    result = result.add({ days: 1 });
    if (isBusinessDay(result)) left -= 1;
  }
  return result;
}

/** Business days that a postcode adds; the longest prefix counts. */
function daysTo({ longerTo }: Pick<Deliveries, 'longerTo'>, postcode: string): number {
  const [nearest] = longerTo
    .filter(({ postcodes }) => postcode.startsWith(postcodes))
    .toSorted((a, b) => b.postcodes.length - a.postcodes.length);
  return nearest?.days ?? 0;
}

/** First and last promised day, ISO dates, of an order placed at `now`. */
export function deliveryPromise(
  deliveries: Pick<Deliveries, 'cutOffHour' | 'longerTo'>,
  { businessDays: [first, last] }: Pick<DeliveryWay, 'businessDays'>,
  postcode: string,
  now: Temporal.Instant,
): { earliest: string; latest: string } {
  const here = now.toZonedDateTimeISO(shopZone);
  const today = here.toPlainDate();
  const leavesToday = isBusinessDay(today) && here.hour < deliveries.cutOffHour;
  const leaves = leavesToday ? today : addBusinessDays(today, 1);
  const more = daysTo(deliveries, postcode);
  return {
    earliest: addBusinessDays(leaves, first + more).toString(),
    latest: addBusinessDays(leaves, last + more).toString(),
  };
}
