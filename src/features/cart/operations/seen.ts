/** Remembering what the shopper has seen of the cart's lines, inside the transaction of the caller. */
import type { Db } from '#platform/db/database.ts';
import { tierOf } from '../../loyalty/rules.ts';
import type { Asker } from '../../session/record.ts';
import type { CartItem } from '../contract.ts';
import type { CartReading } from '../deps.ts';
import { seenOf } from '../rules/seen.ts';
import * as store from '../repository.ts';
import { currentLines } from './read.ts';

/** Remembers new lines as the shopper sees them now. */
export async function rememberNew(
  reading: CartReading,
  tx: Db,
  token: string,
  asker: Asker,
): Promise<void> {
  const fresh = (await store.readLines(tx, token)).filter(({ seen }) => !seen);
  if (fresh.length === 0) return;
  const { items } = await currentLines(reading, asker, fresh);
  await remember(tx, token, items, asker);
}

interface SeenChanges {
  prices: readonly { itemId: string; nowEuroCents: number }[];
  /** Ids of lines. */
  gone: readonly string[];
}

/** Ends the news about what was seen. A price that has changed again, or a product that is back, stays as it is. */
export async function endNews(
  reading: CartReading,
  tx: Db,
  token: string,
  seen: SeenChanges,
  asker: Asker,
): Promise<void> {
  const { items, gone = [] } = await currentLines(reading, asker, await store.readLines(tx, token));
  for (const line of gone) if (seen.gone.includes(line.id)) await store.deleteLine(tx, token, line);
  const prices = new Map(seen.prices.map(({ itemId, nowEuroCents }) => [itemId, nowEuroCents]));
  const known = items.filter(
    ({ id, priceChange }) => priceChange && prices.get(id) === priceChange.nowEuroCents,
  );
  await remember(tx, token, known, asker);
}

async function remember(
  tx: Db,
  token: string,
  items: readonly CartItem[],
  { customer }: Asker,
): Promise<void> {
  if (items.length === 0) return;
  const tier = tierOf(customer?.customer ?? null);
  await store.putSeen(
    tx,
    token,
    items.map((item) => ({ id: item.id, seen: seenOf(item, tier) })),
  );
}
