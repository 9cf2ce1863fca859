/** Sums, days and times of the deliveries of an order. */
import type { Cents } from '#platform/money.ts';
import { promiseKey } from '../../checkout/rules/promised-days.ts';
import type { BookedSlot } from '../../checkout/record/slots.ts';
import type { Order, OrderDelivery } from '../contract.ts';

type Delivered = Pick<Order, 'deliveries'>;

export const deliveryTotal = ({ deliveries }: Delivered): Cents =>
  deliveries.reduce((sum, { priceEuroCents }) => sum + priceEuroCents, 0);

/** First and last promised day of everything, ISO dates. */
export function promiseOf({ deliveries }: Delivered): OrderDelivery['promise'] {
  const days = (which: 'earliest' | 'latest') => deliveries.map(({ promise }) => promise[which]);
  const [earliest = ''] = days('earliest').toSorted();
  return { earliest, latest: days('latest').toSorted().at(-1) ?? earliest };
}

/** How the promise of everything is said; the key of a message. */
export const promiseKeyOf = ({ deliveries }: Delivered): ReturnType<typeof promiseKey> =>
  promiseKey(...deliveries.map(({ kind }) => kind));

/** Whether something of an order has come on a day, as recorded or else as promised. `today`: ISO date in Finland. */
export const hasCome = (
  { deliveries, deliveredOn }: Delivered & Pick<Order, 'deliveredOn'>,
  today: string,
): boolean =>
  deliveredOn === null
    ? deliveries.some(({ slot, promise }) => (slot?.day ?? promise.latest) <= today)
    : deliveredOn <= today;

/** The windows that the order takes. */
export const slotsIn = ({ deliveries }: Delivered): BookedSlot[] =>
  deliveries.flatMap(({ deliveryMethodId, agent, slot }) =>
    deliveryMethodId && slot
      ? [{ deliveryMethodId, agentId: agent?.agentId ?? null, slotId: slot.slotId }]
      : [],
  );
