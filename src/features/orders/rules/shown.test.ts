import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../cart/contract.ts';
import { priceOf as sumsOf } from '../../cart/rules.ts';
import { cartOf, together } from '../../cart/testing.ts';
import type { ShippingData } from '../../checkout/contract.ts';
import { orderFacts } from '../rules.ts';
import { broughtHome, placedAt, plainTerms, shipping } from '../testing.ts';
import { changesIn, hasSameAges, shownOf } from './shown.ts';

/** Everything that another window, an import or an hour may change. */
interface Choices {
  pieces: Record<string, number>;
  cents: number;
  substitute: boolean | undefined;
  age: number | undefined;
  percent: number | null;
  lastName: string;
  street: string;
  phone: string;
  email: string;
  method: string;
  delivery: number;
  latest: string;
  from: string | null;
  place: string | null;
}

const slotOf = (from: string) => ({
  slotId: from,
  day: '2026-11-26',
  from,
  until: '20:00',
  priceEuroCents: 0,
  isFree: true,
  notAt: [],
});
const agentOf = (name: string) => ({
  agentId: name,
  name,
  streetAddress: 'Satamakatu 3',
  postcode: '00100',
  city: 'Helsinki',
  openingHours: '',
  kilometres: null,
});

function made(choices: Choices): { cart: Cart; shipping: ShippingData } {
  const { pieces, cents, substitute, age, percent } = choices;
  const plain = cartOf('cart', pieces);
  const items = plain.items.map((item) => ({
    ...item,
    product: { ...item.product, ...(age !== undefined && { ageLimit: age }) },
    unitPriceEuroCents: cents,
    rowTotalEuroCents: cents * item.quantity,
    ...(substitute !== undefined && { allowsSubstitute: substitute }),
  }));
  const code = { code: `K${percent}`, cents: null, minimumCents: 0, from: null, until: null };
  const coupon = percent === null ? null : { ...code, percent };
  const price = sumsOf(items, coupon, together(items, choices.delivery), 0);
  const cart = { ...plain, items, price, coupons: coupon ? [coupon.code] : [] };
  return { cart, shipping: shippingOf(choices) };
}

function shippingOf(choices: Choices): ShippingData {
  const { lastName, street, phone, email, method, delivery, latest, from, place } = choices;
  const home = broughtHome(delivery);
  const slots = from === null ? [] : [{ ...slotOf(from), priceEuroCents: delivery }];
  return {
    ...shipping,
    customer: {
      ...(shipping.customer as NonNullable<ShippingData['customer']>),
      lastName,
      streetAddress: street,
      phone,
      email,
    },
    shipments: [
      {
        ...home,
        slotId: from,
        agentId: place,
        deliveryMethods: home.deliveryMethods.map((one) => ({
          ...one,
          name: method,
          promise: { earliest: '2026-11-25', latest },
          slots,
          agents: place === null ? [] : [agentOf(place)],
        })),
      },
    ],
  };
}

const choices = fc.record<Choices>({
  pieces: fc
    .dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 }), { minKeys: 1 })
    .map((pieces) => ({ ...pieces })),
  cents: fc.constantFrom(1990, 2490),
  substitute: fc.constantFrom(undefined, true, false),
  age: fc.constantFrom(undefined, 15, 18),
  percent: fc.constantFrom(null, 10, 100),
  lastName: fc.constantFrom('Virtanen', 'Laine'),
  street: fc.constantFrom('Koivukuja 1', 'Koivukuja 2'),
  phone: fc.constantFrom('+358401234567', '+358407654321'),
  email: fc.constantFrom('aino@example.com', 'onni@example.com'),
  method: fc.constantFrom('Kotiin', 'Nouto'),
  delivery: fc.constantFrom(0, 590),
  latest: fc.constantFrom('2026-11-26', '2026-11-27'),
  from: fc.constantFrom(null, '08:00', '10:00'),
  place: fc.constantFrom(null, 'Satama', 'Asema'),
});

/** The order that would be made, as far as shoppers see it while they pay. */
function orderOf(of: Choices) {
  const { cart, shipping: sent } = made(of);
  const asked = { totalEuroCents: cart.price.grandTotal, language: 'fi', isOfAge: true } as const;
  const facts = orderFacts(cart, sent, { ...asked, withdrawal: plainTerms }, placedAt);
  const { customer, lines, deliveries, discountEuroCents, totalEuroCents } = facts;
  return {
    customer,
    lines: lines
      .map(({ sokId, quantity, unitPriceEuroCents, allowsSubstitute, ageLimit }) =>
        JSON.stringify([sokId, quantity, unitPriceEuroCents, allowsSubstitute, ageLimit]),
      )
      .toSorted(),
    deliveries: deliveries.map(({ name, priceEuroCents, promise, agent, slot }) =>
      slot ? [name, priceEuroCents, slot, agent] : [name, priceEuroCents, promise, agent],
    ),
    codes: cart.coupons,
    discountEuroCents,
    totalEuroCents,
  };
}

const shownAs = (of: Choices) => {
  const { cart, shipping: sent } = made(of);
  return shownOf(cart, sent);
};

