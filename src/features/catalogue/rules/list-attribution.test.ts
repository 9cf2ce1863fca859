import { expect, test } from 'vitest';
import { attributed, wishlist } from './list-attribution.ts';

const kept = { '1': 'haku', '2': wishlist };
const allowed = { hasConsent: true };

test.each([
  [
    { sokId: '3', list: 'kategoria/muoti' },
    { ...kept, '3': 'kategoria/muoti' },
  ],
  [
    { sokId: '1', list: 'kategoria/muoti' },
    { ...kept, '1': 'kategoria/muoti' },
  ],
  [{ sokId: '1', list: wishlist }, kept],
  [
    { sokId: '2', list: 'haku' },
    { ...kept, '2': 'haku' },
  ],
  [
    { sokId: '3', list: wishlist },
    { ...kept, '3': wishlist },
  ],
])('%j leaves %j: the wishlist overwrites nothing (R165)', (found, after) => {
  expect(attributed(kept, found, allowed)).toEqual(after);
});

test('without consent to analytics nothing is kept, nor what was kept before (R165)', () => {
  expect(attributed(kept, { sokId: '3', list: 'haku' }, { hasConsent: false })).toEqual({});
});
