/** When a store is open: on a day, in a week, now. The clock is that of a Finnish wall. */
import { holidayOn, type Holiday } from '#platform/finnish-calendar.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';
import type { Store } from '../record.ts';
import { spanOf, weekOf, type Hours } from '../record/opening-hours.ts';

type Day = Temporal.PlainDate;
type Opening = Pick<Store, 'openingHours' | 'holidayHours' | 'exceptions'>;

export interface DayHours {
  /** ISO date. */
  date: string;
  /** Null when it is closed. */
  hours: Hours | null;
  /** Why they may differ from those of other weeks; the merchant's name comes before the calendar's. */
  reason: { name: LocalText } | { holiday: Holiday } | null;
}

/** Hours on a day: those of an exception, else of a holiday, else of the weekday. */
export function hoursOn(store: Opening, day: Day): DayHours {
  const date = day.toString();
  const exception = store.exceptions.find(({ from, to }) => from <= date && date <= to);
  if (exception) {
    const { hours, name } = exception;
    return { date, hours: hours === null ? null : spanOf(hours), reason: { name } };
  }
  const usual = usualOn(store, day);
  const holiday = holidayOn(day);
  if (!holiday) return { date, hours: usual, reason: null };
  // Holidays open no store on a weekday on which it is always closed.
  const hours = usual && store.holidayHours ? spanOf(store.holidayHours) : null;
  return { date, hours, reason: { holiday } };
}

const usualOn = ({ openingHours }: Opening, day: Day): Hours | null =>
  weekOf(openingHours)[day.dayOfWeek - 1] ?? null;

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, days) => first.add({ days }));

/** The seven days of the week of a day, Monday first. */
export const weekAround = (store: Opening, day: Day): DayHours[] =>
  daysFrom(day.subtract({ days: day.dayOfWeek - 1 }), 7).map((one) => hoursOn(store, one));

/** Days in a row with the same hours for the same reason. */
export interface Deviation extends Pick<DayHours, 'hours'> {
  reason: NonNullable<DayHours['reason']>;
  /** First and last day, ISO dates. */
  from: string;
  to: string;
}

/** Where the hours of the next `count` days, today included, differ from those of other weeks. */
export function deviations(store: Opening, today: Day, count = 14): Deviation[] {
  const found: Deviation[] = [];
  for (const day of daysFrom(today, count)) {
    const { date, hours, reason } = hoursOn(store, day);
    if (!reason || isSame(hours, usualOn(store, day))) continue;
    const last = found.at(-1);
    const continues =
      last?.to === day.subtract({ days: 1 }).toString() &&
      isSame(last.hours, hours) &&
      isSame(last.reason, reason);
    if (continues) last.to = date;
    else found.push({ from: date, to: date, hours, reason });
  }
  return found;
}

const isSame = (a: object | null, b: object | null) => JSON.stringify(a) === JSON.stringify(b);

/** Whether it is open, and when that changes; null when it does not within two weeks. */
export interface OpenState {
  isOpen: boolean;
  change: {
    /** `21:00`; `24:00` for closing at the end of the day. */
    time: string;
    /** ISO date. */
    date: string;
    /** 0 is today. */
    daysAhead: number;
    milliseconds: number;
  } | null;
}

/** Days after which a change is not looked for. */
const horizon = 14;

export function stateAt(store: Opening, now: Temporal.Instant): OpenState {
  const today = now.toZonedDateTimeISO(shopZone).toPlainDate();
  const spans = spansOf(daysFrom(today, horizon + 1).map((day) => hoursOn(store, day)));
  const next = spans.find(({ closes }) => Temporal.Instant.compare(now, closes.at) < 0);
  const isOpen = next !== undefined && Temporal.Instant.compare(next.opens.at, now) <= 0;
  const edge = isOpen ? next.closes : next?.opens;
  if (!edge) return { isOpen, change: null };
  const { time, date, at } = edge;
  const daysAhead = today.until(date).days;
  // Open at every hour that is looked at.
  if (time === '24:00' && daysAhead === horizon) return { isOpen, change: null };
  const milliseconds = at.epochMilliseconds - now.epochMilliseconds;
  return { isOpen, change: { time, date, daysAhead, milliseconds } };
}

interface Edge {
  at: Temporal.Instant;
  time: string;
  date: string;
}

/** Spans of opening, with those that meet at midnight joined. */
function spansOf(days: readonly DayHours[]): { opens: Edge; closes: Edge }[] {
  const spans: { opens: Edge; closes: Edge }[] = [];
  for (const { date, hours } of days) {
    if (!hours) continue;
    const opens = edgeOf(date, hours.opens);
    const closes = edgeOf(date, hours.closes);
    const last = spans.at(-1);
    if (last?.closes.at.equals(opens.at)) last.closes = closes;
    else spans.push({ opens, closes });
  }
  return spans;
}

/** A time that is skipped when clocks go forward is an hour later; one that comes twice is the first. */
function edgeOf(date: string, time: string): Edge {
  const day = Temporal.PlainDate.from(date);
  const isEnd = time === '24:00';
  const wall = { plainTime: isEnd ? '00:00' : time, timeZone: shopZone };
  const at = (isEnd ? day.add({ days: 1 }) : day).toZonedDateTime(wall).toInstant();
  return { at, time, date };
}
