/** Scores the kinds of indexed pages, the cart and the checkout with Lighthouse on its simulated telephone:
 * `npm run bench:lighthouse [-- --plain] [kinds]` after `npm run build`. Shoppers reach the shop through a proxy
 * with TLS and HTTP/2; with `--plain` the shop itself is asked, over HTTP/1.1. Lighthouse is fetched by npx: it is
 * larger than all that the shop needs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from '../../tools/browser.ts';
import { root, run } from '../../tools/steps.mjs';
import { demoShop, startShop } from '../pages/servers.ts';
import { freePort } from '../../src/platform/testing/ports.ts';
import { cartPages } from './cart-pages.ts';
import { indexedPages } from './pages.ts';
import { startTlsProxy } from './tls-proxy.ts';

/** Runs per page; the median counts. */
const rounds = 3;
const version = '12.8.2';
const folder = join(root, 'var/bench/lighthouse');

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullish(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.output<typeof Report>;

const browser = findBrowser();
if (!browser) throw new Error('No Chromium was found; set CHROMIUM_PATH to one.');
mkdirSync(folder, { recursive: true });
const before = loadavg()[0];
const isPlain = process.argv.includes('--plain');
const wanted = process.argv.slice(2).filter((word) => word !== '--plain');
const port = await freePort();
const proxy = isPlain ? null : await startTlsProxy(port, folder);
if (proxy) process.env['PUBLIC_URL'] = `https://localhost:${port}`;
const shop = await startShop(await demoShop(), 64, 'local');
proxy?.to(shop.origin);
const origin = process.env['PUBLIC_URL'] ?? shop.origin;
const indexed = await indexedPages(origin);
const product = indexed.find(([kind]) => kind === 'product')?.[1] ?? '';
const buying = await cartPages(origin, product);
const rows = [];
for (const [kind, path] of [...indexed, ...buying.pages])
  if (wanted.length === 0 || wanted.includes(kind)) rows.push(await scored(kind, path));
await shop.stop();
proxy?.stop();
const machine = `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
writeFileSync(
  join(folder, 'scores.json'),
  `${JSON.stringify({ machine, before, rows }, null, 2)}\n`,
);
console.log(`${machine} (load ${before?.toFixed(1)} before)`);
console.table(rows);

async function scored(kind: string, path: string) {
  // Pictures and pages are in their caches before the first run.
  await lighthouse(path);
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await lighthouse(path));
  const middle = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const score = (name: string) =>
    Math.round(middle(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)));
  const value = (name: string) =>
    middle(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    kind,
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(2)),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

async function lighthouse(path: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags =
    '--headless --no-sandbox --ignore-certificate-errors --disable-background-networking --disable-sync';
  const parameters = [
    `--output=json`,
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    '--quiet',
    ...(buying.pages.some(([, own]) => own === path)
      ? [`--extra-headers=${JSON.stringify({ Cookie: buying.cookie })}`]
      : []),
  ];
  await run('npx', ['--yes', `lighthouse@${version}`, origin + path, ...parameters], {
    CHROME_PATH: browser,
  });
  return Report.parse(JSON.parse(readFileSync(file, 'utf8')));
}
