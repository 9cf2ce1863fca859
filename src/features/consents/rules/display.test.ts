import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupState, grouped, isDmaOnly, isDue, standardIntervalDays } from './display.ts';

const day = 86_400;
const now = 1_800_000_000;
const never = { declineTimestamp: null, lastShownTimestamp: null };
const shown = (secondsAgo: number, intervalDays?: number) => ({
  declineTimestamp: null,
  lastShownTimestamp: now - secondsAgo,
  intervalDays,
});
const declined = (secondsAgo: number) => ({
  ...shown(secondsAgo),
  declineTimestamp: now - 100 * day,
});

describe('a customer is asked', () => {
  test.each([
    ['never shown: yes', never, {}, true],
    ['declined, never shown: no', { ...never, declineTimestamp: now - 1 }, {}, false],
    ['declined long ago: no', declined(99 * day), {}, false],
    ['declined, but that is ignored, shown today: no', declined(1), { ignoreDecline: true }, false],
    [
      'declined, but that is ignored, shown long ago: yes',
      declined(15 * day),
      { ignoreDecline: true },
      true,
    ],
    ['shown exactly 14 days ago, no days given: no', shown(14 * day), {}, false],
    ['shown a second more than 14 days ago: yes', shown(14 * day + 1), {}, true],
    ['shown exactly as many days ago as the service says: no', shown(30 * day, 30), {}, false],
    ['shown a second more than that ago: yes', shown(30 * day + 1, 30), {}, true],
    [
      'the setting wins over the service, earlier: yes',
      shown(8 * day, 30),
      { triggerIntervalDays: 7 },
      true,
    ],
    [
      'the setting wins over the service, later: no',
      shown(15 * day, 7),
      { triggerIntervalDays: 30 },
      false,
    ],
    [
      'an interval of no days, shown a second ago: yes',
      shown(1, 30),
      { triggerIntervalDays: 0 },
      true,
    ],
    ['shown in the future by a wrong clock: no', shown(-day), {}, false],
  ])('%s (R340, R341, R342, R345)', (_, engagement, settings, expected) => {
    expect(isDue(engagement, settings, now)).toBe(expected);
  });

  test('by the table of the specification, whatever the times (R340, R341, R342, R345)', () => {
    const time = fc.option(fc.integer({ min: now - 100 * day, max: now }));
    const days = fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined });
    const asked = fc.record({
      declineTimestamp: time,
      lastShownTimestamp: time,
      intervalDays: days,
    });
    const settings = fc.record({ triggerIntervalDays: days, ignoreDecline: fc.boolean() });
    /** Rows in order; the first that fits counts. */
    const table = (
      {
        declineTimestamp,
        lastShownTimestamp,
        intervalDays,
      }: typeof asked extends fc.Arbitrary<infer T> ? T : never,
      {
        triggerIntervalDays,
        ignoreDecline,
      }: typeof settings extends fc.Arbitrary<infer T> ? T : never,
    ): [when: boolean, isShown: boolean][] => {
      const since = now - (lastShownTimestamp ?? 0);
      return [
        [declineTimestamp !== null && !ignoreDecline, false],
        [lastShownTimestamp === null, true],
        [triggerIntervalDays !== undefined, since > (triggerIntervalDays ?? 0) * day],
        [intervalDays !== undefined, since > (intervalDays ?? 0) * day],
        [true, since > standardIntervalDays * day],
      ];
    };
    fc.assert(
      fc.property(asked, settings, (engagement, given) => {
        const [row] = table(engagement, given).filter(([fits]) => fits);
        expect(isDue(engagement, given, now)).toBe(row?.[1]);
      }),
      { numRuns: 2000 },
    );
  });
});

const named = (...ids: Parameters<typeof isDmaOnly>[0][number]['contractId'][]) =>
  ids.map((contractId) => ({ contractId }));

test('only the third-party consents are left when e-mail is not among them (R338)', () => {
  expect(isDmaOnly(named('third-party-targeting-meta'))).toBe(true);
  expect(isDmaOnly(named('mobile-marketing'))).toBe(true);
  expect(isDmaOnly(named('email-marketing', 'third-party-targeting-meta'))).toBe(false);
});

test('the three third-party targeting consents are a group, the others stand alone (R328)', () => {
  const { single, group } = grouped(
    named(
      'email-marketing',
      'third-party-targeting-others',
      'third-party-targeting-google',
      'mobile-marketing',
      'third-party-targeting-meta',
    ),
  );
  expect(single).toEqual(named('email-marketing', 'mobile-marketing'));
  expect(group).toEqual(
    named(
      'third-party-targeting-others',
      'third-party-targeting-google',
      'third-party-targeting-meta',
    ),
  );
});

test.each([
  [[], 'none'],
  [[false, false], 'none'],
  [[true], 'all'],
  [[true, true, true], 'all'],
  [[true, false, true], 'indeterminate'],
] as const)('the checkbox of a group of %j is %s (R348)', (ticked, state) => {
  expect(groupState(ticked)).toBe(state);
});
