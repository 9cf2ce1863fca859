/** The demo registry of bonus cards: which there are, and whose are a co-op customer's. */
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

/** Cards nobody has attached yet, for a shop to try. */
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