test('an order is the one that was shown exactly when nothing is named as changed, whatever changes meanwhile (R256)', () => {
  fc.assert(
    fc.property(choices, choices, fc.subarray(Object.keys(one)), (before, other, which) => {
      const changed = Object.fromEntries(
        Object.entries(other).filter(([key]) => which.includes(key)),
      );
      const now = { ...before, ...changed };
      const changes = changesIn(shownAs(before), shownAs(now));
      const isSame = JSON.stringify(orderOf(before)) === JSON.stringify(orderOf(now));
      expect(changes.length === 0).toBe(isSame);
    }),
  );
});

const one: Choices = {
  pieces: { 1: 1, 2: 2 },
  cents: 1990,
  substitute: true,
  age: 15,
  percent: 10,
  lastName: 'Virtanen',
  street: 'Koivukuja 1',
  phone: '+358401234567',
  email: 'aino@example.com',
  method: 'Kotiin',
  delivery: 590,
  latest: '2026-11-26',
  from: null,
  place: 'Satama',
};

describe('a change is named with what was shown and what is now (R256)', () => {
  test.each<[string, Partial<Choices>, string[]]>([
    ['nothing', {}, []],
    ['the order of lines', { pieces: { 2: 2, 1: 1 } }, []],
    ['pieces', { pieces: { 1: 3, 2: 2 } }, ['quantity Huivi 1: 1 → 3']],
    ['a line that is gone', { pieces: { 2: 2 } }, ['quantity Huivi 1: 1 → –']],
    ['a new line', { pieces: { 1: 1, 2: 2, 3: 1 } }, ['quantity Huivi 3: – → 1']],
    ['a price', { cents: 2490 }, ['price Huivi 1: 1990 → 2490', 'price Huivi 2: 1990 → 2490']],
    ['a code', { percent: 100 }, ['code : K10 → K100']],
    ['no code', { percent: null }, ['code : K10 → –', 'discount K10: 597 → –']],
    ['the recipient', { lastName: 'Laine' }, ['recipient : Aino Virtanen → Aino Laine']],
    [
      'the address',
      { street: 'Koivukuja 2' },
      ['address : Koivukuja 1, 00100 Helsinki → Koivukuja 2, 00100 Helsinki'],
    ],
    ['the telephone', { phone: '+358407654321' }, ['phone : +358401234567 → +358407654321']],
    ['the e-mail', { email: 'o@example.com' }, ['email : aino@example.com → o@example.com']],
    ['the delivery', { method: 'Nouto' }, ['delivery : Kotiin → Nouto']],
    [
      'the place',
      { place: 'Asema' },
      ['place : Satama, Satamakatu 3, 00100 Helsinki → Asema, Satamakatu 3, 00100 Helsinki'],
    ],
    [
      'a passing hour',
      { latest: '2026-11-27' },
      ['days : 2026-11-25/2026-11-26 → 2026-11-25/2026-11-27'],
    ],
    [
      'a time',
      { from: '08:00' },
      ['days : 2026-11-25/2026-11-26 → –', 'slot : – → 2026-11-26 08:00 20:00'],
    ],
    ['its price', { delivery: 0 }, ['delivery-price : 590 → 0']],
    [
      'a substitute',
      { substitute: false },
      ['substitute Huivi 1: yes → no', 'substitute Huivi 2: yes → no'],
    ],
    ['an age', { age: 18 }, ['age Huivi 1: 15 → 18', 'age Huivi 2: 15 → 18']],
  ])('%s', (_, more, named) => {
    const changes = changesIn(shownAs(one), shownAs({ ...one, ...more }));
    const lines = changes.map(
      ({ kind, of, before, now }) => `${kind} ${of}: ${before ?? '–'} → ${now ?? '–'}`,
    );
    const known = (line: string) => named.includes(line) || !/^(?:total|discount) /.test(line);
    expect(lines.filter(known)).toEqual(named);
    expect(lines.length === 0).toBe(named.length === 0);
  });
});

test('what is to be chosen again is named as gone', () => {
  const { cart, shipping: sent } = made(one);
  const unchosen = sent.shipments.map((shipment) => ({ ...shipment, deliveryMethodId: null }));
  const changes = changesIn(shownAs(one), shownOf(cart, { ...sent, shipments: unchosen }));
  expect(changes.map(({ kind, now }) => [kind, now])).toEqual(
    ['delivery', 'place', 'days', 'delivery-price'].map((kind) => [kind, null]),
  );
});

test('of several deliveries each is compared with what it brings', () => {
  const { cart, shipping: sent } = made(one);
  const parts = (first: string[], second: string[]) => ({
    ...sent,
    shipments: [first, second].map((products) => ({
      ...(sent.shipments[0] as ShippingData['shipments'][number]),
      itemIds: products.map((id) => `item-${id}`),
    })),
  });
  const before = shownOf(cart, parts(['1'], ['2']));
  const now = shownOf(cart, parts(['1', '2'], []));
  expect(changesIn(before, now)).toMatchObject([
    { kind: 'contents', of: 'Kotiin', before: 'Huivi 1', now: 'Huivi 1, Huivi 2' },
    { kind: 'contents', of: 'Kotiin', before: 'Huivi 2', now: '' },
  ]);
});

test('an age that was confirmed counts while the same ages are demanded', () => {
  const [before, dearer] = [shownAs(one), shownAs({ ...one, cents: 2490 })];
  expect(hasSameAges(before, dearer)).toBe(true);
  expect(hasSameAges(before, shownAs({ ...one, age: 18 }))).toBe(false);
});
