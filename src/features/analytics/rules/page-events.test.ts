import { expect, test } from 'vitest';
import { pageEvents } from './page-events.ts';
import type { OpenPage, SeenCard, SeenProduct } from './page-data.ts';

const card: SeenCard = {
  sokId: '100234',
  name: 'Villapaita',
  brandName: 'Kaarna',
  price: { cents: 4990 },
};
const prices = (cents: number, discounted: number | null = null) => ({
  regular: { priceEuroCents: cents },
  discounted: discounted === null ? null : { priceEuroCents: discounted },
});
const product: SeenProduct = {
  sokId: '100234',
  name: 'Villapaita',
  brandName: null,
  categories: [{ name: 'Muoti' }, { name: 'Neuleet' }],
  priceData: prices(5990, 4990),
  variants: [],
};
const cart = {
  items: [
    { id: 'a', sokId: '100235', quantity: 2, unitPriceEuroCents: 4990, product },
    {
      id: 'b',
      sokId: '7',
      quantity: 1,
      unitPriceEuroCents: 209,
      product: { ...product, sokId: '7' },
    },
  ],
  price: { subTotal: 10_189 },
};
const list = { products: [card, { ...card, sokId: '5' }], state: { page: 3 } };

const opened = (
  page: Omit<OpenPage, 'path' | 'search'>,
  path = '/sivu',
  before: string | null = null,
) =>
  pageEvents({ path, search: '', ...page } as OpenPage, before).map(({ name, items, facts }) => ({
    name,
    items: items.map(({ productId, variantId }) => variantId ?? productId),
    facts,
  }));
const view = { name: 'page_view', items: [], facts: {} };

test('every page is viewed, and only once while what it shows is changed', () => {
  const page = { id: 'pages/info' as 'pages/cart', data: { cart: null } };
  expect(opened(page)).toEqual([view]);
  expect(opened(page, '/sivu', '/')).toEqual([view]);
  expect(opened(page, '/sivu', '/sivu')).toEqual([]);
});

test('pages of orders are named without the number of the order', () => {
  const page = { id: 'pages/other', path: '/tilaukset/10000001/kuitti', search: '', data: null };
  expect(pageEvents(page as unknown as OpenPage, null)).toMatchObject([{ page: '/tilaukset' }]);
});

test('a list names its products with their places through its pages', () => {
  const [, event] = pageEvents(
    {
      id: 'pages/category',
      path: '/kategoria/muoti',
      search: '',
      data: { ...list, state: { ...list.state, searchTerm: '' }, title: 'Muoti', totalCount: 98 },
    },
    null,
  );
  expect(event).toMatchObject({
    name: 'view_item_list',
    facts: { list: { id: '/kategoria/muoti', name: 'Muoti' } },
    items: [
      { productId: '100234', name: 'Villapaita', brand: 'Kaarna', priceEuroCents: 4990 },
      { productId: '5', found: { listId: '/kategoria/muoti', listName: 'Muoti', position: 98 } },
    ],
  });
});

test.each([
  ['brand', { id: 'pages/brand' as const, data: { ...list, name: 'Kaarna' } }],
  ['campaign', { id: 'pages/campaign' as const, data: { head: { name: 'Joulu' }, list } }],
  [
    'campaign in a category',
    { id: 'pages/campaign-category' as const, data: { head: { name: 'Outlet' }, list } },
  ],
  ['all campaigns', { id: 'pages/campaigns-category' as const, data: { list } }],
])('the list of %s is a list too, each time it shows others', (_, page) => {
  const shown = { name: 'view_item_list', items: ['100234', '5'] };
  expect(opened(page)).toMatchObject([view, shown]);
  expect(opened(page, '/sivu', '/sivu')).toMatchObject([shown]);
});

