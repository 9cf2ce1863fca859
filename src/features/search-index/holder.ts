/** Holds the index in use and follows the catalogue; readers never wait for it. */
import type { CatalogueChanges } from '../catalogue/record.ts';
import type { CatalogueIndex } from './product-index.ts';

export interface CatalogueHolder {
  current(): CatalogueIndex;
  /** Looks at the catalogue once; never twice at once. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface IndexSource {
  /** The catalogue's state, and stock that changed since the mark. */
  readChanges(stockMark: string): Promise<CatalogueChanges>;
  /** A new index of everything. */
  build(): Promise<CatalogueIndex>;
  /** Brings changed products into the index; false when they are so many that it is better built anew. */
  amend(index: CatalogueIndex, version: number): Promise<boolean>;
  warn(message: string, error: unknown): void;
  /** Milliseconds between looks at the catalogue. */
  interval?: number;
}

/** @throws when the first index cannot be built; later failures keep the index that is there. */
export async function holdIndex(source: IndexSource): Promise<CatalogueHolder> {
  let index = await source.build();
  let { stockMark } = index;
  let looking: Promise<void> | undefined;
  let building: Promise<void> | undefined;
  const warn = (error: unknown) => source.warn('catalogue not refreshed, the old one stays', error);

  async function rebuild(): Promise<void> {
    index = await source.build();
    stockMark = index.stockMark;
  }

  async function look(): Promise<void> {
    const changes = await source.readChanges(stockMark);
    index.restock(changes.stock);
    stockMark = changes.stockMark;
    if (changes.version === index.version || building) return;
    if (await source.amend(index, changes.version)) return;
    // Takes long: what is sold meanwhile is still followed.
    building = rebuild()
      .catch(warn)
      .finally(() => (building = undefined));
  }

  const refresh = (): Promise<void> => {
    looking ??= look()
      .catch(warn)
      .finally(() => (looking = undefined));
    return looking;
  };
  const timer = setInterval(() => void refresh(), source.interval ?? 500);
  timer.unref();
  return { current: () => index, refresh, stop: () => clearInterval(timer) };
}
