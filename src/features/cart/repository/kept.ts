/** What shoppers saved for later, in the schema `cart`. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { maximumQuantity } from '../contract.ts';
import type { Line } from '../rules.ts';
import { keptLine } from '../tables.ts';

/** Latest first. */
export const readKept = (db: Db, token: string): Promise<Line[]> =>
  db
    .select({
      sokId: keptLine.sokId,
      quantity: keptLine.quantity,
      allowsSubstitute: keptLine.allowsSubstitute,
      seen: keptLine.seen,
    })
    .from(keptLine)
    .where(eq(keptLine.cartToken, token))
    .orderBy(desc(keptLine.position));

/** Adds pieces to those that are kept of the product, to {@link maximumQuantity} at most. */
export async function putKept(tx: Db, token: string, kept: Line): Promise<void> {
  const { sokId, quantity, allowsSubstitute = null, seen = null } = kept;
  await tx
    .insert(keptLine)
    .values({ cartToken: token, sokId, quantity, allowsSubstitute, seen })
    .onConflictDoUpdate({
      target: [keptLine.cartToken, keptLine.sokId],
      set: {
        quantity: sql`least(${maximumQuantity}, ${keptLine.quantity} + excluded.quantity)`,
        allowsSubstitute: sql`coalesce(excluded.allows_substitute, ${keptLine.allowsSubstitute})`,
        seen: sql`coalesce(excluded.seen, ${keptLine.seen})`,
      },
    });
}

export async function deleteKept(tx: Db, token: string, sokId: string): Promise<void> {
  await tx.delete(keptLine).where(and(eq(keptLine.cartToken, token), eq(keptLine.sokId, sokId)));
}

/** Moves all of it to another cart, in the same order. */
export async function moveKept(tx: Db, from: string, to: string): Promise<void> {
  const moved = await tx.delete(keptLine).where(eq(keptLine.cartToken, from)).returning({
    sokId: keptLine.sokId,
    quantity: keptLine.quantity,
    position: keptLine.position,
    allowsSubstitute: keptLine.allowsSubstitute,
    seen: keptLine.seen,
  });
  for (const line of moved.toSorted((a, b) => a.position - b.position)) await putKept(tx, to, line);
}
