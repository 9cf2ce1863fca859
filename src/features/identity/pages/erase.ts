/** DELETE /account: the account goes, on its owner's word to the shop (L29). The shop proves itself with
 * the access token of the owner's session, so no form and no cookie is in it. */
import { Hono } from 'hono';
import { bearerOf } from '#platform/http/bearer.ts';
import { eraseAccount } from '../store/erase.ts';
import type { PageDeps } from './interaction.ts';

/** Tokens without it were not given to the shop. */
const scope = 'sok-api';

export function makeErasing({ database, provider }: PageDeps): Hono {
  return new Hono().delete('/account', async (c) => {
    const token = bearerOf(c);
    const { AccessToken } = await provider.current();
    const access = token ? await AccessToken.find(token) : undefined;
    if (!access?.scopes.has(scope)) return c.body(null, 401);
    await database.db.transaction((tx) => eraseAccount(tx, access.accountId));
    return c.body(null, 204);
  });
}
