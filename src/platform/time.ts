/** Time: every rule takes `now`; only the composition roots in services/ read the clock. */

export const shopZone = 'Europe/Helsinki';

/** Returns the current instant; tests and demo shops pass their own clock. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** A clock that starts at `start` and runs on from there, for example to show the campaign of another day. */
export function clockFrom(start: Temporal.Instant): Clock {
  const offset = Temporal.Now.instant().until(start);
  return () => Temporal.Now.instant().add(offset);
}

/** The configured clock, or the system's. */
export const clockSetTo = (start: string | undefined): Clock =>
  start ? clockFrom(Temporal.Instant.from(start)) : systemClock;

/** Calendar day in Finland: `2026-11-21`. */
export function dayInFinland(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(shopZone).toPlainDate();
}
