import { sql } from 'drizzle-orm';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { onOneDatabase, rounds } from '#platform/db/testing.ts';
import { errorOfStatus } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import * as client from './client.ts';
import { makeSessionApp } from './http.ts';
import type { CodeResponse, IdentityProvider } from './provider/provider.ts';
import { makeCustomerOfAccess } from './operations/customer-of.ts';
import { graceSeconds, sessionHours, unrenewedHours } from './rules/lifetime.ts';
import { findSession } from './repository.ts';
import { customerNamed } from './testing/customers.ts';
import { makeTokenBox } from './provider/tokens.ts';

const redirectUri = 'http://shop.test/check-login';

/** A provider with numbered refresh tokens: only the last one is valid. */
function numberedProvider() {
  const state = {
    last: 0,
    refreshes: 0,
    revoked: [] as string[],
    isAway: false,
    name: 'Aino',
    refusal: 'invalid_grant',
    provenFor: null as number | null,
    hasRefresh: true,
    padding: '',
  };
  const asked: CodeResponse[] = [];
  const granted = () => ({
    customer: customerNamed('aino', { firstName: state.name }),
    accessToken: `access-${state.last}${state.padding}`,
    refreshToken: state.hasRefresh ? `refresh-${state.last}${state.padding}` : '',
    expiresIn: 600,
    idToken: `id-${state.last}`,
  });
  const provider: IdentityProvider = {
    issuer: 'http://provider.test',
    async exchange(response) {
      asked.push(response);
      if (response.code !== 'good')
        throw errorOfStatus(400, 'The code is not good', 'login-refused');
      return { ...granted(), providerSession: 'of-this-device', provenFor: state.provenFor };
    },
    async refresh(refreshToken) {
      if (state.isAway) throw errorOfStatus(503, 'Not now', 'identity-provider-away');
      if (refreshToken !== `refresh-${state.last}${state.padding}`) {
        throw errorOfStatus(400, 'Not good', 'login-refused', { providerError: state.refusal });
      }
      state.last += 1;
      state.refreshes += 1;
      // Lets other requests run in between.
      await new Promise((resolve) => setTimeout(resolve, 2));
      return granted();
    },
    async ended(logoutToken) {
      if (!logoutToken.startsWith('good'))
        throw errorOfStatus(400, 'Not its own', 'login-untrusted');
      return { customerId: 'aino', providerSession: null };
    },
    async revoke(refreshToken) {
      state.revoked.push(refreshToken);
      if (state.isAway) throw errorOfStatus(503, 'Not now', 'identity-provider-away');
    },
  };
  return { provider, state, asked };
}

