import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { demoCoupons } from '../../../../seed/coupons.ts';
import type { Coupon } from '../rules.ts';
import { deleteGuesses, insertCart, putCoupon, setCoupon } from '../repository.ts';
import * as tables from '../tables.ts';
import { unlessGuessed } from './coupons.ts';

const removal = readFileSync(
  new URL('../migrations/0004-coupons.sql', import.meta.url),
  'utf8',
).split(';')[0] as string;

onEveryDatabase('codes of the demo shop', (database) => {
  const codes = async () => {
    const rows = await database().db.select().from(tables.coupon).orderBy(tables.coupon.code);
    return rows.map(({ code }) => code);
  };

  test('a new shop has no coupon; an old one loses those it neither uses nor changed', async () => {
    const { db } = database();
    expect(await codes()).toEqual([]);
    for (const coupon of demoCoupons) await putCoupon(db, coupon);
    await putCoupon(db, { ...(demoCoupons[0] as Coupon), code: 'OMA' });
    await insertCart(db, 'a-cart-with-a-coupon', Temporal.Now.instant());
    await setCoupon(db, 'a-cart-with-a-coupon', 'VIITONEN');
    await db.execute(sql.raw(removal));
    expect(await codes()).toEqual(['OMA', 'VIITONEN']);
    await setCoupon(db, 'a-cart-with-a-coupon', null);
    await putCoupon(db, { ...(demoCoupons[0] as Coupon), minimumCents: 9000 });
    await db.execute(sql.raw(removal));
    expect(await codes()).toEqual(['OMA', 'TERVETULOA10']);
  });
});

onEveryDatabase('guesses of codes', (database) => {
  const began = Temporal.Instant.from('2026-11-24T10:00:00Z');
  let now = began;
  const deps = () => ({ db: database().db, now: () => now, codeOf: (text: string) => text });
  const guess = (network: string) =>
    unlessGuessed(deps(), network, async () => {
      throw new Error('wrong');
    }).catch((error: unknown) => error);
  const guessTimes = async (network: string, times: number) => {
    for (let tried = 0; tried < times; tried += 1)
      expect(await guess(network)).toMatchObject({ message: 'wrong' });
  };
  const refused = { status: 429, code: 'coupon-guesses' };
  beforeEach(() => {
    now = began;
  });

  test('ten are free, then there is one a minute (R294)', async () => {
    await guessTimes('a', 10);
    expect(await guess('a')).toMatchObject({ ...refused, details: { retryAfterMinutes: 1 } });
    now = began.add({ seconds: 59 });
    expect(await guess('a')).toMatchObject(refused);
    now = began.add({ seconds: 60 });
    await guessTimes('a', 1);
    expect(await guess('a')).toMatchObject(refused);
  });

  test('are forgotten when there were none since a time', async () => {
    await guessTimes('b', 10);
    await deleteGuesses(database().db, began);
    expect(await guess('b')).toMatchObject(refused);
    await deleteGuesses(database().db, began.add({ seconds: 1 }));
    await guessTimes('b', 1);
  });
});
