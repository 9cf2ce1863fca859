/** `npm run content -- new | check | pull | push | history | undo | import-synonyms | import-cms`: the
 * merchant's content as files. */
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { clockSetTo } from '#platform/time.ts';
import { runAsked } from './asked.ts';
import { begin } from './content/begin.ts';
import { check } from './content/check.ts';
import { history, undo } from './content/history.ts';
import { cmsSettings, importCms } from './content/import-cms.ts';
import { importSynonyms } from './content/import-synonyms.ts';
import { readOrder, usage, type Order } from './content/options.ts';
import type { Outcome } from './content/outcome.ts';
import { pull } from './content/pull.ts';
import { push } from './content/push.ts';
import { openShopDatabase } from '../services/database.ts';

type Run = (order: Order & { folder: string }) => Outcome | Promise<Outcome>;

const commands: Record<Order['command'], Run> = {
  new: ({ folder }) => begin(folder),
  check: ({ folders }) => check(folders),
  pull: (order) => withDatabase((db) => pull(db, order)),
  push: (order) => withDatabase((db, now) => push(db, { ...order, now })),
  history: ({ version }) => withDatabase((db) => history(db, version)),
  undo: ({ version }) => withDatabase((db, now) => undo(db, version, now)),
  'import-synonyms': ({ folder, lines }) => importSynonyms(folder, lines),
  'import-cms': ({ folder }) =>
    importCms(cmsSettings(readConfig(process.env)), folder, { fetch, wait }),
};

async function withDatabase(
  run: (db: Db, now: Temporal.Instant) => Promise<Outcome>,
): Promise<Outcome> {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const now = clockSetTo(config.AITTA_NOW)();
  return run(database.db, now).finally(() => database.close());
}

await runAsked(usage, readOrder, async (order) => {
  const [folder = ''] = order.folders;
  const { ok, lines } = await commands[order.command]({ ...order, folder });
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
});
