/** For attacks: a shop's services in this process, behind its real front, with a few products. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSpace } from '#features/content/operations/holder.ts';
import { pushDemoSpace } from '#features/content/testing.ts';
import { identityPages } from '#features/identity/testing.ts';
import { importFeeds } from '#features/product-feeds/import-feeds.ts';
import { readPrices, writePrices } from '#features/pricing/repository.ts';
import { readConfig } from '#platform/config.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { makeLog } from '#platform/log.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';
import { addCustomers } from './customers.ts';
import { addProgram } from './program.ts';
import { makeServices } from '../../compose.ts';
import { makeFront } from '../../process/front.ts';
import { openShopDatabase } from '../../database.ts';
import { asStorefront } from '../../storefront/storefront-key.ts';
import { bankPages } from '../../paytrail-simulator/testing.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';

export const publicUrl = 'http://shop.test';

export interface Target {
  /** Goes through the same code as a request over the network; redirects are not followed. */
  send(path: string, init?: RequestInit): Promise<Response>;
  fetch(request: Request): Response | Promise<Response>;
  /** Goes to the retail API as the storefront's own calls do. */
  fetchAsStorefront(request: Request): Response | Promise<Response>;
  /** Goes to the staff API, which has an address of its own. */
  sendToStaff(path: string, init?: RequestInit): Promise<Response>;
  /** Secret of the program `all`, which has every permission there. */
  staffSecret: string;
  /** Everything the services have logged, at level `trace`. */
  log(): string;
  /** Folder that mails are written to. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** Runs every service that needs no build, each under its prefix. */
export async function openTarget(
  settings: Record<string, string> = {},
  telemetry: Telemetry = silent,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-attacks-'));
  const config = readConfig({
    AITTA_ENV: 'test',
    SERVICES: 'retail-api,paytrail-simulator,identity-provider',
    PUBLIC_URL: publicUrl,
    DATA_DIR: folder,
    DESK_PORT: '3002',
    ...settings,
  });
  const file = join(folder, 'products.fi.tsv');
  writeFileSync(file, feed.map((row) => `${row.join('\t')}\n`).join(''));
  copyMigrated(folder);
  const { database, dataDir } = await openShopDatabase(config);
  const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
  const decided = await currentSpace(database.db);
  const deps = { database, dataDir, catalogue, decided, readPrices, writePrices };
  await importFeeds(deps, [file], { now });
  await addCustomers(database);
  await pushDemoSpace(database.db);
  const staffSecret = await addProgram(database.db, now);
  await database.close();
  let lines = '';
  const write = (line: string) => void (lines += line);
  const log = makeLog('trace', { write });
  const pages = { identity: async () => identityPages, bank: bankPages };
  const services = await makeServices(config, log, pages, telemetry);
  const { fetch } = makeFront(services, log);
  return {
    fetch,
    fetchAsStorefront: asStorefront(fetch, [config.LINK_SECRET]),
    send: async (path, init) =>
      fetch(new Request(`${publicUrl}${path}`, { redirect: 'manual', ...init })),
    sendToStaff: async (path, init) => {
      const staff = services.staff;
      if (!staff) throw new Error('The staff API does not run.');
      return staff(new Request(`http://desk.test${path}`, init), {});
    },
    staffSecret,
    log: () => lines,
    mailFolder: join(folder, 'mail'),
    async stop() {
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const feed = [
  ['id', 'title', 'product_type', 'price', 'availability', 'quantity', 'brand'],
  ['1', 'Huivi', 'Muoti > Huivit', '19.90 EUR', 'in_stock', '500', 'Aitta'],
  ['2', 'Ruisleipä', 'Ruoka > Leipä', '2.90 EUR', 'in_stock', '500', 'Aitta'],
];
