/** Orders in windows of deliveries by slot. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { BookedSlot } from '../record/slots.ts';
import { keyOf, type Taken } from '../rules/slots.ts';
import { slot } from '../tables.ts';

/** Orders in the windows of a day and later. @param day ISO date */
export async function takenSlots(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db.select().from(slot).where(gte(slot.slotId, day));
  return new Map(
    rows.map(({ taken, agentId, ...window }) => [
      keyOf({ ...window, agentId: agentId === '' ? null : agentId }),
      taken,
    ]),
  );
}

const rowOf = ({ deliveryMethodId, agentId, slotId }: BookedSlot) => ({
  deliveryMethodId,
  agentId: agentId ?? '',
  slotId,
});

/** Takes a place in a window in one statement, so that never more are taken than there are.
 * @returns false when it is full */
export async function takeSlot(tx: Db, booked: BookedSlot, capacity: number): Promise<boolean> {
  const rows = await tx
    .insert(slot)
    .values({ ...rowOf(booked), taken: 1 })
    .onConflictDoUpdate({
      target: [slot.slotId, slot.deliveryMethodId, slot.agentId],
      set: { taken: sql`${slot.taken} + 1` },
      setWhere: lt(slot.taken, capacity),
    })
    .returning({ taken: slot.taken });
  return rows.length > 0;
}

export async function releaseSlot(tx: Db, booked: BookedSlot): Promise<void> {
  const { slotId, deliveryMethodId, agentId } = rowOf(booked);
  await tx
    .update(slot)
    .set({ taken: sql`greatest(0, ${slot.taken} - 1)` })
    .where(
      and(
        eq(slot.slotId, slotId),
        eq(slot.deliveryMethodId, deliveryMethodId),
        eq(slot.agentId, agentId),
      ),
    );
}

/** Deletes windows of days before. @param day ISO date */
export async function deleteSlots(db: Db, day: string): Promise<void> {
  await db.delete(slot).where(lt(slot.slotId, day));
}

/** The windows without what the buyer's own unpaid orders hold, as their next order gives it back first. */
export function without(taken: Taken, held: readonly BookedSlot[]): Taken {
  const left = new Map(taken);
  for (const key of held.map(keyOf)) left.set(key, (left.get(key) ?? 0) - 1);
  return left;
}
