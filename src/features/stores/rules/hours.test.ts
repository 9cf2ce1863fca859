import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviations, hoursOn, stateAt, weekAround } from './hours.ts';

const store = {
  openingHours: 'Mo-Fr 09:00-21:00, Sa 10:00-18:00',
  holidayHours: '12:00-18:00',
  exceptions: [
    { from: '2026-12-24', to: '2026-12-24', hours: '09:00-13:00', name: { fi: 'Jouluaatto' } },
    { from: '2026-12-25', to: '2026-12-26', hours: null, name: { fi: 'Joulu' } },
  ],
};
const day = (text: string) => Temporal.PlainDate.from(text);
const textOf = (hours: { opens: string; closes: string } | null) =>
  hours && `${hours.opens}-${hours.closes}`;

describe('hours of a day (R035)', () => {
  test.each([
    ['2026-11-23', '09:00-21:00', 'a Monday'],
    ['2026-11-28', '10:00-18:00', 'a Saturday'],
    ['2026-11-29', null, 'a Sunday'],
    ['2026-05-14', '12:00-18:00', 'Ascension Day, on which the store is open for fewer hours'],
    ['2026-10-31', '12:00-18:00', 'All Saints’ Day, a Saturday'],
    ['2026-12-06', null, 'Independence Day on a Sunday, when it is always closed'],
    ['2026-12-24', '09:00-13:00', 'Christmas Eve, which has an exception'],
    ['2026-12-25', null, 'Christmas Day, closed by an exception in spite of the holiday hours'],
    ['2026-12-26', null, 'the last day of the exception'],
    ['2026-12-28', '09:00-21:00', 'the Monday after it'],
  ] as [string, string | null, string][])('on %s are %s: it is %s', (date, hours) => {
    expect(textOf(hoursOn(store, day(date)).hours)).toBe(hours);
  });

  test('a store without holiday hours is closed on holidays', () => {
    const plain = { openingHours: 'Mo-Su 09:00-21:00', exceptions: [] };
    expect(hoursOn(plain, day('2026-01-06'))).toEqual({
      date: '2026-01-06',
      hours: null,
      reason: { holiday: 'epiphany' },
    });
  });

  test('the reason is the merchant’s where there is one, else the holiday’s name', () => {
    expect(hoursOn(store, day('2026-12-25')).reason).toEqual({ name: { fi: 'Joulu' } });
    expect(hoursOn(store, day('2026-05-14')).reason).toEqual({ holiday: 'ascension' });
    expect(hoursOn(store, day('2026-11-23')).reason).toBeNull();
  });
});

test('the week of a day goes from Monday to Sunday, also over the turn of a year (R035)', () => {
  const dates = (of: string) => weekAround(store, day(of)).map(({ date }) => date);
  expect(dates('2026-12-31')).toEqual(dates('2027-01-03'));
  expect([dates('2027-01-03').at(0), dates('2026-12-28').at(-1)]).toEqual([
    '2026-12-28',
    '2027-01-03',
  ]);
});

describe('deviations (R035)', () => {
  test('are the days of the next two weeks with other hours, those that are alike in one', () => {
    expect(deviations(store, day('2026-12-14'))).toEqual([
      {
        from: '2026-12-24',
        to: '2026-12-24',
        hours: { opens: '09:00', closes: '13:00' },
        reason: { name: { fi: 'Jouluaatto' } },
      },
      { from: '2026-12-25', to: '2026-12-26', hours: null, reason: { name: { fi: 'Joulu' } } },
    ]);
  });

  test('today and the 14th day count, the 15th does not', () => {
    const one = { ...store, exceptions: store.exceptions.slice(0, 1) };
    const found = (today: string) => deviations(one, day(today)).map(({ from }) => from);
    expect(found('2026-12-24')).toContain('2026-12-24');
    expect(found('2026-12-11')).toEqual(['2026-12-24']);
    expect(found('2026-12-10')).toEqual([]);
  });

  test('a holiday on a day the store is closed anyway is none', () => {
    expect(deviations(store, day('2026-12-01'), 7)).toEqual([]);
  });
});

