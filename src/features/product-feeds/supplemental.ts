/** Imports supplemental feeds: prices only, of existing products. */
import type { GivenPrice, PriceRecord } from '../pricing/record.ts';
import type { RowFault } from './attributes.ts';
import { priceColumns, readPriceItem, type PriceItem } from './price-attributes.ts';
import { FeedFault } from './feed-fault.ts';
import type { FeedRow } from './feed-row.ts';
import type { Feed } from './feed-files.ts';
import { sokIdOf, withOwnProgram } from './products.ts';
import type {
  FeedDecisions,
  ImportDeps,
  ImportOptions,
  ImportSummary,
  SoldPrice,
} from './import-job.ts';
import { fallOf } from './price-fall.ts';
import { readFeedFile, rejectLater, type Reading } from './read-feed.ts';

/** Adds its counts to `summary`; they count sellables (variants, or products without variants). */
export async function importPrices(
  deps: ImportDeps,
  feed: Feed,
  at: { asOf: number; now: number },
  run: Reading & { summary: ImportSummary; options: ImportOptions },
): Promise<void> {
  const { summary } = run;
  const items = await readItems(deps.decided, feed, run);
  const { db } = deps.database;
  const before = await deps.readPrices(db, [...items.keys()]);
  const changed: SoldPrice[] = [];
  for (const [sokId, placed] of items) {
    const price = takenPrice(before.get(sokId), placed, run);
    if (price === 'same') summary.unchanged += 1;
    else if (price) changed.push({ sokId, ...price });
  }
  summary.changed += changed.length;
  if (changed.length === 0) return;
  await db.transaction(async (tx) => {
    await deps.writePrices(tx, changed, at);
    await deps.catalogue.bumpVersion(tx);
  });
}

async function readItems(decided: FeedDecisions, feed: Feed, run: Reading): Promise<PriceItems> {
  const items: PriceItems = new Map();
  for (const { path } of feed.files) {
    const own = new Map<string, Omit<PlacedItem, 'columns'>>();
    const take = (row: FeedRow) => addPriceItem({ items, own }, row, path, decided);
    const columns = await readFeedFile({ path, needed: ['id'], known: priceColumns, take }, run);
    if (own.size > 0 && !saysPrices.some((name) => columns.has(name)))
      throw new FeedFault(
        `${path} has no ${saysPrices.join(', ')}. A supplemental feed changes prices alone: import the whole feed to change anything else.`,
      );
    for (const [sokId, placed] of own) items.set(sokId, { ...placed, columns });
  }
  return items;
}

/** The price to write; null when it is rejected. */
function takenPrice(
  known: PriceRecord | undefined,
  placed: PlacedItem,
  { summary, options }: { summary: ImportSummary; options: ImportOptions },
): GivenPrice | 'same' | null {
  const given = known && withPrices(known, placed);
  const price = given && withoutEqualSale(given);
  const place = { file: placed.file, line: placed.line, id: placed.item.id };
  const fault = price ? faultOf(known, price, options) : notInShop;
  if (fault) rejectLater(summary, { ...place, ...fault });
  else if (price?.sale !== given?.sale) summary.noted.push({ ...place, value: '', ...equalSale });
  if (fault || !known || !price) return null;
  return isSame(known, price) ? 'same' : price;
}

const notInShop: RowFault = { field: 'id', reason: 'is not in the shop' };
const equalSale: RowFault = {
  field: 'sale_price',
  reason: 'is the price itself, so it is no sale',
};

const withoutEqualSale = <Given extends GivenPrice>(given: Given): Given =>
  given.sale?.cents === given.regularCents ? { ...given, sale: null } : given;

/** Why a price cannot be taken; null when it can. */
function faultOf(
  known: PriceRecord | undefined,
  price: GivenPrice,
  options: ImportOptions,
): RowFault | null {
  if (price.sale && price.sale.cents >= price.regularCents)
    return { field: 'sale_price', reason: 'must be below price' };
  return fallOf(known, price, options);
}

/** What a supplemental feed must say something of. */
const saysPrices = ['price', 'sale_price', 'loyalty_program'];

interface PlacedItem {
  item: PriceItem;
  file: string;
  line: number;
  /** Attributes that its file has. */
  columns: ReadonlySet<string>;
}
type PriceItems = Map<string, PlacedItem>;

/** Adds the row to the `own` items of its file; `items` are those of the files before. */
function addPriceItem(
  { items, own }: { items: PriceItems; own: Map<string, Omit<PlacedItem, 'columns'>> },
  { line, fields }: FeedRow,
  file: string,
  { loyalty }: FeedDecisions,
): RowFault[] {
  const row = readPriceItem(fields);
  if ('faults' in row) return row.faults;
  const sokId = sokIdOf(row.item.id);
  if (items.has(sokId) || own.has(sokId)) return [{ field: 'id', reason: 'is there twice' }];
  own.set(sokId, { item: withOwnProgram(row.item, loyalty), file, line });
  return [];
}

/** A regular price that is not given stays. A sale or co-op price ends where its cell is empty, and stays where the file
 * says nothing of such prices at all. */
function withPrices(known: PriceRecord, { item, columns }: PlacedItem): GivenPrice {
  return {
    regularCents: item.price ?? known.regularCents,
    sale: columns.has('sale_price') ? saleOf(item) : known.sale,
    coopCents: columns.has('loyalty_program')
      ? (item.loyalty_program?.cents ?? null)
      : known.coopCents,
    unitAmount: known.unitAmount,
    unit: known.unit,
    depositCents: known.depositCents ?? null,
    isPerishable: known.isPerishable ?? false,
    ...(known.estimatedGrams && { estimatedGrams: known.estimatedGrams }),
  };
}

function saleOf({ sale_price: cents, sale_price_effective_date: period }: PriceItem) {
  if (cents === null) return null;
  return { cents, from: period?.from ?? null, until: period?.until ?? null };
}

const isSame = (known: PriceRecord, given: GivenPrice): boolean =>
  known.regularCents === given.regularCents &&
  known.coopCents === given.coopCents &&
  JSON.stringify(known.sale) === JSON.stringify(given.sale);
