/** How the handlers of the cart change it. */
import type { Db } from '#platform/db/database.ts';
import type { Asker } from '../../session/record.ts';
import type { Cart } from '../contract.ts';

/** Changes a locked cart and returns it afterwards. `work` gets the current token, which differs from `token` after a
 * merge. */
export type Change = (
  token: string,
  asker: Asker,
  work: (tx: Db, token: string) => Promise<void>,
) => Promise<Cart>;