const at = (text: string) => Temporal.Instant.from(text);
const shown = (of: Parameters<typeof stateAt>[0], now: string) => {
  const { isOpen, change } = stateAt(of, at(now));
  return `${isOpen ? 'open until' : 'closed until'} ${change ? `${change.date} ${change.time} in ${change.daysAhead}` : 'ever'}`;
};

describe('the state of a store (R035)', () => {
  test.each([
    ['2026-11-23T08:59:59+02:00', 'closed until 2026-11-23 09:00 in 0'],
    ['2026-11-23T09:00:00+02:00', 'open until 2026-11-23 21:00 in 0'],
    ['2026-11-23T20:59:59+02:00', 'open until 2026-11-23 21:00 in 0'],
    ['2026-11-23T21:00:00+02:00', 'closed until 2026-11-24 09:00 in 1'],
    ['2026-11-23T23:59:59+02:00', 'closed until 2026-11-24 09:00 in 1'],
    ['2026-11-24T00:00:00+02:00', 'closed until 2026-11-24 09:00 in 0'],
    ['2026-11-28T18:00:00+02:00', 'closed until 2026-11-30 09:00 in 2'],
    ['2026-12-24T13:00:00+02:00', 'closed until 2026-12-28 09:00 in 4'],
    // The clock of Helsinki counts, not that of the machine.
    ['2026-11-23T18:59:59Z', 'open until 2026-11-23 21:00 in 0'],
    ['2026-06-01T05:59:59Z', 'closed until 2026-06-01 09:00 in 0'],
    ['2026-06-01T06:00:00Z', 'open until 2026-06-01 21:00 in 0'],
  ])('at %s is %s', (now, state) => {
    expect(shown(store, now)).toBe(state);
  });

  const always = {
    openingHours: 'Mo-Su 00:00-24:00',
    holidayHours: '00:00-24:00',
    exceptions: [],
  };
  const november = '2026-11-23T12:00:00+02:00';

  test('a store that closes at midnight and opens then is open all the while', () => {
    expect(shown(always, november)).toBe('open until ever');
    const weekend = { openingHours: 'Fr 18:00-24:00, Sa 00:00-12:00', exceptions: [] };
    expect(shown(weekend, '2026-11-27T23:00:00+02:00')).toBe('open until 2026-11-28 12:00 in 1');
    const late = { openingHours: 'Mo 09:00-24:00', exceptions: [] };
    expect(shown(late, november)).toBe('open until 2026-11-23 24:00 in 0');
  });

  test('a store that does not open within two weeks is closed without an end', () => {
    const repair = { from: '2026-11-01', to: '2027-03-01', hours: null, name: { fi: 'Remontti' } };
    expect(shown({ ...store, exceptions: [repair] }, november)).toBe('closed until ever');
  });

  test.each([
    ['clocks go back', '2026-10-25T00:30:00+03:00', 10.5],
    ['clocks go forward', '2026-03-29T00:30:00+02:00', 8.5],
  ])('when %s, the store still opens at 10 of the wall: in %s %d hours', (_, now, hours) => {
    const sundays = { openingHours: 'Su 10:00-18:00', exceptions: [] };
    const { change } = stateAt(sundays, at(now));
    expect([change?.time, (change?.milliseconds ?? 0) / 3_600_000]).toEqual(['10:00', hours]);
  });
});

test('a store is open exactly during the hours of the day, and its state holds until the change (R035)', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(minutes, (after) => {
      const now = at('2026-06-01T00:00:00+03:00').add({ minutes: after });
      const wall = now.toZonedDateTimeISO('Europe/Helsinki');
      const { hours } = hoursOn(store, wall.toPlainDate());
      const time = wall.toPlainTime().toString().slice(0, 5);
      const state = stateAt(store, now);
      expect(state.isOpen).toBe(hours !== null && hours.opens <= time && time < hours.closes);
      const changed = now.add({ milliseconds: state.change?.milliseconds ?? 0 });
      expect(stateAt(store, changed).isOpen).toBe(!state.isOpen);
      expect(stateAt(store, changed.subtract({ seconds: 1 })).isOpen).toBe(state.isOpen);
    }),
  );
});
