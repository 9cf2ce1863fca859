import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../campaigns/record.ts';
import type { ProductRecord } from '../catalogue/record.ts';
import { colour, price, product, snapshot, variant } from '../catalogue/testing.ts';
import { buildIndex } from './build.ts';
import type { ListRequest } from '../catalogue/record/product-list.ts';
import { decidedWith, firstPage } from './testing.ts';

const now = Date.parse('2026-11-20T12:00:00+02:00');
const view = { language: 'fi' as const, now };
const none = firstPage.filters;

const outlet: Campaign = {
  path: 'outlet',
  name: { fi: 'Outlet' },
  level: 'normal',
  description: {},
  color: '#b3212e',
  useColorForPrices: false,
  startTime: '2026-11-20T00:00:00+02:00',
  endTime: '2026-11-21T00:00:00+02:00',
  filters: [{ name: {}, campaignIds: ['o-1', 'o-2'] }],
  isPickupPointShippingFree: false,
};

const indexOf = (products: ProductRecord[]) =>
  buildIndex(snapshot(products), decidedWith([outlet]), now);
const idsOf = (products: { sokId: string }[]) => products.map(({ sokId }) => sokId);

const kaarna = { id: 'kaarna', name: 'Kaarna' };
const aalto = { id: 'aalto', name: 'Åalto' };
const shop = indexOf([
  product('1', {
    brand: kaarna,
    promotions: ['o-1'],
    variants: [
      variant('11', { colours: [colour('musta'), colour('punainen')], size: 'S' }),
      variant('12', { colours: [colour('punainen')], size: 'M' }),
      variant('13', { colours: [colour('valkoinen')], size: 'XL', stock: 0 }),
    ],
  }),
  product('2', { brand: aalto, colours: [colour('musta')], size: 'M' }),
  product('3', { brand: kaarna, colours: [colour('valkoinen')], promotions: ['o-2'] }),
  product('4', { brand: aalto, stock: 0, colours: [colour('musta')] }),
  product('5', { categoryPath: 'ruoka/leipa', availability: 'IN_STORE_ONLY' }),
  product('6', { categoryPath: 'muoti', size: '104' }),
  product('7', { categoryPath: 'muoti', size: '36' }),
]);

const list = (more: Partial<ListRequest> = {}, at = now) =>
  shop.list({ ...firstPage, ...more }, { ...view, now: at });
const found = (more: Partial<ListRequest>) => idsOf(list(more).products);
const counts = (options: { id: string; count: number }[]) =>
  options.map(({ id, count }) => [id, count]);

describe('a list', () => {
  test('has the products of the category and of those below it', () => {
    expect(found({ categoryPath: 'muoti' })).toEqual(['1', '2', '3', '6', '7']);
    expect(found({ categoryPath: 'ruoka/leipa' })).toEqual(['5']);
    expect(found({ categoryPath: 'muoti/kengat' })).toEqual([]);
    expect(list().totalCount).toBe(6);
  });

  test('leaves out what is sold out, unless it is asked for (R090)', () => {
    expect(found({ filters: { ...none, brands: ['aalto'] } })).toEqual(['2']);
    const all = list({ filters: { ...none, brands: ['aalto'] }, onlyInStock: false });
    expect(all.products.map(({ availability }) => availability)).toEqual(['AVAILABLE', 'SOLD_OUT']);
  });

  test('leaves out what only stores sell when that is asked for (R106)', () => {
    expect(found({ availableOnline: true })).toEqual(['1', '2', '3', '6', '7']);
  });

  test('values of one filter widen it, different filters narrow it (R103)', () => {
    expect(found({ filters: { ...none, colors: ['musta', 'valkoinen'] } })).toEqual([
      '1',
      '2',
      '3',
    ]);
    const filters = { ...none, colors: ['musta', 'valkoinen'], brands: ['kaarna'] };
    expect(found({ filters })).toEqual(['1', '3']);
    expect(found({ filters: { ...none, brands: ['unknown'] } })).toEqual([]);
  });

  test('colour and size must be of one thing that can be bought', () => {
    expect(found({ filters: { ...none, colors: ['punainen'], sizes: ['M'] } })).toEqual(['1']);
    expect(found({ filters: { ...none, colors: ['musta'], sizes: ['M'] } })).toEqual(['2']);
    expect(found({ filters: { ...none, sizes: ['XL'] } })).toEqual([]);
  });

  test('products are in a campaign after its start and before its end (R173)', () => {
    const inCampaign = (at: string) =>
      list({ filters: { ...none, campaigns: ['outlet'] } }, Date.parse(at)).products;
    expect(idsOf(inCampaign('2026-11-20T00:00:01+02:00'))).toEqual(['1', '3']);
    expect(inCampaign('2026-11-20T00:00:01+02:00')[0]?.campaigns).toEqual(['outlet']);
    expect(inCampaign('2026-11-19T23:59:59+02:00')).toEqual([]);
    expect(inCampaign('2026-11-21T00:00:00+02:00')).toEqual([]);
  });

  test('products are announced for a campaign before its start', () => {
    const announced = (at: string) =>
      list({}, Date.parse(at))
        .products.filter(({ comingCampaigns }) => comingCampaigns.includes('outlet'))
        .map(({ sokId }) => sokId);
    expect(announced('2026-11-19T23:59:59+02:00')).toEqual(['1', '3']);
    expect(announced('2026-11-20T00:00:01+02:00')).toEqual([]);
  });
});

