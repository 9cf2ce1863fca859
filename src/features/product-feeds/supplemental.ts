/** Imports supplemental feeds: prices only, of existing products. */
import type { GivenPrice, PriceRecord } from '../pricing/record.ts';
import { readPriceItem, type PriceItem, type RowFault } from './attributes.ts';
import type { FeedRow } from './feed-row.ts';
import type { Feed } from './feed-files.ts';
import { sokIdOf, withOwnProgram } from './products.ts';
import type { FeedDecisions, ImportDeps, ImportSummary, SoldPrice } from './import-job.ts';
import { readFeedFile, rejectLater, type Reading } from './read-feed.ts';

/** Adds its counts to `summary`; they count sellables (variants, or products without variants). */
export async function importPrices(
  deps: ImportDeps,
  feed: Feed,
  at: { asOf: number; now: number },
  run: Reading & { summary: ImportSummary },
): Promise<void> {
  const { summary } = run;
  const items: PriceItems = new Map();
  for (const { path } of feed.files) {
    const take = (row: FeedRow) => addPriceItem(items, row, path, deps.decided);
    await readFeedFile({ path, needed: ['id'], take }, run);
  }
  const { db } = deps.database;
  const before = await deps.readPrices(db, [...items.keys()]);
  const changed: SoldPrice[] = [];
  const reject = ({ file, line, item }: PlacedItem, fault: RowFault) =>
    rejectLater(summary, { file, line, id: item.id, ...fault });
  for (const [sokId, placed] of items) {
    const known = before.get(sokId);
    const price = known && { sokId, ...withPrices(known, placed.item) };
    if (!price) reject(placed, { field: 'id', reason: 'is not in the shop' });
    else if (price.sale && price.sale.cents >= price.regularCents)
      reject(placed, { field: 'sale_price', reason: 'must be below price' });
    else if (isSame(known, price)) summary.unchanged += 1;
    else changed.push(price);
  }
  summary.changed += changed.length;
  if (changed.length === 0) return;
  await db.transaction(async (tx) => {
    await deps.writePrices(tx, changed, at);
    await deps.catalogue.bumpVersion(tx);
  });
}

interface PlacedItem {
  item: PriceItem;
  file: string;
  line: number;
}
type PriceItems = Map<string, PlacedItem>;

function addPriceItem(
  items: PriceItems,
  { line, fields }: FeedRow,
  file: string,
  { loyalty }: FeedDecisions,
): RowFault[] {
  const row = readPriceItem(fields);
  if ('faults' in row) return row.faults;
  const sokId = sokIdOf(row.item.id);
  if (items.has(sokId)) return [{ field: 'id', reason: 'is there twice' }];
  items.set(sokId, { item: withOwnProgram(row.item, loyalty), file, line });
  return [];
}

/** A regular price that is not given stays; a sale or co-op price that is not given ends. */
function withPrices(known: PriceRecord, item: PriceItem): GivenPrice {
  const { sale_price: cents, sale_price_effective_date: period } = item;
  return {
    regularCents: item.price ?? known.regularCents,
    sale:
      cents === null ? null : { cents, from: period?.from ?? null, until: period?.until ?? null },
    coopCents: item.loyalty_program?.cents ?? null,
    unitAmount: known.unitAmount,
    unit: known.unit,
    depositCents: known.depositCents ?? null,
    isPerishable: known.isPerishable ?? false,
    ...(known.estimatedGrams && { estimatedGrams: known.estimatedGrams }),
  };
}

const isSame = (known: PriceRecord, given: GivenPrice): boolean =>
  known.regularCents === given.regularCents &&
  known.coopCents === given.coopCents &&
  JSON.stringify(known.sale) === JSON.stringify(given.sale);
