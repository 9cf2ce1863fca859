/** Takes and gives back the windows of orders, in their transaction. */
import type { Db } from '#platform/db/database.ts';
import type { ShippingReading } from '../deps.ts';
import type { BookedSlot } from '../record/slots.ts';
import { keyOf, openWindows } from '../rules/slots.ts';
import { releaseSlot, takeSlot } from '../repository/slots.ts';

/** In one order, so that two orders never wait for each other. */
const inOrder = (booked: readonly BookedSlot[]): BookedSlot[] =>
  booked.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Returns a function that takes all windows, or none: then it returns the one that cannot be taken any more, as
 * it is full, too near, or closed by the merchant. */
export function makeTakeSlots({ deliveries, now }: Pick<ShippingReading, 'deliveries' | 'now'>) {
  const capacityOf = ({ deliveryMethodId, slotId }: BookedSlot): number => {
    const way = deliveries().methods.find(({ id }) => id === deliveryMethodId);
    const windows = way?.slots ? openWindows(way.slots, now()) : [];
    return windows.find((window) => window.slotId === slotId)?.capacity ?? 0;
  };
  return async (tx: Db, wanted: readonly BookedSlot[]): Promise<BookedSlot | null> => {
    const taken: BookedSlot[] = [];
    for (const booked of inOrder(wanted)) {
      const capacity = capacityOf(booked);
      if (capacity === 0 || !(await takeSlot(tx, booked, capacity))) {
        await releaseSlots(tx, taken);
        return booked;
      }
      taken.push(booked);
    }
    return null;
  };
}

export async function releaseSlots(tx: Db, booked: readonly BookedSlot[]): Promise<void> {
  for (const one of inOrder(booked)) await releaseSlot(tx, one);
}
