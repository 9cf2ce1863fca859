/** What an import is given and what it tells afterwards. */
import type { Database, Db } from '#platform/db/database.ts';
import type { GivenPrice, PriceRecord } from '../pricing/record.ts';
import type { KnownProduct, ProductWrite } from '../catalogue/record/written-product.ts';
import type { RowFault } from './attributes.ts';
import type { PictureCounts } from './pictures.ts';

export type SoldPrice = GivenPrice & { sokId: string };

/** What the catalogue's repository writes with. */
export interface CatalogueWriter {
  /** By the id of a product or variant. */
  readKnown(db: Db): Promise<Map<string, KnownProduct>>;
  /** @param asOf epoch milliseconds
   * @param faulty ids of variants that stay as they are */
  writeProducts(
    tx: Db,
    products: readonly ProductWrite[],
    asOf: number,
    faulty?: ReadonlySet<string>,
  ): Promise<void>;
  deactivate(tx: Db, sokIds: readonly string[]): Promise<void>;
  bumpVersion(tx: Db): Promise<void>;
}

export interface ImportDeps {
  catalogue: CatalogueWriter;
  database: Database;
  dataDir: string;
  readPrices(db: Db, sokIds: readonly string[]): Promise<Map<string, PriceRecord>>;
  /** Writes prices in force at `asOf` (epoch milliseconds) and logs their changes.
   * @throws PricesRefused */
  writePrices(
    tx: Db,
    prices: readonly SoldPrice[],
    at: { asOf: number; now: number },
  ): Promise<void>;
}

export interface ImportOptions {
  now: Temporal.Instant;
  /** The moment prices and first appearances count from; `now` when it is not given. */
  asOf?: Temporal.Instant;
  /** Share of a feed's products that may be missing; above it nothing changes. Default 0.2. */
  maxRemoval?: number;
  /** Take off sale however many are missing. */
  confirm?: boolean;
  /** The files have ids and prices only. */
  supplemental?: boolean;
  /** Name of the one feed that all files are; by default they name it. */
  feed?: string;
  /** Fetch pictures that are web addresses. */
  fetchPictures?: boolean;
}

/** What is wrong with a row of a file; a row may have several faults. */
export interface Rejection extends RowFault {
  file: string;
  line: number;
  /** The merchant's id; '' where the row has none. */
  id: string;
  /** The beginning of what stands in the field. */
  value: string;
}

/** What was read of one file. */
export interface FileSummary {
  file: string;
  rows: number;
  /** Rows with faults. */
  rejected: number;
  seconds: number;
}

/** Counts are of products, except `rows`, which are of rows in the files. */
export interface ImportSummary {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  rejected: Rejection[];
  files: FileSummary[];
  pictures: PictureCounts;
  /** Feeds of which too much was missing; nothing of them was changed. */
  refused: { feed: string; missing: number; active: number }[];
  /** Feeds that could not be taken in, with a sentence that says why. */
  failed: { feed: string; reason: string }[];
}

/** A file being read, told after every row; or pictures or products of a feed being written. */
export type Progress =
  | { step: 'read'; file: string; bytes: number; size: number; rows: number; rejected: number }
  | { step: 'pictures' | 'written'; feed: string; done: number; of: number };
export type OnProgress = (progress: Progress) => void;
