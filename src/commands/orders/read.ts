/** Reads an order for the command, with what happened to it. */
import { StartRefused } from '#platform/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { aftermath, settledOf, type Aftermath } from '#features/orders/repository/after-payment.ts';
import { findOrder, type OrderRow } from '#features/orders/repository.ts';
import type { Settled } from '#features/orders/rules/withdrawal.ts';

export interface OrderRead {
  order: OrderRow;
  after: Aftermath;
  settled: Settled;
}

/** @throws StartRefused when there is no such order */
export async function readOrder(db: Db, number: string): Promise<OrderRead> {
  const order = await findOrder(db, number);
  if (!order) throw new StartRefused(`There is no order ${number}.`);
  const after = await aftermath(db, number);
  return { order, after, settled: settledOf(order, after) };
}
