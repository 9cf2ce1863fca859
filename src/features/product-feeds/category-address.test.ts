import { expect, test } from 'vitest';
import { partsOf, takenName } from './category-address.ts';

test('a category has the address of its names', () => {
  expect(partsOf(['Ruoka', 'Kahvi & tee'])).toEqual(['ruoka', 'kahvi-tee']);
  expect(partsOf(['Ruoka', '!'])).toBeNull();
  expect(takenName(['Ruoka', 'Kampanjat'])).toEqual([]);
});

test.each(['Kampanjat', 'Inspiroidu'])(
  'a department %s, which is a page of the shop too, gets another address, and that is noted',
  (name) => {
    const [own] = partsOf([name, 'Talvi']) ?? [];
    expect(own).toBe(`${name.toLowerCase()}-2`);
    expect(takenName([name, 'Talvi'])).toEqual([
      { field: 'product_type', reason: expect.stringContaining(`${own}`), isMinor: true },
    ]);
  },
);
