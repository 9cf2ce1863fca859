/** Benchmarks the catalogue index for a number of products, and with AITTA_TEST_DATABASE_URL also
 * PostgreSQL with the same products: `node --expose-gc bench/catalogue/run.ts 1000000`. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { decidedWith } from '#features/search-index/testing.ts';
import { columnsInWorker } from '#features/search-index/columns/columns-in-worker.ts';
import { detailKeysOf } from '#features/catalogue/rules/properties.ts';
import { indexOf } from '#features/search-index/build.ts';
import type { Suggestions } from '#features/search/contract.ts';
import { openSearchCalls } from '#features/search/testing.ts';
import type { CatalogueIndex } from '#features/search-index/product-index.ts';
import { randomFrom } from '../../seed/random.ts';
import type { Built } from './build-thread.ts';
import { properties } from './facts.ts';
import { generate, type Generated } from './products.ts';
import { load } from './postgres.ts';
import { kinds, makeRequests, type Kind } from './requests.ts';

const count = Number(process.argv[2] ?? 100_000);
const samples = 2000;
/** Requests before the measured ones, so that the JIT compiler has finished as in a running shop. */
const warmUp = 500;
const now = Date.parse('2026-11-21T10:00:00Z');
const view = { language: 'fi' as const, now };
const generated = generate(count);
const report: Record<string, unknown> = {
  machine: `${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores, Node ${process.versions.node}`,
  products: count,
};

const { index, ...build } = await buildTimed(generated);
report['build'] = build;
console.log('build', build);
const names = namesOf(index);
report['queries'] = await queries(index);
report['suggestions'] = await suggestions(index);
report['changes'] = await changes(index);
report['refresh'] = await refresh();
mkdirSync('var/bench', { recursive: true });
writeFileSync(`var/bench/catalogue-${count}.json`, `${JSON.stringify(report, null, 2)}\n`);

async function buildTimed(from: Generated) {
  const before = process.memoryUsage().rss;
  const thread = new Worker(new URL('build-thread.ts', import.meta.url), {
    workerData: { count, now },
  });
  const [{ columns, seconds, cpuSeconds }] = (await once(thread, 'message')) as [Built];
  await thread.terminate();
  const made = indexOf(
    {
      version: 1,
      stockMark: '0',
      categories: from.categories,
      columns,
      detailKeys: detailKeysOf(properties),
    },
    decidedWith([], properties),
  );
  // A first request, so that its working memory is counted too.
  made.list(makeRequests(from, ['nimi'], randomFrom(1))('all'), view);
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  return {
    index: made,
    seconds: round(seconds),
    cpuSeconds: round(cpuSeconds),
    residentMB: Math.round(rss / 1e6),
    grownMB: Math.round((rss - before) / 1e6),
    words: columns.words.words.starts.length - 1,
  };
}

function namesOf(from: CatalogueIndex): string[] {
  const draw = randomFrom(3);
  return Array.from({ length: 3000 }, () => {
    const id = String(draw.between(0, count - 1) * 10 + 1_000_000);
    return from.product(id, view)?.name ?? 'nimi';
  });
}

async function queries(from: CatalogueIndex) {
  const url = process.env['AITTA_TEST_DATABASE_URL'];
  const baseline = url ? await load(url, generated.products()) : undefined;
  const table: Record<string, object> = {};
  for (const kind of kinds) {
    const ours = await times(
      kind,
      samples,
      warmUp,
      (request) => from.list(request, view).totalCount,
    );
    const theirs = baseline && (await times(kind, kind === 'all' ? 5 : 20, 2, baseline.list));
    const ratio = theirs && round(theirs.p50 / ours.p50);
    table[kind] = { ...ours, postgres: theirs, ratio };
    console.log(kind, JSON.stringify(table[kind]));
  }
  await baseline?.close();
  return table;
}

async function times(
  kind: Kind,
  runs: number,
  warm: number,
  send: (request: ReturnType<ReturnType<typeof makeRequests>>) => number | Promise<number>,
) {
  const make = makeRequests(generated, names, randomFrom(11));
  const taken: number[] = [];
  let found = 0;
  for (let i = 0; i < runs + warm; i += 1) {
    const request = make(kind);
    const start = performance.now();
    found += await send(request);
    if (i >= warm) taken.push(performance.now() - start);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), found: Math.round(found / (runs + warm)) };
}

/** Suggestions for four typed letters: products, names, and other searches that find something. */
async function suggestions(from: CatalogueIndex) {
  const call = openSearchCalls(from, now);
  const taken = await times('prefix', samples, warmUp, async ({ text = '' }) => {
    const path = `/v1/search/suggestions?term=${encodeURIComponent(text)}`;
    return (await call<Suggestions>(path, view.language)).totalCount;
  });
  console.log('suggestions', JSON.stringify(taken));
  return taken;
}

/** Time until a change is visible in the index, without the database query. */
async function changes(from: CatalogueIndex) {
  const [stock] = timed(() => from.restock(new Map([['1000000', 0]])));
  const first = generated.products().next().value;
  const start = performance.now();
  const { columns } = await columnsInWorker(generated.categories, first ? [[first]] : [], now);
  from.amend({ version: 2, categories: generated.categories, columns, replaced: ['1000000'] });
  const shown = { stockMs: round(stock), productsMs: round(performance.now() - start) };
  console.log('changes', shown);
  return shown;
}

/** Event loop delay of this thread while a worker indexes 100,000 products. */
async function refresh() {
  const { categories, products } = generate(100_000);
  const slices = slicesOf(products());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await columnsInWorker(categories, slices, now);
  delay.disable();
  const seconds = round((performance.now() - start) / 1000);
  const reported = {
    seconds,
    delayP50Ms: round(delay.percentile(50) / 1e6),
    delayP99Ms: round(delay.percentile(99) / 1e6),
  };
  console.log('refresh of 100,000', reported);
  return reported;
}

function* slicesOf<T>(from: Iterable<T>): Generator<T[]> {
  let slice: T[] = [];
  for (const value of from) {
    slice.push(value);
    if (slice.length < 250) continue;
    yield slice;
    slice = [];
  }
  yield slice;
}

function timed<T>(work: () => T): [number, T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
