import { describe, expect, test } from 'vitest';
import type { z } from '#platform/http/contract.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import type { Campaign } from '../campaigns/record.ts';
import { customerNamed } from '../session/testing/customers.ts';
import * as client from './client.ts';
import type {
  Brand,
  Category,
  CategoryNode,
  Product,
  ProductDetails,
  ProductList,
} from './contract.ts';
import type { InventoryEntry } from './contract/inventory.ts';
import { makeCatalogueApp } from './http.ts';
import { buildIndex } from '../search-index/build.ts';
import { noFacts, type ProductFactsRecord } from './record.ts';
import { colour, price, product, snapshot, variant, properties } from './testing.ts';
import { listSorts } from './url-state/sorts.ts';
import { readListState } from './url-state.ts';
import { decidedWith } from '../search-index/testing.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const outlet: Campaign = {
  path: 'outlet',
  name: { fi: 'Outlet' },
  level: 'normal',
  description: {},
  color: '#b3212e',
  useColorForPrices: false,
  startTime: '2026-01-01T00:00:00+02:00',
  endTime: '2027-01-01T00:00:00+02:00',
  filters: [{ name: {}, campaignIds: ['o-1'] }],
  isPickupPointShippingFree: false,
};

const shirt = product('100', {
  name: { fi: 'Villapaita', sv: 'Ylletröja' },
  brand: { id: 'kaarna', name: 'Kaarna' },
  promotions: ['o-1'],
  createdAt: now.epochMilliseconds,
  variants: [
    variant('101', { colours: [colour('musta')], size: 'S', price: price(2000), stock: 3 }),
    variant('102', { colours: [colour('punainen')], size: 'M', price: price(1500), stock: 0 }),
  ],
});
const bread = product('200', {
  name: { fi: 'Ruisleipä' },
  brand: { id: 'ahti', name: 'Åhti' },
  categoryPath: 'ruoka/leipa',
  attributes: { diet: ['vegan'] },
  availability: 'IN_STORE_ONLY',
  price: price(1000, { coopCents: 900 }),
});
const baker = { name: 'Leipomo Oy', address: 'Uunitie 1, 00100 Helsinki', email: null };
const breadFacts: ProductFactsRecord = {
  ...noFacts,
  food: {
    ingredients: { fi: '*ruisjauho*, vesi, suola', sv: '*rågmjöl*, vatten, salt' },
    nutrition: null,
    storage: { fi: 'Huoneenlämmössä.', sv: 'I rumstemperatur.' },
    origin: null,
    operator: baker,
  },
};
const gone = product('300', { stock: 0, brand: { id: 'kaarna', name: 'Kaarna' } });
const index = buildIndex(snapshot([shirt, bread, gone]), decidedWith([outlet], properties), 0);
const stock = new Map([
  ['101', 3],
  ['200', 5],
]);

let isDatabaseThere = true;

const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
app.route(
  '/',
  makeCatalogueApp({
    index: () => index,
    // A product the index does not have yet is read from the database.
    readProduct: async (sokId) => {
      if (!isDatabaseThere) return undefined;
      return sokId === '400' ? product('400') : null;
    },
    readFacts: async (sokId) => (sokId === '200' ? breadFacts : noFacts),
    readStock: async (sokIds) => new Map([...stock].filter(([sokId]) => sokIds.includes(sokId))),
    publishesCoopPrices: () => false,
    customerOf: async (token) =>
      token
        ? { customerId: token, customer: customerNamed(token, { isCoop: token === 'aino' }) }
        : null,
    now: () => now,
  }),
);

async function get<Reply>(path: string, language = 'fi'): Promise<Reply> {
  const response = await app.request(path, { headers: { 'x-language': language } });
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}
const ids = (products: { sokId: string }[]) => products.map(({ sokId }) => sokId);

async function refusal(path: string) {
  const response = await app.request(path);
  const { code, message } = (await response.json()) as { code: string; message: string };
  return { status: response.status, code, message };
}

