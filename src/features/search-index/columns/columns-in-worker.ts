/** Builds columns in a worker thread. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import type { Made, Message } from './worker.ts';

const program = new URL('worker.ts', import.meta.url);

/** Known of a build, whose file names its parts by their content. */
export const columnsCode = program.pathname.endsWith('.js') ? readFileSync(program, 'utf8') : null;

/** Sends products in batches and yields to the event loop between them.
 * @param file they are written to as well
 * @throws whatever reading the products or the worker throws */
export async function columnsInWorker(
  categories: readonly CategoryRecord[],
  products: AsyncIterable<ProductRecord[]> | Iterable<ProductRecord[]>,
  now: number,
  file?: string,
): Promise<Made> {
  const thread = new Worker(program);
  // Messages to a worker have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => thread.postMessage(message);
  const made = Promise.race([once(thread, 'message'), ended(thread)]);
  // Awaited below; without this, an earlier failure would be an unhandled rejection.
  made.catch(() => {});
  try {
    post({ kind: 'start', categories, now });
    for await (const some of products) {
      // A string is cheaper to send than objects.
      post({ kind: 'products', json: JSON.stringify(some) });
      await turn();
    }
    post({ kind: 'finish', ...(file && { file }) });
    const [received] = (await made) as [Made];
    return received;
  } finally {
    await thread.terminate();
  }
}

/** Rejects when the thread exits: before its columns came that is a failure, whatever the exit code. */
async function ended(thread: Worker): Promise<never> {
  const [code] = (await once(thread, 'exit')) as [number];
  throw new Error(`The thread that makes the columns ended early, with code ${code}.`);
}