describe('facets', () => {
  test('list each option with its number of products, by Finnish name or by size (R099, R130–R133)', () => {
    const { facets } = list({ categoryPath: 'muoti' });
    expect(counts(facets.campaigns)).toEqual([['outlet', 2]]);
    expect(facets.brands).toEqual([
      { id: 'kaarna', name: 'Kaarna', count: 2 },
      { id: 'aalto', name: 'Åalto', count: 1 },
    ]);
    expect(facets.colors.map(({ name, count, hex }) => [name, count, hex])).toEqual([
      ['Musta', 2, '#123456'],
      ['Punainen', 1, '#123456'],
      ['Valkoinen', 1, '#123456'],
    ]);
    expect(counts(facets.sizes)).toEqual([
      ['S', 1],
      ['M', 2],
      ['36', 1],
      ['104', 1],
    ]);
  });

  test('an option that only the other filters rule out stays, with 0', () => {
    const { facets } = list({ filters: { ...none, brands: ['aalto'], colors: ['valkoinen'] } });
    expect(counts(facets.brands)).toEqual([
      ['kaarna', 1],
      ['aalto', 0],
    ]);
    expect(counts(facets.colors)).toEqual([
      ['musta', 1],
      ['punainen', 0],
      ['valkoinen', 0],
    ]);
  });

  test('names are in the language that is asked for', () => {
    const { facets } = shop.list(firstPage, { ...view, language: 'sv' });
    expect(facets.colors.map(({ name }) => name)).toEqual(['Röd', 'Svart', 'Vit']);
  });

  const some = <T>(values: T[], most = values.length) => fc.subarray(values, { maxLength: most });
  const anyColours = some(['musta', 'punainen', 'valkoinen']).map((ids) => ids.map(colour));
  const anySize = fc.option(fc.constantFrom('S', 'M', 'L'));
  const anyVariant = fc.record({
    colours: anyColours,
    size: anySize,
    stock: fc.nat({ max: 1 }),
  });
  const anyProduct = fc.record({
    brand: fc.option(fc.constantFrom(kaarna, aalto)),
    promotions: some(['o-1', 'o-2', 'other']),
    variants: fc
      .array(anyVariant, { maxLength: 3 })
      .map((all) => all.map((one, place) => variant(`v${place}`, one))),
    colours: anyColours,
    size: anySize,
    stock: fc.nat({ max: 1 }),
    sales: fc.nat({ max: 3 }),
  });
  const anyProducts = fc
    .array(anyProduct, { maxLength: 12 })
    .map((all) => all.map((one, place) => product(String(place + 1), one)));
  const anyFilters = fc.record({
    campaigns: some(['outlet']),
    brands: some(['kaarna', 'aalto', 'unknown']),
    colors: some(['musta', 'punainen', 'valkoinen']),
    sizes: some(['S', 'M', 'L']),
    properties: some<string>([]),
  });

  const anyListBy = fc.constantFrom(undefined, 'campaignId' as const, 'mainBrandId' as const);

  test('every count is exact: as many products as a list of that option alone has (R103)', () => {
    fc.assert(
      fc.property(
        anyProducts,
        anyFilters,
        fc.boolean(),
        anyListBy,
        (products, filters, all, listBy) => {
          const index = indexOf(products);
          const send = { ...firstPage, onlyInStock: !all, filters, listBy };
          const { facets } = index.list(send, view);
          for (const facet of ['campaigns', 'brands', 'colors', 'sizes'] as const) {
            const reported = new Map(facets[facet].map(({ id, count }) => [id, count]));
            for (const id of ['outlet', 'kaarna', 'aalto', 'musta', 'punainen', 'S', 'M', 'L']) {
              const alone = { ...send, filters: { ...filters, [facet]: [id] } };
              expect(reported.get(id) ?? 0).toBe(index.list(alone, view).totalCount);
            }
          }
        },
      ),
    );
  });

  test('the list of a brand or campaign offers what its own products have, and nothing else', () => {
    const made = [
      ['brands', 'mainBrandId', 'kaarna'],
      ['campaigns', 'campaignId', 'outlet'],
    ] as const;
    fc.assert(
      fc.property(anyProducts, anyFilters, fc.constantFrom(...made), (products, filters, by) => {
        const [name, listBy, id] = by;
        const index = indexOf(products);
        const own = { ...none, [name]: [id] };
        const offers = index.list(
          { ...firstPage, listBy, filters: { ...filters, [name]: [id] } },
          view,
        );
        for (const facet of ['campaigns', 'brands', 'colors', 'sizes'] as const) {
          if (facet === name) continue;
          const offered = offers.facets[facet].map((option) => option.id);
          for (const option of ['outlet', 'kaarna', 'aalto', 'musta', 'punainen', 'S', 'M', 'L']) {
            const alone = { ...firstPage, listBy, filters: { ...own, [facet]: [option] } };
            const has = index.list(alone, view).totalCount > 0;
            expect(offered.includes(option), `${facet} ${option}`).toBe(has);
          }
        }
      }),
    );
  });

  test('what is sold in stores only is still an option of the list while it is left out of it', () => {
    const products = [
      product('1', { brand: kaarna, availability: 'IN_STORE_ONLY' }),
      product('2', { brand: aalto }),
    ];
    const { facets } = indexOf(products).list({ ...firstPage, availableOnline: true }, view);
    expect(counts(facets.brands)).toEqual([
      ['kaarna', 0],
      ['aalto', 1],
    ]);
  });

  test('pages put together are the whole list in order, each product once (R098)', () => {
    const fields = ['created_at', 'relevance', 'bestseller', 'position', 'price', 'name'] as const;
    const anyOrder = fc.record({
      sortBy: fc.constantFrom(...fields),
      sortDirection: fc.constantFrom('ASC' as const, 'DESC' as const),
    });
    fc.assert(
      fc.property(
        anyProducts,
        anyOrder,
        fc.integer({ min: 1, max: 5 }),
        (records, order, pageSize) => {
          const index = indexOf(records);
          const whole = idsOf(index.list({ ...firstPage, ...order }, view).products);
          const pages = Array.from({ length: Math.ceil(whole.length / pageSize) + 1 }, (_, i) =>
            index.list({ ...firstPage, ...order, pageSize, page: i + 1 }, view),
          );
          expect(pages.flatMap(({ products }) => idsOf(products))).toEqual(whole);
          expect(new Set(whole).size).toBe(whole.length);
          expect(pages.at(-1)).toMatchObject({ products: [], totalCount: whole.length });
        },
      ),
    );
  });
});

