/** Has columns made in another thread. */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import type { Message } from './worker.ts';
import type { Columns } from './columns.ts';

/** Products come some at a time; between them others get their turn.
 * @throws what the products or the other thread throw */
export async function columnsInWorker(
  categories: readonly CategoryRecord[],
  products: AsyncIterable<ProductRecord[]> | Iterable<ProductRecord[]>,
  now: number,
): Promise<Columns> {
  const thread = new Worker(new URL('worker.ts', import.meta.url));
  // Threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => thread.postMessage(message);
  const made = Promise.race([once(thread, 'message'), ended(thread)]);
  // Awaited below; until then a failure is nobody's.
  made.catch(() => {});
  try {
    post({ kind: 'start', categories, now });
    for await (const some of products) {
      // A text is the cheapest thing to hand over.
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

/** A thread that ends without columns has failed, whatever made it end. */
async function ended(thread: Worker): Promise<never> {
  const [code] = (await once(thread, 'exit')) as [number];
  throw new Error(`The thread that makes the columns ended early, with code ${code}.`);
}
