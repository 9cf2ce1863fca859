import { expect, test } from 'vitest';
import type { Cart } from '../../cart/contract.ts';
import type { ShippingData } from '../contract.ts';
import { draftToKeep, isCartChanged, readDraft, stateToKeep } from './kept-order.ts';

const expires = '2026-11-23T10:30:00Z';

/** A draft of lines like 'a:100×2': item id, sokId and quantity. */
function draftOf(...lines: string[]) {
  const items = lines.map((line) => {
    const [, id = '', sokId = '', quantity] = /^(.+):(.+)×(.+)$/.exec(line) ?? [];
    return { id, sokId, quantity: Number(quantity) };
  }) as Cart['items'];
  return draftToKeep({ expires, unavailableProducts: [] }, { items });
}

const began = draftOf('a:100×1', 'b:200×2');

test.each([
  ['the same lines', draftOf('a:100×1', 'b:200×2'), false],
  ['the same lines in another order', draftOf('b:200×2', 'a:100×1'), false],
  ['the same products after carts were merged', draftOf('x:100×1', 'y:200×2'), false],
  ['another quantity', draftOf('a:100×1', 'b:200×3'), true],
  ['a line more', draftOf('a:100×1', 'b:200×2', 'c:300×1'), true],
  ['a line less', draftOf('a:100×1'), true],
  ['other products', draftOf('a:100×1', 'b:201×2'), true],
])('of %s it is known whether the cart has changed (R256)', (_, now, isChanged) => {
  expect(isCartChanged(began, now, '2026-11-23T10:00:00Z')).toBe(isChanged);
});

test.each([
  ['2026-11-23T10:29:59.999Z', true],
  ['2026-11-23T10:30:00Z', false],
  ['2026-11-24T08:00:00.123456Z', false],
])('a page opened at %s is bound by a draft good until half past ten: %s (R256)', (at, isBound) => {
  expect(isCartChanged(began, draftOf('a:100×1'), at)).toBe(isBound);
});

test('without a draft there is nothing to compare (R256)', () => {
  expect(isCartChanged(null, began, '2026-11-23T10:00:00Z')).toBe(false);
});

test('a draft order is read back as it was kept (R255)', () => {
  const kept = {
    ...began,
    unavailableProducts: [{ itemId: 'a', unavailable: 1, quantity: 1 }],
  };
  expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['text', 'draft'],
  ['another version', { ...began, version: 0 }],
  ['no time', { ...began, expires: 'soon' }],
  ['no lines', { ...began, lines: undefined }],
  ['a line that is none', { ...began, lines: [null] }],
  ['a line without itemId', { ...began, lines: [{ sokId: '1', quantity: 1 }] }],
  ['a line without sokId', { ...began, lines: [{ itemId: 'a', quantity: 1 }] }],
  ['a quantity that is none', { ...began, lines: [{ itemId: 'a', sokId: '1', quantity: 1.5 }] }],
  ['an entry without itemId', { ...began, unavailableProducts: [{ unavailable: 1, quantity: 1 }] }],
  ['an entry without pieces', { ...began, unavailableProducts: [{ itemId: 'a', quantity: 1 }] }],
  ['an entry of nothing', { ...began, unavailableProducts: [{ itemId: 'a', unavailable: 1 }] }],
  ['one good line of two', { ...began, lines: [...began.lines, null] }],
])('%s is no draft order (R255)', (_, value) => {
  expect(readDraft(value)).toBeNull();
});

test('of the order state nothing about a person is kept (R254, R255)', () => {
  const agent = { agentId: 'agent-1', name: 'Kioski', streetAddress: 'Katu 1', postcode: '00100' };
  const method = {
    deliveryMethodId: 'locker',
    kind: 'locker',
    name: 'Automaatti',
    agents: [agent],
  };
  const chosen = { id: 'locker', itemIds: ['a'], deliveryMethodId: 'locker', agentId: 'agent-1' };
  const shipments = [{ ...chosen, deliveryMethods: [method], refusedMethods: [] }];
  const shipping = {
    customer: { email: 'aino.ostaja@example.com', streetAddress: 'Mannerheimintie 1' },
    selectedDeliveryMethod: method,
    selectedAgent: agent,
    availableDeliveryMethods: [method],
    shipments,
  } as unknown as ShippingData;
  const kept = { deliveryMethodId: 'locker', kind: 'locker' };
  expect(stateToKeep(shipping)).toEqual({
    version: 1,
    selectedDeliveryMethod: kept,
    selectedAgent: 'agent-1',
    availableDeliveryMethods: [kept],
    shipments: [{ ...chosen, deliveryMethods: [kept] }],
  });
});