describe('orders', () => {
  const sale = { cents: 500, from: now + 1000, until: now + 2000 };
  const products = indexOf([
    product('1', {
      name: { fi: 'Öljy' },
      createdAt: 3,
      sales: 1,
      position: 2,
      price: price(900, { sale, referenceCents: 900 }),
    }),
    product('2', {
      name: { fi: 'Zumba' },
      createdAt: 1,
      buyableFrom: 10,
      sales: 9,
      price: price(700),
    }),
    product('3', {
      name: { fi: 'Ämpäri' },
      createdAt: 2,
      buyableFrom: 1,
      position: 7,
      sales: 5,
      variants: [
        variant('31', { price: price(800) }),
        variant('32', { price: price(600, { coopCents: 100 }) }),
      ],
    }),
    product('4', { name: { fi: 'Åke', sv: 'Alfa' }, createdAt: 4, sales: 9, price: price(600) }),
  ]);
  const order = (sortBy: ListRequest['sortBy'], sortDirection: 'ASC' | 'DESC', more = {}) =>
    idsOf(products.list({ ...firstPage, sortBy, sortDirection }, { ...view, ...more }).products);

  test.each([
    ['created_at', 'DESC', ['4', '1', '3', '2']],
    ['created_at', 'ASC', ['2', '3', '1', '4']],
    ['buyable_from_sort', 'ASC', ['3', '1', '4', '2']],
    ['buyable_from_sort', 'DESC', ['2', '4', '1', '3']],
    ['bestseller', 'DESC', ['2', '4', '3', '1']],
    ['position', 'ASC', ['1', '3', '2', '4']],
    ['position', 'DESC', ['2', '4', '3', '1']],
    ['relevance', 'DESC', ['2', '4', '3', '1']],
    ['price', 'ASC', ['4', '3', '2', '1']],
    ['price', 'DESC', ['1', '2', '4', '3']],
    ['name', 'ASC', ['2', '4', '3', '1']],
    ['name', 'DESC', ['1', '3', '4', '2']],
  ] as const)(
    '%s %s puts products in its order, å, ä and ö last (R088, R089, R099)',
    (field, direction, ids) => {
      expect(order(field, direction)).toEqual(ids);
    },
  );

  test('names are those of the language', () => {
    expect(order('name', 'ASC', { language: 'sv' })).toEqual(['4', '2', '3', '1']);
  });

  test('a sale moves products at its first moment, and back at its end', () => {
    const [before, first, last, after] = [999, 1000, 1999, 2000].map((ms) => now + ms);
    expect(order('price', 'ASC', { now: before })[0]).toBe('4');
    expect(order('price', 'ASC', { now: first })[0]).toBe('1');
    expect(order('price', 'ASC', { now: last })[0]).toBe('1');
    expect(order('price', 'ASC', { now: after })[0]).toBe('4');
    const discounted = (at = 0) =>
      products.product('1', { ...view, now: at })?.priceData.discounted?.priceEuroCents ?? null;
    expect([before, first, last, after].map(discounted)).toEqual([null, 500, 500, null]);
  });
});

