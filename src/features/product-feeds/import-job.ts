/** Input, options and summary of an import. */
import type { Database, Db } from '#platform/db/database.ts';
import type { Loyalty } from '../loyalty/record.ts';
import type { GivenPrice, PriceRecord } from '../pricing/record.ts';
import type { TaxClasses } from '../pricing/record/tax-classes.ts';
import type {
  KnownBrand,
  KnownProduct,
  ProductWrite,
} from '../catalogue/record/written-product.ts';
import type { RowFault } from './attributes.ts';
import type { PictureCounts } from './pictures.ts';
import type { UnreadColumn } from './unread-columns.ts';

export type SoldPrice = GivenPrice & { sokId: string };

/** The part of the catalogue's repository that imports use. */
export interface CatalogueWriter {
  /** By product or variant id. */
  readKnown(db: Db): Promise<Map<string, KnownProduct>>;
  /** @param feed the one whose products are not elsewhere */
  readBrands(db: Db, feed: string): Promise<KnownBrand[]>;
  /** @param addedAt epoch milliseconds, for new products without a date
   * @param faulty ids of variants that stay as they are */
  writeProducts(
    tx: Db,
    products: readonly ProductWrite[],
    addedAt: number,
    faulty?: ReadonlySet<string>,
  ): Promise<void>;
  deactivate(tx: Db, sokIds: readonly string[]): Promise<void>;
  bumpVersion(tx: Db): Promise<void>;
}

/** What the merchant's content space says about feeds. */
export interface FeedDecisions {
  taxClasses: TaxClasses;
  loyalty: Pick<Loyalty, 'coopProgram'>;
}

export interface ImportDeps {
  catalogue: CatalogueWriter;
  database: Database;
  dataDir: string;
  decided: FeedDecisions;
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
  /** Time from which prices are in force, and when products that are new in a feed were added; default `now`. */
  asOf?: Temporal.Instant;
  /** Share of a feed's products that may be missing; above it the feed is refused. Default 0.2. */
  maxRemoval?: number;
  /** Share of its price that a product may lose; one that loses more stays as it is. Default 0.8. */
  maxFall?: number;
  /** Take missing products off sale, however many they are, and prices, however far they fall. */
  confirm?: boolean;
  /** The files have ids and prices only. */
  supplemental?: boolean;
  /** Feed name for all files; by default it comes from the file names. */
  feed?: string;
  /** Fetch pictures given as web addresses. */
  fetchPictures?: boolean;
}

/** What is wrong with a row of a file; a row may have several faults. */
export interface Rejection extends Omit<RowFault, 'isMinor'> {
  file: string;
  line: number;
  /** The merchant's id; '' where the row has none. */
  id: string;
  /** The beginning of the value of the field. */
  value: string;
}

/** Result of reading one file. */
export interface FileSummary {
  file: string;
  rows: number;
  /** Rows with faults. */
  rejected: number;
  /** Attributes that the file has and the import does not read. */
  ignored: UnreadColumn[];
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
  /** Of rows that were taken: what was left out of them. */
  noted: Rejection[];
  files: FileSummary[];
  pictures: PictureCounts;
  /** Feeds with too many products missing; nothing of them was changed. */
  refused: { feed: string; missing: number; active: number }[];
  /** Feeds that could not be imported, with a sentence that says why. */
  failed: { feed: string; reason: string }[];
}

/** Reported after every row read, every picture, and every batch of products written. */
export type Progress =
  | { step: 'read'; file: string; bytes: number; size: number; rows: number; rejected: number }
  | { step: 'pictures' | 'written'; feed: string; done: number; of: number };
export type OnProgress = (progress: Progress) => void;
