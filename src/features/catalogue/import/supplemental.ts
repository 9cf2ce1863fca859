/** Supplemental feeds: prices only, of goods that are there already. */
import type { GivenPrice, PriceRecord } from '../../pricing/record.ts';
import { bumpVersion } from '../store/write.ts';
import { readPriceItem, type PriceItem, type RowFault } from './attributes.ts';
import type { Feed } from './files.ts';
import { sokIdOf } from './goods.ts';
import type { ImportDeps, ImportSummary, SoldPrice } from './job.ts';
import { readRows, type FeedRow } from './rows.ts';

/** Adds its counts to `summary`; here they are of sellable things. */
export async function importPrices(
  deps: ImportDeps,
  feed: Feed,
  asOf: Temporal.Instant,
  summary: ImportSummary,
): Promise<void> {
  const items = await readPriceItems(feed, summary);
  const { db } = deps.database;
  const before = await deps.readPrices(db, [...items.keys()]);
  const changed: SoldPrice[] = [];
  for (const [sokId, { item, line }] of items) {
    const known = before.get(sokId);
    if (!known) {
      const fault = { field: 'id', reason: 'is not in the shop' };
      summary.rejected.push({ file: feed.files[0].path, line, ...fault });
      continue;
    }
    const price = { sokId, ...withPrices(known, item) };
    if (price.sale && price.sale.cents >= price.regularCents) {
      const fault = { field: 'sale_price', reason: 'must be below price' };
      summary.rejected.push({ file: feed.files[0].path, line, ...fault });
    } else if (isSame(known, price)) summary.unchanged += 1;
    else changed.push(price);
  }
  summary.changed += changed.length;
  if (changed.length === 0) return;
  await db.transaction(async (tx) => {
    await deps.writePrices(tx, changed, asOf.epochMilliseconds);
    await bumpVersion(tx);
  });
}

type PriceItems = Map<string, { item: PriceItem; line: number }>;

async function readPriceItems(feed: Feed, summary: ImportSummary): Promise<PriceItems> {
  const items: PriceItems = new Map();
  for (const { path: file } of feed.files) {
    for await (const row of readRows(file)) {
      summary.rows += 1;
      const faults = addPriceItem(items, row);
      summary.rejected.push(...faults.map((fault) => ({ file, line: row.line, ...fault })));
    }
  }
  return items;
}

function addPriceItem(items: PriceItems, { line, fields }: FeedRow): RowFault[] {
  const row = readPriceItem(fields);
  if ('faults' in row) return row.faults;
  const sokId = sokIdOf(row.item.id);
  if (items.has(sokId)) return [{ field: 'id', reason: 'is there twice' }];
  items.set(sokId, { item: row.item, line });
  return [];
}

/** A regular price that is not given stays; a sale or co-op price that is not given ends. */
function withPrices(known: PriceRecord, item: PriceItem): GivenPrice {
  const { sale_price: cents, sale_price_effective_date: period } = item;
  return {
    regularCents: item.price ?? known.regularCents,
    sale:
      cents === null ? null : { cents, from: period?.from ?? null, until: period?.until ?? null },
    coopCents: item.loyalty_program,
    unitAmount: known.unitAmount,
    unit: known.unit,
  };
}

const isSame = (known: PriceRecord, given: GivenPrice): boolean =>
  known.regularCents === given.regularCents &&
  known.coopCents === given.coopCents &&
  JSON.stringify(known.sale) === JSON.stringify(given.sale);
