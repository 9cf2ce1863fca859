import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from '../cart/contract.ts';
import { priceOf as sumsOf } from '../cart/rules.ts';
import { cartOf, priceOf, productOf, together } from '../cart/testing.ts';
import type { ShippingData } from '../checkout/contract.ts';
import { nobody, openUntil, withoutBuyer } from './rules/anonymity.ts';
import { promiseOf } from './rules/deliveries.ts';
import { limits, isOfPieces, sharesOf } from './rules/limits.ts';
import { payableUntil } from './rules/payment-state.ts';
import { paidFor } from './rules/refund.ts';
import { nextPoll, orderFacts, paymentItems, stepFor } from './rules.ts';
import { placedAt as now, plainTerms, shipping, broughtHome } from './testing.ts';

/** Facts of an order of one bottle of 19.90 €, including the given deposit, with a price per litre. */
function factsOf(more: Partial<CartItem>, depositEuroCents: number | null) {
  const priceData = { ...priceOf(1990), valuePriceEuroCents: 3980, depositEuroCents, unit: 'l' };
  const [item] = cartOf('cart', { 1: 1 }).items as [CartItem];
  const items = [{ ...item, product: productOf('1', { priceData }), ...more }];
  const cart = { ...cartOf('cart', { 1: 1 }), items };
  const totalEuroCents = cart.price.grandTotal;
  return orderFacts(
    cart,
    shipping,
    { totalEuroCents, language: 'fi', withdrawal: plainTerms },
    now,
  );
}

test.each([
  ['everybody pays', {}, null, 3980],
  ['a co-op customer pays', { unitPriceEuroCents: 1791, benefit: 'co-op' }, null, 3582],
  ['one pays who pays half', { unitPriceEuroCents: 995 }, null, 1990],
  ['a co-op customer pays, the deposit left out', { unitPriceEuroCents: 1791 }, 100, 3561],
] as const)('an order has the unit price of what %s (R010, L13)', (_, more, deposit, cents) => {
  expect(factsOf(more, deposit).lines[0]).toMatchObject({ valuePriceEuroCents: cents, unit: 'l' });
});

test('an order without a unit price has none at a reduced price either (L13)', () => {
  const [item] = cartOf('cart', { 1: 1 }).items as [CartItem];
  const reduced = { ...item, unitPriceEuroCents: 1791, rowTotalEuroCents: 1991 };
  const [line] = ordered({ ...cartOf('cart', { 1: 1 }), items: [reduced] }).lines;
  expect(line).toMatchObject({ valuePriceEuroCents: null });
});

test('what a code leaves out is paid at its price, is marked, and gives it back (R248)', () => {
  const cart = cartOf('cart', { 1: 1, 2: 1 });
  const items = cart.items.map((item) =>
    item.sokId === '2' ? { ...item, isExcluded: true } : item,
  );
  const half = {
    code: 'PUOLET',
    percent: 50,
    cents: null,
    minimumCents: 0,
    from: null,
    until: null,
  };
  const price = sumsOf(items, half, together(items, 0), now.epochMilliseconds);
  const order = ordered({ ...cart, items, price });
  expect(order.lines.map(({ isExcluded }) => isExcluded)).toEqual([undefined, true]);
  expect(paymentItems(order)).toMatchObject([{ unitPrice: 995 }, { unitPrice: 1990 }]);
  expect(paidFor(order).lines.map(({ gross }) => gross)).toEqual([995, 1990]);
  const [, plain] = ordered({ ...cart, items }).lines;
  expect(plain).not.toHaveProperty('isExcluded');
});

test('an order says which of its products spoil (L11)', () => {
  const cart = cartOf('cart', { 1: 1, 2: 1 });
  const milk = productOf('2', { priceData: { ...priceOf(1990), isPerishable: true } });
  const items = cart.items.map((item) => (item.sokId === '2' ? { ...item, product: milk } : item));
  const { lines } = ordered({ ...cart, items });
  expect(lines.map(({ withdrawalLimit }) => withdrawalLimit)).toEqual([undefined, 'perishable']);
});

test('what was ordered may be on its way or come back until 30 days after the last promised one (L29)', () => {
  const facts = factsOf({}, null);
  const last = Temporal.PlainDate.from(promiseOf(facts).latest);
  const end = openUntil(facts).toZonedDateTimeISO('Europe/Helsinki');
  expect(end.toPlainDate()).toEqual(last.add({ days: 30 }));
  expect(end.toPlainTime()).toEqual(new Temporal.PlainTime());
});

test('a buyer is forgotten but for postcode and town (L29)', () => {
  const facts = factsOf({}, null);
  expect(withoutBuyer(facts)).toEqual({
    ...facts,
    customer: { ...nobody, postcode: '00100', city: 'Helsinki' },
  });
});

