/** Spends budgets by purpose and person; IP addresses and e-mails are stored only as codes. */
import type { Db } from '#platform/db/database.ts';
import type { IdentityDeps } from '../deps.ts';
import { sign } from '../secrets.ts';
import { budgets, type BudgetName } from './rules/budgets.ts';
import { giveBack, spend } from './repository/budgets.ts';

type Spending = readonly [name: BudgetName, whose: string];

const keyOf = ({ secrets }: IdentityDeps, [name, whose]: Spending) =>
  `${name}:${sign(secrets, 'budget', whose)}`;

/** Spends one try of every budget, or of none.
 * @returns 0, or the minutes to wait */
export async function spendAll(
  deps: IdentityDeps,
  db: Db,
  ...spendings: Spending[]
): Promise<number> {
  for (const spending of spendings) {
    const seconds = await spend(db, keyOf(deps, spending), budgets[spending[0]], deps.now());
    if (seconds > 0) return Math.ceil(seconds / 60);
  }
  return 0;
}

export async function giveAllBack(
  deps: IdentityDeps,
  db: Db,
  ...spendings: Spending[]
): Promise<void> {
  for (const spending of spendings) await giveBack(db, keyOf(deps, spending));
}
