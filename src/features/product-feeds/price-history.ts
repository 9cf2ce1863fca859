/** Imports price histories: what products cost before they came to the shop. */
import type { Database, Db } from '#platform/db/database.ts';
import type { LoggedPrice } from '../pricing/record.ts';
import { historyEntries, historyFault, type ChargedPeriod } from '../pricing/rules/history.ts';
import { readPeriod, type RowFault } from './attributes.ts';
import type { FeedRow } from './feed-row.ts';
import { sokIdOf } from './products.ts';
import type { CatalogueWriter, FileSummary, OnProgress, Rejection } from './import-job.ts';
import { readFeedFile, rejectLater } from './read-feed.ts';

export interface HistoryDeps {
  catalogue: Pick<CatalogueWriter, 'bumpVersion'>;
  database: Database;
  /** Start of the shop's own price log by id, in epoch milliseconds; ids it never sold are absent. */
  readOwnLogStarts(db: Db, sokIds: readonly string[]): Promise<Map<string, number>>;
  writeHistory(tx: Db, histories: ReadonlyMap<string, readonly LoggedPrice[]>): Promise<void>;
}

export interface HistorySummary {
  rows: number;
  /** Products and variants that got a history. */
  products: number;
  rejected: Rejection[];
  noted: Rejection[];
  files: FileSummary[];
}

interface GivenPeriod extends ChargedPeriod {
  id: string;
  line: number;
}

const needed = ['id', 'price', 'from', 'to'];

/** A product or variant with a faulty row keeps its old history, as an incomplete one would be
 * wrong.
 * @throws FeedFault when the file cannot be read or is broken */
export async function importPriceHistory(
  deps: HistoryDeps,
  file: string,
  onProgress: OnProgress = () => {},
): Promise<HistorySummary> {
  const summary: HistorySummary = {
    rows: 0,
    products: 0,
    rejected: [],
    noted: [],
    files: [],
  };
  const periodsById = new Map<string, GivenPeriod[]>();
  const faulty = new Set<string>();
  const reading = {
    path: file,
    needed,
    known: new Set([...needed, 'sale_price']),
    take: (row: FeedRow) => addPeriod(periodsById, row),
    rejected: ({ fields }: FeedRow) => void faulty.add(sokIdOf(fields['id']?.trim() ?? '')),
  };
  await readFeedFile(reading, { summary, onProgress });
  const { db } = deps.database;
  const starts = await deps.readOwnLogStarts(db, [...periodsById.keys()]);
  const histories = new Map<string, LoggedPrice[]>();
  for (const [sokId, periods] of periodsById) {
    const reject = ({ line, id }: GivenPeriod, field: string, reason: string) =>
      rejectLater(summary, { file, line, id, field, reason });
    const ownFrom = starts.get(sokId);
    const fault = ownFrom === undefined ? null : historyFault(periods, ownFrom);
    if (ownFrom === undefined) for (const one of periods) reject(one, 'id', 'is not in the shop');
    else if (fault) reject(fault.period, 'from', fault.reason);
    else if (!faulty.has(sokId)) histories.set(sokId, historyEntries(periods, ownFrom));
  }
  summary.products = histories.size;
  if (histories.size === 0) return summary;
  await db.transaction(async (tx) => {
    await deps.writeHistory(tx, histories);
    await deps.catalogue.bumpVersion(tx);
  });
  return summary;
}

function addPeriod(periodsById: Map<string, GivenPeriod[]>, { line, fields }: FeedRow): RowFault[] {
  const row = readPeriod(fields);
  if ('faults' in row) return row.faults;
  const { id, price, sale_price: sale, from, to: until } = row.item;
  if (from >= until) return [{ field: 'to', reason: 'must be later than from' }];
  const period = { id, line, from, until, cents: sale ?? price, isReduced: sale !== null };
  const sokId = sokIdOf(id);
  periodsById.set(sokId, [...(periodsById.get(sokId) ?? []), period]);
  return [];
}
