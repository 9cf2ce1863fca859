/** Histories of prices: what products of the shop cost before they came into it. */
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
  /** When the shop's own log of each begins; what it never sold is absent. */
  readOwnLogStarts(db: Db, sokIds: readonly string[]): Promise<Map<string, number>>;
  writeHistory(tx: Db, histories: ReadonlyMap<string, readonly LoggedPrice[]>): Promise<void>;
}

export interface HistorySummary {
  rows: number;
  /** Things that have a history now. */
  products: number;
  rejected: Rejection[];
  files: FileSummary[];
}

interface GivenPeriod extends ChargedPeriod {
  id: string;
  line: number;
}

/** A thing of which one row is wrong keeps the history it has: half of one would be another.
 * @throws FeedFault when the file cannot be read or is broken */
export async function importPriceHistory(
  deps: HistoryDeps,
  file: string,
  onProgress: OnProgress = () => {},
): Promise<HistorySummary> {
  const summary: HistorySummary = { rows: 0, products: 0, rejected: [], files: [] };
  const periods_ = new Map<string, GivenPeriod[]>();
  const faulty = new Set<string>();
  const reading = {
    path: file,
    needed: ['id', 'price', 'from', 'to'],
    take: (row: FeedRow) => addPeriod(periods_, row),
    rejected: ({ fields }: FeedRow) => void faulty.add(sokIdOf(fields['id']?.trim() ?? '')),
  };
  await readFeedFile(reading, { summary, onProgress });
  const { db } = deps.database;
  const starts = await deps.readOwnLogStarts(db, [...periods_.keys()]);
  const histories = new Map<string, LoggedPrice[]>();
  for (const [sokId, periods] of periods_) {
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

function addPeriod(periods_: Map<string, GivenPeriod[]>, { line, fields }: FeedRow): RowFault[] {
  const row = readPeriod(fields);
  if ('faults' in row) return row.faults;
  const { id, price, sale_price: sale, from, to: until } = row.item;
  if (from >= until) return [{ field: 'to', reason: 'must be later than from' }];
  const period = { id, line, from, until, cents: sale ?? price, isReduced: sale !== null };
  const sokId = sokIdOf(id);
  periods_.set(sokId, [...(periods_.get(sokId) ?? []), period]);
  return [];
}