describe('GET /v3/category', () => {
  type Reply = ProductList & { category: Category | null; children: Category[] };

  test('answers products in stock, facets, the category and those below it (R282, R090)', async () => {
    const reply = await get<Reply>('/v3/category?path=muoti', 'sv');
    expect(ids(reply.products)).toEqual(['100']);
    expect(reply).toMatchObject({
      totalCount: 1,
      category: { name: 'Mode', path: 'muoti', level: 1 },
      children: [{ name: 'Kläder', path: 'muoti/vaatteet' }],
      facets: { brands: [{ id: 'kaarna', name: 'Kaarna', count: 1 }] },
    });
    expect(reply.products[0]).toMatchObject({
      name: 'Ylletröja',
      brandName: 'Kaarna',
      urlPath: '/tuote/ylletroja/100',
      priceData: { regular: { priceEuroCents: 1500, hasVariation: true } },
      availability: 'AVAILABLE',
      variantCount: 2,
      campaigns: ['outlet'],
      isNew: true,
    });
  });

  test('without a path it lists all products, of no category', async () => {
    const reply = await get<Reply>('/v3/category?sortBy=name&sortDirection=ASC');
    expect([ids(reply.products), reply.category]).toEqual([['200', '100'], null]);
  });

  test.each([
    ['mainBrandId=kaarna', ['100']],
    ['mainBrandId=kaarna&mainBrandId=ahti', ['100', '200']],
    ['colorId=musta', ['100']],
    ['colorId=punainen', []],
    ['sizeId=S', ['100']],
    ['propertyId=diet.vegan', ['200']],
    ['propertyId=diet.vegan&propertyId=diet.gluten-free', []],
    ['campaignId=outlet', ['100']],
    ['availableOnline=true', ['100']],
    ['onlyInStock=false', ['100', '200', '300']],
    ['pageSize=1&page=2', ['200']],
    ['page=3', []],
  ])('?%s finds %j (R087, R282)', async (query, found) => {
    expect(ids((await get<Reply>(`/v3/category?${query}`)).products)).toEqual(found);
  });

  test('words are searched for within the category (R086)', async () => {
    const found = async (query: string) => {
      const { products, left } = await get<Reply>(`/v3/category?sortBy=relevance&${query}`);
      return { products: ids(products), left };
    };
    expect(await found('searchTerm=villapaita')).toEqual({ products: ['100'], left: [] });
    expect(await found('path=muoti&searchTerm=%20villa%20')).toMatchObject({ products: ['100'] });
    expect(await found('path=ruoka&searchTerm=villapaita')).toMatchObject({ products: [] });
    expect(await found('path=ruoka&searchTerm=%20')).toMatchObject({ products: ['200'] });
  });

  test('categories below are counted under the filters, and left out when nothing is left (R282)', async () => {
    const below = async (query: string) => {
      const { children } = await get<Reply>(`/v3/category?${query}`);
      return children.map(({ path, count }) => [path, count]);
    };
    const both = [
      ['ruoka', 1],
      ['muoti', 1],
    ];
    expect(await below('page=1')).toEqual(both);
    expect(await below('priceFrom=0')).toEqual(both);
    expect(await below('campaignId=outlet')).toEqual([['muoti', 1]]);
    expect(await below('searchTerm=villapaita')).toEqual([['muoti', 1]]);
    expect(await below('path=muoti&mainBrandId=kaarna')).toEqual([['muoti/vaatteet', 1]]);
    expect(await below('path=muoti&colorId=vihrea')).toEqual([]);
  });

  test.each([
    'page=0',
    'pageSize=1000',
    'sortBy=luck',
    'sortDirection=UP',
    'path=../etc',
    `searchTerm=${'x'.repeat(201)}`,
  ])('?%s is refused as wrong input', async (query) => {
    expect(await refusal(`/v3/category?${query}`)).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  test('a category that is not there is not found', async () => {
    expect(await refusal('/v3/category?path=muoti/hatut')).toEqual({
      status: 404,
      code: 'category-not-found',
      message: 'Category not found',
    });
  });
});

describe('GET /v1/categoryTree', () => {
  test('answers an array whose first element is the whole tree (R283)', async () => {
    const [tree, ...more] = await get<CategoryNode[]>('/v1/categoryTree');
    expect(more).toEqual([]);
    expect(tree?.children.map(({ path }) => path)).toEqual(['ruoka', 'muoti']);
    expect(JSON.stringify(tree)).not.toContain('"count"');
  });

  test('counts are there when they are asked for, and hidden categories too (R283)', async () => {
    const [fashion] = await get<CategoryNode[]>(
      '/v1/categoryTree?path=muoti&addCounts=true&includeHidden=true',
    );
    expect(fashion).toMatchObject({ path: 'muoti', count: 1 });
    expect(fashion?.children.map(({ path, count }) => [path, count])).toEqual([
      ['muoti/vaatteet', 1],
      ['muoti/kengat', 0],
      ['muoti/aland', 0],
    ]);
  });

  test("a tree that is not there says 'Failed to fetch category tree' (R283)", async () => {
    expect(await refusal('/v1/categoryTree?path=hatut')).toEqual({
      status: 404,
      code: 'category-not-found',
      message: 'Failed to fetch category tree',
    });
  });
});

describe('GET /v1/sidebarCategory', () => {
  test('answers the category, what is above, beside and below it (R284)', async () => {
    const reply = await get<Record<string, Category & Category[]>>(
      '/v1/sidebarCategory?path=muoti',
    );
    expect(reply['category']?.path).toBe('muoti');
    expect(reply['parent']).toBeNull();
    expect(reply['siblings']?.map(({ path }) => path)).toEqual(['ruoka', 'muoti']);
    expect(reply['children']?.map(({ path }) => path)).toEqual(['muoti/vaatteet']);
    const below = await get<{ parent: Category }>('/v1/sidebarCategory?path=muoti/vaatteet');
    expect(below.parent.name).toBe('Muoti');
  });

  test('needs a path, of a category that is there', async () => {
    expect((await refusal('/v1/sidebarCategory')).status).toBe(400);
    expect((await refusal('/v1/sidebarCategory?path=hatut')).status).toBe(404);
  });
});

describe('products', () => {
  test('GET /v2/product/{id} answers a whole product, found by a variant too (R285)', async () => {
    const found = await get<Product>('/v2/product/102');
    expect(found).toMatchObject({
      sokId: '100',
      name: 'Villapaita',
      categories: [{ path: 'muoti' }, { path: 'muoti/vaatteet' }],
      vatPermille: 255,
      variants: [
        { sokId: '101', size: 'S', color: { name: 'Musta' }, availability: 'AVAILABLE' },
        { sokId: '102', size: 'M', color: { name: 'Punainen' }, availability: 'SOLD_OUT' },
      ],
    });
  });

  test('GET /v3/product/{id} answers what the database has (R285)', async () => {
    expect(await get<Product>('/v3/product/400')).toMatchObject({ sokId: '400', campaigns: [] });
    expect((await refusal('/v2/product/400')).status).toBe(404);
  });

  test('GET /v3/product/{id} answers from memory while the database is away (R285)', async () => {
    isDatabaseThere = false;
    expect(await get<Product>('/v3/product/200')).toMatchObject({ sokId: '200' });
    expect((await refusal('/v3/product/400')).status).toBe(404);
    isDatabaseThere = true;
    expect((await refusal('/v3/product/200')).status).toBe(404);
  });

  test('a product lists the ingredients of its food, allergens marked, in the requested language (L23)', async () => {
    const reported = await get<ProductDetails>('/v2/product/200', 'sv');
    expect(reported.safety).toBeNull();
    expect(reported.food).toEqual({
      ingredients: [
        { text: 'rågmjöl', isAllergen: true },
        { text: ', vatten, salt', isAllergen: false },
      ],
      nutrition: null,
      storage: 'I rumstemperatur.',
      origin: null,
      operator: baker,
    });
    expect((await get<Product[]>('/v2/products?id=200'))[0]).not.toHaveProperty('food');
  });

  test('a product is read from database or memory, as is asked for (R285)', async () => {
    const connection = {
      baseUrl: 'http://test.local',
      fetch: (request: Request) => app.fetch(request),
      language: 'fi' as const,
      correlationId: 'test-12345678',
    };
    expect((await client.product(connection, '400', true))?.sokId).toBe('400');
    expect(await client.product(connection, '400', false)).toBeNull();
    expect((await client.product(connection, '100', false))?.sokId).toBe('100');
    const state = readListState(new URLSearchParams('koko=S&väri=musta'), listSorts);
    expect((await client.categoryPage(connection, 'muoti', state))?.totalCount).toBe(1);
    const loaves = { ...state, searchTerm: 'ruisleipä' };
    expect((await client.categoryPage(connection, 'muoti', loaves))?.totalCount).toBe(0);
    expect(await client.categoryPage(connection, 'hatut', state)).toBeNull();
  });

  test.each(['/v2/product', '/v3/product'])(
    '%s: digits of an id count, and without any there is no product (R158)',
    async (path) => {
      const known = path === '/v2/product' ? '10-0' : 'x400';
      expect((await app.request(`${path}/${known}`)).status).toBe(200);
      for (const id of ['abc', '999']) {
        expect(await refusal(`${path}/${id}`)).toEqual({
          status: 404,
          code: 'product-not-found',
          message: 'Product not found',
        });
      }
    },
  );

  test('GET /v2/product/{id}/inventory answers stock of all that can be bought, apart from the product (R163, R286)', async () => {
    type Entries = z.output<typeof InventoryEntry>[];
    expect(await get<Entries>('/v2/product/100/inventory')).toEqual([
      { sokId: '101', availability: 'AVAILABLE', quantity: 3 },
      { sokId: '102', availability: 'SOLD_OUT', quantity: 0 },
    ]);
    expect(await get<Entries>('/v2/product/200/inventory')).toEqual([
      { sokId: '200', availability: 'IN_STORE_ONLY', quantity: 5 },
    ]);
    expect((await refusal('/v2/product/999/inventory')).status).toBe(404);
    expect(await get<object>('/v2/product/100')).not.toHaveProperty('quantity');
  });

  test('GET /v2/products answers those of the ids that are there, in their order (R287)', async () => {
    expect(ids(await get<Product[]>('/v2/products?id=200&id=999&id=101'))).toEqual(['200', '100']);
  });

  test.each([
    ['a co-op customer', 'aino', 900],
    ['another customer', 'onni', null],
    ['a guest', undefined, null],
  ])(
    'GET /v2/products responds to %s (token %s) with the co-op price %s (R010, R153)',
    async (_, token, cents) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const response = await app.request('/v2/products?id=200', { headers });
      const [first] = (await response.json()) as Product[];
      expect(first?.priceData.coop?.priceEuroCents ?? null).toBe(cents);
      expect(first?.priceData.hasCoopPrice).toBe(true);
    },
  );

  test('no ids are no products (R159)', async () => {
    expect(await get('/v2/products')).toEqual([]);
  });

  test('an id without digits is no product, and hides no others (R158, R287)', async () => {
    expect(ids(await get<Product[]>('/v2/products?id=abc&id=200'))).toEqual(['200']);
  });
});

test('GET /v3/brands answers brands that have products, in Finnish order (R288, R093, R099)', async () => {
  expect(await get<Brand[]>('/v3/brands')).toEqual([
    { id: 'kaarna', name: 'Kaarna', count: 1 },
    { id: 'ahti', name: 'Åhti', count: 1 },
  ]);
});
