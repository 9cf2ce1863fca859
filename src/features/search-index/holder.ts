/** Holds the current index and polls the catalogue for changes; readers never wait. */
import type { CatalogueChanges } from '../catalogue/record.ts';
import type { CatalogueIndex } from './product-index.ts';

export interface CatalogueHolder {
  current(): CatalogueIndex;
  /** Seconds since the index last held all of the catalogue. */
  age(): number;
  /** Polls the catalogue once; concurrent calls share one poll. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface IndexSource {
  /** The catalogue's state, and stock that changed since the mark. */
  readChanges(stockMark: string): Promise<CatalogueChanges>;
  /** A new index of everything. */
  build(): Promise<CatalogueIndex>;
  /** Whether the index has the details that merchants make filters of. */
  isComplete(index: CatalogueIndex): boolean;
  /** Adds changed products to the index; false when there are so many that it must be rebuilt. */
  amend(index: CatalogueIndex, version: number): Promise<boolean>;
  warn(message: string, error: unknown): void;
  /** Milliseconds between polls; default 500. */
  interval?: number;
}

/** @throws when the first index cannot be built; later failures keep the current index */
export async function holdIndex(source: IndexSource): Promise<CatalogueHolder> {
  let index = await source.build();
  let { stockMark } = index;
  let polling: Promise<void> | undefined;
  let building: Promise<void> | undefined;
  let caughtUp = performance.now();
  const warn = (error: unknown) => source.warn('catalogue not refreshed, the old one stays', error);

  async function rebuild(): Promise<void> {
    index = await source.build();
    stockMark = index.stockMark;
  }

  async function poll(): Promise<void> {
    const changes = await source.readChanges(stockMark);
    index.restock(changes.stock);
    stockMark = changes.stockMark;
    if (building) return;
    const isCurrent = async () =>
      changes.version === index.version || source.amend(index, changes.version);
    if (source.isComplete(index) && (await isCurrent())) {
      caughtUp = performance.now();
      return;
    }
    // Not awaited: a rebuild takes long, and stock is still polled meanwhile.
    building = rebuild()
      .catch(warn)
      .finally(() => (building = undefined));
  }

  const refresh = (): Promise<void> => {
    polling ??= poll()
      .catch(warn)
      .finally(() => (polling = undefined));
    return polling;
  };
  const timer = setInterval(() => void refresh(), source.interval ?? 500);
  timer.unref();
  return {
    current: () => index,
    age: () => (performance.now() - caughtUp) / 1000,
    refresh,
    stop: () => clearInterval(timer),
  };
}
