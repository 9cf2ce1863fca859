/** Holds the index in use and follows the catalogue's version; readers never wait for a rebuild. */
import type { CatalogueIndex } from './build.ts';

export interface CatalogueHolder {
  current(): CatalogueIndex;
  /** Rebuilds when the version has changed; never twice at once. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface IndexSource {
  readVersion(): Promise<number>;
  build(): Promise<CatalogueIndex>;
  warn(message: string, error: unknown): void;
  /** Milliseconds between looks at the version. */
  interval?: number;
}

/** @throws when the first index cannot be built; later failures keep the index that is there. */
export async function holdIndex(source: IndexSource): Promise<CatalogueHolder> {
  let index = await source.build();
  let running: Promise<void> | undefined;

  async function follow(): Promise<void> {
    try {
      if ((await source.readVersion()) !== index.version) index = await source.build();
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
