/** For tests: orders and events of a small shop, as they are stored. */
import { sql } from 'drizzle-orm';
import { insertEvents } from '#features/analytics/repository.ts';
import type { NewEvent } from '#features/analytics/record.ts';
import { addMissed } from '#features/search/repository.ts';
import type { Db } from '#platform/db/database.ts';

interface Sold {
  number: string;
  at: string;
  /** The only line, without delivery. */
  name: string;
  cents: number;
}

export async function storeSale(db: Db, { number, at, name, cents }: Sold): Promise<void> {
  const lines = [{ sokId: '100001', name, quantity: 1, rowTotalEuroCents: cents }];
  const facts = JSON.stringify({ lines, deliveries: [{ priceEuroCents: 0 }] });
  await db.execute(sql`insert into orders.placed
    (number, key, cart_token, idempotency_key, status, facts, total_cents, placed_at, paid_at, open_until)
    values (${number}, 'k', 'c', ${number}, 'paid', ${facts}::jsonb, ${cents}, ${at}::timestamptz,
      ${at}::timestamptz, ${at}::timestamptz)`);
}

/** Events of two visitors who agreed to analytics. */
export const storeVisits = (db: Db, at: string): Promise<void> =>
  insertEvents(
    db,
    ['visitor-1', 'visitor-2'].flatMap((visitor) => {
      const event = (name: NewEvent['name'], facts: NewEvent['facts'] = {}): NewEvent => ({
        name,
        at: Temporal.Instant.from(at),
        visitor,
        language: 'fi',
        page: '/',
        orderNumber: null,
        items: [],
        facts,
      });
      const promotion = { id: 'joulu', name: 'Joulu & <b>muut</b>' };
      return [
        event('page_view'),
        event('view_item'),
        event('search', { search: { term: 'villa', results: 3 } }),
        event('search', { search: { term: 'yksisarvinen', results: 0 } }),
        event('view_promotion', { promotion }),
        event('select_promotion', { promotion }),
      ];
    }),
  );

/** Searches of everybody that went wrong. */
export const storeMissed = (db: Db, day: string): Promise<void> =>
  addMissed(db, [
    { day, language: 'fi', kind: 'none', term: 'yksisarvinen & <b>muut</b>', searches: 12 },
    { day, language: 'fi', kind: 'none', term: '', searches: 3 },
    { day, language: 'sv', kind: 'corrected', term: 'vila', searches: 2 },
    { day, language: 'en', kind: 'slow', term: 'wool', searches: 4 },
  ]);
