/** An empty, migrated PGlite as a file and as a folder: making one takes seconds, copying it less than one. */
import { constants, cpSync, existsSync, mkdirSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import packageFile from '../../../../package.json' with { type: 'json' };
import { placeFolder } from '../../testing/place-folder.ts';
import { databaseOf } from '../database.ts';
import { versionOf } from '../migration/bookkeeping.ts';
import { migrate } from '../migrate.ts';

const pathOf = (path: string) => join(import.meta.dirname, path);

/** Folders with migrations. */
export const roots = ['../../../features', '../..'].map(pathOf);

const parent = pathOf('../../../../var/test-database');
/** The name changes with the migrations and with the version of PGlite. */
const folder = join(
  parent,
  `${packageFile.dependencies['@electric-sql/pglite']}-${versionOf(roots)}`,
);
const file = join(folder, 'database.tar');
const directory = join(folder, 'database');

/** Vitest's global set-up: makes the database to copy when it is missing. */
export default async function makeMigrated(): Promise<void> {
  if (existsSync(folder)) return;
  removeOthers();
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const client = await PGlite.create(join(unfinished, 'database'));
  await migrate(databaseOf(client), roots);
  const copy = await client.dumpDataDir('none');
  await client.close();
  await writeFile(join(unfinished, 'database.tar'), copy.stream());
  placeFolder(unfinished, folder);
}

/** Removes those of other migrations; one of the same name may be in the making. */
function removeOthers(): void {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((one) => !one.startsWith(basename(folder)))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** The copy for a database in memory. */
export const migratedCopy = (): Promise<Blob> => openAsBlob(file);

/** Places a copy in the data folder of a shop. */
export function copyMigrated(dataFolder: string): void {
  cpSync(directory, join(dataFolder, 'database'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}
