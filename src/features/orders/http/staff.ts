/** Handlers of the orders' part of the staff API. */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import type { Actor } from '../../audit/record.ts';
import {
  listStaffOrders,
  readStaffOrder,
  refundStaffOrder,
  type StaffOrder,
} from '../contract/staff.ts';
import type { StaffOrdersDeps } from '../deps.ts';
import { listOrders } from '../operations/list-for-staff.ts';
import { refundByStaff } from '../operations/refund-by-staff.ts';
import { findOrder, paymentsOf } from '../repository.ts';
import { aftermath, settledOf } from '../repository/after-payment.ts';
import { nothingLeft, shownLeft } from '../rules/left.ts';
import { shownPayment } from '../rules/staff-payment.ts';
import { leftOf } from '../rules/withdrawal.ts';
import { toContract } from './reading.ts';

export function makeStaffOrdersApp(deps: StaffOrdersDeps) {
  return makeSubApp()
    .openapi(listStaffOrders, async (c) => {
      const actor = await deps.allow(c, listStaffOrders);
      const asked = c.req.valid('query');
      const page = await listOrders(deps, asked);
      const numbers = page.orders.map(({ number }) => number);
      await deps.note(deps.db, actor, {
        act: 'orders-listed',
        subject: { kind: 'order', id: null },
        // Without the words, which may be somebody's name.
        after: { view: asked.view, numbers },
      });
      return c.json(page, 200);
    })
    .openapi(readStaffOrder, async (c) => {
      const actor = await deps.allow(c, readStaffOrder);
      const { number } = c.req.valid('param');
      const page = await pageOf(deps, number);
      await noteRead(deps, actor, number);
      return c.json(page, 200);
    })
    .openapi(refundStaffOrder, async (c) => {
      const actor = await deps.allow(c, refundStaffOrder);
      const { number } = c.req.valid('param');
      await refundByStaff(deps, actor, number, c.req.valid('json'));
      return c.json(await pageOf(deps, number), 200);
    });
}

const noteRead = ({ db, note }: StaffOrdersDeps, actor: Actor, number: string) =>
  note(db, actor, { act: 'order-read', subject: { kind: 'order', id: number } });

/** @throws 404 when there is no such order */
async function pageOf({ db, history, now }: StaffOrdersDeps, number: string): Promise<StaffOrder> {
  const order = await findOrder(db, number);
  if (!order) throw refuse(readStaffOrder, 'order-not-found', 'Order not found');
  const after = await aftermath(db, number);
  const payments = await paymentsOf(db, number);
  const isRefundable = order.status === 'paid' && order.paidBy !== null;
  return {
    order: toContract(order, after, now(), true),
    left: isRefundable ? shownLeft(leftOf(settledOf(order, after))) : nothingLeft,
    payments: payments.map((payment) => shownPayment(payment, order)),
    history: await history(db, number),
  };
}
