/** The demo registry of bonus cards: which there are, and whose are a co-op customer's. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';

export interface RegisteredCard {
  number: string;
  isCoop: boolean;
}

export async function findCard(db: Db, number: string): Promise<RegisteredCard | null> {
  const [card] = await rowsOf<RegisteredCard>(
    db,
    sql`select number, is_coop as "isCoop" from identity.bonus_card where number = ${number}`,
  );
  return card ?? null;
}

/** Cards nobody has attached yet, for a shop to try. */
export const freeCards = (db: Db): Promise<RegisteredCard[]> =>
  rowsOf<RegisteredCard>(
    db,
    sql`select number, is_coop as "isCoop" from identity.bonus_card card
    where not exists (select 1 from identity.account where bonus_card = card.number)
    order by is_coop desc, number limit 4`,
  );

export async function registerCard(db: Db, { number, isCoop }: RegisteredCard): Promise<void> {
  await db.execute(sql`
    insert into identity.bonus_card (number, is_coop) values (${number}, ${isCoop})
    on conflict (number) do nothing`);
}
