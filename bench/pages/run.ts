/** Measures cached and rendered pages per second, compared with a bare node:http server that sends the
 * same bytes: `npm run bench:pages` after `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { addressesOf, type Kind } from './addresses.ts';
import { load, middle, type Speed } from './load.ts';
import { demoShop, record, shopSettings, startBare, startShop } from './servers.ts';
import { projectNode, run } from '../../tools/steps.mjs';

const rounds = 3;
const seconds = 2;

interface Result {
  page: Kind;
  bytes: number;
  kept: Speed;
  bare: Speed;
  /** Cached pages per second divided by those of the bare server. */
  ratio: number;
  /** CPU milliseconds to render one page. */
  renderMs: number;
  /** Share of the time of a cached and of a rendered page that metrics and traces take. */
  watched: { kept: number; rendered: number };
}

const folder = await demoShop();
const before = loadavg()[0];
const kept = await measureKept();
const rendered = await measureRendered();
const watched = { kept: await measureWatched(64), rendered: await measureWatched(0) };
const pages = kept.map((result): Result => ({
  ...result,
  renderMs: rendered[result.page],
  watched: {
    // Of the time that the server has for one page, with the connection.
    kept: (extraOf(watched.kept[result.page]) * result.kept.perSecond) / 1e6,
    rendered: extraOf(watched.rendered[result.page]) / watched.rendered[result.page].without,
  },
}));
const report = {
  machine: `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}`,
  load: { before, after: loadavg()[0] },
  pages,
};
mkdirSync('var/bench', { recursive: true });
writeFileSync('var/bench/pages.json', `${JSON.stringify(report, null, 2)}\n`);
print();

async function measureKept(): Promise<Omit<Result, 'renderMs' | 'watched'>[]> {
  const shop = await startShop(folder, 64);
  const read = async (url: string) => (await fetch(url)).text();
  const addresses = await addressesOf(shop.origin, read);
  const results: Omit<Result, 'renderMs' | 'watched'>[] = [];
  for (const [page, [path = '/']] of addresses) {
    await load(shop.origin, [path], 1);
    const recorded = await record(shop.origin, path);
    const bare = await startBare([recorded], folder);
    await load(bare.origin, [path], 1);
    const runs = { kept: [] as Speed[], bare: [] as Speed[] };
    // Alternates between the servers, so that both see the same disturbances.
    for (let round = 0; round < rounds; round += 1) {
      runs.kept.push(await load(shop.origin, [path], seconds));
      runs.bare.push(await load(bare.origin, [path], seconds));
    }
    await bare.stop();
    const [ours, theirs] = [middle(runs.kept), middle(runs.bare)];
    const bytes = Buffer.from(recorded.body, 'base64').byteLength;
    results.push({
      page,
      bytes,
      kept: ours,
      bare: theirs,
      ratio: ours.perSecond / theirs.perSecond,
    });
  }
  await shop.stop();
  return results;
}

/** CPU milliseconds to render a page, measured in a separate process. */
async function measureRendered(): Promise<Record<Kind, number>> {
  const printed = await run(projectNode, ['bench/pages/render.ts'], shopSettings(folder, 0));
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Record<Kind, number>;
}

interface Watched {
  without: number;
  with: number;
}

function extraOf(watchedPage: Watched): number {
  return watchedPage.with - watchedPage.without;
}

/** CPU microseconds of a page without metrics and traces, and with them. */
async function measureWatched(megabytes: number): Promise<Record<Kind, Watched>> {
  const printed = await run(
    projectNode,
    ['bench/pages/watched.ts'],
    shopSettings(folder, megabytes),
  );
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Record<Kind, Watched>;
}

function print(): void {
  console.log(report.machine, `(load ${before?.toFixed(1)} before)`);
  const shown = pages.map(({ page, bytes, kept: ours, bare, ratio, renderMs, watched: extra }) => ({
    page,
    bytes,
    'kept/s': Math.round(ours.perSecond),
    'p99 ms': ours.p99,
    'bare/s': Math.round(bare.perSecond),
    'bare p99 ms': bare.p99,
    'kept:bare': `${Math.round(ratio * 100)} %`,
    'render ms': Number(renderMs.toFixed(1)),
    'rendered/s/core': Math.round(1000 / renderMs),
    'watched, kept': `${(extra.kept * 100).toFixed(1)} %`,
    'watched, rendered': `${(extra.rendered * 100).toFixed(1)} %`,
  }));
  console.table(shown);
}
