/** Lets somebody watch every statement that is sent to the database. */
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** Runs a statement; its text has placeholders instead of values. */
export type WatchStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

type Query = (...given: unknown[]) => unknown;
interface Asked {
  query: Query;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text);

function watchQueries(asked: Asked, watch: WatchStatement): void {
  const query = asked.query.bind(asked);
  asked.query = (...given) =>
    // The pool calls its clients with callbacks, inside a call that is watched already.
    typeof given.at(-1) === 'function'
      ? query(...given)
      : watch(textOf(given[0]), async () => query(...given));
}

export function watchPool(pool: pg.Pool, watch: WatchStatement): void {
  watchQueries(pool as unknown as Asked, watch);
  pool.on('connect', (client) => watchQueries(client as unknown as Asked, watch));
}

export function watchEmbedded(client: PGlite, watch: WatchStatement): void {
  watchQueries(client as unknown as Asked, watch);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      watchQueries(tx as unknown as Asked, watch);
      return work(tx);
    });
}