test.each([
  [
    'an empty category',
    {
      id: 'pages/category' as const,
      data: { products: [], state: { page: 1, searchTerm: '' }, title: null, totalCount: 0 },
    },
  ],
  [
    'a campaign to come',
    { id: 'pages/campaign' as const, data: { head: { name: 'Joulu' }, list: null } },
  ],
  ['an empty cart', { id: 'pages/cart' as const, data: { cart: null } }],
  ['no search', { id: 'pages/search' as const, data: { ...list, term: '', totalCount: 0 } }],
])('%s is only viewed', (_, page) => expect(opened(page)).toEqual([view]));

test('a search has its term and the number of results, also when there are none', () => {
  const data = { products: [], state: { page: 1 }, term: 'kuutamo', totalCount: 0 };
  const search = { name: 'search', items: [], facts: { search: { term: 'kuutamo', results: 0 } } };
  expect(opened({ id: 'pages/search', data })).toEqual([view, search]);
});

test('a search within a category is a search, and its list that of the category', () => {
  const data = { ...list, state: { page: 1, searchTerm: 'villa' }, title: 'Muoti', totalCount: 2 };
  const [viewed, search, shown] = opened({ id: 'pages/category', data });
  expect(viewed).toEqual(view);
  expect(search).toMatchObject({ facts: { search: { term: 'villa', results: 2 } } });
  expect(shown).toMatchObject({ name: 'view_item_list', facts: { list: { name: 'Muoti' } } });
});

test('a product is viewed once, whichever variant is chosen, with what everybody pays', () => {
  const page = { id: 'pages/product' as const, data: { product } };
  expect(opened(page)).toMatchObject([view, { name: 'view_item', items: ['100234'] }]);
  expect(opened(page, '/sivu', '/sivu')).toEqual([]);
  const [, event] = pageEvents({ ...page, path: '/tuote/a/100234', search: '' }, null);
  expect(event?.items).toEqual([
    {
      productId: '100234',
      name: 'Villapaita',
      brand: undefined,
      categories: ['Muoti', 'Neuleet'],
      priceEuroCents: 4990,
    },
  ]);
});

test('cart and checkout have the value of their lines; a later step begins no other checkout', () => {
  const facts = { valueEuroCents: 10_189 };
  const items = ['100235', '7'];
  expect(opened({ id: 'pages/cart', data: { cart } })).toEqual([
    view,
    { name: 'view_cart', items, facts },
  ]);
  const checkout = { id: 'pages/checkout' as const, data: { cart, step: 'toimitus' } };
  expect(opened(checkout)).toEqual([view, { name: 'begin_checkout', items, facts }]);
  expect(opened(checkout, '/kassa', '/kassa')).toEqual([]);
});

test('a paid order is a purchase with its sums; one that waits for payment is none', () => {
  const order = {
    number: '10000001',
    paidAt: '2026-11-24T10:00:00Z',
    totalEuroCents: 4881,
    discountEuroCents: 499,
    deliveries: [{ priceEuroCents: 390 }],
    discountCode: 'KEVAT',
    vat: [{ taxEuroCents: 1000 }, { taxEuroCents: 44 }],
    lines: [
      {
        sokId: '100235',
        name: 'Villapaita',
        urlPath: '/tuote/villapaita/100234',
        quantity: 1,
        unitPriceEuroCents: 4990,
      },
    ],
  };
  const page = { id: 'pages/thank-you' as const, path: '/kiitos', search: '' };
  const [, event] = pageEvents({ ...page, data: { order } }, null);
  expect(event).toMatchObject({
    name: 'purchase',
    items: [
      {
        productId: '100234',
        variantId: '100235',
        quantity: 1,
        priceEuroCents: 4990,
        discountEuroCents: 499,
      },
    ],
    order: {
      number: '10000001',
      totalEuroCents: 4881,
      vatEuroCents: 1044,
      deliveryEuroCents: 390,
      coupon: 'KEVAT',
    },
  });
  expect(opened({ ...page, data: { order: { ...order, paidAt: null } } }, '/kiitos')).toEqual([
    view,
  ]);
});