onOneDatabase('the calls of the session', (database) => {
  let world: ReturnType<typeof numberedProvider>;
  let now: Temporal.Instant;
  /** Seconds that pass each time the clock is read. */
  let pace: number;
  let tokens: ReturnType<typeof makeTokenBox>;
  /** Status of each response. */
  let statuses: number[];
  beforeEach(() => {
    [statuses, pace] = [[], 0];
    world = numberedProvider();
    now = Temporal.Instant.from('2026-11-24T10:00:00Z');
    tokens = makeTokenBox('a-secret-for-tests');
  });

  /** An instance of the API, as independent of the others as another process. */
  const instance = (db: Db = database().db): Connection => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    const { provider } = world;
    const clock = () => (now = now.add({ seconds: pace }));
    app.route('/', makeSessionApp({ db, provider, tokens, redirectUri, now: clock }));
    return {
      baseUrl: 'http://api.test',
      fetch: async (request) => {
        const response = await app.fetch(request);
        statuses.push(response.status);
        return response;
      },
      language: 'fi',
      correlationId: 'test-0001',
    };
  };
  const loggedIn = async () => {
    const { token, sIdEncryptedRefreshToken } = await client.logIn(instance(), { code: 'good' });
    return { authToken: token, jwe: sIdEncryptedRefreshToken };
  };
  const renewed = (authToken: string, refreshToken: string, isChanged = false) =>
    client.renewTokens({ ...instance(), authToken }, { refreshToken, isChanged });

  describe('logging in', () => {
    test('POST /v1/auth/login answers an auth token and the encrypted refresh token, and the customer is known (R207, R276, R279)', async () => {
      const { authToken, jwe } = await loggedIn();
      expect(authToken).toMatch(/^[\w-]{22,}$/);
      expect(await tokens.open('refresh', jwe)).toBe('refresh-0');
      expect(await client.customer({ ...instance(), authToken })).toEqual(customerNamed('aino'));
    });

    test('the access token just received comes with them', async () => {
      const { sIdEncryptedAccessToken: jwe } = await client.logIn(instance(), { code: 'good' });
      expect(await tokens.open('access', jwe)).toBe('access-0');
      expect(decodeProtectedHeader(jwe).exp).toBe(now.epochMilliseconds / 1000 + 600);
    });

    test('a provider that gives no refresh token makes a session of a day', async () => {
      world.state.hasRefresh = false;
      const { authToken, jwe } = await loggedIn();
      expect(jwe).toBe('');
      now = now.add({ seconds: unrenewedHours * 3600 - 1 });
      expect(await client.customer({ ...instance(), authToken })).not.toBeNull();
      now = now.add({ seconds: 1 });
      expect(await client.customer({ ...instance(), authToken })).toBeNull();
      await client.logOut(instance(), authToken);
      expect(world.state.revoked).toEqual([]);
    });

    test('code, verifier, nonce and issuer reach the provider; authInit may be left out (R276)', async () => {
      const reported = { codeVerifier: 'v'.repeat(43), nonce: 'n', issuer: 'http://provider.test' };
      await client.logIn(instance(), { code: 'good', ...reported });
      expect(world.asked).toEqual([{ code: 'good', redirectUri, ...reported }]);
    });

    test('a refused code is an error of its own (R276)', async () => {
      const failed = client.logIn(instance(), { code: 'bad' });
      await expect(failed).rejects.toMatchObject({ name: 'LoginRefused', code: 'login-refused' });
    });

    test('a session knows how long ago the customer proved who they are, by the provider’s word or because it was asked for', async () => {
      const provenAt = async (authToken: string) =>
        (await findSession(database().db, authToken, now))?.authenticatedAt;
      const begun = async (provenFor: number | null, authInit = 'login') => {
        world.state.provenFor = provenFor;
        const { token } = await client.logIn(instance(), { code: 'good', authInit });
        return provenAt(token);
      };
      const ago = (seconds: number) => now.epochMilliseconds - seconds * 1000;
      expect(await begun(90)).toBe(ago(90));
      expect(await begun(null)).toBeNull();
      expect(await begun(null, 'confirm')).toBe(ago(0));
      // The provider's `auth_time` wins over the requested action.
      expect(await begun(7200, 'confirm')).toBe(ago(7200));
    });

    test('shoppers come back to the shop only', async () => {
      const elsewhere = { code: 'good', redirectUri: 'https://evil.example/check-login' };
      const failed = client.logIn(instance(), elsewhere);
      await expect(failed).rejects.toMatchObject({ code: 'redirect-unknown' });
      expect(world.asked).toEqual([]);
    });
  });

  test('each call that succeeds answers 200 (R276, R277, R278, R279)', async () => {
    const { authToken, jwe } = await loggedIn();
    await renewed(authToken, jwe);
    await client.customer({ ...instance(), authToken });
    await client.logOut(instance(), authToken);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  describe('who asks', () => {
    test('GET /v2/customer answers 401 to who is not logged in, which is nobody to a page (R206, R220, R279)', async () => {
      expect(await client.customer(instance())).toBeNull();
      expect(await client.customer({ ...instance(), authToken: randomToken() })).toBeNull();
    });

    test('the encrypted tokens are no auth token', async () => {
      const { jwe } = await loggedIn();
      expect(await client.customer({ ...instance(), authToken: jwe })).toBeNull();
    });
  });

  describe('the encrypted access token', () => {
    const asked = (access: string | undefined, box = tokens) =>
      makeCustomerOfAccess({
        db: database().db,
        issuer: world.provider.issuer,
        tokens: box,
        now: () => now,
      })(access);
    const begun = () => client.logIn(instance(), { code: 'good' });

    test.each([
      ['whole', ''],
      ['as a digest, when it is too long for a cookie', 'x'.repeat(5000)],
    ])(
      'names the customer to other services, %s, and the renewed one after it (R302)',
      async (_, padding) => {
        world.state.padding = padding;
        const first = await begun();
        const found = { customerId: 'aino', customer: customerNamed('aino') };
        expect(await asked(first.sIdEncryptedAccessToken)).toEqual(found);
        const second = await renewed(first.token, first.sIdEncryptedRefreshToken);
        expect(await asked(second.sIdEncryptedAccessToken)).toEqual(found);
        expect(await asked(first.sIdEncryptedAccessToken)).toBeNull();
      },
    );

    test('names nobody when it is missing, changed, another token, expired, of another issuer or secret (R302)', async () => {
      const { sIdEncryptedAccessToken: access, sIdEncryptedRefreshToken, token } = await begun();
      const inMinutes = now.epochMilliseconds / 1000 + 600;
      const unknown = await tokens.seal('access', 'another', inMinutes);
      const others = [undefined, '', 'x', `${access}x`, access.slice(0, -1), token, unknown];
      for (const one of [...others, sIdEncryptedRefreshToken, 'a....b']) {
        expect([one, await asked(one)]).toEqual([one, null]);
      }
      expect(await asked(access, makeTokenBox('another-secret-for-tests'))).toBeNull();
      expect(await asked(access)).not.toBeNull();
      now = now.add({ seconds: 600 });
      expect(await asked(access)).toBeNull();
    });

    test('names nobody after logging out (R302)', async () => {
      const { sIdEncryptedAccessToken: access, token } = await begun();
      await client.logOut(instance(), token);
      expect(await asked(access)).toBeNull();
    });
  });

  describe('logging out', () => {
    test('POST /v1/auth/logout ends the session here and at the provider; again changes nothing (R212, R277)', async () => {
      const { authToken } = await loggedIn();
      await client.logOut(instance(), authToken);
      await client.logOut(instance(), authToken);
      expect(await client.customer({ ...instance(), authToken })).toBeNull();
      expect(world.state.revoked).toEqual(['refresh-0']);
    });

    test('it responds with the newest id token, by which the provider finds its session', async () => {
      const first = await loggedIn();
      expect(await client.logOut(instance(), first.authToken)).toEqual({ idTokenHint: 'id-0' });
      expect(await client.logOut(instance(), first.authToken)).toEqual({ idTokenHint: null });
      const second = await loggedIn();
      await renewed(second.authToken, second.jwe);
      expect(await client.logOut(instance(), second.authToken)).toEqual({ idTokenHint: 'id-1' });
    });

    test('one that the same customer’s next session replaces leaves what the provider granted to both', async () => {
      const [first, second] = [await loggedIn(), await loggedIn()];
      await client.logOut(instance(), first.authToken, second.authToken);
      expect(world.state.revoked).toEqual([]);
      expect(await client.customer({ ...instance(), authToken: first.authToken })).toBeNull();
      await client.logOut(instance(), second.authToken, randomToken());
      expect(world.state.revoked).toHaveLength(1);
    });

    test('it works while the provider is away', async () => {
      const { authToken } = await loggedIn();
      world.state.isAway = true;
      await client.logOut(instance(), authToken);
      expect(await client.customer({ ...instance(), authToken })).toBeNull();
    });
  });

  describe('the provider’s word that somebody is logged out', () => {
    const say = (token: string) =>
      instance().fetch(
        new Request('http://api.test/v1/auth/backchannel-logout', {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
        }),
      );

    test('ends their sessions at once, and none at a word that is not its own', async () => {
      const { authToken } = await loggedIn();
      const isIn = async () => (await client.customer({ ...instance(), authToken })) !== null;
      expect([(await say('a-bad-one-of-16-signs')).status, await isIn()]).toEqual([400, true]);
      const response = await say('good-one-of-16-signs');
      expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
      expect(await isIn()).toBe(false);
    });
  });

  describe('renewing', () => {
    test('POST /v1/customer/renewToken gives both tokens anew and reads the customer again (R215, R278)', async () => {
      const { authToken, jwe } = await loggedIn();
      world.state.name = 'Aino Maria';
      const pair = await renewed(authToken, jwe);
      expect(await tokens.open('access', pair.sIdEncryptedAccessToken)).toBe('access-1');
      expect(await tokens.open('refresh', pair.sIdEncryptedRefreshToken)).toBe('refresh-1');
      const customer = await client.customer({ ...instance(), authToken });
      expect(customer?.firstName).toBe('Aino Maria');
    });

    test('the access token shows its expiry without decryption, and nothing else', async () => {
      const { authToken, jwe } = await loggedIn();
      const { sIdEncryptedAccessToken } = await renewed(authToken, jwe);
      const { exp } = decodeProtectedHeader(sIdEncryptedAccessToken);
      expect(exp).toBe(now.epochMilliseconds / 1000 + 600);
      expect(sIdEncryptedAccessToken).not.toContain(btoa('access-1').replaceAll('=', ''));
    });

    test('the same token again gets the same answer for half a minute; later it ends the session, and no other (R278)', async () => {
      const [{ authToken, jwe }, other] = [await loggedIn(), await loggedIn()];
      const first = await renewed(authToken, jwe);
      now = now.add({ seconds: graceSeconds });
      expect(await renewed(authToken, jwe)).toEqual(first);
      now = now.add({ seconds: 1 });
      await expect(renewed(authToken, jwe)).rejects.toMatchObject({ code: 'token-unknown' });
      expect(world.state.refreshes).toBe(1);
      const customer = (token: string) => client.customer({ ...instance(), authToken: token });
      expect(await customer(authToken)).toBeNull();
      expect(await customer(other.authToken)).toMatchObject({ firstName: 'Aino' });
      expect(world.state.revoked).toEqual(['refresh-1']);
    });

    test('tokens too long for a cookie stay with the shop; the browser keeps what stands for them (R205, R278)', async () => {
      world.state.padding = 'x'.repeat(12_000);
      const { authToken, jwe } = await loggedIn();
      const first = await renewed(authToken, jwe);
      const second = await renewed(authToken, first.sIdEncryptedRefreshToken);
      expect(world.state.refreshes).toBe(2);
      expect(decodeProtectedHeader(second.sIdEncryptedAccessToken).exp).toBeTypeOf('number');
      for (const one of [jwe, ...Object.values(first), ...Object.values(second)]) {
        expect(one.length).toBeLessThan(3800);
        expect(one).not.toContain(btoa('xxxxxxxxx'));
      }
      const other = await loggedIn();
      const stolen = renewed(other.authToken, second.sIdEncryptedRefreshToken);
      await expect(stolen).rejects.toMatchObject({ code: 'token-unknown' });
      await client.logOut(instance(), authToken);
      expect(world.state.revoked).toEqual([`refresh-2${world.state.padding}`]);
    });

    test('a record that was changed since is read all the same (R227, R278)', async () => {
      const { authToken, jwe } = await loggedIn();
      const first = await renewed(authToken, jwe);
      world.state.name = 'Aino Maria';
      const second = await renewed(authToken, jwe, true);
      expect(second).not.toEqual(first);
      const customer = await client.customer({ ...instance(), authToken });
      expect(customer?.firstName).toBe('Aino Maria');
      expect(await renewed(authToken, jwe)).toEqual(second);
      now = now.add({ seconds: graceSeconds + 1 });
      await expect(renewed(authToken, jwe, true)).rejects.toMatchObject({ code: 'token-unknown' });
    });

    test('without session it is 401; a token of another session, of another kind or made up is 400 (R278)', async () => {
      const [mine, other] = [await loggedIn(), await loggedIn()];
      const { sIdEncryptedAccessToken } = await renewed(mine.authToken, mine.jwe);
      await expect(renewed(randomToken(), mine.jwe)).rejects.toMatchObject({ status: 401 });
      for (const wrong of [other.jwe, sIdEncryptedAccessToken, `${other.jwe}x`, 'x'.repeat(20)]) {
        await expect(renewed(mine.authToken, wrong)).rejects.toMatchObject({ status: 400 });
      }
    });

    test('what the provider refuses is refused; while it is away the token stays good (R278)', async () => {
      const { authToken, jwe } = await loggedIn();
      world.state.isAway = true;
      await expect(renewed(authToken, jwe)).rejects.toMatchObject({ status: 503 });
      world.state.isAway = false;
      world.state.last = 5;
      world.state.refusal = 'invalid_client';
      await expect(renewed(authToken, jwe)).rejects.toMatchObject({ status: 400 });
      world.state.last = 0;
      await expect(renewed(authToken, jwe)).resolves.toBeDefined();
    });

    test('a token the provider has ended ends the session, on every device that has it (R278)', async () => {
      const [ended, other] = [await loggedIn(), await loggedIn()];
      world.state.last = 5;
      await expect(renewed(ended.authToken, ended.jwe)).rejects.toMatchObject({ status: 400 });
      expect(await client.customer({ ...instance(), authToken: ended.authToken })).toBeNull();
      expect(await client.customer({ ...instance(), authToken: other.authToken })).not.toBeNull();
    });

    test('a process that died while renewing is waited for no longer than it may take', async () => {
      const { authToken, jwe } = await loggedIn();
      const until = String(now.subtract({ seconds: 1 }));
      await database().db.execute(sql`update session.session set renewing_until = ${until}`);
      await expect(renewed(authToken, jwe)).resolves.toBeDefined();
    });

    test('a session that others renew for longer is waited for twenty seconds', async () => {
      const { authToken, jwe } = await loggedIn();
      const until = String(now.add({ hours: 1 }));
      await database().db.execute(sql`update session.session set renewing_until = ${until}`);
      const began = now;
      pace = 5;
      const waiting = renewed(authToken, jwe);
      await expect(waiting).rejects.toMatchObject({ code: 'renewal-pending' });
      // The clock is read once before the waiting begins.
      expect(began.until(now).total('seconds')).toBe(pace + 20);
      expect(world.state.refreshes).toBe(0);
    });

    test('two tabs that renew again and again at two instances lose no session, and each round asks the provider once', async () => {
      const { authToken, jwe } = await loggedIn();
      const instances = [instance(), instance()];
      const all = rounds(database(), 200);
      let current = jwe;
      for (let round = 0; round < all; round += 1) {
        const both = instances.map((one) =>
          client.renewTokens({ ...one, authToken }, { refreshToken: current }),
        );
        const [left, right] = await Promise.all(both);
        expect(left).toEqual(right);
        current = left?.sIdEncryptedRefreshToken ?? '';
        now = now.add({ seconds: 1 });
      }
      expect(world.state.refreshes).toBe(all);
      expect(await client.customer({ ...instance(), authToken })).not.toBeNull();
    });

    test('the refresh token shows the end of the session without decryption, also after a renewal (R205)', async () => {
      const { authToken, jwe } = await loggedIn();
      const end = now.epochMilliseconds / 1000 + sessionHours * 3600;
      now = now.add({ hours: 1 });
      const { sIdEncryptedRefreshToken } = await renewed(authToken, jwe);
      const ends = [jwe, sIdEncryptedRefreshToken].map((one) => decodeProtectedHeader(one).exp);
      expect(ends).toEqual([end, end]);
    });

    test('a renewed session still ends a month after login', async () => {
      const { authToken, jwe } = await loggedIn();
      let current = jwe;
      for (let day = 0; day < sessionHours / 24; day += 1) {
        current = (await renewed(authToken, current)).sIdEncryptedRefreshToken;
        now = now.add({ hours: 24 });
      }
      expect(await client.customer({ ...instance(), authToken })).toBeNull();
    });
  });

  test('the database holds no token of the provider that could be read (R204, R205)', async () => {
    const { authToken, jwe } = await loggedIn();
    await renewed(authToken, jwe);
    const rows = await readRows(
      database().db,
      sql`select session::text from session.session`,
      z.object({ session: z.string() }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/access-\d|refresh-\d/);
  });
});

describe('the encrypted tokens', () => {
  const box = makeTokenBox('first-secret-of-all');

  test('are opened for their purpose only (R205)', async () => {
    const sealed = await box.seal('access', 'the token', 1);
    expect(await box.open('access', sealed)).toBe('the token');
    await expect(box.open('refresh', sealed)).rejects.toMatchObject({ code: 'token-unknown' });
  });

  test('cannot be changed, nor be made by others', async () => {
    const sealed = await box.seal('access', 'the token', 1);
    const parts = sealed.split('.');
    const header = btoa(JSON.stringify({ ...decodeProtectedHeader(sealed), typ: 'refresh' }));
    const forged = [
      [header.replaceAll('=', ''), ...parts.slice(1)].join('.'),
      ...parts.map((part, at) => parts.with(at, `${part}A`).join('.')),
      await makeTokenBox('another-secret-here').seal('access', 'the token', 1),
      '',
      'a.b.c.d.e',
    ];
    for (const one of forged) {
      await expect(box.open('refresh', one)).rejects.toMatchObject({ code: 'token-unknown' });
      await expect(box.open('access', one)).rejects.toMatchObject({ code: 'token-unknown' });
    }
  });

  test('of a secret that was replaced are opened while the list still has it', async () => {
    const sealed = await box.seal('access', 'the token', 1);
    const rotated = makeTokenBox('second-secret-now, first-secret-of-all');
    expect(await rotated.open('access', sealed)).toBe('the token');
    const fresh = await rotated.seal('access', 'the token', 1);
    await expect(box.open('access', fresh)).rejects.toMatchObject({ status: 400 });
  });

  test('say which algorithm made them, and no other is accepted', async () => {
    const sealed = await box.seal('access', 'the token', 1);
    expect(decodeProtectedHeader(sealed)).toMatchObject({ alg: 'dir', enc: 'A256GCM' });
    await expect(compactDecrypt(sealed, new Uint8Array(32))).rejects.toThrow('decryption');
  });
});
