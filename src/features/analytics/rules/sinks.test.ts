import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionalCategory } from '../../cookie-consent/rules/categories.ts';
import { VisitEvent } from '../contract.ts';
import { collected } from './collected.ts';
import { consentSignals } from './consent-signals.ts';
import { dataLayerItem, pushesOf } from './data-layer.ts';
import { itemsOfOrder } from './items.ts';
import { notedAt, type Noted, type NotedItem } from './noted.ts';

const item: NotedItem = {
  productId: '100234',
  variantId: '100235',
  name: 'Villapaita',
  brand: 'Kaarna',
  categories: ['Muoti', 'Naiset', 'Neuleet'],
  quantity: 2,
  priceEuroCents: 4990,
  found: { listId: '/kategoria/muoti', listName: 'Muoti', position: 4 },
};
const at = (noted: Noted) => notedAt('/tuote/villapaita/100234', noted);

describe('the shop’s collector', () => {
  test('gets what its contract names, and the list in which the product was found (R165)', () => {
    const event = collected(at({ name: 'add_to_cart', items: [item] }), 12.4);
    expect(event).toEqual({
      name: 'add_to_cart',
      age: 12,
      page: '/tuote/villapaita/100234',
      items: [{ id: '100235', quantity: 2, priceEuroCents: 4990, found: item.found }],
      facts: {},
    });
  });

  test('gets no purchase, as the server stores it', () => {
    expect(collected(at({ name: 'purchase', items: [item] }), 0)).toBeNull();
  });

  test('takes whatever merchants name and visitors search for', () => {
    const name = fc.string({ maxLength: 500 });
    const facts = fc.record({
      list: fc.record({ id: name, name }),
      promotion: fc.record({ id: name, name }),
      search: fc.record({ term: name, results: fc.nat({ max: 1000 }) }),
      method: name,
    });
    const items = fc.array(
      fc.record({ listName: name, position: fc.integer({ min: 1, max: 1000 }) }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(facts, items, fc.double({ noNaN: true }), (given, found, age) => {
        const all = found.map((one) => ({ ...item, found: { listId: '/haku', ...one } }));
        const event = collected(at({ name: 'search', facts: given, items: all }), age);
        expect(VisitEvent.safeParse(event).error).toBeUndefined();
      }),
    );
  });
});

describe('the data layer', () => {
  test('has items in the form of GA4, in euros', () => {
    expect(dataLayerItem(item)).toEqual({
      item_id: '100234',
      item_variant: '100235',
      item_name: 'Villapaita',
      item_brand: 'Kaarna',
      item_category: 'Muoti',
      item_category2: 'Naiset',
      item_category3: 'Neuleet',
      price: 49.9,
      quantity: 2,
      item_list_id: '/kategoria/muoti',
      item_list_name: 'Muoti',
      index: 4,
    });
    expect(dataLayerItem({ productId: '1' })).toEqual({ item_id: '1', quantity: 1 });
  });

  test('has a purchase with its sums, after what an earlier event left was removed', () => {
    const order = {
      number: '10000001',
      totalEuroCents: 5380,
      vatEuroCents: 1093,
      deliveryEuroCents: 390,
      coupon: 'KEVAT',
    };
    expect(pushesOf(at({ name: 'purchase', items: [item], order }))).toMatchObject([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          transaction_id: '10000001',
          value: 49.9,
          tax: 10.93,
          shipping: 3.9,
          coupon: 'KEVAT',
        },
      },
    ]);
  });

  test('has a purchase whose items sum up to its value, after the discount and without delivery', () => {
    const lines = [
      { sokId: '1', name: 'A', urlPath: '/tuote/a/1', quantity: 6, unitPriceEuroCents: 759 },
      { sokId: '2', name: 'B', urlPath: '/tuote/b/2', quantity: 2, unitPriceEuroCents: 199 },
    ];
    const order = {
      number: '10000001',
      totalEuroCents: 4952 - 495 + 990,
      vatEuroCents: 606,
      deliveryEuroCents: 990,
    };
    const items = itemsOfOrder({ lines, discountEuroCents: 495 });
    const [, purchase] = pushesOf(at({ name: 'purchase', items, order }));
    expect(purchase).toMatchObject({ ecommerce: { value: 44.57 } });
    const sent = items.map((one) => dataLayerItem(one) as Record<'price' | 'discount', number>);
    const sumOf = (one: 'price' | 'discount') =>
      sent.reduce((sum, each, index) => sum + each[one] * (lines[index]?.quantity ?? 0), 0);
    expect(sumOf('price')).toBeCloseTo(44.57, 6);
    expect(sumOf('discount')).toBeCloseTo(4.95, 6);
  });

  test('has the value of a product that is viewed', () => {
    expect(pushesOf(at({ name: 'view_item', items: [item] }))[1]).toMatchObject({
      ecommerce: { value: 99.8 },
    });
  });

  test.each<[Noted, object]>([
    [
      { name: 'view_item_list', items: [item], facts: { list: { id: '/a', name: 'A' } } },
      { item_list_id: '/a', item_list_name: 'A' },
    ],
    [
      {
        name: 'add_shipping_info',
        items: [item],
        facts: { method: 'locker', valueEuroCents: 9980 },
      },
      { shipping_tier: 'locker', value: 99.8 },
    ],
    [
      { name: 'add_payment_info', items: [item], facts: { method: 'card' } },
      { payment_type: 'card' },
    ],
    [
      { name: 'view_promotion', facts: { promotion: { id: 'joulu', name: 'Joulu' } } },
      { promotion_id: 'joulu', promotion_name: 'Joulu', items: [] },
    ],
  ])('%o has %o', (noted, fields) => {
    expect(pushesOf(at(noted))[1]).toMatchObject({ event: noted.name, ecommerce: fields });
  });

  test('has searches with their results', () => {
    const search = { term: 'villa', results: 3 };
    expect(pushesOf(at({ name: 'search', facts: { search } }))).toMatchObject([
      { event: 'search', search_term: 'villa', search_results: 3 },
    ]);
  });

  test('has pages and their speed without products', () => {
    expect(pushesOf(at({ name: 'page_view' }))).toEqual([
      { event: 'page_view', page_path: '/tuote/villapaita/100234' },
    ]);
    const vital = { name: 'LCP' as const, value: 812 };
    expect(pushesOf(at({ name: 'web_vital', facts: { vital } }))).toMatchObject([
      { metric_name: 'LCP', metric_value: 812 },
    ]);
  });

  test('grants what the visitor allows, and nothing else', () => {
    const granted = (...allowed: OptionalCategory[]) =>
      Object.entries(consentSignals(allowed)).flatMap(([name, is]) =>
        is === 'granted' ? [name] : [],
      );
    expect(granted()).toEqual(['security_storage']);
    expect(granted('analytics')).toEqual(['analytics_storage', 'security_storage']);
    expect(granted('marketing')).toEqual([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'security_storage',
    ]);
    expect(granted('functional')).toEqual([
      'functionality_storage',
      'personalization_storage',
      'security_storage',
    ]);
  });
});
