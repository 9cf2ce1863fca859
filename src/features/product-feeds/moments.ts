/** Parses dates and times; all are epoch milliseconds. */
import { shopZone } from '#platform/time.ts';
import { fault } from './feed-fault.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
/** A date, or a time without a zone. */
const local = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:?\d{2}(?::?\d{2})?)?$/i;

/** What has no zone is a time in Finland; a date is its first moment there. */
export function moment(value: string): number {
  try {
    const isLocal = local.test(value);
    return isLocal
      ? Temporal.PlainDateTime.from(value).toZonedDateTime(shopZone).epochMilliseconds
      : Temporal.Instant.from(value).epochMilliseconds;
  } catch {
    return fault('must be a moment such as 2026-11-20T00:00+02:00');
  }
}

/** Like `moment`, but a date is its end: what lasts until 1 December ends when 2 December begins. */
export function endMoment(value: string): number {
  const start = moment(value);
  if (!day.test(value)) return start;
  return Temporal.PlainDate.from(value).add({ days: 1 }).toZonedDateTime(shopZone)
    .epochMilliseconds;
}

export function period(value: string): { from: number; until: number } {
  const [begins = '', ends = '', ...more] = value.split('/').map((part) => part.trim());
  const [from, until] = [moment(begins), endMoment(ends)];
  if (more.length > 0 || from >= until) {
    return fault('must be two moments parted by /, the earlier first');
  }
  return { from, until };
}
