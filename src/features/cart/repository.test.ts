import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import * as repository from './repository.ts';

const began = Temporal.Instant.from('2026-11-24T10:00:00Z');
const later = began.add({ seconds: 1 });

onEveryDatabase('carts', (database) => {
  const db = () => database().db;
  const putCart = (token: string) => repository.insertCart(db(), token, began);
  const tokens = async () => {
    const { rows } = await database().run('select token from cart.cart order by token', []);
    return rows.map(({ token }) => token);
  };
  beforeEach(() => database().run('truncate cart.cart cascade'));

  test('nobody owns go when nobody touched them since a time (L29)', async () => {
    for (const token of ['a', 'b', 'merged', 'owned']) await putCart(token);
    await repository.giveCart(db(), 'owned', 'aino');
    await repository.leadTo(db(), 'merged', 'a');
    await repository.touchCart(db(), 'b', later);
    await repository.deleteGuestCarts(db(), began);
    expect(await tokens()).toEqual(['a', 'b', 'merged', 'owned']);
    await repository.deleteGuestCarts(db(), later);
    expect(await tokens()).toEqual(['b', 'owned']);
    await repository.deleteGuestCarts(db(), later.add({ seconds: 1 }));
    expect(await tokens()).toEqual(['owned']);
  });

  test('of a customer are known by all tokens that led to them, and by no other', async () => {
    for (const token of ['first', 'second', 'now', 'onni', 'nobody']) await putCart(token);
    await repository.leadTo(db(), 'first', 'second');
    await repository.leadTo(db(), 'second', 'now');
    await repository.giveCart(db(), 'now', 'aino');
    await repository.giveCart(db(), 'onni', 'onni');
    expect((await repository.tokensOf(db(), 'aino')).toSorted()).toEqual([
      'first',
      'now',
      'second',
    ]);
    expect(await repository.findCart(db(), 'first')).toMatchObject({ token: 'now' });
    expect(await repository.findCart(db(), 'none')).toBeNull();
    await repository.eraseCustomer(db(), 'aino');
    expect(await tokens()).toEqual(['nobody', 'onni']);
  });

  test('lose a line only by both of its ids', async () => {
    await putCart('a');
    await putCart('b');
    const line = { id: 'l-1', sokId: '1', quantity: 1 };
    await repository.putLines(db(), 'a', [line, { id: 'l-2', sokId: '2', quantity: 2 }]);
    await repository.putLines(db(), 'b', [{ ...line, id: 'l-3' }]);
    for (const wrong of [
      { id: 'l-1', sokId: '2' },
      { id: 'l-3', sokId: '1' },
      { id: 'x', sokId: 'y' },
    ])
      await repository.deleteLine(db(), 'a', wrong);
    expect(await repository.readLines(db(), 'a')).toHaveLength(2);
    await repository.deleteLine(db(), 'a', line);
    expect(await repository.readLines(db(), 'a')).toEqual([
      { id: 'l-2', sokId: '2', quantity: 2, allowsSubstitute: null, seen: null },
    ]);
    expect(await repository.readLines(db(), 'b')).toHaveLength(1);
  });

  test('lose their coupon to a payment only when it was used, and no other cart its own', async () => {
    for (const token of ['a', 'b']) {
      await putCart(token);
      await repository.setCoupon(db(), token, 'KYMPPI');
    }
    const couponOf = async (token: string) => (await repository.findCart(db(), token))?.coupon;
    await repository.removeFromCart(db(), 'a', [], false);
    expect(await couponOf('a')).toBe('KYMPPI');
    await repository.removeFromCart(db(), 'a', [], true);
    expect([await couponOf('a'), await couponOf('b')]).toEqual([null, 'KYMPPI']);
  });
});
