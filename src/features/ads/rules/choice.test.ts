import { describe, expect, test } from 'vitest';
import { productOf } from '../../cart/testing.ts';
import { Booking, Bookings } from '../record.ts';
import { bookedFor, mostAds, ofService, shownAds, type Page } from './choice.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const booking = (more: Record<string, unknown> = {}) =>
  Booking.parse({
    id: 'pans',
    advertiser: 'Kattila-Aho',
    products: ['1'],
    categories: ['koti/keittio'],
    from: '2026-11-01',
    until: '2026-11-30',
    ...more,
  });
const inCategory = (category: string): Page => ({
  placement: 'category',
  category,
  language: 'fi',
});
const inSearch = (words: string, language: Page['language'] = 'fi'): Page => ({
  placement: 'search',
  words,
  language,
});
const productsFor = (bookings: Booking[], page: Page, at = now) =>
  bookedFor(bookings, page, at).map(({ productId }) => productId);

test.each([
  ['koti/keittio', true],
  ['koti/keittio/kattilat-ja-pannut', true],
  ['koti', false],
  ['koti/keittiotekstiilit', false],
  ['muoti', false],
])(
  'a booking of koti/keittio counts in %s: %s, as it includes the categories below (R399)',
  (category, counts) => {
    expect(productsFor([booking()], inCategory(category))).toEqual(counts ? ['1'] : []);
  },
);

test.each([
  ['2026-10-31T21:59:59Z', false],
  ['2026-10-31T22:00:00Z', true],
  ['2026-11-30T21:59:59Z', true],
  ['2026-11-30T22:00:00Z', false],
])('a booking of November counts at %s: %s, by the Finnish day (R399)', (at, counts) => {
  const found = productsFor([booking()], inCategory('koti/keittio'), Temporal.Instant.from(at));
  expect(found).toEqual(counts ? ['1'] : []);
});

describe('the words of a search', () => {
  const worded = booking({
    categories: [],
    words: { fi: ['Paistinpannu', 'iso kattila'], sv: ['kastrull'], en: [] },
  });

  test.each([
    ['paistinpannu', true],
    ['  PAISTINPANNU  ', true],
    ['paistinpannu,valurauta', true],
    ['musta paistinpannu 28 cm', true],
    ['paistinpannun', false],
    ['minipaistinpannu', false],
    ['iso  Kattila', true],
    ['kattila', false],
    ['iso musta kattila', false],
    ['kastrull', false],
    ['…', false],
  ])('“%s” finds the booking: %s, by whole words in any case (R399)', (words, counts) => {
    expect(productsFor([worded], inSearch(words))).toEqual(counts ? ['1'] : []);
  });

  test('count in their own language only (R399)', () => {
    expect(productsFor([worded], inSearch('kastrull', 'sv'))).toEqual(['1']);
    expect(productsFor([worded], inSearch('paistinpannu', 'sv'))).toEqual([]);
    expect(productsFor([worded], inCategory('koti/keittio'))).toEqual([]);
    expect(productsFor([booking()], inSearch('keittio'))).toEqual([]);
  });

  test('are compared as they look, not as they are encoded (R399)', () => {
    const cream = booking({ words: { fi: ['päivävoide'], sv: [], en: [] } });
    expect(productsFor([cream], inSearch('päivävoide'.normalize('NFD')))).toEqual(['1']);
  });
});

test('several bookings take turns, in the order of the merchant (R399)', () => {
  const bookings = [
    booking({ id: 'a', products: ['1', '2', '3'] }),
    booking({ id: 'b', products: ['4'] }),
    booking({ id: 'c', products: ['5', '6'] }),
  ];
  const found = bookedFor(bookings, inCategory('koti/keittio'), now);
  expect(found.map(({ id }) => id)).toEqual(['a-1', 'b-4', 'c-5', 'a-2', 'c-6', 'a-3']);
});

describe('of the products that are booked', () => {
  const ads = (...ids: string[]) =>
    ids.map((productId, i) => ({ id: `${i}`, productId, advertiser: null }));
  const sold = (...ids: string[]) => {
    return (sokId: string) => (ids.includes(sokId) ? productOf(sokId) : null);
  };
  const idsOf = (shown: ReturnType<typeof shownAds>) => shown.map(({ product }) => product.sokId);

  test('four are shown, and those that are not sold give their place to the next (R399)', () => {
    const shown = shownAds(ads('1', '2', '3', '4', '5', '6'), sold('1', '3', '4', '5', '6'), now);
    expect(idsOf(shown)).toEqual(['1', '3', '4', '5']);
    expect(shown).toHaveLength(mostAds);
  });

  test('each is shown once, also when one of its variants is booked (R399)', () => {
    const product = (sokId: string) => productOf(sokId === '11' ? '1' : sokId);
    expect(idsOf(shownAds(ads('1', '11', '1', '2'), product, now))).toEqual(['1', '2']);
  });

  test.each([
    [{ availability: 'SOLD_OUT' as const }, false],
    [{ availability: 'ONLINE_ONLY' as const }, true],
    [{ buyableFrom: '2026-11-20T10:00:01Z' }, false],
    [{ buyableFrom: '2026-11-20T10:00:00Z' }, true],
    [{ buyableFrom: null }, true],
  ])('one with %o is shown: %s (R399)', (more, isShown) => {
    expect(shownAds(ads('1'), (id) => productOf(id, more), now)).toHaveLength(isShown ? 1 : 0);
  });

  test('only the first twelve are looked up (R399)', () => {
    const asked: string[] = [];
    const numbers = Array.from({ length: 40 }, (_, i) => String(i));
    shownAds(
      ads(...numbers),
      (id) => {
        asked.push(id);
        return null;
      },
      now,
    );
    expect(asked).toEqual(numbers.slice(0, 12));
  });
});

test.each([
  ['https://ads.example/seen?id=1', 'https://ads.example/seen?id=1'],
  ['https://ads.example:8443/seen', undefined],
  ['http://ads.example/seen', undefined],
  ['https://other.example/seen', undefined],
  ['https://a:b@ads.example/seen', undefined],
  ['//ads.example/seen', undefined],
  ['file:///etc/passwd', undefined],
  [undefined, undefined],
])('of the ad service https://ads.example/, %s is reported to %s (R399)', (url, expected) => {
  expect(ofService(url, 'https://ads.example/v1/ads')).toBe(expected);
  expect(ofService(url, null)).toBeUndefined();
});

test.each([
  [{ until: '2026-10-31' }, 'must not be before from'],
  [{ from: '1.11.2026' }, 'must be a day such as 2026-12-24'],
  [{ categories: [] }, 'needs categories or words'],
  [{ categories: ['/kategoria/koti'] }, 'must be like muoti/vaatteet'],
  [{ products: [] }, 'Too small: expected array to have >=1 items'],
  [{ products: ['pannu'] }, 'must be the number of a product'],
  [{ advertiser: ' ' }, 'must not be empty'],
  [{ id: 'Uusi pannu' }, 'must be a word such as spring-pans'],
  [{ words: { fi: ['a'], sv: [], en: [] } }, 'must have two characters'],
])('a booking with %o is refused: %s (R399)', (more, reason) => {
  expect(() => booking(more)).toThrow(reason);
});

test('two bookings need different ids (R399)', () => {
  expect(() => Bookings.parse([booking(), booking()])).toThrow('two bookings have the same id');
});
