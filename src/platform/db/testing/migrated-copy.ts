/** An empty, migrated PGlite as a file: making one takes seconds, reading it a part of one. */
import { existsSync, mkdirSync, openAsBlob, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import packageFile from '../../../../package.json' with { type: 'json' };
import { databaseOf } from '../database.ts';
import { migrate, versionOf } from '../migrate.ts';

const pathOf = (path: string) => new URL(path, import.meta.url).pathname;
const folder = pathOf('../../../../var/test-database');

/** Where migrations are. */
export const roots = ['../../../features', '../..'].map(pathOf);

/** Made by the first test that asks for it, again when a migration or PGlite itself is another. */
export async function migratedCopy(): Promise<Blob> {
  const version = packageFile.dependencies['@electric-sql/pglite'];
  const file = join(folder, `${version}-${versionOf(roots)}.tar`);
  if (!existsSync(file)) await make(file);
  return openAsBlob(file);
}

async function make(file: string): Promise<void> {
  const client = await PGlite.create('memory://');
  const database = databaseOf(client);
  await migrate(database, roots);
  const copy = await client.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Others may be making or reading it.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await copy.arrayBuffer()));
  renameSync(own, file);
}
