import { expect, test } from 'vitest';
import { formEvents, type SentForm } from './form-events.ts';
import type { OpenPage, SeenProduct } from './page-data.ts';

const prices = (cents: number) => ({ regular: { priceEuroCents: cents }, discounted: null });
const product: SeenProduct = {
  sokId: '100234',
  name: 'Villapaita',
  brandName: 'Kaarna',
  categories: [],
  priceData: prices(5990),
  variants: [{ sokId: '100235', priceData: prices(6990) }],
};
const cart = {
  items: [{ id: 'a', sokId: '100235', quantity: 3, unitPriceEuroCents: 4990, product }],
  price: { subTotal: 14_970 },
};
const line = {
  sokId: '9',
  name: 'Kahvi',
  urlPath: '/tuote/kahvi/9',
  quantity: 2,
  unitPriceEuroCents: 500,
};
const order = {
  number: '10000001',
  paidAt: null,
  totalEuroCents: 1390,
  discountEuroCents: 0,
  deliveries: [{ priceEuroCents: 390 }],
  vat: [],
  lines: [line],
};
const place = { path: '/sivu', search: '' };
const pages = {
  product: { ...place, id: 'pages/product', data: { product } },
  cart: { ...place, id: 'pages/cart', data: { cart } },
  checkout: { ...place, id: 'pages/checkout', data: { cart, step: 'toimitus' } },
  order: { ...place, id: 'pages/order', data: { order } },
} satisfies Record<string, OpenPage>;

type Asked = Omit<Partial<SentForm>, 'fields' | 'page'> & { page: keyof typeof pages; to: string };

const sent = ({ page, ...form }: Asked, fields: Record<string, string> | string = {}) =>
  formEvents({
    result: undefined,
    next: null,
    ...form,
    page: pages[page],
    fields: new URLSearchParams(fields),
  }).map(({ name, items, facts }) => [
    name,
    items.map((one) => [one.variantId ?? one.productId, one.quantity, one.priceEuroCents]),
    facts,
  ]);

test('adding on a product page is one event with the variant, its price and how many', () => {
  const add = { page: 'product', to: '/tuote/villapaita/100234', result: { added: 2 } } as const;
  expect(sent(add, { variantSokId: '100235' })).toEqual([
    ['add_to_cart', [['100235', 2, 6990]], { valueEuroCents: 13_980 }],
  ]);
  expect(sent(add)).toEqual([['add_to_cart', [['100234', 2, 5990]], { valueEuroCents: 11_980 }]]);
  expect(sent({ ...add, result: { failed: 'out-of-stock' } })).toEqual([]);
});

test.each([
  [{ itemId: 'a', quantity: '5' }, 'add_to_cart', 2],
  [{ itemId: 'a', quantity: '1' }, 'remove_from_cart', 2],
  [{ itemId: 'a', quantity: '0' }, 'remove_from_cart', 3],
  [{ itemId: 'a', intent: 'remove' }, 'remove_from_cart', 3],
])('%j in the cart of three is %s of %i', (fields, name, quantity) => {
  const change = { page: 'cart', to: '/ostoskori', result: { refused: null } } as const;
  const facts = { valueEuroCents: quantity * 4990 };
  expect(sent(change, fields)).toEqual([[name, [['100235', quantity, 4990]], facts]]);
});

test.each([
  ['a refused quantity', { itemId: 'a', quantity: '9' }, { refused: { itemId: 'a', left: 4 } }],
  ['the same quantity', { itemId: 'a', quantity: '3' }, { refused: null }],
  ['a line that is gone', { itemId: 'b', quantity: '1' }, { refused: null }],
  ['no quantity', { itemId: 'a', quantity: '' }, { refused: null }],
  ['a coupon', { intent: 'coupon' }, { refused: null }],
  ['an answer that is none', { itemId: 'a', quantity: '1' }, null],
])('%s in the cart is no event', (_, fields, result) => {
  expect(sent({ page: 'cart', to: '/ostoskori', result }, fields)).toEqual([]);
});

test('a delivery is chosen when it leads to the payment, a payment when its form is sent', () => {
  const lines = [['100235', 3, 4990]];
  const valueEuroCents = 14_970;
  const delivery = { delivery: 'posti locker' };
  const checkout = { page: 'checkout', to: '/kassa' } as const;
  const next = { path: '/kassa', search: '?vaihe=maksu' };
  expect(sent({ ...checkout, next }, delivery)).toEqual([
    ['add_shipping_info', lines, { valueEuroCents, method: 'locker' }],
  ]);
  expect(sent({ ...checkout, next: { ...next, search: '?vaihe=toimitus' } }, delivery)).toEqual([]);
  expect(sent({ ...checkout, next: null }, delivery)).toEqual([]);
  expect(sent({ ...checkout, next }, { intent: 'address' })).toEqual([]);
  expect(sent({ page: 'checkout', to: '/maksu' }, { method: 'koivupankki' })).toEqual([
    ['add_payment_info', lines, { valueEuroCents, method: 'koivupankki' }],
  ]);
  expect(sent({ page: 'order', to: '/maksu' }, { method: 'koivupankki' })).toEqual([]);
});

test('pieces that the buttons of a card changed are events, not their new number', () => {
  const card = { page: 'cart', to: '/_data/cart-count' } as const;
  const coffee = {
    id: 'a',
    sokId: '9',
    quantity: 5,
    unitPriceEuroCents: 500,
    product: { sokId: '9', name: 'Kahvi', brandName: null, categories: [] },
  };
  const result = (by: number) => ({ changed: { line: coffee, by } });
  expect(sent({ ...card, result: result(2) })).toEqual([
    ['add_to_cart', [['9', 2, 500]], { valueEuroCents: 1000 }],
  ]);
  expect(sent({ ...card, result: result(-1) })).toEqual([
    ['remove_from_cart', [['9', 1, 500]], { valueEuroCents: 500 }],
  ]);
  expect(sent({ ...card, result: { changed: null } })).toEqual([]);
  expect(sent({ ...card, result: null })).toEqual([]);
});

test('favourites are events, except those that were refused', () => {
  const wish = { page: 'cart', to: '/_data/wishlist' } as const;
  const result = { failed: [{ sokId: '2', isWanted: true }], entries: [] };
  expect(sent({ ...wish, result }, 'add=1&add=2&remove=3')).toEqual([
    ['add_to_wishlist', [['1', undefined, undefined]], {}],
  ]);
  expect(sent({ ...wish, result: null }, 'add=1')).toEqual([]);
});

test('buying an order again adds its lines when all of them came into the cart', () => {
  const again = { page: 'order', to: '/tilaukset/10000001' } as const;
  expect(sent({ ...again, next: { path: '/ostoskori', search: '' } }, { intent: 'again' })).toEqual(
    [['add_to_cart', [['9', 2, 500]], { valueEuroCents: 1000 }]],
  );
  expect(sent({ ...again, result: { again: { missing: ['Kahvi'] } } })).toEqual([]);
});

test('other forms are no events', () => {
  expect(sent({ page: 'cart', to: '/palaute', result: { isSent: true } })).toEqual([]);
});