describe('stock', () => {
  const make = () =>
    indexOf([
      product('1', {
        brand: kaarna,
        sales: 9,
        pictures: [{ id: 'a', width: 1, height: 1 }],
        variants: [
          variant('11', { colours: [colour('musta')] }),
          variant('12', { colours: [colour('punainen')] }),
        ],
      }),
      product('2', { categoryPath: 'ruoka/leipa' }),
    ]);

  test('products that are sold out leave lists, facets, brands and the tree; their page says so', () => {
    const index = make();
    index.restock(new Map([['11', 0]]));
    const half = index.list(firstPage, view);
    expect(counts(half.facets.colors)).toEqual([['punainen', 1]]);
    const states = () => index.product('1', view)?.variants.map((one) => one.availability);
    expect(states()).toEqual(['SOLD_OUT', 'AVAILABLE']);
    index.restock(
      new Map([
        ['12', 0],
        ['404', 3],
      ]),
    );
    expect(idsOf(index.list(firstPage, view).products)).toEqual(['2']);
    expect(index.brands('fi')).toEqual([]);
    expect(index.tree.children('', 'fi').map(({ path }) => path)).toEqual(['ruoka']);
    expect(index.product('12', view)?.availability).toBe('SOLD_OUT');
    expect(states()).toEqual(['SOLD_OUT', 'SOLD_OUT']);
  });

  test('products that come back are as they were', () => {
    const index = make();
    const before = index.list(firstPage, view);
    const branches = index.tree.children('', 'fi');
    index.restock(
      new Map([
        ['11', 0],
        ['12', 0],
        ['2', 0],
      ]),
    );
    index.restock(
      new Map([
        ['11', 4],
        ['12', 1],
        ['2', 7],
      ]),
    );
    expect(index.list(firstPage, view)).toEqual(before);
    expect(index.tree.children('', 'fi')).toEqual(branches);
  });
});

