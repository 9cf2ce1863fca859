import { expect, test } from 'vitest';
import { cartOf } from '../../cart/testing.ts';
import { demoSpace } from '../../content/testing.ts';
import { shippingData } from './read.ts';

const { deliveries, pickupPoints, stores } = demoSpace();
const reading = {
  campaigns: () => [],
  deliveries: () => deliveries,
  pickupPoints: () => pickupPoints,
  stores: () => stores,
  heldSlots: async () => [],
  now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
};
const nothing = { customer: null, choices: [] };

test.each([
  [{}, []],
  [{ 1: 2 }, [['item-1']]],
  [{ 1: 2, 2: 1 }, [['item-1', 'item-2']]],
])('the products %j are delivered together, and none are not (R254)', (quantities, itemIds) => {
  const { shipments } = shippingData(reading, nothing, {
    cart: cartOf('cart', quantities),
    language: 'fi',
    taken: new Map(),
  });
  expect(shipments.map((shipment) => shipment.itemIds)).toEqual(itemIds);
});
