/** Computes the promised days of delivery. */
import { shopZone } from '#platform/time.ts';
import type { DeliveryKind } from '../contract.ts';

type Day = Temporal.PlainDate;

/** Orders placed on a business day before this hour leave the same day. */
const cutOffHour = 14;

/** Business days of transport, shortest and longest. */
const travel: Record<DeliveryKind, [number, number]> = {
  locker: [1, 3],
  'pickup-point': [1, 3],
  home: [2, 4],
  store: [2, 4],
};

const fixedHolidays = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'];

/** Easter Sunday by the anonymous Gregorian computus. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}

/** Good Friday, Easter Monday and Ascension Day, in days from Easter. */
const movingHolidays = [-2, 1, 39];

export function isBusinessDay(day: Day): boolean {
  if (day.dayOfWeek > 5 || fixedHolidays.includes(day.toString().slice(5))) return false;
  const midsummerEve = day.month === 6 && day.dayOfWeek === 5 && day.day >= 19 && day.day <= 25;
  const sinceEaster = easter(day.year).until(day).days;
  return !midsummerEve && !movingHolidays.includes(sinceEaster);
}

function addBusinessDays(day: Day, count: number): Day {
  let result = day;
  for (let left = count; left > 0;) {
    result = result.add({ days: 1 });
    if (isBusinessDay(result)) left -= 1;
  }
  return result;
}

/** Åland's postcodes begin with 22; the boat takes two more days. */
const boatDays = (postcode: string): number => (postcode.startsWith('22') ? 2 : 0);

/** First and last promised day, ISO dates, of an order placed at `now`. */
export function deliveryPromise(
  now: Temporal.Instant,
  kind: DeliveryKind,
  postcode: string,
): { earliest: string; latest: string } {
  const here = now.toZonedDateTimeISO(shopZone);
  const today = here.toPlainDate();
  const leavesToday = isBusinessDay(today) && here.hour < cutOffHour;
  const leaves = leavesToday ? today : addBusinessDays(today, 1);
  const [first, last] = travel[kind];
  const boat = boatDays(postcode);
  return {
    earliest: addBusinessDays(leaves, first + boat).toString(),
    latest: addBusinessDays(leaves, last + boat).toString(),
  };
}
