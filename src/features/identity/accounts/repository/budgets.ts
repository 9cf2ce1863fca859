/** The budgets in the schema `identity`. */
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import { budget as table } from '../../tables.ts';

/** Takes one try from a budget; a refused try takes nothing.
 * @returns 0, or the seconds until the next try is allowed */
export const spend = (db: Db, key: string, budget: Budget, now: Temporal.Instant) =>
  spendFrom(db, table, { key, budget }, now);

/** Gives a try back that should not have counted. */
export const giveBack = (db: Db, key: string) => giveBackTo(db, table, key);
