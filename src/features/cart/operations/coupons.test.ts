import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { demoCoupons } from '../../../../seed/coupons.ts';
import type { Coupon } from '../rules.ts';
import { insertCart, putCoupon, setCoupon } from '../repository.ts';
import * as tables from '../tables.ts';

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
