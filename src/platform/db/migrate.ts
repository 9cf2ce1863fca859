/** Applies the migrations of every feature; safe when several processes start at once. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../errors.ts';
import { safeMessage } from '../failure.ts';
import type { Database } from './database.ts';
import { migration } from './tables.ts';

/** Any number, as long as it never changes. */
const migrationLock = 4_115_774;

const bookkeeping = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    feature text not null,
    name text not null,
    hash text not null,
    applied_at timestamptz not null default now(),
    primary key (feature, name)
  );`;

interface Migration {
  feature: string;
  name: string;
  text: string;
  hash: string;
}

/** Applies new files of `<root>/<feature>/migrations/*.sql`, each in one transaction.
 * @param roots folders that hold folders with migrations: the features', the platform's
 * @returns names of the applied files, `feature/0001-name.sql`
 * @throws StartRefused when a file was changed after it had been applied, or cannot be applied. */
export async function migrate(database: Database, roots: string | string[]): Promise<string[]> {
  const migrations = readMigrations([roots].flat());
  return database.exclusively(migrationLock, async () => {
    await database.run(bookkeeping);
    const rows = await database.db.select().from(migration);
    const known = new Map(rows.map(({ feature, name, hash }) => [`${feature}/${name}`, hash]));
    const applied: string[] = [];
    for (const file of migrations) {
      const label = `${file.feature}/${file.name}`;
      const hash = known.get(label);
      if (hash === file.hash) continue;
      if (hash) throw new StartRefused(`Migration ${label} was changed after it had been applied.`);
      await apply(database, file).catch((cause: unknown) => {
        throw new StartRefused(`Migration ${label} failed: ${safeMessage(cause)}.`, { cause });
      });
      applied.push(label);
    }
    return applied;
  });
}

/** A hash that changes when a migration is changed or added.
 * @internal for tests */
export function versionOf(roots: string[]): string {
  const hash = createHash('sha256');
  for (const file of readMigrations(roots)) hash.update(file.hash);
  return hash.digest('hex').slice(0, 16);
}

async function apply(database: Database, { feature, name, hash, text }: Migration): Promise<void> {
  // Several statements in one query are one implicit transaction on both databases.
  const record = `insert into platform.migration (feature, name, hash) values ('${feature}', '${name}', '${hash}');`;
  await database.run(`${text}\n;${record}`);
}

function readMigrations(roots: string[]): Migration[] {
  return roots
    .flatMap((root) =>
      readdirSync(root).map((feature) => ({ feature, folder: join(root, feature, 'migrations') })),
    )
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ feature, folder }) =>
      readdirSync(folder)
        .filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
        .toSorted()
        .map((name) => {
          const text = readFileSync(join(folder, name), 'utf8');
          const hash = createHash('sha256').update(text).digest('hex');
          return { feature, name, text, hash };
        }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.feature.localeCompare(b.feature));
}
