/** Two processes of each service on one PostgreSQL are upgraded and taken back one by one while shoppers buy. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/platform/testing/ports.ts';
import { projectNode, run } from '../../tools/steps.mjs';
import { faultsOf, countsOf, type Counts } from '../chaos/audit.ts';
import { startBalancer } from '../chaos/balancer.ts';
import { importProducts } from '../chaos/merchant-feed.ts';
import { settle } from '../chaos/settle.ts';
import { emptyDatabase } from '../fixtures/postgres.ts';
import { ownSettings } from '../fixtures/template.ts';
import { startBuying } from './buyers.ts';
import { makeNodes, type Nodes, type Place, type Version } from './nodes.ts';
import { buyAndWithdraw, shopperAt, stock } from './whole-order.ts';

export interface UpgradeReport extends Counts {
  /** A sentence for each thing that is wrong. */
  faults: string[];
  pages: { count: number; slowestMs: number };
}

interface Scene {
  nodes: Nodes;
  env: Record<string, string>;
  shopUrl: string;
  apiUrl: string;
  /** Addresses of the two APIs themselves. */
  apis: string[];
  data: string;
  stop(): Promise<void>;
}

/** @param before folder of the version before
 * @param atOnce how many buy at the same time */
export async function upgradeServers(
  folder: string,
  before: string,
  atOnce: number,
): Promise<UpgradeReport> {
  const database = await emptyDatabase();
  const scene = await sceneOf(folder, before, database.url);
  const { nodes, env, shopUrl, apiUrl, data } = scene;
  try {
    await importProducts(folder, env, { stock, version: before });
    await nodes.start('before', {});
    const buying = startBuying({ shopUrl, apiUrl, products: [...stock.keys()], atOnce });
    await upgradeAndBack(scene).finally(() => buying.stop().catch(() => {}));
    const { outcomes, failures, pages } = await buying.stop();
    const processes = {
      start: (own: Record<string, string>) => nodes.start('now', own),
      stop: () => nodes.stop(),
    };
    const bankFolder = join(folder, 'bank');
    const books = await settle({ processes, env, bankFolder, mailFolder: join(data, 'mail') });
    return {
      ...countsOf(books),
      pages: { count: pages.length, slowestMs: Math.round(Math.max(...pages)) },
      faults: [...new Set([...failures, ...faultsOf(books, outcomes, stock)])],
    };
  } finally {
    await scene.stop();
    await database.drop();
  }
}

/** New storefronts come before the new APIs, and go after them. */
async function upgradeAndBack({ nodes, env, apis }: Scene): Promise<void> {
  const replace = async (version: Version, ...names: string[]) => {
    for (const name of names) await nodes.replace(name, version);
  };
  const buyFromBoth = (seed: number) =>
    Promise.all(apis.map((api, i) => buyAndWithdraw(shopperAt(api, seed + i))));
  await wait(2000);
  await run(projectNode, ['build/process/migrate.js'], { ...ownSettings(), ...env });
  await replace('now', 'storefront', 'otherStorefront', 'api');
  await buyFromBoth(101);
  await replace('now', 'otherApi');
  await wait(1000);
  await replace('before', 'otherApi');
  await buyFromBoth(201);
  await replace('before', 'api', 'otherStorefront', 'storefront');
  await wait(1000);
}

async function sceneOf(folder: string, before: string, url: string): Promise<Scene> {
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const [bank = 0, api = 0, otherApi = 0, storefront = 0, otherStorefront = 0] = ports;
  const [outside = 0, inside = 0, nobody = 0] = ports.slice(5);
  const [storefronts, apis]: [number[], number[]] = [[], []];
  const front = await startBalancer(outside, storefronts);
  const middle = await startBalancer(inside, apis);
  const data = join(folder, 'shop');
  const env = {
    DATA_DIR: data,
    DATABASE_URL: url,
    PUBLIC_URL: front.url,
    PROXIES: '1',
    RETAIL_API_URL: middle.url,
    PAYTRAIL_URL: `http://localhost:${bank}`,
    // Guests never use it.
    IDENTITY_PROVIDER_URL: `http://localhost:${nobody}`,
  };
  const place = (service: string, port: number, own: Partial<Place> = {}): Place => ({
    pool: [],
    ...own,
    environment: { ...env, SERVICES: service, PORT: String(port), ...own.environment },
  });
  const behind = {
    front: { pool: storefronts, drained: front.drained },
    middle: { pool: apis, drained: middle.drained },
  };
  const nodes = makeNodes(
    {
      bank: place('paytrail-simulator', bank, { environment: { DATA_DIR: join(folder, 'bank') } }),
      api: place('retail-api', api, behind.middle),
      otherApi: place('retail-api', otherApi, behind.middle),
      storefront: place('storefront', storefront, behind.front),
      otherStorefront: place('storefront', otherStorefront, behind.front),
    },
    before,
  );
  return {
    nodes,
    env,
    data,
    shopUrl: front.url,
    apiUrl: middle.url,
    apis: [api, otherApi].map((port) => `http://localhost:${port}`),
    async stop() {
      await nodes.stop();
      await Promise.all([front.stop(), middle.stop()]);
    },
  };
}
