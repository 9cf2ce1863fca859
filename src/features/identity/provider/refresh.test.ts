import { signingKey } from '../tables.ts';
import { expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { z } from 'zod';
import { readRows } from '#platform/db/rows.ts';
import { sql } from 'drizzle-orm';
import {
  addAccount,
  authorizeUrl,
  issuer,
  logIn,
  openBrowser,
  openIdentity,
  shopAt,
} from '../testing.ts';
import { currentKeys, rotateKeys } from './keys.ts';

onOneDatabase('refresh tokens', (database) => {
  async function begin() {
    const opened = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens, browser } = await logIn(opened.service, account.email);
    return {
      ...opened,
      account,
      browser,
      at: shopAt(opened.service),
      token: tokens['refresh_token'] ?? '',
    };
  }

  test('each renewal gives another one, and new access and ID tokens', async () => {
    const { at, token } = await begin();
    const { status, body } = await at.refresh(token);
    expect(status).toBe(200);
    expect(body['refresh_token']).not.toBe(token);
    expect((await at.get('/userinfo', body['access_token'])).status).toBe(200);
  });

  test('two tabs that renew at once, and one whose answer was lost, keep the session', async () => {
    const { at, token } = await begin();
    const responses = await Promise.all(Array.from({ length: 6 }, () => at.refresh(token)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const next = await at.refresh(responses[0]?.body['refresh_token'] ?? '');
    expect(next.status).toBe(200);
  });

  test('a token used again after thirty seconds ends everything the log-in gave, for thief and owner alike', async () => {
    const { at, token, world } = await begin();
    const owner = await at.refresh(token);
    world.ahead = 15;
    expect((await at.refresh(token)).status).toBe(200);
    world.ahead = 31;
    expect((await at.refresh(token)).body['error']).toBe('invalid_grant');
    expect((await at.refresh(owner.body['refresh_token'] ?? '')).status).toBe(400);
    expect((await at.get('/userinfo', owner.body['access_token'])).status).toBe(401);
  });

  test('using it again within the time does not make the time longer', async () => {
    const { at, token, world } = await begin();
    await at.refresh(token);
    world.ahead = 20;
    await at.refresh(token);
    world.ahead = 40;
    expect((await at.refresh(token)).status).toBe(400);
  });

  test('one device’s reused token ends that device’s session only, and it can log in again', async () => {
    const { service, at, token, account, world, browser } = await begin();
    const other = await logIn(service, account.email);
    await at.refresh(token);
    world.ahead = 60;
    await at.refresh(token);
    expect((await at.refresh(other.tokens['refresh_token'] ?? '')).status).toBe(200);
    expect((await browser.open(authorizeUrl().url)).url).toContain('/check-login?code=');
  });

  test('a token the shop gives back is good no more', async () => {
    const { at, token } = await begin();
    expect((await at.post('/revoke', { token })).status).toBe(200);
    expect((await at.refresh(token)).status).toBe(400);
  });

  test('no token, code or session stands in the database as it is', async () => {
    const { token, browser } = await begin();
    const rows = await readRows(
      database().db,
      sql`select a::text as row from identity.artifact a`,
      z.object({ row: z.string() }),
    );
    const session = [...browser.jar.values()].find(({ name }) => name === 'aitta_idp_session');
    expect(session?.value).toMatch(/.{20}/);
    const all = rows.map(({ row }) => row).join('\n');
    expect(all).not.toContain(token);
    expect(all).not.toContain(session?.value);
  });

  test('another process on the same database answers for what this one gave', async () => {
    const { account, token, browser } = await begin();
    const other = await openIdentity(database());
    expect((await shopAt(other.service).refresh(token)).status).toBe(200);
    const { browser: second } = await logIn(other.service, account.email);
    const same = openBrowser(other.service);
    for (const [key, cookie] of browser.jar) same.jar.set(key, cookie);
    expect((await same.open(authorizeUrl().url)).url).toContain('/check-login?code=');
    expect(second.jar.size).toBeGreaterThan(0);
  });
});

onOneDatabase('signing keys', (database) => {
  const kidOf = (token = '') =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
      .kid;
  const kidsAt = async (at: ReturnType<typeof shopAt>) =>
    ((await at.get('/jwks')).body['keys'] as { kid: string }[]).map(({ kid }) => kid);

  test('processes that start at once share one key, which is sealed in the database', async () => {
    const all = await Promise.all([1, 2, 3].map(() => openIdentity(database())));
    const kids = await Promise.all(all.map(({ service }) => kidsAt(shopAt(service))));
    expect(new Set(kids.flat()).size).toBe(1);
    const rows = await database().db.select().from(signingKey);
    expect(Buffer.from(rows[0]?.sealed ?? '', 'base64url').toString()).not.toContain('RS256');
  });

  test('a process whose clock is behind, or that waited for the other, makes no key of its own', async () => {
    const { deps } = await openIdentity(database());
    const [now, { db }] = [deps.now().epochMilliseconds, database()];
    const [first] = await currentKeys(db, deps.secrets, now);
    const behind = await currentKeys(db, deps.secrets, now - 30_000);
    expect(behind.map(({ kid }) => kid)).toEqual([first?.kid]);
  });

  test('a new key is published before it signs, the old one stays to verify; nobody is logged out and no restart is needed', async () => {
    const { service, deps, world } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens, browser } = await logIn(service, account.email);
    const at = shopAt(service);
    const [before] = await kidsAt(at);
    await rotateKeys(database().db, deps.secrets, deps.now().epochMilliseconds);
    world.ahead = 61;
    const published = await kidsAt(at);
    expect(published).toHaveLength(2);
    const soon = await at.refresh(tokens['refresh_token'] ?? '');
    expect(kidOf(soon.body['id_token'])).toBe(before);
    world.ahead = 11 * 60;
    const later = await at.refresh(soon.body['refresh_token'] ?? '');
    expect(kidOf(later.body['id_token'])).toBe(published.find((kid) => kid !== before));
    expect((await at.get('/userinfo', soon.body['access_token'])).status).toBe(200);
    const query = new URLSearchParams({ id_token_hint: tokens['id_token'] ?? '' });
    const out = await browser.open(`${issuer}/logout?${query}`);
    expect(out.text).toContain('Olet kirjautunut ulos');
  });

  test('a restarted provider has the keys of before, the new one first where it was made at once', async () => {
    const { service, deps } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens } = await logIn(service, account.email);
    await rotateKeys(database().db, deps.secrets, deps.now().epochMilliseconds, { atOnce: true });
    const restarted = shopAt((await openIdentity(database())).service);
    expect(await kidsAt(restarted)).toContain(kidOf(tokens['id_token']));
    const { body } = await restarted.refresh(tokens['refresh_token'] ?? '');
    expect(kidOf(body['id_token'])).not.toBe(kidOf(tokens['id_token']));
  });

  test('a changed secret keeps keys, cookies and sessions while the former one is configured', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { browser } = await logIn(service, account.email);
    const secrets = ['another-secret-of-the-provider', 'secret-of-the-provider'] as const;
    const changed = await openIdentity(database(), { secrets });
    const same = openBrowser(changed.service);
    for (const [key, cookie] of browser.jar) same.jar.set(key, cookie);
    expect((await same.open(authorizeUrl().url)).url).toContain('/check-login?code=');
    const forgotten = await openIdentity(database(), {
      secrets: ['a-third-secret-of-the-provider'],
    });
    const stranger = openBrowser(forgotten.service);
    for (const [key, cookie] of browser.jar) stranger.jar.set(key, cookie);
    expect((await stranger.open(authorizeUrl().url)).text).toContain('Kirjaudu sisään');
  });
});
