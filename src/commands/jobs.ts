/** `npm run jobs -- list | retry <id…> | retry all`: lists and retries jobs that are stuck. */
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { StartRefused } from '#platform/errors.ts';
import { retryJobs, stuckJobs } from '#platform/jobs/stuck.ts';
import { clockSetTo } from '#platform/time.ts';
import { commandLine } from '#platform/command-line.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { openShopDatabase } from '../services/database.ts';

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
  },
  retry: async (db, ids, now) => {
    const tried = await retryJobs(db, ids[0] === 'all' ? 'all' : ids, now);
    console.log(`${tried} jobs will be tried again.`);
    if (tried === 0) process.exitCode = 1;
  },
};

await runCommand(async () => {
  const [name = '', ...ids] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name === 'retry') !== ids.length > 0) {
    throw new StartRefused(`Usage: ${commandLine('jobs', 'list | retry <id…> | retry all')}`);
  }
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const now = clockSetTo(config.AITTA_NOW)();
  await command(database.db, ids, now).finally(() => database.close());
});
