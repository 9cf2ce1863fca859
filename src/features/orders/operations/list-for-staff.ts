/** A page of orders for staff. */
import { refuse } from '#platform/errors.ts';
import { dayInFinland } from '#platform/time.ts';
import { listStaffOrders, type StaffOrderList, type ViewName } from '../contract/staff.ts';
import type { StaffOrdersDeps } from '../deps.ts';
import { aftermathOf, noAftermath, type Aftermath } from '../repository/after-payment.ts';
import type { OrderRow } from '../repository.ts';
import { countListed, ordersNumbered, positionsIn } from '../repository/staff-list.ts';
import { isBarcode, soughtWords } from '../rules/sought-words.ts';
import { rowOf } from '../rules/staff-row.ts';
import { cursorOf, positionIn, views } from '../rules/views.ts';

interface Asked {
  view: ViewName;
  words: string;
  after?: string | undefined;
  limit: number;
}

/** @throws 400 when `after` is of no page of the view */
export async function listOrders(
  deps: Pick<StaffOrdersDeps, 'db' | 'idsOfBarcode' | 'now'>,
  asked: Asked,
): Promise<StaffOrderList> {
  const { db } = deps;
  const view = views[asked.view];
  const after = asked.after === undefined ? null : positionIn(view, asked.after);
  if (asked.after !== undefined && !after)
    throw refuse(listStaffOrders, 'cursor-unknown', 'No page of the view ends there');
  const words = await withIds(deps, soughtWords(asked.words));
  const listing = { view, words, today: String(dayInFinland(deps.now())) };
  // One more says whether the list goes on.
  const found = await positionsIn(db, listing, { after, maximum: asked.limit + 1 });
  const shown = found.slice(0, asked.limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const numbers = shown.map(({ number }) => number);
  const rows = await ordersNumbered(db, numbers);
  const aftermaths = await aftermathOf(db, numbers);
  return {
    orders: rows.map((row) => rowFor(row, aftermaths.get(row.number) ?? noAftermath)),
    next: last ? cursorOf(last) : null,
    total: await countListed(db, listing),
  };
}

/** Orders keep ids of products but no EANs: the ids with the EAN are looked for, too. */
const withIds = (
  { db, idsOfBarcode }: Pick<StaffOrdersDeps, 'db' | 'idsOfBarcode'>,
  words: string[],
): Promise<string[][]> =>
  Promise.all(
    words.map(async (word) =>
      isBarcode(word) ? [word, ...(await idsOfBarcode(db, word))] : [word],
    ),
  );

function rowFor(row: OrderRow, { withdrawals, refunds, returned }: Aftermath) {
  // A refund after a refused one replaces it.
  const isRefused = refunds.at(-1)?.status === 'refused';
  const refusedReturns = returned.filter(({ refundStatus }) => refundStatus === 'refused');
  const order = {
    ...row.facts,
    number: row.number,
    status: row.status,
    paidAt: row.paidAt && String(row.paidAt),
    isAnonymous: row.isAnonymous,
  };
  return rowOf(order, {
    isCancelled: row.status === 'cancelled' || row.cancelledAt !== null,
    openWithdrawals: withdrawals.filter(({ closedAt }) => closedAt === null).length,
    refusedRefunds: (isRefused ? 1 : 0) + refusedReturns.length,
  });
}
