/** Holds the index in use and follows the catalogue; readers never wait for a rebuild. */
import type { CatalogueChanges } from '../record.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

export interface CatalogueHolder {
  current(): CatalogueIndex;
  /** Takes over changed stock; rebuilds when the version has changed. Never twice at once. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface IndexSource {
  /** The catalogue's state, and stock that changed since the mark. */
  readChanges(stockMark: string): Promise<CatalogueChanges>;
  build(): Promise<CatalogueIndex>;
  warn(message: string, error: unknown): void;
  /** Milliseconds between looks at the catalogue. */
  interval?: number;
}

/** @throws when the first index cannot be built; later failures keep the index that is there. */
export async function holdIndex(source: IndexSource): Promise<CatalogueHolder> {
  let index = await source.build();
  let { stockMark } = index;
  let running: Promise<void> | undefined;

  async function follow(): Promise<void> {
    try {
      const changes = await source.readChanges(stockMark);
      if (changes.version === index.version) {
        index.restock(changes.stock);
        stockMark = changes.stockMark;
      } else {
        index = await source.build();
        stockMark = index.stockMark;
      }
    } catch (error) {
      source.warn('catalogue not refreshed, the old one stays', error);
    }
  }

  const refresh = (): Promise<void> => {
    running ??= follow().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(() => void refresh(), source.interval ?? 2000);
  timer.unref();
  return { current: () => index, refresh, stop: () => clearInterval(timer) };
}
