/** Builds columns in a worker thread. */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import type { Message } from './worker.ts';
import type { Columns } from './columns.ts';

/** Sends products in batches and yields to the event loop between them.
 * @throws whatever reading the products or the worker throws */
export async function columnsInWorker(
  categories: readonly CategoryRecord[],
  products: AsyncIterable<ProductRecord[]> | Iterable<ProductRecord[]>,
  now: number,
): Promise<Columns> {
  const thread = new Worker(new URL('worker.ts', import.meta.url));
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
    post({ kind: 'finish' });
    const [columns] = (await made) as [Columns];
    return columns;
  } finally {
    await thread.terminate();
  }
}

/** Rejects when the thread exits: before its columns came that is a failure, whatever the exit code. */
async function ended(thread: Worker): Promise<never> {
  const [code] = (await once(thread, 'exit')) as [number];
  throw new Error(`The thread that makes the columns ended early, with code ${code}.`);
}