describe('the tree', () => {
  const show = { addCounts: true, includeHidden: false };

  test('has names, ways and counts of what is in stock, in the order of the shop (R091, R092)', () => {
    const tree = shop.tree.node('', 'sv', show);
    expect(tree).toMatchObject({ name: '', path: '', level: 0, count: 6, parents: [] });
    expect(tree?.children.map(({ name, count }) => [name, count])).toEqual([
      ['Mat', 1],
      ['Mode', 5],
    ]);
    expect(tree?.children[1]?.children).toMatchObject([
      {
        name: 'Kläder',
        path: 'muoti/vaatteet',
        urlPath: '/kategoria/muoti/vaatteet',
        level: 2,
        count: 3,
        parents: ['muoti'],
        breadcrumbs: [
          { path: 'muoti', name: 'Mode', level: 1 },
          { path: 'muoti/vaatteet', name: 'Kläder', level: 2 },
        ],
        children: [],
      },
    ]);
  });

  test('hides categories without products unless they are asked for', () => {
    const names = (includeHidden: boolean) =>
      shop.tree
        .node('muoti', 'fi', { addCounts: false, includeHidden })
        ?.children.map(({ name }) => name);
    expect(names(false)).toEqual(['Vaatteet']);
    expect(names(true)).toEqual(['Vaatteet', 'Kengät', 'Åland']);
    expect(shop.tree.node('muoti/kengat', 'fi', show)?.count).toBe(0);
    expect(shop.tree.node('unknown', 'fi', show)).toBeNull();
  });

  test('a product is found by its own id and those of its variants, with its breadcrumbs (R076)', () => {
    expect(shop.product('12', view)).toMatchObject({
      sokId: '1',
      variantCount: 3,
      categories: [{ name: 'Muoti' }, { name: 'Vaatteet' }],
    });
    expect(shop.product('99', view)).toBeNull();
  });
});

describe('words', () => {
  const products = indexOf([
    product('1', { name: { fi: 'Punainen villapaita', sv: 'Röd tröja' }, brand: kaarna }),
    product('2', { name: { fi: 'Villasukat' }, description: { fi: 'Kuin punainen paita.' } }),
    product('3', { name: { fi: 'Ruisleipä' }, categoryPath: 'ruoka/leipa', gtin: '6410405082657' }),
    product('4', { name: { fi: 'Villapaita' }, stock: 0 }),
  ]);
  const search = (text: string, more: Partial<ListRequest> = {}) =>
    idsOf(
      products.list(
        { ...firstPage, text, sortBy: 'relevance', sortDirection: 'DESC', ...more },
        view,
      ).products,
    );

  test.each([
    ['villapaita', ['1']],
    ['VILLA', ['2', '1']],
    ['punainen', ['1', '2']],
    ['punainen villa', ['1', '2']],
    ['paita punainen', ['1', '2']],
    ['tröja', ['1']],
    ['troja', ['1']],
    ['kaarna', ['1']],
    ['bread', ['3']],
    ['leipä', ['3']],
    ['leipa', ['3']],
    ['6410405082657', ['3']],
    ['3', ['3']],
    ['kaarna leipä', ['1']],
    ['paidat', ['1', '2']],
    ['sukkia', ['2']],
    ['villaa', ['2', '1']],
    ['!?', []],
  ])('%s finds %j, the best first', (text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  test('a search is narrowed by filters and counted like any list (R115)', () => {
    expect(search('villa', { filters: { ...none, brands: ['kaarna'] } })).toEqual(['1']);
    const { totalCount, facets } = products.list({ ...firstPage, text: 'villa' }, view);
    expect(totalCount).toBe(2);
    expect(counts(facets.brands)).toEqual([['kaarna', 1]]);
  });
});
