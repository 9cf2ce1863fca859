/** The demo registry of bonus cards: which exist, and which belong to co-op customers. */
import { asc, desc, eq, notExists } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { account, bonusCard } from '../../tables.ts';

export interface RegisteredCard {
  number: string;
  isCoop: boolean;
}

export async function findCard(db: Db, number: string): Promise<RegisteredCard | null> {
  const [card] = await db.select().from(bonusCard).where(eq(bonusCard.number, number));
  return card ?? null;
}

/** Cards that are not attached yet, for a demo shop. */
export const freeCards = (db: Db): Promise<RegisteredCard[]> =>
  db
    .select()
    .from(bonusCard)
    .where(notExists(db.select().from(account).where(eq(account.bonusCard, bonusCard.number))))
    .orderBy(desc(bonusCard.isCoop), asc(bonusCard.number))
    .limit(4);

export async function registerCard(db: Db, card: RegisteredCard): Promise<void> {
  await db.insert(bonusCard).values(card).onConflictDoNothing();
}
