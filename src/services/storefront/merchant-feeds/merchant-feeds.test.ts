import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { product as readProductPage } from '#features/catalogue/client.ts';
import type { ProductRecord } from '#features/catalogue/record.ts';
import { price, product, variant } from '#features/catalogue/testing.ts';
import { readItem, type Item } from '#features/product-feeds/attributes.ts';
import { readRows } from '#features/product-feeds/read-rows.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { publishedDetails } from '../../../pages/product/published.ts';
import { availabilityOf, chosenOf, priceOf } from '../../../pages/product/chosen.ts';
import { productEntities } from '../../../pages/product/structured-data.ts';
import { makeMerchantFeeds } from './merchant-feeds.ts';
import { shopOf, someProducts } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-feeds-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Shop = ReturnType<typeof shopOf>;

const asked = (init?: RequestInit) => new Request('http://shop.test/feeds/x.xml', init);

/** The feed as our own import reads it, with every row free of faults. */
async function itemsOf(shop: Shop, language: Language): Promise<Map<string, Item>> {
  const response = await makeMerchantFeeds()(`google-${language}.xml`, shop, asked());
  const file = join(folder, `${language}.xml`);
  writeFileSync(file, await response.text());
  const rows = await Array.fromAsync(readRows(file, ['id', 'title', 'link', 'price']));
  return new Map(
    rows.map(({ fields, faults }) => {
      expect(faults).toEqual([]);
      const read = readItem(fields);
      if (!('item' in read)) throw new Error(JSON.stringify([read.faults, fields]));
      return [read.item.id, read.item];
    }),
  );
}

interface Described {
  sku: string;
  offers: { price: string; availability: string; priceSpecification: object[] };
}

/** Offers of the structured data on the page of a product. */
async function offersOn(shop: Shop, language: Language, id: string) {
  const facts = { ...shop, language, retailApi: { ...shop.retailApi, language } };
  const shown = await readProductPage(facts.retailApi, id, false);
  if (!shown) throw new Error(`There is no product ${id}.`);
  const published = await publishedDetails(shown, facts);
  const [first] = productEntities(published, facts) as unknown as [
    Described & { hasVariant?: Described[] },
  ];
  return { shown, described: first.hasVariant ?? [first] };
}

const words: Record<string, string> = {
  AVAILABLE: 'InStock',
  ONLINE_ONLY: 'InStock',
  IN_STORE_ONLY: 'InStoreOnly',
  SOLD_OUT: 'OutOfStock',
};

describe('page, structured data and feed', () => {
  test('have the part numbers of the manufacturer', async () => {
    const shop = shopOf([product('100', { mpn: 'KX-450' }), product('200')], false);
    const items = await itemsOf(shop, 'fi');
    expect([items.get('100')?.mpn, items.get('200')?.mpn]).toEqual(['KX-450', null]);
    const { described } = await offersOn(shop, 'fi', '100');
    expect(described).toMatchObject([{ mpn: 'KX-450', sku: '100' }]);
  });

  test('have the same price and availability for whatever products there are, in three languages', async () => {
    await fc.assert(
      fc.asyncProperty(someProducts, fc.constantFrom(...languages), async (products, language) => {
        const shop = shopOf(products, false);
        const items = await itemsOf(shop, language);
        let inStores = 0;
        for (const { sokId } of products) {
          const { shown, described } = await offersOn(shop, language, sokId);
          for (const { sku, offers } of described) {
            const chosen = chosenOf(shown, sku);
            const { cents } = priceOf(chosen).price;
            const availability = availabilityOf(chosen);
            expect(offers.price).toBe((cents / 100).toFixed(2));
            expect(offers.availability).toBe(`https://schema.org/${words[availability]}`);
            const item = items.get(sku);
            const isInFeed = availability !== 'IN_STORE_ONLY';
            if (!isInFeed) inStores += 1;
            expect(item?.sale_price ?? item?.price).toBe(isInFeed ? cents : undefined);
            expect(item?.availability === 'SOLD_OUT').toBe(availability === 'SOLD_OUT');
          }
        }
        const sold = products.flatMap(({ sokId, variants }) =>
          variants.length > 0 ? variants.map((one) => one.sokId) : [sokId],
        );
        expect(items.size).toBe(sold.length - inStores);
      }),
      { numRuns: runs(40) },
    );
  });

  test('name the material or pattern that distinguishes variants', async () => {
    const stools = product('600', {
      variants: [
        variant('601', { options: { material: { fi: 'Tammi', sv: 'Ek' } } }),
        variant('602', { options: { material: { fi: 'Koivu' }, pattern: { fi: 'Raita' } } }),
      ],
    });
    const items = await itemsOf(shopOf([stools], false), 'sv');
    const shown = [...items.values()].map(({ material, pattern }) => [material, pattern]);
    expect(shown).toEqual([
      ['Ek', null],
      ['Koivu', 'Raita'],
    ]);
    expect(new Set([...items.values()].map(({ title }) => title)).size).toBe(2);
  });

  const discounted = product('500', {
    price: price(2000, {
      sale: { cents: 1500, from: null, until: null },
      referenceCents: 1800,
      coopCents: 1200,
      unitAmount: 0.25,
      unit: 'kg',
    }),
    measure: '250 g',
  });

  test('show a reduction with the lowest price of 30 days, not with a higher regular one (L01)', async () => {
    const shop = shopOf([discounted], false);
    const item = (await itemsOf(shop, 'fi')).get('500');
    expect([item?.price, item?.sale_price]).toEqual([1800, 1500]);
    const { described } = await offersOn(shop, 'fi', '500');
    expect(described[0]?.offers.priceSpecification).toEqual([
      expect.objectContaining({
        price: '15.00',
        referenceQuantity: expect.objectContaining({ value: 0.25, unitCode: 'KGM' }),
      }),
      expect.objectContaining({
        price: '18.00',
        priceType: 'https://schema.org/StrikethroughPrice',
      }),
    ]);
  });

  test.each([
    [false, null, 2],
    [true, 1200, 3],
  ])(
    'report co-op prices only where the merchant publishes them: %s',
    async (publishes, memberCents, prices) => {
      const shop = shopOf([discounted], publishes);
      const item = (await itemsOf(shop, 'sv')).get('500');
      expect(item?.loyalty_program?.cents ?? null).toBe(memberCents);
      const { shown, described } = await offersOn(shop, 'sv', '500');
      expect(described[0]?.offers.priceSpecification).toHaveLength(prices);
      // The data of the page never has it (R153).
      expect(shown.priceData.coop).toBeNull();
    },
  );
});

