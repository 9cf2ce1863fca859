import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readPrices, writePrices } from './store.ts';

const at = (text: string) => Date.parse(text);
const plain = {
  sokId: '1',
  regularCents: 1000,
  sale: null,
  coopCents: null,
  unitAmount: 0.5,
  unit: 'kg',
};

onEveryDatabase('prices', (database) => {
  const log = async () => {
    const { rows } = await database().run(
      'select valid_from::date::text as day, cents from pricing.price_log order by valid_from',
    );
    return rows.map(({ day, cents }) => [day, cents]);
  };
  beforeEach(() => database().run('delete from pricing.price; delete from pricing.price_log'));

  test('a coming sale is logged where it begins and ends, and shows the lowest of 30 days (L01)', async () => {
    const { db } = database();
    await writePrices(db, [{ ...plain, regularCents: 900 }], at('2026-10-20T00:00Z'));
    await writePrices(db, [plain], at('2026-11-05T00:00Z'));
    const sale = { cents: 700, from: at('2026-11-10T00:00Z'), until: at('2026-11-20T00:00Z') };
    await writePrices(db, [{ ...plain, sale }], at('2026-11-06T00:00Z'));
    expect(await log()).toEqual([
      ['2026-10-20', 900],
      ['2026-11-05', 1000],
      ['2026-11-10', 700],
      ['2026-11-20', 1000],
    ]);
    const { sokId: _, ...price } = plain;
    expect(await readPrices(db, ['1', '2'])).toEqual(
      new Map([['1', { ...price, sale, lowest30Cents: 900 }]]),
    );
    await writePrices(db, [plain], at('2026-11-07T00:00Z'));
    expect(await log()).toHaveLength(2);
  });

  test('the same price again adds nothing to the log (L01)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    await writePrices(db, [{ ...plain, sale }], at('2026-11-01T00:00Z'));
    await writePrices(db, [{ ...plain, sale }], at('2026-11-08T00:00Z'));
    expect(await log()).toEqual([['2026-11-01', 600]]);
    expect((await readPrices(db)).get('1')?.lowest30Cents).toBe(1000);
  });

  test('cuts that grow in one campaign are compared with the price before the first (L02)', async () => {
    const { db } = database();
    const saleUntil = (cents: number) => ({ cents, from: null, until: at('2026-12-20T00:00Z') });
    await writePrices(db, [plain], at('2026-10-01T00:00Z'));
    await writePrices(db, [{ ...plain, sale: saleUntil(800) }], at('2026-11-10T00:00Z'));
    await writePrices(db, [{ ...plain, sale: saleUntil(600) }], at('2026-11-20T00:00Z'));
    expect((await readPrices(db)).get('1')?.lowest30Cents).toBe(1000);
    await writePrices(db, [{ ...plain, sale: saleUntil(700) }], at('2026-11-25T00:00Z'));
    expect((await readPrices(db)).get('1')?.lowest30Cents).toBe(600);
  });

  test('a price made regular that was a reduction first is no cut later (L01)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    await writePrices(db, [{ ...plain, sale }], at('2026-10-01T00:00Z'));
    await writePrices(db, [{ ...plain, regularCents: 600 }], at('2026-10-02T00:00Z'));
    const until = at('2026-11-10T00:00Z');
    const cut = { cents: 500, from: null, until };
    await writePrices(db, [{ ...plain, regularCents: 600, sale: cut }], at('2026-11-05T00:00Z'));
    expect((await readPrices(db)).get('1')?.lowest30Cents).toBe(600);
  });

  test('deposit and perishability are kept (L02, L05)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    const given = { ...plain, sale, depositCents: 40, isPerishable: true };
    await writePrices(db, [given], at('2026-11-01T00:00Z'));
    const { sokId: _, ...price } = given;
    expect(await readPrices(db)).toEqual(new Map([['1', { ...price, lowest30Cents: null }]]));
    await writePrices(db, [plain], at('2026-11-02T00:00Z'));
    expect((await readPrices(db)).get('1')).not.toHaveProperty('depositCents');
  });
});
