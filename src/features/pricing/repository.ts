/** Prices and the log of what they were, for the lowest price of 30 days (L01). */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { GivenPrice, LoggedPrice, PriceRecord } from './record.ts';
import { generalCents, PricesRefused, referencePrice } from './rules.ts';

type SoldPrice = GivenPrice & { sokId: string };

/** Epoch milliseconds: since when prices are in force, and when that is written. */
export interface PriceMoments {
  asOf: number;
  now: number;
}

interface PriceRow {
  sokId: string;
  regularCents: number;
  saleCents: number | null;
  saleFrom: number | null;
  saleUntil: number | null;
  coopCents: number | null;
  unitAmount: number | null;
  unit: string | null;
  depositCents: number | null;
  isPerishable: boolean;
}

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
const among = (sokIds: readonly string[]) =>
  sql`sok_id in (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))`;

/** Prices by id; without `sokIds` those of all products. Ids without a price are absent. */
export async function readPrices(
  db: Db,
  sokIds?: readonly string[],
): Promise<Map<string, PriceRecord>> {
  const rows = await rowsOf<PriceRow>(
    db,
    sql`select sok_id as "sokId", regular_cents as "regularCents", sale_cents as "saleCents",
      ${ms(sql`sale_from`)} as "saleFrom", ${ms(sql`sale_until`)} as "saleUntil",
      coop_cents as "coopCents", unit_amount as "unitAmount", unit,
      deposit_cents as "depositCents", perishable as "isPerishable"
      from pricing.price where ${sokIds ? among(sokIds) : sql`true`}`,
  );
  const logs = await readLogs(
    db,
    sql`sok_id in (select sok_id from pricing.price where sale_cents is not null)
      and ${sokIds ? among(sokIds) : sql`true`}`,
  );
  return new Map(rows.map((row) => [row.sokId, recordOf(row, logs.get(row.sokId) ?? [])]));
}

function recordOf(row: PriceRow, log: LoggedPrice[]): PriceRecord {
  const { regularCents, coopCents, unitAmount, unit, depositCents, isPerishable } = row;
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
    sale,
    referenceCents: referencePrice(log, { sale, isPerishable }),
  };
}

/** Log by id, oldest first. */
async function readLogs(db: Db, where: SQL): Promise<Map<string, LoggedPrice[]>> {
  const rows = await rowsOf<LoggedPrice & { sokId: string }>(
    db,
    sql`select sok_id as "sokId", ${ms(sql`valid_from`)} as "validFrom", cents,
      reduced as "isReduced" from pricing.price_log where ${where} order by sok_id, valid_from`,
  );
  return Map.groupBy(rows, ({ sokId }) => sokId);
}

/** Puts the prices in force at `asOf` and logs those that differ from before.
 * @throws PricesRefused when `asOf` is to come, or later prices of the products were in force already. */
export async function writePrices(
  tx: Db,
  prices: readonly SoldPrice[],
  at: PriceMoments,
): Promise<void> {
  const rows = prices.map(({ sale, ...price }) => ({
    ...price,
    saleCents: sale?.cents ?? null,
    saleFrom: iso(sale?.from),
    saleUntil: iso(sale?.until),
  }));
  await tx.execute(sql`insert into pricing.price
    (sok_id, regular_cents, sale_cents, sale_from, sale_until, coop_cents, unit_amount, unit,
      deposit_cents, perishable)
    select "sokId", "regularCents", "saleCents", "saleFrom", "saleUntil", "coopCents", "unitAmount",
      unit, "depositCents", coalesce("isPerishable", false) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "sokId" text, "regularCents" int, "saleCents" int, "saleFrom" timestamptz,
      "saleUntil" timestamptz, "coopCents" int, "unitAmount" float8, unit text,
      "depositCents" int, "isPerishable" boolean)
    on conflict (sok_id) do update set regular_cents = excluded.regular_cents,
      sale_cents = excluded.sale_cents, sale_from = excluded.sale_from,
      sale_until = excluded.sale_until, coop_cents = excluded.coop_cents,
      unit_amount = excluded.unit_amount, unit = excluded.unit, deposit_cents = excluded.deposit_cents,
      perishable = excluded.perishable`);
  await logPrices(tx, prices, at);
}

const iso = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : new Date(at).toISOString();

async function logPrices(
  tx: Db,
  prices: readonly SoldPrice[],
  { asOf, now }: PriceMoments,
): Promise<void> {
  const sokIds = prices.map(({ sokId }) => sokId);
  await refuseEarlier(tx, sokIds, { asOf, now });
  // What is left after `asOf` is planned: ends of sales that have not come.
  await tx.execute(sql`delete from pricing.price_log
    where ${among(sokIds)} and valid_from > ${iso(asOf)}::timestamptz`);
  const logs = await readLogs(tx, among(sokIds));
  const rows = prices.flatMap((price) => changesOf(price, logs.get(price.sokId) ?? [], asOf));
  if (rows.length === 0) return;
  await tx.execute(sql`insert into pricing.price_log (sok_id, valid_from, cents, reduced)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given ("sokId" text, "validFrom" timestamptz, cents int, reduced boolean)
    on conflict (sok_id, valid_from) do update
      set cents = excluded.cents, reduced = excluded.reduced`);
}

/** What was in force is never changed afterwards. */
async function refuseEarlier(
  tx: Db,
  sokIds: readonly string[],
  { asOf, now }: PriceMoments,
): Promise<void> {
  if (asOf > now)
    throw new PricesRefused(`Prices cannot be logged for ${iso(asOf)}: it is to come.`);
  // Written twice in one moment, a price was not in force before the second.
  if (asOf === now) return;
  const [later] = await rowsOf<{ last: number | null; products: number }>(
    tx,
    sql`select ${ms(sql`max(valid_from)`)} as last, count(distinct sok_id)::int as products
      from pricing.price_log where ${among(sokIds)}
      and valid_from >= ${iso(asOf)}::timestamptz and valid_from <= ${iso(now)}::timestamptz`,
  );
  if (!later || later.last === null) return;
  throw new PricesRefused(
    `Prices cannot be logged for ${iso(asOf)}: of ${later.products} of the products later ones are in the log, ` +
      `the last of ${iso(later.last)}. What was charged before is brought by npm run import:prices.`,
  );
}

/** The price now, and at the coming ends of a sale, where each differs from the one before. */
function changesOf(given: SoldPrice, log: LoggedPrice[], asOf: number) {
  const price: PriceRecord = { ...given, referenceCents: null };
  const ends = [given.sale?.from ?? 0, given.sale?.until ?? 0].filter((at) => at > asOf);
  let last: Pick<LoggedPrice, 'cents' | 'isReduced'> | undefined = log.at(-1);
  return [asOf, ...ends].flatMap((at) => {
    const cents = generalCents(price, at);
    const isReduced = cents < given.regularCents;
    if (cents === last?.cents && isReduced === last.isReduced) return [];
    last = { cents, isReduced };
    return [{ sokId: given.sokId, validFrom: iso(at), cents, reduced: isReduced }];
  });
}
