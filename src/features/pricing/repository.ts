/** Prices, and the price log for the lowest price of 30 days (L01). */
import { and, asc, countDistinct, getTableColumns, gt, gte, lte, max } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, upsertRows } from '#platform/db/rows.ts';
import { commandLine } from '#platform/command-line.ts';
import type { GivenPrice, LoggedPrice, PriceRecord } from './record.ts';
import { generalCents, PricesRefused, referencePrice } from './rules.ts';
import { price as priceTable, priceLog } from './tables.ts';

type SoldPrice = GivenPrice & { sokId: string };

/** Epoch milliseconds: from when the prices are in force, and the current time. */
export interface PriceMoments {
  asOf: number;
  now: number;
}

type PriceRow = typeof priceTable.$inferSelect;

/** Prices by id; without `sokIds`, of all products. Ids without a price are absent. */
export async function readPrices(
  db: Db,
  sokIds?: readonly string[],
): Promise<Map<string, PriceRecord>> {
  const rows = await db
    .select()
    .from(priceTable)
    .where(sokIds && among(priceTable.sokId, sokIds));
  const onSale = rows.filter(({ saleCents }) => saleCents !== null).map(({ sokId }) => sokId);
  const logs = await readLogs(db, onSale);
  return new Map(rows.map((row) => [row.sokId, recordOf(row, logs.get(row.sokId) ?? [])]));
}

function recordOf(row: PriceRow, log: LoggedPrice[]): PriceRecord {
  const { regularCents, coopCents, unitAmount, unit, depositCents, isPerishable, estimatedGrams } =
    row;
  const sale =
    row.saleCents === null
      ? null
      : { cents: row.saleCents, from: row.saleFrom, until: row.saleUntil };
  return {
    regularCents,
    coopCents,
    unitAmount,
    unit,
    ...(depositCents && { depositCents }),
    ...(isPerishable && { isPerishable }),
    ...(estimatedGrams && { estimatedGrams }),
    sale,
    referenceCents: referencePrice(log, { sale, isPerishable }),
  };
}

/** Log by id, oldest first. */
async function readLogs(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, (LoggedPrice & { sokId: string })[]>> {
  if (sokIds.length === 0) return new Map();
  const { sokId, validFrom, cents, isReduced } = priceLog;
  const rows = await db
    .select({ sokId, validFrom, cents, isReduced })
    .from(priceLog)
    .where(among(sokId, sokIds))
    .orderBy(asc(sokId), asc(validFrom));
  return Map.groupBy(rows, (row) => row.sokId);
}

/** Sets prices in force from `asOf` on and logs those that changed.
 * @throws PricesRefused when `asOf` is in the future, or later prices of the products have already
 * been in force */
export async function writePrices(
  tx: Db,
  prices: readonly SoldPrice[],
  at: PriceMoments,
): Promise<void> {
  const rows = prices.map(({ sale, ...price }) => ({
    ...price,
    depositCents: price.depositCents ?? null,
    isPerishable: price.isPerishable ?? false,
    estimatedGrams: price.estimatedGrams ?? null,
    saleCents: sale?.cents ?? null,
    saleFrom: sale?.from ?? null,
    saleUntil: sale?.until ?? null,
  }));
  await upsertRows(tx, priceTable, getTableColumns(priceTable), rows);
  await logPrices(tx, prices, at);
}

async function logPrices(
  tx: Db,
  prices: readonly SoldPrice[],
  { asOf, now }: PriceMoments,
): Promise<void> {
  const sokIds = prices.map(({ sokId }) => sokId);
  await refuseEarlier(tx, sokIds, { asOf, now });
  const ofThese = among(priceLog.sokId, sokIds);
  // Entries after `asOf` are only planned: starts and ends of sales to come.
  await tx.delete(priceLog).where(and(ofThese, gt(priceLog.validFrom, asOf)));
  const logs = await readLogs(tx, sokIds);
  const rows = prices.flatMap((price) => changesOf(price, logs.get(price.sokId) ?? [], asOf));
  if (rows.length === 0) return;
  const { sokId, validFrom, cents, isReduced } = priceLog;
  await upsertRows(tx, priceLog, { sokId, validFrom, cents, isReduced }, rows);
}

/** Prices that have been in force are never changed. */
async function refuseEarlier(
  tx: Db,
  sokIds: readonly string[],
  { asOf, now }: PriceMoments,
): Promise<void> {
  if (asOf > now)
    throw new PricesRefused(`Prices cannot be logged for ${iso(asOf)}: it is to come.`);
  // A price that is rewritten in the same millisecond was never in force.
  if (asOf === now) return;
  const { sokId, validFrom } = priceLog;
  const [later] = await tx
    .select({ last: max(validFrom), products: countDistinct(sokId) })
    .from(priceLog)
    .where(and(among(sokId, sokIds), gte(validFrom, asOf), lte(validFrom, now)));
  if (!later || later.last === null) return;
  throw new PricesRefused(
    `Prices cannot be logged for ${iso(asOf)}: of ${later.products} of the products later ones are in the log, ` +
      `the last of ${iso(later.last)}. What was charged before is brought by ${commandLine('import-prices', '<history.tsv>')}.`,
  );
}

const iso = (at: number): string => new Date(at).toISOString();

/** The price at `asOf` and at later starts and ends of a sale, where it changes. */
function changesOf(given: SoldPrice, log: LoggedPrice[], asOf: number) {
  const price: PriceRecord = { ...given, referenceCents: null };
  const ends = [given.sale?.from, given.sale?.until]
    .flatMap((at) => at ?? [])
    .filter((at) => at > asOf);
  let last: Pick<LoggedPrice, 'cents' | 'isReduced'> | undefined = log.at(-1);
  return [asOf, ...ends].flatMap((at) => {
    const cents = generalCents(price, at);
    const isReduced = cents < given.regularCents;
    if (cents === last?.cents && isReduced === last.isReduced) return [];
    last = { cents, isReduced };
    return [{ sokId: given.sokId, validFrom: at, cents, isReduced }];
  });
}
