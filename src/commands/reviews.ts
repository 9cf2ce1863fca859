/** `npm run reviews -- list | show | publish | reject`: what a moderator does with reviews (L20). */
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { clockSetTo } from '#platform/time.ts';
import { currentSpace } from '#features/content/operations/holder.ts';
import { shopName } from '#features/content/rules/placeholders.ts';
import type { ModerationDeps } from '#features/reviews/deps.ts';
import { moderate, type Moderated } from '#features/reviews/operations/moderate.ts';
import type { Decision } from '#features/reviews/record.ts';
import { findReview, reviewsIn, type ReviewRow } from '#features/reviews/repository.ts';
import { openShopDatabase } from '../services/database.ts';
import { moderationDeps } from '../services/moderation.ts';
import { runAsked } from './asked.ts';
import { readOrder, usage, type Order } from './reviews/order.ts';

/** Reviews listed at once. */
const most = 100;

const minute = { smallestUnit: 'minute' } as const;

const lineOf = ({ id, sentAt, stars, productSokId, language, title, text }: ReviewRow): string => {
  const begin = (title || text).replaceAll('\n', ' ').slice(0, 60);
  return [id, sentAt.toString(minute), `${stars}/5`, productSokId, language, begin].join('  ');
};

async function list(db: Db, state: ReviewRow['state']): Promise<void> {
  const found = await reviewsIn(db, state, most);
  for (const review of found) console.log(lineOf(review));
  console.log(`${found.length === most ? `The first ${most}` : found.length} reviews: ${state}.`);
}

async function show(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const review = await findReview(db, id);
    if (!review) {
      console.error(`${id}: there is no such review.`);
      process.exitCode = 1;
      continue;
    }
    const { state, reason, displayName, fit, title, text } = review;
    const facts = [lineOf(review), reason ? `${state}: ${reason}` : state, displayName, fit, title];
    console.log(`${[...facts.filter(Boolean), text].join('\n')}\n`);
  }
}

const outcomes: Record<Moderated, string> = {
  done: 'done, the writer is notified by mail',
  unchanged: 'is published already',
  unknown: 'there is no such review',
};

async function decide(deps: ModerationDeps, ids: readonly number[], decision: Decision) {
  for (const id of ids) {
    const outcome = await moderate(deps, id, decision);
    console.log(`${id}: ${outcomes[outcome]}.`);
    if (outcome === 'unknown') process.exitCode = 1;
  }
}

async function run(order: Order, db: Db, deps: () => Promise<ModerationDeps>): Promise<void> {
  if (order.command === 'list') return list(db, order.state);
  if (order.command === 'show') return show(db, order.ids);
  return decide(await deps(), order.ids, order.decision);
}

await runAsked(usage, readOrder, async (order) => {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const { db } = database;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const now = clockSetTo(config.AITTA_NOW);
  const deps = async () => {
    const space = await currentSpace(db);
    return moderationDeps(db, { publicUrl, shopName: () => shopName(space), now });
  };
  await run(order, db, deps).finally(() => database.close());
});
