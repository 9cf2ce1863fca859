/** Charges unpaid orders to the limits; buyers are stored as codes only. */
import type { Db } from '#platform/db/database.ts';
import { refuse, type RefusalCode } from '#platform/errors.ts';
import { placeOrder } from '../contract.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Spent } from '../record.ts';
import { isOfPieces, limits, type Share } from '../rules/limits.ts';
import * as store from '../repository/budgets.ts';

type Spending = Pick<OrdersDeps, 'codeOf' | 'now'>;

const keyOf = ({ codeOf }: Spending, { limit, whose }: Share) => `${limit}:${codeOf(whose)}`;

/** Takes all shares. @returns what to give back later @throws the refusal, with `retryAfterMinutes`, when a limit is reached */
export async function spend(
  deps: Spending,
  tx: Db,
  shares: Share[],
  refusal: {
    code: RefusalCode<typeof placeOrder>;
    message: string;
    details?: Record<string, unknown>;
  },
): Promise<Spent[]> {
  const spent: Spent[] = [];
  for (const share of shares) {
    const { limit, amount } = share;
    const key = keyOf(deps, share);
    const seconds = await store.spend(tx, { key, amount, budget: limits[limit] }, deps.now());
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60);
      const { code, message, details } = refusal;
      throw refuse(placeOrder, code, message, { ...details, retryAfterMinutes: minutes });
    }
    spent.push({ key, amount });
  }
  return spent;
}

/** Returns what an order took: all of it, or only the shares for pieces. */
export async function giveBack(tx: Db, number: string, what: 'all' | 'pieces'): Promise<void> {
  for (const { key, amount } of await store.deleteSpent(tx, number)) {
    if (what === 'all' || isOfPieces(key)) await store.giveBack(tx, { key, amount });
  }
}
