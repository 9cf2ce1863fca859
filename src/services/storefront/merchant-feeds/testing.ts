/** Products of no particular shop, and their catalogue behind the calls of the API. */
import fc from 'fast-check';
import { makeCatalogueApp } from '#features/catalogue/http.ts';
import {
  noFacts,
  type PriceRecord,
  type ProductRecord,
  type VariantRecord,
} from '#features/catalogue/record.ts';
import { colour, price, product, snapshot, variant } from '#features/catalogue/testing.ts';
import { demoSpace } from '#features/content/testing.ts';
import { buildIndex } from '#features/search-index/build.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';

const cents = fc.integer({ min: 2, max: 300_000 });

const anyPrice: fc.Arbitrary<PriceRecord> = fc
  .record({
    regular: cents,
    saleShare: fc.option(fc.double({ min: 0.1, max: 0.99, noNaN: true })),
    reference: fc.option(cents),
    coopShare: fc.option(fc.double({ min: 0.1, max: 1, noNaN: true })),
    isPerishable: fc.boolean(),
    unitAmount: fc.option(fc.constantFrom(0.25, 1, 1.98)),
  })
  .map(({ regular, saleShare, reference, coopShare, isPerishable, unitAmount }) =>
    price(regular, {
      sale:
        saleShare === null
          ? null
          : { cents: Math.max(1, Math.floor(regular * saleShare)), from: null, until: null },
      referenceCents: reference,
      coopCents: coopShare === null ? null : Math.max(1, Math.floor(regular * coopShare)),
      isPerishable,
      unitAmount,
      unit: unitAmount === null ? null : 'kg',
    }),
  );

const availability = fc.constantFrom<ProductRecord['availability']>(
  'AVAILABLE',
  'ONLINE_ONLY',
  'IN_STORE_ONLY',
  'SOLD_OUT',
);

const anySold = fc.record({
  price: anyPrice,
  stock: fc.integer({ min: 0, max: 2 }),
  availability,
  gtin: fc.constantFrom(null, '4006381333931'),
});

const anyVariants = fc.array(
  fc.record({
    sold: anySold,
    colour: fc.constantFrom('musta', 'punainen', 'valkoinen'),
    size: fc.constantFrom(null, 'S', '38 ½', 'M & L'),
  }),
  { maxLength: 4 },
);

/** Ids of products are hundreds, those of their variants the numbers after them. */
const anyProduct = (place: number) =>
  fc
    .record({
      sold: anySold,
      variants: anyVariants,
      name: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `Tavara ${text}`),
      brand: fc.constantFrom(null, { id: 'omalley', name: 'O’Malley & Pojat <Oy>' }),
    })
    .map(({ sold, variants, name, brand }): ProductRecord => {
      const id = place * 100;
      const made = variants.map((one, i): VariantRecord =>
        variant(String(id + i + 1), {
          ...one.sold,
          colours: [colour(one.colour)],
          size: one.size,
        }),
      );
      const measure = sold.price.unitAmount === null ? null : '250 g';
      return product(String(id), { ...sold, name: { fi: name }, brand, variants: made, measure });
    });

export const someProducts = fc
  .integer({ min: 1, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => anyProduct(i + 1))));

export const testNow = Temporal.Instant.from('2026-11-22T00:00:00Z');

/** What a page of a shop with these products is made with. */
export function shopOf(products: ProductRecord[], publishesCoopPrices: boolean) {
  const demo = demoSpace({ campaigns: [] });
  const space = { ...demo, loyalty: { ...demo.loyalty, publishesCoopPrices } };
  const index = buildIndex(snapshot(products), () => space, testNow.epochMilliseconds);
  const app = makeServiceApp({ title: 'Test', version: '1' }, makeLog('silent'));
  app.route(
    '/',
    makeCatalogueApp({
      index: () => index,
      readProduct: async () => undefined,
      readFacts: async () => noFacts,
      readStock: async () => new Map(),
      customerOf: async () => null,
      publishesCoopPrices: () => publishesCoopPrices,
      now: () => testNow,
    }),
  );
  const retailApi = {
    baseUrl: 'http://api.test',
    fetch: (request: Request) => app.fetch(request),
    language: 'fi' as const,
    correlationId: '1',
  };
  return { publicUrl: 'https://shop.example', retailApi, now: () => testNow, space };
}
