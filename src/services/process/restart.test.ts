import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import { importFeeds } from '#features/product-feeds/import-feeds.ts';
import { currentSpace } from '#features/content/operations/holder.ts';
import { pushDemoSpace } from '#features/content/testing.ts';
import * as orders from '#features/orders/client.ts';
import { readPrices, writePrices } from '#features/pricing/repository.ts';
import { readConfig } from '#platform/config.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { freePort } from '#platform/testing/ports.ts';
import { programOf } from '#platform/testing/program.ts';
import type { Connection } from '#platform/http/client.ts';
import { makePaytrailSimulator } from '../paytrail-simulator/simulator.ts';
import { bankPages } from '../paytrail-simulator/testing.ts';
import { openShopDatabase } from '../database.ts';
import { placeOrderInput, readyCart } from '../testing.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';

const root = mkdtempSync(join(tmpdir(), 'aitta-restart-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, 'shop');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the shop as a process of its own and waits until it is ready. */
async function start(port: number, more: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [programOf('services/main.ts')], {
    env: { ...process.env, ...settings, ...more, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}.`);
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const settings = {
  AITTA_ENV: 'test',
  SERVICES: 'retail-api,paytrail-simulator',
  DATA_DIR: folder,
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
};

/** Kills the process without closing anything. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('an order that was placed, and one that was paid, are there after the process was killed', async () => {
  await putProducts();
  const port = await freePort();
  const connection: Connection = {
    baseUrl: `http://localhost:${port}/api`,
    fetch: (request) => fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  };
  const shopper = { connection };
  const first = await start(port);
  const placed = await orders.place(connection, placeOrderInput(await readyCart(shopper, '1')));
  const cartToken = await readyCart(shopper, '1');
  const paid = await orders.place(connection, placeOrderInput(cartToken));
  const body = new URLSearchParams({ act: 'pay' });
  const response = await fetch(paid.payment?.url ?? '', {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '');
  await orders.confirm(connection, Object.fromEntries(back.searchParams));
  await kill(first);

  await start(port);
  const read = ({ number, key }: typeof placed) => orders.order(connection, number, key);
  expect(await read(placed)).toMatchObject({ status: 'awaiting-payment', totalEuroCents: 2380 });
  expect(await read(paid)).toMatchObject({ status: 'paid', paymentMethod: 'Koivupankki' });
  expect((await cart.cart(connection, cartToken)).items).toEqual([]);
  // Two of five were sold: three can be ordered, four cannot.
  const another = await cart.newCart(connection);
  const add = (quantity: number) =>
    cart.add(connection, { cartToken: another, items: [{ sokId: '1', quantity }] });
  await expect(add(4)).rejects.toMatchObject({ code: 'out-of-stock', details: { left: 3 } });
  expect((await add(3)).totalQuantity).toBe(3);
});

test('an order that is being placed when the process receives SIGTERM gets its response', async () => {
  await putProducts();
  const asked = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const bankPort = await freePort();
  const bankUrl = `http://localhost:${bankPort}`;
  const simulator = makePaytrailSimulator({
    pages: bankPages,
    account: '375917',
    secret: 'SAIPPUAKAUPPIAS',
    publicUrl: bankUrl,
  });
  const bank = serve({
    port: bankPort,
    fetch: async (request) => {
      if (request.method === 'POST') {
        asked.resolve();
        await may.promise;
      }
      return simulator.fetch(request);
    },
  });
  const port = await freePort();
  const shop = await start(port, { SERVICES: 'retail-api', PAYTRAIL_URL: bankUrl });
  const connection: Connection = {
    baseUrl: `http://localhost:${port}`,
    fetch: (request) => fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  };
  const order = orders.place(connection, placeOrderInput(await readyCart({ connection }, '1')));
  await asked.promise;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  may.resolve();
  expect((await order).payment?.url).toContain(bankUrl);
  expect(await ended).toEqual([0, null]);
  bank.close();
});

/** Five scarves of 19.90 €, as a merchant's feed gives them. */
const feed = [
  ['id', 'title', 'product_type', 'price', 'availability', 'quantity'],
  ['1', 'Huivi', 'Muoti > Huivit', '19.90 EUR', 'in_stock', '5'],
];

async function putProducts(): Promise<void> {
  copyMigrated(folder);
  const file = join(folder, 'huivit.fi.tsv');
  writeFileSync(file, feed.map((row) => `${row.join('\t')}\n`).join(''));
  const { database, dataDir } = await openShopDatabase(readConfig(settings));
  const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
  const decided = await currentSpace(database.db);
  const deps = { database, dataDir, catalogue, decided, readPrices, writePrices };
  await importFeeds(deps, [file], { now });
  await pushDemoSpace(database.db);
  await database.close();
}
