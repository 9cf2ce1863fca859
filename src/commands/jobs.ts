/** `npm run jobs -- list | retry <id…> | retry all | drop <id…>`: lists, retries and drops jobs that are stuck. */
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { dropJobs, refusedJobs, retryJobs, stuckJobs } from '#platform/jobs/stuck.ts';
import { clockSetTo } from '#platform/time.ts';
import { commandLine } from '#platform/command-line.ts';
import { parseWords, runAsked } from './asked.ts';
import { openShopDatabase } from '../services/database.ts';
import { localTimeOf } from './content/outcome.ts';

type Command = (db: Db, ids: string[], now: Temporal.Instant) => Promise<void>;

const commands: Record<string, Command> = {
  list: async (db, _ids, now) => {
    const jobs = await stuckJobs(db, now);
    for (const { id, name, failed, attempts, lastError, runAt } of jobs) {
      const how = failed ? `given up after ${attempts} attempts` : 'long due';
      const since = runAt.toString({ smallestUnit: 'second' });
      console.log([id, name, how, since, lastError ?? ''].join('  '));
    }
    console.log(`${jobs.length} jobs need somebody.`);
    const refused = await refusedJobs(db);
    for (const { id, to, subject, lastError, runAt } of refused)
      console.log(
        [id, 'not delivered', localTimeOf(runAt), to, subject, lastError ?? ''].join('  '),
      );
    if (refused.length > 0)
      console.log(
        `${refused.length} mails have no such receiver: retry or drop them by their ids.`,
      );
  },
  retry: async (db, ids, now) => {
    const tried = await retryJobs(db, ids[0] === 'all' ? 'all' : ids, now);
    console.log(`${tried} jobs will be tried again.`);
    if (tried === 0) process.exitCode = 1;
  },
  drop: async (db, ids, now) => {
    const dropped = await dropJobs(db, ids, now);
    console.log(`${dropped} jobs are dropped.`);
    if (dropped === 0) process.exitCode = 1;
  },
};

/** Null when the words ask for nothing. */
function commandIn(words: readonly string[]): { command: Command; ids: string[] } | null {
  const [name = '', ...ids] = parseWords(words, {}).positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command && (name !== 'list') === ids.length > 0 ? { command, ids } : null;
}

const usage = `Usage: ${commandLine('jobs', 'list | retry <id…> | retry all | drop <id…>')}`;

await runAsked(usage, commandIn, async ({ command, ids }) => {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const now = clockSetTo(config.AITTA_NOW)();
  await command(database.db, ids, now).finally(() => database.close());
});