const ordered = (cart: Parameters<typeof orderFacts>[0], more: Partial<ShippingData> = {}) =>
  orderFacts(
    cart,
    { ...shipping, shipments: [broughtHome(cart.price.shipping)], ...more },
    { totalEuroCents: cart.price.grandTotal, language: 'fi', withdrawal: plainTerms },
    now,
  );
const unchosen = { ...broughtHome(), deliveryMethodId: null };

test.each([
  ['cart-empty', 409, {}, {}],
  ['address-missing', 400, { 1: 1 }, { customer: null }],
  ['delivery-missing', 400, { 1: 1 }, { shipments: [unchosen] }],
  ['delivery-missing', 400, { 1: 1 }, { shipments: [broughtHome(), unchosen] }],
])('an order is refused with %s where it must be', (...row) => {
  const [code, status, quantities, more] = row as [string, number, object, Partial<ShippingData>];
  expect(() => ordered(cartOf('cart', quantities as Record<string, number>), more)).toThrow(
    expect.objectContaining({ status, code }),
  );
});

test('an order at another price than the shopper saw is refused with the price of now', () => {
  const cart = cartOf('cart', { 1: 1 });
  const seen = { totalEuroCents: 1989, language: 'fi', withdrawal: plainTerms } as const;
  expect(() => orderFacts(cart, shipping, seen, now)).toThrow(
    expect.objectContaining({ code: 'price-changed' }),
  );
});

test('the taxes of an order are its total, each rate split into net and tax', () => {
  const { items } = cartOf('cart', { 1: 3, 2: 1 });
  const milk = { ...productOf('2'), vatPermille: 135 };
  const mixed = items.map((item) => (item.sokId === '2' ? { ...item, product: milk } : item));
  const coupon = { code: 'K', percent: 10, cents: null, minimumCents: 0, from: null, until: null };
  const cart = {
    ...cartOf('cart', {}),
    items: mixed,
    price: sumsOf(mixed, coupon, together(mixed, 490), 0),
  };
  // 90 % of 59.70 and 19.90 €, and the delivery in the same proportion.
  expect(ordered(cart).vat).toEqual([
    {
      ratePermille: 255,
      grossEuroCents: 5373 + 368,
      netEuroCents: 5741 - 1167,
      taxEuroCents: 1167,
    },
    { ratePermille: 135, grossEuroCents: 1791 + 122, netEuroCents: 1913 - 228, taxEuroCents: 228 },
  ]);
});

test('the items of a payment sum to the order, whatever is taken off and costs to deliver', () => {
  const amounts = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
    cents: fc.integer({ min: 0, max: 9000 }),
    delivery: fc.integer({ min: 0, max: 990 }),
  });
  fc.assert(
    fc.property(amounts, ({ quantities, cents, delivery }) => {
      const empty = cartOf('cart', Object.fromEntries(quantities.map((one, at) => [at + 1, one])));
      const coupon = { code: 'K', percent: null, cents, minimumCents: 0, from: null, until: null };
      const price = sumsOf(empty.items, coupon, together(empty.items, delivery), 0);
      const facts = ordered({ ...empty, price });
      const items = paymentItems(facts);
      const sum = items.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0);
      expect(sum).toBe(price.grandTotal);
    }),
  );
});

test('what a code takes off is shared alike by cart, payment and refunds, and by no deposit (R248)', () => {
  const empty = cartOf('cart', { 1: 6, 2: 1 });
  const [bottles, scarf] = empty.items;
  if (!bottles || !scarf) throw new Error('no items');
  const priceData = { ...priceOf(245), depositEuroCents: 40 };
  const lemonade = { product: productOf('1', { priceData, vatPermille: 135 }) };
  const sums = { unitPriceEuroCents: 245, rowTotalEuroCents: 1470, generalPriceEuroCents: 245 };
  const items = [{ ...bottles, ...lemonade, ...sums }, scarf];
  const coupon = { code: 'K', percent: 10, cents: null, minimumCents: 0, from: null, until: null };
  const facts = ordered({ ...empty, items, price: sumsOf(items, coupon, [], 0) });
  expect(facts.lines.map(({ depositEuroCents }) => depositEuroCents)).toEqual([40, undefined]);
  // A tenth of 12.30 and of 19.90 €.
  expect(facts.discountEuroCents).toBe(322);
  expect(facts.discountCode).toBe('K');
  const paid = [1470 - 123, 1990 - 199];
  expect(paymentItems(facts).map(({ unitPrice }) => unitPrice)).toEqual(paid);
  expect(paidFor(facts).lines.map(({ gross }) => gross)).toEqual(paid);
  expect(facts.vat.map(({ grossEuroCents }) => grossEuroCents)).toEqual(paid.toReversed());
});

