/** `npm run orders -- list | show | withdraw | received | refund | paid-back | weigh | delivered | next-number`: what happens to paid orders. */
import { currentSpace } from '#features/content/operations/holder.ts';
import { merchantLanguage } from '#features/content/rules/merchant-language.ts';
import type { Aftersale } from '#features/orders/operations/withdraw.ts';
import { readConfig } from '#platform/config.ts';
import { clockSetTo } from '#platform/time.ts';
import { runAsked } from './asked.ts';
import type { Outcome } from './content/outcome.ts';
import {
  deliver,
  notePaid,
  receive,
  refund,
  register,
  setNextNumber,
  weighLines,
} from './orders/change.ts';
import { readCommand, usage, type OrdersCommand } from './orders/options.ts';
import { list, show } from './orders/show.ts';
import { openShopDatabase } from '../services/database.ts';
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
  'next-number': setNextNumber,
};

async function run(asked: OrdersCommand): Promise<Outcome> {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  try {
    const space = await currentSpace(database.db);
    const deps = {
      db: database.db,
      publicUrl: publicUrlOf(config),
      seller: () => space.seller,
      merchantLanguage: () => merchantLanguage(space),
      now: clockSetTo(config.AITTA_NOW),
    };
    return await commands[asked.command](deps, asked);
  } finally {
    await database.close();
  }
}

await runAsked(usage, readCommand, async (asked) => {
  const { ok, lines } = await run(asked);
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
});
