/** The data folder and the database of the services that use them. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import type { Finding } from './finding.ts';

const storing = ['retail-api', 'identity-provider', 'consent-service'] as const;

/** Nothing of it is there where all services are without data. */
export async function storage(config: Config, isRunning: boolean): Promise<Finding[]> {
  const { SERVICES } = config;
  if (!storing.some((name) => SERVICES.includes(name))) return [];
  return [dataFolder(config), await database(config, isRunning)];
}

/** Makes nothing: a folder that this user made may be closed to the user of the services. */
function dataFolder({ DATA_DIR }: Config): Finding {
  const what = 'data folder';
  const folder = resolve(DATA_DIR);
  const isThere = existsSync(folder);
  try {
    accessSync(isThere ? folder : nearest(folder), constants.W_OK);
    const found = isThere ? 'can be written to' : 'is made at the first start';
    return { ok: true, what, found: `${DATA_DIR} ${found}` };
  } catch (error) {
    return { ok: false, what, found: (error as Error).message };
  }
}

const nearest = (folder: string): string =>
  existsSync(folder) ? folder : nearest(dirname(folder));

async function database(config: Config, isRunning: boolean): Promise<Finding> {
  const what = 'database';
  const address = addressOf(config);
  const home = 'url' in address ? 'PostgreSQL' : 'embedded';
  if ('directory' in address && !existsSync(address.directory))
    return { ok: true, what, found: `${home}, made at the first start` };
  // Only one process can open it.
  if ('directory' in address && isRunning)
    return { ok: true, what, found: `${home}, in use by the shop` };
  let opened: Database | undefined;
  try {
    opened = await openDatabase(address);
    const { rows } = await opened.run('show server_version', []);
    return { ok: true, what, found: `${home}, version ${rows[0]?.['server_version']}` };
  } catch (error) {
    return { ok: false, what, found: (error as Error).message };
  } finally {
    await opened?.close();
  }
}

function addressOf({ DATABASE_URL, DATA_DIR }: Config): { url: string } | { directory: string } {
  return DATABASE_URL ? { url: DATABASE_URL } : { directory: join(DATA_DIR, 'database') };
}
