import { describe, expect, test } from 'vitest';
import { environments, standardSwitches, switchNames, Switches } from '../record/switches.ts';
import { switchesIn } from './switches.ts';

const read = (given: unknown) => Switches.parse(given);

test.each(environments)(
  'in %s a switch that is off stops all buying, and one that is not given leaves it (R011)',
  (environment) => {
    expect(switchesIn(read({ purchases: false }), environment).purchases).toBe(false);
    expect(switchesIn(read({}), environment).purchases).toBe(true);
  },
);

describe('a switch that some environments check', () => {
  const switches = read({
    purchases: { on: false, checkedIn: ['prod', 'qa'] },
    fashionToWomen: { on: true, checkedIn: ['test'] },
    wishlist: false,
  });

  test.each([
    ['prod', false, false],
    ['qa', false, false],
    ['contentdev', true, false],
    ['test', true, true],
    ['local', true, false],
  ] as const)(
    'in %s makes buying %s and fashion for women %s: flags come from the environment (R011, R014)',
    (environment, purchases, fashionToWomen) => {
      expect(switchesIn(switches, environment)).toEqual({
        ...standardSwitches,
        purchases,
        fashionToWomen,
        wishlist: false,
      });
    },
  );

  test.each(switchNames)(
    '%s: a flag that is turned over in one environment keeps its standard state elsewhere (R014–R021)',
    (name) => {
      const standard = standardSwitches[name];
      const turned = read({ [name]: { on: !standard, checkedIn: ['qa'] } });
      for (const environment of environments)
        expect(switchesIn(turned, environment)[name]).toBe(
          environment === 'qa' ? !standard : standard,
        );
    },
  );

  test('that none checks has its standard state everywhere (R014)', () => {
    const none = read({ wishlist: { on: false, checkedIn: [] } });
    for (const environment of environments)
      expect(switchesIn(none, environment).wishlist).toBe(standardSwitches.wishlist);
  });
});

test('the flags are those of the specification, beside the switch of all buying (R011, R014–R021)', () => {
  expect(switchNames).toEqual([
    'purchases',
    'reviewSubmit',
    'wishlist',
    'pdpProductFromDb',
    'accessibilityReporting',
    'citrusAd',
    'fashionToWomen',
    'dma',
  ]);
});
