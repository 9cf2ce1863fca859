/** Worker thread that builds columns, so that requests are not delayed. */
import { parentPort } from 'node:worker_threads';
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import { startColumns } from '../build.ts';
import type { IndexBuilder } from './builder.ts';
import { writeColumns } from './columns-file.ts';
import { buffersOf, type Columns } from './columns.ts';

/** Sent in this order; `products` once per batch. */
export type Message =
  | { kind: 'start'; categories: readonly CategoryRecord[]; now: number }
  | { kind: 'products'; json: string }
  | { kind: 'finish'; file?: string };

/** What is sent back, with the reason when the columns could not be written to the file. */
export interface Made {
  columns: Columns;
  unsaved?: unknown;
}

let builder: IndexBuilder | undefined;

parentPort?.on('message', (message: Message) => {
  if (message.kind === 'start') builder = startColumns(message.categories, message.now);
  if (message.kind === 'products') {
    for (const record of JSON.parse(message.json) as ProductRecord[]) builder?.add(record);
  }
  if (message.kind === 'finish' && builder) {
    const columns = builder.finish();
    const made = { columns, ...(message.file && saved(message.file, columns)) };
    parentPort?.postMessage(made, buffersOf(columns));
    parentPort?.close();
  }
});

function saved(file: string, columns: Columns): Omit<Made, 'columns'> {
  try {
    writeColumns(file, columns);
    return {};
  } catch (unsaved) {
    return { unsaved };
  }
}
