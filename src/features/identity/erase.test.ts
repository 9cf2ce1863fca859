import { expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { findAccount } from './store/accounts.ts';
import {
  addAccount,
  goodPassword,
  logIn,
  openBrowser,
  openIdentity,
  authorizeUrl,
} from './testing.ts';

onEveryDatabase('DELETE /account', (database) => {
  const begin = async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens, browser } = await logIn(service, account.email);
    const erase = (token: unknown) =>
      service.fetch(
        new Request('http://identity.test/account', {
          method: 'DELETE',
          headers: { authorization: `Bearer ${String(token)}` },
        }),
      );
    return { service, account, tokens, browser, erase };
  };
  const accessToken = (tokens: unknown) => (tokens as Record<string, unknown>)['access_token'];

  test('erases the account of the token, its sessions and what it was granted; others stay (L29)', async () => {
    const { service, account, tokens, browser, erase } = await begin();
    const other = await addAccount(database());
    const answer = await erase(accessToken(tokens));
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await findAccount(database().db, account.id)).toBeNull();
    expect(await findAccount(database().db, other.id)).not.toBeNull();
    // The token is worth nothing now, nor is the browser logged in.
    expect((await erase(accessToken(tokens))).status).toBe(401);
    expect((await browser.open(authorizeUrl().url)).text).toContain('<h1>Kirjaudu sisään</h1>');
    const again = openBrowser(service);
    const refused = await again.submit(await again.open(authorizeUrl().url), {
      email: account.email,
      password: goodPassword,
    });
    expect(refused.url).not.toContain('code=');
  });

  test.each([
    ['no token', () => ''],
    ['one that is nobody’s', () => randomToken()],
    ['a refresh token', (tokens: unknown) => (tokens as Record<string, unknown>)['refresh_token']],
    ['an id token', (tokens: unknown) => (tokens as Record<string, unknown>)['id_token']],
  ])('erases nothing for %s', async (_, tokenOf) => {
    const { account, tokens, erase } = await begin();
    expect((await erase(tokenOf(tokens))).status).toBe(401);
    expect(await findAccount(database().db, account.id)).not.toBeNull();
  });
});
