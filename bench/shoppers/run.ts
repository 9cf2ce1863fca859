/** Shoppers visit a shop for a while; then its metrics, reports and events have to equal what they did and what
 * the database says: `npm run bench:shoppers -- 60` for an hour, after `npm run build`. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/platform/testing/ports.ts';
import { startLeashed } from '../../tools/leash.mjs';
import { builtServer } from '../../tools/prepare.mjs';
import { projectNode, root } from '../../tools/steps.mjs';
import { demoShop } from '../pages/servers.ts';
import { inDatabase, inMetrics } from './counted.ts';
import { visit, type Shop, type Visit } from './shopper.ts';

const minutes = Number(process.argv[2] ?? 1);
/** Milliseconds between two visits. */
const pace = Number(process.argv[3] ?? 1500);

const folder = mkdtempSync(join(tmpdir(), 'aitta-shoppers-'));
const data = join(folder, 'shop');
cpSync(await demoShop(), data, { recursive: true });
const [port, metricsPort] = [await freePort(), await freePort()];
const environment = {
  AITTA_ENV: 'test',
  AITTA_NOW: '',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  DATA_DIR: data,
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
};
const origin = `http://localhost:${port}`;
const server = startLeashed([projectNode, ...builtServer], {
  cwd: root,
  env: { ...process.env, ...environment },
  output: 'inherit',
});
const visits: Visit[] = [];
try {
  await ready();
  const shop = await look();
  const under = new Set<Promise<void>>();
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    const one: Promise<void> = visit(shop)
      .then((made) => void visits.push(made))
      .catch((error: unknown) => console.error(error))
      .finally(() => under.delete(one));
    under.add(one);
    await wait(pace * (0.5 + Math.random()));
  }
  await Promise.all(under);
  // Callbacks of the bank, and the collector's second.
  await wait(5000);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await server.stop();
  process.exitCode = (await compare(metrics)) ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(500);
  }
  throw new Error('The shop did not start.');
}

/** What shoppers choose from. */
async function look(): Promise<Shop> {
  const list = await (await fetch(`${origin}/kategoria/ruoka`)).text();
  const products = [
    ...new Set([...list.matchAll(/\/tuote\/[\w-]+\/\d+(?=")/g)].map(([path]) => path)),
  ];
  const methods = await fetch(`${origin}/api/v1/delivery-methods?itemsTotal=1000`);
  const { deliveryMethods } = (await methods.json()) as {
    deliveryMethods: { kind: string; deliveryMethodId: string; carrierId: string }[];
  };
  const home = deliveryMethods.find(({ kind }) => kind === 'home');
  const style = /--asked:\s*(\d+)/.exec(await (await fetch(origin)).text());
  return {
    origin,
    version: Number(style?.[1] ?? 1),
    products,
    delivery: `${home?.carrierId} ${home?.deliveryMethodId}`,
  };
}

async function compare(metrics: string): Promise<boolean> {
  const found = await inDatabase(environment);
  const orders = visits.flatMap(({ order }) => order ?? []);
  const paid = orders.filter(({ isPaid }) => isPaid);
  const cents = paid.reduce((sum, one) => sum + one.cents, 0);
  const agreed = visits.filter(({ visitor }) => visitor !== null);
  const took = (step: string) => agreed.filter(({ events }) => events.includes(step)).length;
  const sent = agreed.reduce((sum, { events }) => sum + events.length, 0);
  const placed = agreed.filter(({ order }) => order).length;
  const terms = Map.groupBy(
    agreed.flatMap((one) => one.searches),
    ({ term }) => term,
  );
  const metric = (name: string, ...labels: string[]) => inMetrics(metrics, name, ...labels);
  const { orders: inOrders, events, sales, funnel, searches } = found;
  const all = Object.values(inOrders).reduce((sum, count) => sum + count, 0);
  const rows: [string, unknown, unknown][] = [
    ['orders placed', orders.length, all],
    ['orders paid', paid.length, inOrders['paid']],
    ['paid, cents', cents, found.paid?.cents],
    ['purchase events', paid.length, events['purchase']],
    ['purchases unlike their orders', 0, found.unlike],
    ['place_order events, with consent', placed, events['place_order']],
    ['report of sales: orders', paid.length, sales[1]],
    ['report of sales: cents', cents, sales[5]],
    ['report of the funnel: visits', agreed.length, funnel['visit']],
    ...['view_item', 'add_to_cart', 'begin_checkout'].map((step): [string, unknown, unknown] => [
      `report of the funnel: ${step}`,
      took(step),
      funnel[step],
    ]),
    ['report of the funnel: place_order', placed, funnel['place_order']],
    [
      'report of the funnel: purchase',
      agreed.filter(({ order }) => order?.isPaid).length,
      funnel['purchase'],
    ],
    ...[...terms].map(([term, made]): [string, unknown, unknown] => [
      `report of searches: ${term}`,
      // What one visitor searched for is nobody else's business.
      made.length > 1 ? made.length : undefined,
      searches.find(([word]) => word === term)?.[1],
    ]),
    ['metric: orders paid', inOrders['paid'], metric('aitta_orders_last_day', 'state="paid"')],
    ['metric: all orders', all, metric('aitta_orders_last_day')],
    ['metric: events stored', sent + placed, metric('aitta_analytics_events', 'outcome="stored"')],
    ['metric: events dropped', 0, metric('aitta_analytics_events', 'outcome="dropped"')],
    ['metric: failed requests', 0, metric('aitta_http_requests_total', 'status="5')],
    ['pages that failed', 0, visits.reduce((sum, { faults }) => sum + faults.length, 0)],
  ];
  console.log(`${visits.length} visits in ${minutes} minutes, ${agreed.length} with consent`);
  for (const [name, expected, is] of rows)
    console.log(
      `${expected === is ? 'equal' : 'UNLIKE'}  ${name}: ${String(expected)}, ${String(is)}`,
    );
  for (const { faults } of visits) for (const fault of faults) console.log(fault);
  return rows.every(([, expected, is]) => expected === is);
}
