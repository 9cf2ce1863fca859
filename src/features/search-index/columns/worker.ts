/** Worker thread that builds columns, so that requests are not delayed. */
import { parentPort } from 'node:worker_threads';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import { startColumns } from '../build.ts';
import type { IndexBuilder } from './builder.ts';
import { buffersOf } from './columns.ts';

/** Sent in this order; `products` once per batch. */
export type Message =
  | { kind: 'start'; categories: readonly CategoryRecord[]; now: number }
  | { kind: 'products'; json: string }
  | { kind: 'finish' };

let builder: IndexBuilder | undefined;

parentPort?.on('message', (message: Message) => {
  if (message.kind === 'start') builder = startColumns(message.categories, message.now);
  if (message.kind === 'products') {
    for (const record of JSON.parse(message.json) as ProductRecord[]) builder?.add(record);
  }
  if (message.kind === 'finish') {
    const columns = builder?.finish();
    parentPort?.postMessage(columns, columns ? buffersOf(columns) : []);
    parentPort?.close();
  }
});
