/** Which report is asked for, and of which days. */
import { shopZone } from '#platform/time.ts';

export const reportNames = ['sales', 'funnel', 'search', 'missed', 'campaigns', 'speed'] as const;
export type ReportName = (typeof reportNames)[number];

/** First and last day, in Finland. */
export interface Days {
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
}

/** A longer report would be slow to count and to show. */
const mostYears = 5;
export const standardDays = 30;

export const lastDays = (until: Temporal.PlainDate, count: number): Days => ({
  from: until.subtract({ days: count - 1 }),
  until,
});

/** The days as somebody typed them; empty ones are absent. */
export interface TypedDays {
  from?: string | undefined;
  until?: string | undefined;
}

export interface DaysFault {
  field: keyof Days;
  code: 'noDay' | 'order' | 'tooLong';
  text: string;
  /** The other day. */
  other: string;
}

/** The last thirty days when nothing is typed. */
export function readDays(
  { from: typedFrom, until: typedUntil }: TypedDays,
  today: Temporal.PlainDate,
): Days | DaysFault[] {
  const [first, last] = [typedFrom, typedUntil].map((text) => (text ? dayIn(text) : undefined));
  const noDay = (field: keyof Days, text = ''): DaysFault => ({
    field,
    code: 'noDay',
    text,
    other: '',
  });
  const faults = [
    ...(first === null ? [noDay('from', typedFrom)] : []),
    ...(last === null ? [noDay('until', typedUntil)] : []),
  ];
  if (faults.length > 0) return faults;
  const until = last ?? today;
  const from = first ?? lastDays(until, standardDays).from;
  const wrong = (code: DaysFault['code']): DaysFault[] => [
    { field: 'from', code, text: String(from), other: String(until) },
  ];
  if (Temporal.PlainDate.compare(from, until) > 0) return wrong('order');
  if (Temporal.PlainDate.compare(from.add({ years: mostYears }), until) <= 0)
    return wrong('tooLong');
  return { from, until };
}

/** Null for what is none, such as the 30th of February; no shop sold in other millennia. */
export function dayIn(text: string): Temporal.PlainDate | null {
  try {
    return /^2\d{3}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : null;
  } catch {
    return null;
  }
}

/** The first instant of the first day, and the first one after the last day. */
export const instantsOf = ({ from, until }: Days) => ({
  from: from.toZonedDateTime(shopZone).toInstant(),
  until: until.add({ days: 1 }).toZonedDateTime(shopZone).toInstant(),
});
