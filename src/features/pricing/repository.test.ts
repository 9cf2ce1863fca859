import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readOwnLogStarts, writeHistory } from './repository/history.ts';
import type { PriceRecord } from './record.ts';
import { historyEntries, type ChargedPeriod } from './rules/history.ts';
import { priceDataOf, PricesRefused } from './rules.ts';
import { readPrices, writePrices } from './repository.ts';

const at = (text: string) => Date.parse(text);
/** Written at the time they come into force. */
const on = (text: string) => ({ asOf: at(text), now: at(text) });
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
    await writePrices(db, [{ ...plain, regularCents: 900 }], on('2026-10-20T00:00Z'));
    await writePrices(db, [plain], on('2026-11-05T00:00Z'));
    const sale = { cents: 700, from: at('2026-11-10T00:00Z'), until: at('2026-11-20T00:00Z') };
    await writePrices(db, [{ ...plain, sale }], on('2026-11-06T00:00Z'));
    expect(await log()).toEqual([
      ['2026-10-20', 900],
      ['2026-11-05', 1000],
      ['2026-11-10', 700],
      ['2026-11-20', 1000],
    ]);
    const { sokId: _, ...price } = plain;
    expect(await readPrices(db, ['1', '2'])).toEqual(
      new Map([['1', { ...price, sale, referenceCents: 900 }]]),
    );
    await writePrices(db, [plain], on('2026-11-07T00:00Z'));
    expect(await log()).toHaveLength(2);
  });

  test('the log distinguishes reductions from regular prices (L01)', async () => {
    const { db } = database();
    const sale = { cents: 999, from: at('2026-11-10T00:00Z'), until: at('2026-11-20T00:00Z') };
    await writePrices(db, [{ ...plain, sale }], on('2026-11-05T00:00Z'));
    const { rows } = await database().run(
      'select cents, reduced from pricing.price_log order by valid_from',
    );
    expect(rows.map((row) => [row['cents'], row['reduced']])).toEqual([
      [1000, false],
      [999, true],
      [1000, false],
    ]);
  });

  test('the same price again adds nothing to the log (L01)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    await writePrices(db, [{ ...plain, sale }], on('2026-11-01T00:00Z'));
    await writePrices(db, [{ ...plain, sale }], on('2026-11-08T00:00Z'));
    expect(await log()).toEqual([['2026-11-01', 600]]);
    expect((await readPrices(db)).get('1')?.referenceCents).toBeNull();
  });

  test('products never seen before have no cut, whatever their feed claims (L01, L03, R150)', async () => {
    const { db } = database();
    const until = at('2026-12-20T00:00Z');
    const claimed = { ...plain, regularCents: 20_000, sale: { cents: 9900, from: null, until } };
    await writePrices(db, [claimed], on('2026-11-01T00:00Z'));
    const price = (await readPrices(db)).get('1') as PriceRecord;
    expect(priceDataOf(price, [], at('2026-11-02T00:00Z'))).toMatchObject({
      regular: { priceEuroCents: 9900 },
      discounted: null,
      lowestPrice30Days: null,
    });
    const cheaper = { ...claimed, sale: { cents: 7900, from: null, until } };
    await writePrices(db, [cheaper], on('2026-11-10T00:00Z'));
    const cut = (await readPrices(db)).get('1') as PriceRecord;
    expect(priceDataOf(cut, [], at('2026-11-11T00:00Z'))).toMatchObject({
      discounted: { priceEuroCents: 7900, discountPercent: 20 },
      lowestPrice30Days: 9900,
    });
  });

  test('what was in force is never changed: an earlier or a coming moment is refused (L01)', async () => {
    const { db } = database();
    await writePrices(db, [{ ...plain, regularCents: 12_000 }], on('2026-09-01T00:00Z'));
    const sale = { cents: 7000, from: at('2026-11-10T00:00Z'), until: at('2026-11-15T00:00Z') };
    const past = { ...plain, regularCents: 12_000, sale };
    await writePrices(db, [past], on('2026-11-01T00:00Z'));
    const before = await log();
    const now = at('2026-11-21T00:00Z');
    const dearer = [{ ...plain, regularCents: 12_100 }];
    const early = writePrices(db, dearer, { asOf: at('2026-10-01T06:00Z'), now });
    await expect(early).rejects.toThrow(PricesRefused);
    await expect(early).rejects.toThrow(/the last of 2026-11-15T00:00:00.000Z/);
    await expect(writePrices(db, dearer, { asOf: now + 1, now })).rejects.toThrow('it is to come');
    const end = sale.until;
    await expect(writePrices(db, dearer, { asOf: end - 1, now: end })).rejects.toThrow(
      /2026-11-15T/,
    );
    await expect(writePrices(db, dearer, { asOf: end, now: end + 1 })).rejects.toThrow(
      /of 1 of the products/,
    );
    expect(await log()).toEqual(before);
    await writePrices(
      db,
      [{ ...past, sale: { cents: 9900, from: null, until: null } }],
      on('2026-11-21'),
    );
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(7000);
  });

  test('an imported history counts until the shop’s own log begins; the next import replaces it (L01)', async () => {
    const { db } = database();
    const own = at('2026-11-20T00:00Z');
    const sale = { cents: 600, from: null, until: at('2026-12-01T00:00Z') };
    await writePrices(
      db,
      [
        { ...plain, sale },
        { ...plain, sokId: '3' },
      ],
      { asOf: own, now: own },
    );
    expect(await readOwnLogStarts(db, ['1', '2'])).toEqual(new Map([['1', own]]));
    const period = (from: string, until: string, cents: number, isReduced = false) => ({
      from: at(from),
      until: at(until),
      cents,
      isReduced,
    });
    const importHistory = (...periods: ChargedPeriod[]) =>
      writeHistory(db, new Map([['1', historyEntries(periods, own)]]));
    await importHistory(period('2026-09-01', '2026-11-20', 900));
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(900);
    await importHistory(
      period('2026-09-01', '2026-11-18', 1000),
      period('2026-11-18', '2026-11-20', 600, true),
    );
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(1000);
    await importHistory(period('2026-09-01', '2026-10-01', 1000));
    expect((await readPrices(db)).get('1')?.referenceCents).toBeNull();
    expect(await readOwnLogStarts(db, ['1'])).toEqual(new Map([['1', own]]));
  });

  test('cuts that grow in one campaign are compared with the price before the first (L02)', async () => {
    const { db } = database();
    const saleUntil = (cents: number) => ({ cents, from: null, until: at('2026-12-20T00:00Z') });
    await writePrices(db, [plain], on('2026-10-01T00:00Z'));
    await writePrices(db, [{ ...plain, sale: saleUntil(800) }], on('2026-11-10T00:00Z'));
    await writePrices(db, [{ ...plain, sale: saleUntil(600) }], on('2026-11-20T00:00Z'));
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(1000);
    await writePrices(db, [{ ...plain, sale: saleUntil(700) }], on('2026-11-25T00:00Z'));
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(600);
  });

  test('a price made regular that was a reduction first is no cut later (L01)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    await writePrices(db, [{ ...plain, sale }], on('2026-10-01T00:00Z'));
    await writePrices(db, [{ ...plain, regularCents: 600 }], on('2026-10-02T00:00Z'));
    const until = at('2026-11-10T00:00Z');
    const cut = { cents: 500, from: null, until };
    await writePrices(db, [{ ...plain, regularCents: 600, sale: cut }], on('2026-11-05T00:00Z'));
    expect((await readPrices(db)).get('1')?.referenceCents).toBe(600);
  });

  test('deposit and perishability are kept (L02, L05)', async () => {
    const { db } = database();
    const sale = { cents: 600, from: null, until: null };
    const given = { ...plain, sale, depositCents: 40, isPerishable: true };
    await writePrices(db, [given], on('2026-11-01T00:00Z'));
    const { sokId: _, ...price } = given;
    expect(await readPrices(db)).toEqual(new Map([['1', { ...price, referenceCents: null }]]));
    await writePrices(db, [plain], on('2026-11-02T00:00Z'));
    expect((await readPrices(db)).get('1')).not.toHaveProperty('depositCents');
  });
});
