import { expect, test } from 'vitest';
import { demoSpace } from '../../content/testing.ts';
import { Slots } from '../record/slots.ts';
import { keyOf, openWindows, slotsOf, windowOf } from './slots.ts';

const at = (time: string) => Temporal.Instant.from(time);
const slots = (more: object = {}) =>
  Slots.parse({
    days: 3,
    hoursBefore: 4,
    windows: [
      { when: 'Mo-Fr 18:00-20:00', capacity: 2, priceEuroCents: 990 },
      { when: 'Mo-Sa 08:00-10:00', capacity: 1 },
    ],
    ...more,
  });
const idsOf = (of: Slots, now: string, opens?: string) =>
  openWindows(of, at(now), opens === undefined ? undefined : at(opens)).map(({ slotId }) => slotId);

test('windows of the days to come are offered in order, from the cut-off on', () => {
  // Thursday 26 November.
  expect(idsOf(slots(), '2026-11-26T04:00:00+02:00')).toEqual([
    '2026-11-26T08:00',
    '2026-11-26T18:00',
    '2026-11-27T08:00',
    '2026-11-27T18:00',
    '2026-11-28T08:00',
  ]);
  expect(idsOf(slots(), '2026-11-26T04:00:01+02:00')[0]).toBe('2026-11-26T18:00');
  expect(idsOf(slots(), '2026-11-26T14:00:01+02:00')[0]).toBe('2026-11-27T08:00');
});

test('Finnish holidays and the merchant’s own days have none', () => {
  const christmas = '2026-12-23T12:00:00+02:00';
  expect(idsOf(slots({ days: 5 }), christmas)).toEqual(['2026-12-23T18:00']);
  expect(idsOf(slots({ days: 2, onHolidays: true }), christmas)).toEqual([
    '2026-12-23T18:00',
    '2026-12-24T08:00',
    '2026-12-24T18:00',
  ]);
  expect(
    idsOf(slots({ closedOn: ['2026-11-26', '2026-11-27'] }), '2026-11-26T00:00:00+02:00'),
  ).toEqual(['2026-11-28T08:00']);
});

test('what is not there before a day is not brought before it', () => {
  const opens = '2026-11-27T00:00:00+02:00';
  expect(idsOf(slots(), '2026-11-26T04:00:00+02:00', opens)[0]).toBe('2026-11-27T08:00');
});

test('the clock of a Finnish wall counts, in summer and in winter', () => {
  // Clocks go forward on 28 March 2027 and back on 31 October 2027, both Sundays.
  const sunday = slots({
    onHolidays: true,
    hoursBefore: 2,
    days: 2,
    windows: [{ when: 'Mo-Su 05:00-07:00', capacity: 1 }],
  });
  expect(idsOf(sunday, '2027-03-28T02:00:01+02:00')[0]).toBe('2027-03-29T05:00');
  expect(idsOf(sunday, '2027-03-28T02:00:00+02:00')[0]).toBe('2027-03-28T05:00');
  expect(idsOf(sunday, '2027-10-31T03:00:00+02:00')[0]).toBe('2027-10-31T05:00');
});

test('a window is known by its id, also when it is too late to choose it', () => {
  expect(windowOf(slots(), '2026-11-26T18:00')).toMatchObject({ capacity: 2, priceEuroCents: 990 });
  for (const id of [
    '2026-11-26T19:00',
    '2026-11-29T08:00',
    '2026-12-25T08:00',
    '2026-02-31T08:00',
    'x',
    '',
  ])
    expect(windowOf(slots(), id)).toBeNull();
});

test('a window is free until as many orders have taken it as it takes, at each place', () => {
  const windows = openWindows(slots(), at('2026-11-27T11:00:00+02:00'));
  const [evening = windows[0]] = windows;
  const slotId = evening?.slotId ?? '';
  const taken = (count: number, agentId: string | null) =>
    new Map([[keyOf({ deliveryMethodId: 'van', agentId, slotId }), count]]);
  const asked = { deliveryMethodId: 'van', priceOf: () => 500 };
  const home = (count: number) =>
    slotsOf(windows, { ...asked, places: null, taken: taken(count, null) })[0];
  expect([home(0)?.isFree, home(1)?.isFree, home(2)?.isFree, home(3)?.isFree]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const places = [{ agentId: 'a' }, { agentId: 'b' }];
  const collected = slotsOf(windows, { ...asked, places, taken: taken(2, 'a') })[0];
  expect(collected).toMatchObject({ isFree: true, notAt: ['a'] });
});

test('a store hands out orders only while it is open', () => {
  const store = demoSpace().stores.find(({ code }) => code === 'tre');
  const late = slots({
    windows: [
      { when: 'Mo-Sa 19:00-22:00', capacity: 9 },
      { when: 'Mo-Sa 09:00-19:00', capacity: 9 },
    ],
  });
  const windows = openWindows(late, at('2026-11-26T01:00:00+02:00'));
  const shown = slotsOf(windows, {
    deliveryMethodId: 'x',
    places: [{ agentId: 'store-tre', store }],
    taken: new Map(),
    priceOf: () => 0,
  });
  expect(shown.map(({ slotId, isFree }) => [slotId.slice(8), isFree])).toEqual([
    ['26T09:00', true],
    ['26T19:00', false],
    ['27T09:00', true],
    ['27T19:00', false],
    ['28T09:00', true],
    ['28T19:00', false],
  ]);
});

test.each([
  [{ windows: [] }, 'windows'],
  [{ windows: [{ when: 'Mo-Fr 8-10', capacity: 1 }] }, 'when'],
  [{ windows: [{ when: 'Mo-Fr 08:00-10:00', capacity: 0 }] }, 'capacity'],
  [
    {
      windows: [
        { when: 'Mo-Fr 08:00-10:00', capacity: 1 },
        { when: 'We 08:00-12:00', capacity: 1 },
      ],
    },
    'when',
  ],
  [{ days: 40 }, 'days'],
  [{ closedOn: ['24.12.2026'] }, 'closedOn'],
])('a merchant who writes %j sees where the fault is', (more, field) => {
  const read = Slots.safeParse({
    days: 3,
    hoursBefore: 4,
    windows: [{ when: 'Mo-Fr 18:00-20:00', capacity: 2 }],
    ...more,
  });
  expect(read.error?.issues.map(({ path }) => path.join('.')).join(' ')).toContain(field);
});
