import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LocalTime } from './local-time.ts';
import { shopZone } from './time.ts';

test.each([
  ['2026-11-16T00:00:00', '2026-11-15T22:00:00Z', 'winter'],
  ['2026-06-16T00:00:00', '2026-06-15T21:00:00Z', 'summer'],
  ['2026-11-16T09:30', '2026-11-16T07:30:00Z', 'no seconds'],
  ['2026-11-16', '2026-11-15T22:00:00Z', 'a day begins at midnight'],
  ['2026-12-26T23:59:59.999', '2026-12-26T21:59:59.999Z', 'parts of a second'],
  ['2026-03-29T02:59:59', '2026-03-29T00:59:59Z', 'the second before the clock skips an hour'],
  ['2026-03-29T03:30:00', '2026-03-29T01:30:00Z', 'a time that the clock skips is an hour later'],
  ['2026-03-29T04:00:00', '2026-03-29T01:00:00Z', 'the first second of summer time'],
  ['2026-10-25T02:59:59', '2026-10-24T23:59:59Z', 'the second before the hour that comes twice'],
  ['2026-10-25T03:30:00', '2026-10-25T00:30:00Z', 'of two equal times the first'],
  ['2026-10-25T04:00:00', '2026-10-25T02:00:00Z', 'the first second of winter time'],
  ['2026-11-16T00:00:00Z', '2026-11-16T00:00:00Z', 'UTC'],
  ['2026-11-16T00:00:00+02:00', '2026-11-15T22:00:00Z', 'an offset'],
  ['2026-11-16T00:00:00+0530', '2026-11-15T18:30:00Z', 'an offset without a colon'],
  ['2026-11-16T00:00:00-08:00[America/Los_Angeles]', '2026-11-16T08:00:00Z', 'another zone'],
])('%s is %s: %s', (text, instant) => expect(LocalTime.parse(text)).toBe(instant));

test.each([
  '',
  'tomorrow',
  '16.11.2026',
  '2026-11-16 00:00',
  '2026-11-16T24:00',
  '2026-02-30T00:00',
  '2026-13-01',
  '2026-11-16T00:00[America/New_York]',
  '20261116T0000',
  '+012026-11-16T00:00',
])('%j is refused with an example', (text) => {
  const [issue] = LocalTime.safeParse(text).error?.issues ?? [];
  expect(issue?.message).toBe('must be a time such as 2026-11-16T00:00:00');
});

test('a local time shows that time on a Finnish clock, unless the clock skips it', () => {
  const date = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (day) => {
      const text = day.toISOString().slice(0, 19);
      const shown = Temporal.Instant.from(LocalTime.parse(text)).toZonedDateTimeISO(shopZone);
      fc.pre(!(shown.hour === 4 && /-03-.*T03/.test(text)));
      expect(shown.toPlainDateTime().toString()).toBe(Temporal.PlainDateTime.from(text).toString());
    }),
  );
});
