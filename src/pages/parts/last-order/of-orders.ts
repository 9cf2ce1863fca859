/** What the account and the front page show of the customer's orders. */
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { earningSum } from '#features/loyalty/rules/earning.ts';
import type { Purchase } from '#features/loyalty/rules/month.ts';
import type { Order } from '#features/orders/contract.ts';
import { hasCome, promiseKeyOf, promiseOf } from '#features/orders/rules/deliveries.ts';
import type { Language } from '#platform/i18n/language.ts';
import { productId } from '#platform/ids.ts';
import { dayIn } from '../of-order.ts';
import { isPayable, stateOf } from '../order-state.ts';
import { stepsOf, type OrderStep } from '../order-steps.ts';

/** The paid orders as purchases that bring bonus. */
export const purchasesOf = (orders: readonly Order[]): Purchase[] =>
  orders
    .filter(({ status }) => status === 'paid')
    .map((order) => ({
      placedAt: order.placedAt,
      cents: earningSum(linesLeft(order), order.discountEuroCents),
    }));

/** The lines without what was refunded; the discount is still in their sums. */
const linesLeft = ({ lines, refunds }: Pick<Order, 'lines' | 'refunds'>) =>
  lines.map((line, at) => {
    const given = refunds.flatMap((refund) => refund.lines.filter((one) => one.line === at));
    return {
      quantity: given.reduce((left, { quantity }) => left - quantity, line.quantity),
      rowTotalEuroCents: given.reduce((left, one) => left - one.euroCents, line.rowTotalEuroCents),
      depositEuroCents: line.depositEuroCents,
    };
  });

/** Where an order is, as a message key with its values. */
interface OrderWord {
  key: 'waiting' | 'pending' | 'cancelled' | 'paidBack' | Exclude<OrderStep['name'], 'ordered'>;
  /** A day, or the promised days. */
  when: string;
  /** Sum of a refund in cents. */
  cents: number;
  /** Whether what is promised waits to be collected; absent when it is brought. */
  isCollected?: true;
}

export interface LastOrder {
  number: string;
  /** As text. */
  placedOn: string;
  pieces: number;
  totalEuroCents: number;
  pictures: NonNullable<Order['lines'][number]['picture']>[];
  word: OrderWord;
  /** It waits for the customer to pay. */
  isPayable: boolean;
}

/** The latest order that was not cancelled, else the latest; null without orders. `orders` are latest first. */
export function lastOrderOf(orders: readonly Order[], language: Language): LastOrder | null {
  const order = orders.find(({ status }) => status !== 'cancelled') ?? orders[0];
  if (!order) return null;
  return {
    number: order.number,
    placedOn: dayIn(order.placedAt, language),
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalEuroCents: order.totalEuroCents,
    pictures: order.lines.flatMap(({ picture }) => picture ?? []).slice(0, 4),
    word: wordOf(order, language),
    isPayable: isPayable(order),
  };
}

function wordOf(order: Order, language: Language): OrderWord {
  const plain = (key: OrderWord['key']): OrderWord => ({ key, when: '', cents: 0 });
  const state = stateOf(order);
  if (state === 'pending') return plain('pending');
  if (state === 'refunded') return plain('paidBack');
  if (state === 'returned') return { ...plain('refunded'), cents: order.totalEuroCents };
  if (order.status === 'cancelled') return plain('cancelled');
  const last = stepsOf(order).at(-1);
  if (!last || last.name === 'ordered') return plain('waiting');
  const when = last.at ? dayIn(last.at, language) : promisedDays(promiseOf(order), language);
  const isCollected = last.name === 'promised' && promiseKeyOf(order) === 'collectable';
  return { key: last.name, when, cents: last.euroCents ?? 0, ...(isCollected && { isCollected }) };
}

/** Whether something that was paid for has come. `today`: ISO date in Finland. */
export const isAnyHere = (orders: readonly Order[], today: string): boolean =>
  orders.some((order) => order.status === 'paid' && hasCome(order, today));

/** Ids of products that were bought, latest first; of a variant, the product. */
export function boughtIds(orders: readonly Order[], most: number): string[] {
  const ids = orders
    .filter(({ status }) => status === 'paid')
    .flatMap(({ lines }) => lines.map(({ urlPath }) => productId(urlPath.split('/').at(-1) ?? '')));
  return [...new Set(ids)].filter((id) => id !== '').slice(0, most);
}