describe('a merchant feed', () => {
  const many: ProductRecord[] = Array.from({ length: 601 }, (_, i) =>
    product(String(100 + i * 10), {
      variants: i % 50 === 0 ? [variant(String(101 + i * 10))] : [],
    }),
  );

  test('has every product once, however many there are', async () => {
    const items = await itemsOf(shopOf(many, false), 'en');
    expect(items.size).toBe(601);
  });

  test('says whom a product is for in the words of the own feed', async () => {
    const attributes = { gender: ['female'], age_group: ['kids'], diet: ['vegan'] };
    const shop = shopOf([product('100', { attributes }), product('200')], false);
    const items = await itemsOf(shop, 'fi');
    const said = ['100', '200'].map((id) => items.get(id));
    expect(said.map((one) => [one?.gender, one?.age_group, one?.diet])).toEqual([
      ['female', 'kids', null],
      [null, null, null],
    ]);
  });

  test('names the entry of energy labels as the own feed does, also for each variant (L28)', async () => {
    const telly = product('100', {
      eprel: '1002992',
      attributes: { energy_efficiency_class: ['f'] },
    });
    const lamp = product('200', { eprel: '55', variants: [variant('201'), variant('202')] });
    const items = await itemsOf(shopOf([telly, lamp, product('300')], false), 'fi');
    const said = [...items].map(([id, { certification }]) => [id, certification]);
    expect(said).toEqual([
      ['100', '1002992'],
      ['201', '55'],
      ['202', '55'],
      ['300', null],
    ]);
    expect(items.get('100')?.energy_efficiency_class).toBe('f');
  });

  test('is refused while four others are sent, and a receiver that leaves makes room', async () => {
    const shop = shopOf(many, false);
    const feed = makeMerchantFeeds();
    const open = await Promise.all(
      [1, 2, 3, 4].map(async () => feed('google-fi.xml', shop, asked())),
    );
    expect((await feed('google-fi.xml', shop, asked())).status).toBe(503);
    await open[0]?.body?.cancel();
    const next = await feed('google-fi.xml', shop, asked());
    expect(next.status).toBe(200);
    await Promise.all([...open.slice(1), next].map(async (one) => one.text()));
    expect((await feed('google-sv.xml', shop, asked())).status).toBe(200);
  });

  test('is not begun for who asks for its head, and who hangs up makes room, read or not', async () => {
    const shop = shopOf(many, false);
    const feed = makeMerchantFeeds();
    for (let times = 1; times <= 9; times += 1) {
      const head = await feed('google-fi.xml', shop, asked({ method: 'HEAD' }));
      expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
        200,
        null,
        'application/xml; charset=utf-8',
      ]);
    }
    const connections = [1, 2, 3, 4].map(() => new AbortController());
    const open = await Promise.all(
      connections.map(async ({ signal }) => feed('google-fi.xml', shop, asked({ signal }))),
    );
    expect((await feed('google-fi.xml', shop, asked())).status).toBe(503);
    for (const connection of connections) connection.abort();
    await expect(open[0]?.text()).rejects.toThrow('aborted');
    expect((await feed('google-fi.xml', shop, asked())).status).toBe(200);
  });

  test('that does not exist is not found', async () => {
    for (const name of ['google-de.xml', 'x', '../google-fi.xml'])
      expect((await makeMerchantFeeds()(name, shopOf([], false), asked())).status).toBe(404);
  });

  test('of a shop without products is a feed without items', async () => {
    expect((await itemsOf(shopOf([], false), 'fi')).size).toBe(0);
  });
});
