/** Columns kept in a folder, so that a process that starts again need not make them. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Columns } from './columns/columns.ts';
import { columnsIn } from './columns/columns-file.ts';

export interface SavedColumns {
  /** Null when there are none for the key, or when they were made later than `now` (epoch milliseconds). */
  read(key: ColumnsKey, now: number): Promise<Columns | null>;
  /** The file to write them to; removes those of other keys. */
  fileFor(key: ColumnsKey): Promise<string>;
}

/** What columns are made from. */
export interface ColumnsKey {
  /** The catalogue's. */
  stamp: string;
  detailKeys: readonly string[];
}

/** @param code of the program that makes the columns: another one may make others */
export function savedColumns(
  folder: string,
  code: string,
  warn: (message: string, error: unknown) => void,
): SavedColumns {
  const nameOf = ({ stamp, detailKeys }: ColumnsKey): string => {
    const parts = JSON.stringify([code, stamp, detailKeys]);
    return `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.columns`;
  };
  return {
    async read(key, now) {
      const file = join(folder, nameOf(key));
      try {
        const columns = columnsIn(await readFile(file));
        return columns.pricedAt <= now ? columns : null;
      } catch (error) {
        const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (!isAbsent) warn('columns of the catalogue not read, they are made anew', error);
        return null;
      }
    },
    async fileFor(key) {
      const name = nameOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const others = (await readdir(folder)).filter((one) => one !== name);
      await Promise.all(others.map((one) => rm(join(folder, one), { force: true })));
      return join(folder, name);
    },
  };
}
