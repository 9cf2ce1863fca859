import { expect, test } from 'vitest';
import type { CartItem } from '../cart/contract.ts';
import { cartOf, priceOf, productOf } from '../cart/testing.ts';
import type { ShippingData } from '../checkout/contract.ts';
import { deliveryMethods } from '../checkout/rules/delivery.ts';
import { openUntil } from './rules/anonymity.ts';
import { orderFacts } from './rules.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const customer = {
  email: 'aino@example.com',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};
const asked = { postcode: '00100', itemsTotal: 1990, pickupIsFree: false, language: 'fi' } as const;
const home = deliveryMethods(asked, now).find(({ kind }) => kind === 'home') ?? null;
const shipping: ShippingData = {
  customer,
  selectedDeliveryMethod: home,
  selectedAgent: null,
  availableDeliveryMethods: [],
  shipments: [],
};

/** Facts of an order of one bottle of 19.90 € with so much of it for the deposit, sold by the litre. */
function factsOf(more: Partial<CartItem>, depositEuroCents: number | null) {
  const priceData = { ...priceOf(1990), valuePriceEuroCents: 3980, depositEuroCents, unit: 'l' };
  const [item] = cartOf('cart', { 1: 1 }).items as [CartItem];
  const items = [{ ...item, product: productOf('1', { priceData }), ...more }];
  const cart = { ...cartOf('cart', { 1: 1 }), items };
  const totalEuroCents = cart.price.grandTotal;
  return orderFacts(cart, shipping, { totalEuroCents, language: 'fi' }, now);
}

test.each([
  ['everybody pays', {}, null, 3980],
  ['a co-op customer pays', { unitPriceEuroCents: 1791, benefit: 'co-op' }, null, 3582],
  ['a co-op customer pays, the deposit left out', { unitPriceEuroCents: 1791 }, 100, 3561],
] as const)('an order tells the unit price of what %s (R010, L13)', (_, more, deposit, cents) => {
  expect(factsOf(more, deposit).lines[0]).toMatchObject({ valuePriceEuroCents: cents, unit: 'l' });
});

test('what was ordered may be on its way or come back until 30 days after the last promised one (L29)', () => {
  const facts = factsOf({}, null);
  const last = Temporal.PlainDate.from(facts.delivery.promise.latest);
  const end = openUntil(facts).toZonedDateTimeISO('Europe/Helsinki');
  expect(end.toPlainDate()).toEqual(last.add({ days: 30 }));
  expect(end.toPlainTime()).toEqual(new Temporal.PlainTime());
});
