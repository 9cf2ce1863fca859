/** An order as staff see it in a list. */
import type { Order } from '../contract.ts';
import type { StaffOrderRow } from '../contract/staff.ts';
import { promiseOf } from './deliveries.ts';

/** What a row says beside the order itself. */
type Beside = Pick<StaffOrderRow, 'isCancelled' | 'openWithdrawals' | 'refusedRefunds'>;

export const rowOf = (
  order: Pick<Order, 'number' | 'status' | 'paidAt' | 'isAnonymous'> &
    Pick<Order, 'placedAt' | 'customer' | 'lines' | 'deliveries' | 'totalEuroCents'>,
  beside: Beside,
): StaffOrderRow => ({
  number: order.number,
  status: order.status,
  placedAt: order.placedAt,
  paidAt: order.paidAt,
  buyer: order.isAnonymous ? null : `${order.customer.firstName} ${order.customer.lastName}`,
  place: placeOf(order),
  totalEuroCents: order.totalEuroCents,
  lineCount: order.lines.length,
  pieceCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  deliveryMethods: [...new Set(order.deliveries.map(({ name }) => name))],
  promise: promiseOf(order),
  slot: firstSlot(order),
  ...beside,
});

function placeOf({ deliveries, customer }: Pick<Order, 'deliveries' | 'customer'>): string {
  const agents = deliveries.flatMap(({ agent }) => agent?.name ?? []);
  return agents.length > 0 ? [...new Set(agents)].join(', ') : customer.city;
}

function firstSlot({ deliveries }: Pick<Order, 'deliveries'>): StaffOrderRow['slot'] {
  const slots = deliveries.flatMap(({ slot }) => slot ?? []);
  const [first] = slots.toSorted((a, b) =>
    `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`, 'en'),
  );
  return first ?? null;
}
