import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { notePayment, paymentsOf } from '../repository.ts';
import { place as placeIn, placedAt } from '../testing.ts';
import {
  findPayment,
  markRefunded,
  notePending,
  openReturns,
  reopenReturns,
  returnedOf,
  settleOtherwise,
  settleReturn,
} from './returned-payments.ts';

onEveryDatabase('payments that are given back', (database) => {
  let number: string;
  beforeEach(async () => {
    await database().run('truncate orders.placed, orders.payment cascade');
    ({ number } = await placeIn(database().db, 'a'));
    for (const transactionId of ['t-1', 't-2'])
      await notePayment(database().db, { transactionId, number, status: 'paid' });
  });
  const later = placedAt.add({ minutes: 5 });
  const mark = (transactionId: string) => markRefunded(database().db, transactionId, placedAt);
  const settle = (status: 'accepted' | 'refused', refusal: string | null = null) =>
    settleReturn(database().db, 't-1', { status, refusal, at: later });
  const open = async () => ({
    pending: (await openReturns(database().db, 'pending')).map((one) => one.transactionId),
    refused: (await openReturns(database().db, 'refused')).map((one) => one.refundRefusal),
  });

  test('a payment is paid back by the first to mark it, and no other with it', async () => {
    expect([await mark('t-1'), await mark('t-1')]).toEqual([true, false]);
    const payments = await paymentsOf(database().db, number);
    expect(payments.map(({ refunded }) => refunded)).toEqual([true, false]);
    expect([await mark('t-2'), await mark('t-3')]).toEqual([true, false]);
  });

  test('are listed with the sum of their order and when it was asked for; others are not', async () => {
    await mark('t-2');
    expect(await returnedOf(database().db, [number, 'none'])).toMatchObject([
      {
        transactionId: 't-2',
        totalCents: 1990,
        refundStatus: 'waiting',
        refundRequestedAt: placedAt,
      },
    ]);
    expect(await open()).toEqual({ pending: [], refused: [] });
    await notePending(database().db, 't-2', 'r-1');
    expect(await open()).toEqual({ pending: ['t-2'], refused: [] });
  });

  test('are settled once, whatever comes after', async () => {
    await mark('t-1');
    expect(await settle('refused', 'no')).toMatchObject({ refundSettledAt: later });
    expect([await settle('accepted'), await settle('refused')]).toEqual([null, null]);
    await notePending(database().db, 't-1', 'r-1');
    expect(await open()).toEqual({ pending: [], refused: ['no'] });
  });

  test('are settled where an instance of the release before only marked them', async () => {
    await database().run(`update orders.payment set refunded = true where transaction_id = 't-1'`);
    expect(await returnedOf(database().db, [number])).toEqual([]);
    expect(await settle('accepted')).toMatchObject({ refundStatus: 'accepted' });
    expect(await returnedOf(database().db, [number])).toMatchObject([{ refundRequestedAt: later }]);
    expect(
      await settleReturn(database().db, 't-2', { status: 'accepted', refusal: null, at: later }),
    ).toBeNull();
  });

  test('that were refused are asked for again, each time as another refund, or paid otherwise', async () => {
    await mark('t-1');
    await mark('t-2');
    expect(await reopenReturns(database().db, number, later)).toEqual([]);
    for (const repeats of [1, 2]) {
      await notePending(database().db, 't-1', `r-${repeats}`);
      await settle('refused', 'no');
      expect(await reopenReturns(database().db, number, later)).toMatchObject([
        {
          transactionId: 't-1',
          refundStatus: 'waiting',
          refundProviderId: null,
          refundRefusal: null,
          refundRequestedAt: later,
          refundRepeats: repeats,
        },
      ]);
    }
    expect(await settleOtherwise(database().db, number, later)).toEqual([]);
    await settle('refused', 'no');
    expect(await settleOtherwise(database().db, number, later)).toMatchObject([
      { transactionId: 't-1', refundStatus: 'accepted', refundRefusal: 'no' },
    ]);
    expect(await open()).toEqual({ pending: [], refused: [] });
    expect(await findPayment(database().db, 't-2')).toMatchObject({ refundStatus: 'waiting' });
  });
});
