/** `npm run feedback -- list [all] | show <number> | resend <number> | resend all`: feedback that nobody has
 * received, one message whole, another try. */
import { listFeedback, findFeedback } from '#features/feedback/repository.ts';
import { resend } from '#features/feedback/operations/give.ts';
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { clockSetTo } from '#platform/time.ts';
import { commandLine } from '#platform/command-line.ts';
import { openShopDatabase } from '../services/database.ts';
import { parseWords, runAsked } from './asked.ts';
import { lineOf, wholeOf } from './feedback/lines.ts';

type Command = (db: Db, which: string, now: Temporal.Instant) => Promise<void>;

const commands: Record<string, Command> = {
  list: async (db, which, now) => {
    const feedback = await listFeedback(db, which === 'all');
    for (const one of feedback) console.log(lineOf(one, now));
    console.log(`${feedback.length} ${which === 'all' ? 'messages' : 'messages not delivered'}.`);
  },
  show: async (db, which) => {
    const found = await findFeedback(db, which.toUpperCase());
    console.log(found ? wholeOf(found) : `There is no feedback ${which}.`);
    if (!found) process.exitCode = 1;
  },
  resend: async (db, which, now) => {
    const sent = await resend(db, which === 'all' ? 'all' : which.toUpperCase(), now);
    console.log(`${sent.length} messages will be tried again.`);
    if (sent.length === 0) process.exitCode = 1;
  },
};

const isComplete = (name: string, which: string, more: string[]): boolean =>
  more.length === 0 && (name === 'list' ? which === '' || which === 'all' : which !== '');

/** Null when the words ask for nothing. */
function commandIn(words: readonly string[]): { command: Command; which: string } | null {
  const [name = '', which = '', ...more] = parseWords(words, {}).positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command && isComplete(name, which, more) ? { command, which } : null;
}

const usage = `Usage: ${commandLine('feedback', 'list | list all | show <number> | resend <number> | resend all')}`;

await runAsked(usage, commandIn, async ({ command, which }) => {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const now = clockSetTo(config.AITTA_NOW)();
  await command(database.db, which, now).finally(() => database.close());
});
