/** Shoppers buy the last items while processes are killed and the bank drops, repeats and delays its calls. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Random } from '../../seed/random.ts';
import { freePort } from '../../src/platform/testing/ports.ts';
import { emptyDatabase } from '../fixtures/postgres.ts';
import { countsOf, faultsOf, type Counts } from './audit.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { importProducts, pieces } from './merchant-feed.ts';
import { makeProcesses, type Processes } from './processes.ts';
import { settle, type Settled } from './settle.ts';
import { connectionOf, shop, type Outcome } from './shopper.ts';

export interface ChaosSettings {
  shoppers: number;
  /** How many shoppers buy at the same time. */
  atOnce: number;
  seed: number;
  /** Services in processes of their own on one PostgreSQL, two of the API; otherwise all in one process. */
  onPostgres: boolean;
}

export interface ChaosReport extends Counts {
  kills: Record<string, number>;
  /** A sentence for each thing that is wrong; empty when nothing is. */
  faults: string[];
}

interface Scene extends Settled {
  processes: Processes;
  balancers: Balancer[];
  apiUrl: string;
}

export async function runChaos(settings: ChaosSettings): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-chaos-'));
  const random = randomFrom(settings.seed);
  const database = settings.onPostgres ? await emptyDatabase() : undefined;
  const scene = await (database ? apart(folder, random, database.url) : together(folder, random));
  try {
    await importProducts(folder, scene.env);
    await scene.processes.start({});
    const { outcomes, kills } = await buyAndKill(scene, settings, random);
    const books = await settle(scene);
    return { kills, ...countsOf(books), faults: faultsOf(books, outcomes) };
  } finally {
    await scene.processes.stop();
    await Promise.all(scene.balancers.map((balancer) => balancer.stop()));
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Three of ten confirmations of the bank never arrive. */
const losesSome = (random: Random) => (path: string) =>
  path.startsWith('/maksu/vahvistus') && random.chance(0.3);

async function together(folder: string, random: Random): Promise<Scene> {
  const [inside, outside] = [await freePort(), await freePort()];
  const front = await startBalancer(outside, [inside], losesSome(random));
  const env = { DATA_DIR: folder, PUBLIC_URL: front.url, PORT: String(inside), PROXIES: '1' };
  return {
    processes: makeProcesses({ shop: env }),
    balancers: [front],
    apiUrl: `${front.url}/api`,
    env,
    bankFolder: folder,
    mailFolder: join(folder, 'mail'),
  };
}

async function apart(folder: string, random: Random, url: string): Promise<Scene> {
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [bank = 0, api = 0, otherApi = 0, store = 0, outside = 0, apis = 0, nobody = 0] = ports;
  const front = await startBalancer(outside, [store], losesSome(random));
  const middle = await startBalancer(apis, [api, otherApi]);
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
  const one = (service: string, port: number, own = {}) => ({
    ...env,
    SERVICES: service,
    PORT: String(port),
    ...own,
  });
  return {
    processes: makeProcesses({
      // A bank is there before the shop starts.
      bank: one('paytrail-simulator', bank, { DATA_DIR: join(folder, 'bank') }),
      api: one('retail-api', api),
      otherApi: one('retail-api', otherApi),
      storefront: one('storefront', store),
    }),
    balancers: [front, middle],
    apiUrl: middle.url,
    env,
    bankFolder: join(folder, 'bank'),
    mailFolder: join(data, 'mail'),
  };
}

async function buyAndKill(scene: Scene, settings: ChaosSettings, random: Random) {
  const kills: Record<string, number> = {};
  const closing = new AbortController();
  const kill = async () => {
    // Processes run for at least as long as they take to start: a slow machine would only start them.
    let startedIn = 0;
    while (!closing.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, startedIn + random.between(100, 1200)));
      const killedAt = performance.now();
      const name = await scene.processes.killOne(random);
      startedIn = performance.now() - killedAt;
      kills[name] = (kills[name] ?? 0) + 1;
    }
  };
  const killer = kill();
  // Its error is that of the run, once the shoppers have ended.
  killer.catch(() => {});
  const outcomes: Outcome[] = [];
  let next = 0;
  const queue = async () => {
    while (next < settings.shoppers) {
      next += 1;
      outcomes.push(await shop(shopperIn(scene, randomFrom(settings.seed * 1000 + next))));
    }
  };
  try {
    await Promise.all(Array.from({ length: settings.atOnce }, queue));
  } finally {
    closing.abort();
    await killer;
  }
  return { outcomes, kills };
}

const shopperIn = ({ apiUrl }: Scene, random: Random) => ({
  random,
  products: [...pieces.keys()],
  connection: connectionOf(apiUrl, random),
});
