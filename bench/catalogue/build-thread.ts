/** Builds the columns in a worker thread, as the shop does, and reports how long it took. */
import { parentPort, workerData } from 'node:worker_threads';
import { startColumns } from '#features/search-index/build.ts';
import { buffersOf, type Columns } from '#features/search-index/columns/columns.ts';
import { generate } from './products.ts';

export interface Built {
  columns: Columns;
  /** Wall clock and CPU time, without generating the products. */
  seconds: number;
  cpuSeconds: number;
}

const { count, now } = workerData as { count: number; now: number };
const generated = generate(count);
const making = timed(() => {
  for (const record of generated.products()) if (record.sokId === '') break;
});
let columns: Columns | undefined;
const both = timed(() => {
  const builder = startColumns(generated.categories, now);
  for (const record of generated.products()) builder.add(record);
  columns = builder.finish();
});
const built = {
  columns,
  seconds: both.seconds - making.seconds,
  cpuSeconds: both.cpuSeconds - making.cpuSeconds,
};
parentPort?.postMessage(built, buffersOf(columns ?? {}));

function timed(work: () => void) {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  work();
  const { user, system } = process.threadCpuUsage(before);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
}
