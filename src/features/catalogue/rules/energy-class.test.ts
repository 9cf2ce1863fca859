import { expect, test } from 'vitest';
import { energyOf, energyPlace } from './energy-class.ts';

test('a product has the class of its energy label, with its scale', () => {
  expect(energyOf(undefined)).toEqual({});
  expect(energyOf({ gender: ['female'] })).toEqual({});
  expect(energyOf({ energy_efficiency_class: ['e'] })).toEqual({
    energy: { own: 'E', best: 'A', worst: 'G' },
  });
  const oven = {
    energy_efficiency_class: ['a+' as const],
    min_energy_efficiency_class: ['a+++' as const],
    max_energy_efficiency_class: ['d' as const],
  };
  expect(energyOf(oven)).toEqual({ energy: { own: 'A+', best: 'A+++', worst: 'D' } });
});

test.each([
  ['A', 'A', 'G', 0],
  ['D', 'A', 'G', 0.5],
  ['G', 'A', 'G', 1],
  ['A+', 'A+++', 'D', 2 / 6],
  ['G', 'A', 'D', 1],
  ['A', 'A', 'A', 1],
])('%s on the scale from %s to %s is at %d', (own, best, worst, place) => {
  expect(energyPlace({ own, best, worst })).toBeCloseTo(place);
});
