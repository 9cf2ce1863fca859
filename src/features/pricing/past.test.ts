/** Compares random histories of imports with a plain version of the law that checks every day. */
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { priceDataOf, PricesRefused } from './rules.ts';
import { readPrices, writePrices } from './repository.ts';

const dayMs = 86_400_000;
const at = (day: number) => Date.parse('2026-01-01T00:00Z') + day * dayMs;

interface Import {
  day: number;
  regular: number;
  sale: { cents: number; from: number; until: number } | null;
}
interface Paid {
  cents: number;
  isReduced: boolean;
}

/** What was paid on a day; nothing before the first import. */
function paidOn(imports: Import[], day: number): Paid | undefined {
  const last = imports.findLast((one) => one.day <= day);
  if (!last) return undefined;
  const { regular, sale } = last;
  const isReduced = sale !== null && sale.from <= day && day < sale.until && sale.cents < regular;
  return { cents: isReduced ? sale.cents : regular, isReduced };
}

const days = (imports: Import[]) => ({
  paid: (day: number) => paidOn(imports, day),
  lowestBefore(day: number): number {
    const sold = Array.from({ length: 30 }, (_, i) => paidOn(imports, day - 1 - i)?.cents);
    return Math.min(...sold.map((cents) => cents ?? Infinity));
  },
  /** The first of the days up to this one with the same price. */
  firstLike(day: number): number {
    let first = day;
    const own = JSON.stringify(paidOn(imports, day));
    while (JSON.stringify(paidOn(imports, first - 1)) === own) first -= 1;
    return first;
  },
});

const isBelow = (paid: Paid | undefined, lowest: number): boolean =>
  paid !== undefined && lowest < Infinity && paid.cents < lowest;

/** The lowest of the 30 days before the cut, or before the first cut of those that grow without a pause
 * in at most 60 days; Infinity where nothing was sold. */
function lawful(imports: Import[], today: number): number {
  const { paid, lowestBefore, firstLike } = days(imports);
  const own = firstLike(today);
  const steps = [own];
  const grows = (day: number) =>
    paid(day - 1)?.isReduced === true && isBelow(paid(day), paid(day - 1)?.cents ?? 0);
  while (grows(steps[0] ?? own)) steps.unshift(firstLike((steps[0] ?? own) - 1));
  const isCut = (day: number) => isBelow(paid(day), lowestBefore(day));
  const cut = steps.find(isCut) ?? own;
  const until = imports.findLast((one) => one.day <= today)?.sale?.until ?? Infinity;
  return lowestBefore(until - cut <= 60 ? cut : own);
}

/** What shoppers should be shown. */
function expected(imports: Import[], today: number) {
  const paid = paidOn(imports, today);
  const reference = paid?.isReduced ? lawful(imports, today) : Infinity;
  const isCut = isBelow(paid, reference);
  return { cents: paid?.cents, lowest: isCut ? reference : null, isCut };
}

const cents = fc.constantFrom(500, 600, 700, 800, 900, 1000);
const anImport = fc.record({
  gap: fc.integer({ min: 1, max: 25 }),
  regular: cents,
  sale: fc.option(
    fc.record({
      cents,
      from: fc.constantFrom(-Infinity, -3, 0, 4, 10),
      length: fc.constantFrom(Infinity, 1, 5, 12, 40, 70),
    }),
  ),
});
const histories = fc.array(anImport, { minLength: 1, maxLength: 8 }).map((gaps) => {
  let day = 0;
  return gaps.map(({ gap, regular, sale }): Import => {
    day += gap;
    const from = day + (sale?.from ?? 0);
    const until = Math.max(from, day) + (sale?.length ?? 0);
    return { day, regular, sale: sale && { cents: sale.cents, from, until } };
  });
});

const moment = (day: number) => (Number.isFinite(day) ? at(day) : null);

async function write(db: Db, { regular, sale }: Omit<Import, 'day'>, asOf: number, now = asOf) {
  const reported = sale && { ...sale, from: moment(sale.from), until: moment(sale.until) };
  const price = { sokId: '1', regularCents: regular, sale: reported, coopCents: null };
  await writePrices(db, [{ ...price, unitAmount: null, unit: null }], { asOf, now });
}

onOneDatabase('prices of the past', (database) => {
  const empty = () => database().run('delete from pricing.price; delete from pricing.price_log');
  const log = async () =>
    (await database().run('select valid_from, cents from pricing.price_log order by 1')).rows;
  const inForce = async (now: number) =>
    (await log()).filter(({ valid_from }) => Number(valid_from) < now);
  beforeEach(empty);

  test('after any imports price, lowest price and reduction are as the law counts them (L01, L02, L03, R150)', async () => {
    const { db } = database();
    const run = async (imports: Import[], later: number) => {
      await empty();
      for (const one of imports) await write(db, one, at(one.day));
      const today = (imports.at(-1)?.day ?? 0) + later;
      const [price] = (await readPrices(db)).values();
      const data = price && priceDataOf(price, [], at(today));
      expect({
        cents: (data?.discounted ?? data?.regular)?.priceEuroCents,
        lowest: data?.lowestPrice30Days,
        isCut: data?.discounted !== null,
      }).toEqual(expected(imports, today));
    };
    const laters = fc.integer({ min: 0, max: 40 });
    await fc.assert(fc.asyncProperty(histories, laters, run), { numRuns: runs(80) });
  });

  test('no import changes what was in force, whatever moment it names (L01)', async () => {
    const { db } = database();
    const run = async (imports: Import[], moments: number[]) => {
      await empty();
      for (const [i, one] of imports.entries()) {
        const now = at(one.day);
        const before = await inForce(now);
        const known = (await log()).map(({ valid_from }) => Number(valid_from));
        const asOf = now - (moments[i] ?? 0) * dayMs;
        const outcome = await write(db, one, asOf, now).then(
          () => 'written',
          (error: unknown) => (error instanceof PricesRefused ? 'refused' : String(error)),
        );
        const isLate =
          asOf > now || (asOf < now && known.some((from) => from >= asOf && from <= now));
        expect(outcome).toBe(isLate ? 'refused' : 'written');
        expect((await inForce(now)).slice(0, before.length)).toEqual(before);
      }
    };
    const moments = fc.array(fc.integer({ min: -2, max: 30 }), { minLength: 8, maxLength: 8 });
    await fc.assert(fc.asyncProperty(histories, moments, run), { numRuns: runs(40) });
  });
});