test('a line with a discount is paid as one, others by the piece; the delivery comes last', () => {
  const { items } = cartOf('cart', { 1: 2 });
  const coupon = { code: 'K', percent: 10, cents: null, minimumCents: 0, from: null, until: null };
  const cart = {
    ...cartOf('cart', { 1: 2 }),
    price: sumsOf(items, coupon, together(items, 490), 0),
  };
  const facts = { productCode: '1', description: 'Huivi 1', vatPermille: 255 };
  const delivery = { productCode: 'delivery', vatPermille: 255, unitPrice: 490, units: 1 };
  expect(paymentItems(ordered(cart))).toEqual([
    { ...facts, unitPrice: 3582, units: 1 },
    expect.objectContaining(delivery),
  ]);
  expect(paymentItems(ordered(cartOf('cart', { 1: 2 })))).toEqual([
    { ...facts, unitPrice: 1990, units: 2 },
  ]);
});

test('a line with a cent off is paid as one too', () => {
  const { items } = cartOf('cart', { 1: 2 });
  const coupon = { code: 'K', percent: null, cents: 1, minimumCents: 0, from: null, until: null };
  const cart = { ...cartOf('cart', {}), items, price: sumsOf(items, coupon, [], 0) };
  expect(paymentItems(ordered(cart))).toMatchObject([{ unitPrice: 3979, units: 1 }]);
});

test('a payment of products that cost nothing has a delivery of their rate (L06)', () => {
  const { items } = cartOf('cart', { 1: 2 });
  const milk = items.map((item) => ({ ...item, product: productOf('1', { vatPermille: 135 }) }));
  const free = { code: 'K', percent: 100, cents: null, minimumCents: 0, from: null, until: null };
  const cart = {
    ...cartOf('cart', {}),
    items: milk,
    price: sumsOf(milk, free, together(milk, 490), 0),
  };
  const paid = paymentItems(ordered(cart)).map(({ vatPermille, unitPrice }) => [
    vatPermille,
    unitPrice,
  ]);
  expect(paid).toEqual([
    [135, 0],
    [135, 490],
  ]);
});

test.each([
  ['awaiting-payment', null, 'accept'],
  ['awaiting-payment', 'a', 'accept'],
  ['paid', 'a', 'nothing'],
  ['paid', 'b', 'refund'],
  ['cancelled', null, 'revive'],
  ['cancelled', 'a', 'revive'],
  ['refunded', 'a', 'nothing'],
  ['refunded', 'b', 'refund'],
] as const)(
  'a payment of an order that is %s, paid by %s, means to %s it',
  (status, paidBy, step) => {
    expect(stepFor({ status, paidBy }, { transactionId: 'a', status: 'paid' })).toBe(step);
    for (const other of ['new', 'pending', 'failed', 'refunded'] as const) {
      expect(stepFor({ status, paidBy }, { transactionId: 'a', status: other })).toBe('nothing');
    }
  },
);

test.each([
  [0, 1],
  [0.4, 1],
  [1, 1],
  [10, 10],
  [7 * 24 * 60 - 1, 7 * 24 * 60 - 1],
  [7 * 24 * 60, null],
])('the payments of an order %d minutes old are polled again in %s', (age, minutes) => {
  const placedAt = String(now.subtract({ seconds: Math.round(age * 60) }));
  expect(nextPoll(placedAt, now)).toEqual(minutes && now.add({ minutes }));
});

test('an order waits half an hour for its payment', () => {
  expect(payableUntil('2026-11-24T10:00:00Z')).toBe('2026-11-24T10:30:00Z');
});

test('an unpaid order counts for its customer, or for a guest’s address and network', () => {
  const buyer = { customerId: null, email: ' Aino@Example.com ', network: '10.0.0.0/24' };
  expect(sharesOf(buyer, 3)).toEqual([
    { limit: 'piecesOfGuest', whose: 'aino@example.com', amount: 3 },
    { limit: 'piecesFromNetwork', whose: '10.0.0.0/24', amount: 3 },
    { limit: 'ordersOfGuest', whose: 'aino@example.com', amount: 1 },
    { limit: 'ordersFromNetwork', whose: '10.0.0.0/24', amount: 1 },
  ]);
  expect(sharesOf({ ...buyer, customerId: 'aino' }, 3)).toEqual([
    { limit: 'piecesOfCustomer', whose: 'aino', amount: 3 },
    { limit: 'ordersOfCustomer', whose: 'aino', amount: 1 },
  ]);
  expect(Object.keys(limits).filter(isOfPieces)).toEqual([
    'piecesOfGuest',
    'piecesOfCustomer',
    'piecesFromNetwork',
  ]);
});

test.each([
  ['piecesOfGuest', 200, 'PT1M'],
  ['piecesOfCustomer', 600, 'PT20S'],
  ['piecesFromNetwork', 1000, 'PT20S'],
  ['ordersOfGuest', 20, 'PT2M'],
  ['ordersOfCustomer', 20, 'PT2M'],
  ['ordersFromNetwork', 100, 'PT30S'],
  ['paymentsOfOrder', 10, 'PT10M'],
] as const)('of %s there may be %i, and one more every %s', (limit, capacity, every) => {
  const seconds = Temporal.Duration.from(every).total('seconds');
  expect(limits[limit]).toEqual({ capacity, seconds });
});
