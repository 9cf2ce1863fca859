/** Applies the migrations of every feature; safe when several processes start at once, and while others serve. */
import { StartRefused } from '../errors.ts';
import { safeMessage } from '../failure.ts';
import type { Database } from './database.ts';
import { apply, limits } from './migration/apply.ts';
import { keepBooks, readBooks, type Run } from './migration/bookkeeping.ts';
import type { Migration } from './migration/files.ts';

/** Any number, as long as it never changes. */
const migrationLock = 4_115_774;

export interface Progress {
  /** Called before a file is applied. */
  applies?(label: string): void;
  /** Called with one sentence when it waits for what other processes hold. */
  waits?(sentence: string): void;
}

/** Applies new files of `<root>/<feature>/migrations/*.sql`, each in one transaction unless it begins with
 * `-- no transaction`. What a newer version has added to the database stays.
 * @param roots folders that hold folders with migrations: the features', the platform's
 * @returns names of the applied files, `feature/0001-name.sql`
 * @throws StartRefused when a file was changed after it had been applied, or cannot be applied, or when a newer version
 * has taken away what this one uses */
export async function migrate(
  database: Database,
  roots: string[],
  progress: Progress = {},
): Promise<string[]> {
  return database.exclusively(migrationLock, async (run) => {
    await keepBooks(run);
    const { missing } = await readBooks(database, roots);
    if (missing.length > 0 && database.kind === 'postgres') {
      await run(limits);
      const applying = applyAll(database.kind, run, missing, progress);
      // The connection goes back to those of the process; a lost one has nothing to reset.
      return applying.finally(() => run(reset).catch(() => {}));
    }
    return applyAll(database.kind, run, missing, progress);
  });
}

const reset = 'reset lock_timeout; reset statement_timeout';

async function applyAll(
  kind: Database['kind'],
  run: Run,
  files: Migration[],
  { applies = () => {}, waits = () => {} }: Progress,
): Promise<string[]> {
  for (const file of files) {
    applies(file.label);
    await apply(kind, run, file, waits).catch((cause: unknown) => {
      throw new StartRefused(`Migration ${file.label} failed: ${safeMessage(cause)}.`, { cause });
    });
  }
  return files.map(({ label }) => label);
}
