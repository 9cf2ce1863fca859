import { describe, expect, test } from 'vitest';
import { priceOf, productOf, variantOf } from '#features/cart/testing.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import { noFacts } from '#features/catalogue/record.ts';
import { factsIn } from '#features/catalogue/rules/product-facts.ts';
import { demoSpace } from '#features/content/testing.ts';
import { productEntities } from './structured-data.ts';

const demo = demoSpace({ campaigns: [] });
const exceptions = [
  { limit: 'made-to-order' as const, categories: [], products: ['1-M'] },
  { limit: 'sealed' as const, categories: [], products: ['2'] },
];
const facts = {
  publicUrl: 'https://shop.example',
  language: 'fi' as const,
  space: { ...demo, withdrawal: { days: 30, exceptions } },
  now: () => Temporal.Instant.from('2026-11-22T00:00:00Z'),
};

interface Entity extends Record<string, unknown> {
  '@id'?: string;
  hasVariant?: Entity[];
  offers?: { hasMerchantReturnPolicy: { '@id': string } };
}

const entitiesOf = (sokId: string, more: Partial<ProductDetails> = {}): Entity[] =>
  productEntities(
    { ...productOf(sokId, more), ...factsIn(noFacts, 'fi'), ...more },
    facts,
  ) as unknown as Entity[];

/** What the offers say about returns, and the policies of the graph. */
function returnsOf(entities: Entity[]) {
  const sold = entities[0]?.hasVariant ?? entities.slice(0, 1);
  const policies = entities.filter((one) => one['@type'] === 'MerchantReturnPolicy');
  return {
    offers: sold.map(({ offers }) => offers?.hasMerchantReturnPolicy['@id']),
    policies: policies.map((one) => [one['@id'], one['merchantReturnDays']]),
  };
}

describe('structured data of a product', () => {
  const perishable = { priceData: { ...priceOf(199), isPerishable: true } };
  test.each([
    ['may be returned in the merchant’s days', '7', {}, ['#returns'], [['#returns', 30]]],
    ['that is sealed may be too', '2', {}, ['#returns'], [['#returns', 30]]],
    ['that spoils may not', '7', perishable, ['#no-returns'], [['#no-returns', undefined]]],
    [
      'with a variant made to order says so of that one',
      '1',
      { variants: [variantOf('1-M'), variantOf('1-L')] },
      ['#no-returns', '#returns'],
      [
        ['#returns', 30],
        ['#no-returns', undefined],
      ],
    ],
  ])('%s (L11)', (_, sokId, more, offers, policies) => {
    expect(returnsOf(entitiesOf(sokId, more))).toEqual({ offers, policies });
  });

  test('has the average of its reviews, and nothing while there are none (L20)', () => {
    const [rated] = entitiesOf('7', { rating: { average: 4.3, count: 12 } });
    expect(rated?.['aggregateRating']).toMatchObject({ ratingValue: 4.3, reviewCount: 12 });
    expect(entitiesOf('7', { rating: null })[0]).not.toHaveProperty('aggregateRating');
  });

  test('names its entry in the register of energy labels, and none without one (L28)', () => {
    const labels = { eprel: '1002992', hazard: null, ageLimit: null };
    expect(entitiesOf('7', { labels })[0]?.['hasCertification']).toEqual({
      '@type': 'Certification',
      name: 'EPREL',
      issuedBy: { '@type': 'Organization', name: 'European_Commission' },
      certificationIdentification: '1002992',
    });
    const without = [null, { ...labels, eprel: null }].map((one) =>
      entitiesOf('7', { labels: one }),
    );
    for (const [entity] of without) expect(entity).not.toHaveProperty('hasCertification');
  });

  test('has the numbers of the merchant and the manufacturer', () => {
    const [own] = entitiesOf('7', { sku: 'T30720', mpn: 'KX-450' });
    expect(own).toMatchObject({ sku: 'T30720', mpn: 'KX-450' });
    const [group] = entitiesOf('1', { variants: [{ ...variantOf('1-M'), sku: 'A', mpn: 'B' }] });
    expect(group?.hasVariant).toMatchObject([{ sku: 'A', mpn: 'B' }]);
    expect(entitiesOf('7')[0]?.['sku']).toBe('7');
    expect(entitiesOf('7')[0]).not.toHaveProperty('mpn');
  });

  test.each([
    [15, 0],
    [24, 0],
    [0, 1],
  ])(
    'with %i as the hour from which nothing leaves, it leaves after %i days or one',
    (cutOffHour, days) => {
      const space = { ...facts.space, deliveries: { ...demo.deliveries, cutOffHour } };
      const sold = { ...productOf('7'), ...factsIn(noFacts, 'fi') };
      const entities = productEntities(sold, { ...facts, space }) as unknown as Entity[];
      const times = entities.flatMap(({ deliveryTime }) => deliveryTime ?? []);
      expect(times.length).toBeGreaterThan(0);
      for (const time of times)
        expect(time).toMatchObject({ handlingTime: { minValue: days, maxValue: 1 } });
    },
  );

  test('names every entity it refers to', () => {
    const entities = entitiesOf('1', { variants: [variantOf('1-M'), variantOf('1-L')] });
    const ids = new Set(entities.map((one) => one['@id']));
    const named = [...JSON.stringify(entities).matchAll(/\{"@id":"(#[^"]*)"\}/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, id] of named) expect(ids).toContain(id);
  });
});
