/** Adding many products at once, inside the transaction of the caller. */
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import type { Asker } from '../../session/record.ts';
import type { CartDeps } from '../deps.ts';
import type { Line } from '../rules.ts';
import { available, type Available } from '../rules/available.ts';
import * as store from '../repository.ts';

/** Adds what can be bought now; what cannot is in the result. */
export async function addWhatIsThere(
  deps: CartDeps,
  tx: Db,
  token: string,
  wanted: readonly Line[],
  { language, customer }: Asker,
): Promise<Omit<Available, 'lines'>> {
  const ids = [...new Set(wanted.map(({ sokId }) => sokId))];
  const buyer = { cartToken: token, customerId: customer?.customerId ?? null };
  const held = await store.readLines(tx, token);
  const { lines, ...result } = available(wanted, {
    products: await deps.products(ids, { language, isCoop: false }),
    stock: await deps.readStock(tx, ids, buyer),
    held,
  });
  const idOf = (sokId: string) => held.find((line) => line.sokId === sokId)?.id ?? randomToken();
  const rows = lines.map((line) => ({ ...line, id: idOf(line.sokId) }));
  if (rows.length > 0) await store.putLines(tx, token, rows);
  return result;
}
