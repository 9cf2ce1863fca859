/** `npm run orders -- list | show | withdraw | received | refund | paid-back | weigh | delivered`: what happens to paid orders. */
import { currentSpace } from '#features/content/operations/holder.ts';
import type { Aftersale } from '#features/orders/operations/withdraw.ts';
import { readConfig } from '#platform/config.ts';
import { clockSetTo } from '#platform/time.ts';
import { UsageFault } from './content/options.ts';
import type { Outcome } from './content/outcome.ts';
import { deliver, notePaid, receive, refund, register, weighLines } from './orders/change.ts';
import { readCommand, usage, type OrdersCommand } from './orders/options.ts';
import { list, show } from './orders/show.ts';
import { openShopDatabase } from '../services/database.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { publicUrlOf } from '../services/public-url.ts';

type Run = (deps: Aftersale, asked: OrdersCommand) => Promise<Outcome>;

const commands: Record<OrdersCommand['command'], Run> = {
  list: ({ db }, asked) => list(db, asked),
  show: ({ db, now }, { number }) => show(db, number, now()),
  withdraw: register,
  received: receive,
  refund,
  'paid-back': notePaid,
  weigh: weighLines,
  delivered: deliver,
};

function commandOf(words: readonly string[]): OrdersCommand | 'help' | UsageFault {
  try {
    return readCommand(words);
  } catch (error) {
    if (error instanceof UsageFault) return error;
    throw error;
  }
}

async function run(asked: OrdersCommand): Promise<Outcome> {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  try {
    const { seller } = await currentSpace(database.db);
    const deps = {
      db: database.db,
      publicUrl: publicUrlOf(config),
      seller: () => seller,
      now: clockSetTo(config.AITTA_NOW),
    };
    return await commands[asked.command](deps, asked);
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const asked = commandOf(process.argv.slice(2));
  if (asked === 'help') return console.log(usage);
  if (asked instanceof UsageFault) {
    console.error(`${asked.message}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const { ok, lines } = await run(asked);
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
});
