/** Logins that an attacker starts, finishes or replays (RFC 9700). */
import { CompactEncrypt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aino, onni } from './testing/customers.ts';
import { call, exchange, logIn, passLogin, startLogin, visitorOf } from './testing/login.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

/** A login up to the code, which nobody has used yet. */
async function freshCode(who = aino) {
  const started = startLogin();
  const back = await passLogin(visitorOf(target), started, who);
  return { started, back, code: back.get('code') ?? '' };
}

const tryCode = (json: object) => call(target, '/v1/auth/login', json);

test('a login as it should be: the code is worth one session, of whoever logged in', async () => {
  const { started, back, code } = await freshCode();
  expect(back.get('state')).toBe(started.state);
  expect(back.get('iss')).toBe(`${publicUrl}/identity`);
  const response = await tryCode(exchange(code, started));
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  const customer = await call(target, '/v2/customer', undefined, token);
  expect(await customer.json()).toMatchObject({ email: aino.email });
});

test('a code is worth nothing the second time, and takes the first one’s tokens with it', async () => {
  const { started, code } = await freshCode();
  const first = (await (await tryCode(exchange(code, started))).json()) as Awaited<
    ReturnType<typeof logIn>
  >;
  expect((await tryCode(exchange(code, started))).status).toBe(400);
  const refreshToken = first.sIdEncryptedRefreshToken;
  const renewed = await call(target, '/v1/customer/renewToken', { refreshToken }, first.token);
  expect(renewed.status).toBe(400);
});

type Given = Partial<ReturnType<typeof exchange>>;

const without = (given: Given, name: keyof Given): Given => ({ ...given, [name]: undefined });

test.each<[string, (given: Given) => Given]>([
  ['another PKCE verifier', (given) => ({ ...given, codeVerifier: startLogin().codeVerifier })],
  ['no PKCE verifier', (given) => without(given, 'codeVerifier')],
  ['another nonce', (given) => ({ ...given, nonce: 'of-another-login' })],
  ['no nonce', (given) => without(given, 'nonce')],
  ['another issuer', (given) => ({ ...given, issuer: 'https://evil.example' })],
  ['another redirect', (given) => ({ ...given, redirectUri: 'https://evil.example/check-login' })],
  ['a redirect beside it', (given) => ({ ...given, redirectUri: `${publicUrl}/check-login/x` })],
  ['a made-up code', (given) => ({ ...given, code: 'A'.repeat(43) })],
])('a stolen code is worth nothing with %s', async (_, change) => {
  const { started, code } = await freshCode();
  const response = await tryCode(change(exchange(code, started)));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/"token"/);
});

test.each([
  'https://evil.example/check-login',
  `${publicUrl}/check-login/../evil`,
  `${publicUrl}/check-login?x=1`,
  `${publicUrl}/check-login#x`,
  `${publicUrl}.evil.example/check-login`,
  `${publicUrl}@evil.example/check-login`,
  `${publicUrl}:80@evil.example/check-login`,
  'javascript:alert(1)',
  '//evil.example/check-login',
  '/check-login',
  `${publicUrl}/CHECK-LOGIN`,
  `https://shop.test/check-login`,
])(
  'the provider redirects nobody to an address that is not registered: %s',
  async (redirect_uri) => {
    const response = await visitorOf(target).send(startLogin({ redirect_uri }).url);
    expect([response.status, response.location]).toEqual([400, null]);
    expect(response.text).not.toContain('code=');
  },
);

test.each([
  ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['with plain PKCE', { code_challenge_method: 'plain' }],
  ['for a token in the address', { response_type: 'token' }],
  ['for an id token in the address', { response_type: 'id_token' }],
  ['for a code and a token', { response_type: 'code token' }],
  ['in the name of a client nobody knows', { client_id: 'evil' }],
])('a request %s is refused before anybody logs in', async (_, change) => {
  const response = await visitorOf(target).send(startLogin(change).url);
  // The error is shown on the provider's own page, or sent to the shop.
  const back = new URL(response.location ?? `${publicUrl}/?error=${response.status}`);
  const reported = new URLSearchParams(`${back.search.slice(1)}&${back.hash.slice(1)}`);
  expect([back.origin, reported.has('error')]).toEqual([publicUrl, true]);
  expect(reported.get('error')).not.toBe('200');
  const given = ['code', 'access_token', 'id_token'].filter((name) => reported.has(name));
  expect(given).toEqual([]);
});

test('the token call wants the client’s secret, and gives tokens for no password or client', async () => {
  const send = (body: Record<string, string>, secret = 'wrong-secret-wrong') =>
    target.send('/identity/token', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${btoa(`aitta-shop:${secret}`)}`,
      },
      body: String(new URLSearchParams(body)),
    });
  const { code, started } = await freshCode();
  const redirect_uri = `${publicUrl}/check-login`;
  const given = { grant_type: 'authorization_code', code, redirect_uri };
  const stolen = await send({ ...given, code_verifier: started.codeVerifier });
  expect(stolen.status).toBe(401);
  const own = 'local-openid-client-secret';
  for (const grant_type of ['password', 'client_credentials', 'implicit']) {
    const response = await send({ grant_type, username: aino.email, password: aino.password }, own);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('access_token');
  }
});

test('a login page of another browser takes no password, and its resume leads nowhere', async () => {
  const victim = visitorOf(target);
  const page = await victim.follow(startLogin().url);
  const thief = visitorOf(target);
  expect((await thief.send(page.address)).status).toBe(400);
  const resume = page.address.replace('/interaction/', '/authorize/').split('?')[0] ?? '';
  const resumed = await thief.send(resume);
  expect(resumed.location ?? '').not.toContain('code=');
  expect(resumed.status).toBeGreaterThanOrEqual(400);
});

test('logging in gives the provider’s session a new id: one set beforehand is worth nothing', async () => {
  const attacker = visitorOf(target);
  await attacker.follow(startLogin().url);
  const planted = new Map(attacker.cookies);
  const victim = visitorOf(target);
  for (const [name, value] of planted) victim.cookies.set(name, value);
  await passLogin(victim, startLogin(), aino);
  const { cookies } = attacker;
  for (const [name, value] of planted) cookies.set(name, value);
  const silent = await attacker.send(startLogin({ prompt: 'none' }).url);
  expect(new URL(silent.location ?? publicUrl).searchParams.get('error')).toBe('login_required');
});

test('a session’s refresh token is no good with another’s auth token, and none is good for nobody', async () => {
  const [hers, his] = [await logIn(target, aino), await logIn(target, onni)];
  const renew = (refreshToken: string, token?: string) =>
    call(target, '/v1/customer/renewToken', { refreshToken }, token);
  expect((await renew(hers.sIdEncryptedRefreshToken, his.token)).status).toBe(400);
  expect((await renew(hers.sIdEncryptedRefreshToken)).status).toBe(401);
  expect((await renew(hers.sIdEncryptedRefreshToken, 'x'.repeat(22))).status).toBe(401);
  expect((await renew(hers.sIdEncryptedRefreshToken, hers.token)).status).toBe(200);
});

test('after logging out neither the auth token nor the encrypted ones open anything', async () => {
  const { token, sIdEncryptedRefreshToken: refreshToken } = await logIn(target);
  const renewed = await call(target, '/v1/customer/renewToken', { refreshToken }, token);
  const { sIdEncryptedRefreshToken: newer } = (await renewed.json()) as Record<string, string>;
  expect((await call(target, '/v1/auth/logout', { authToken: token })).status).toBe(200);
  expect((await call(target, '/v2/customer', undefined, token)).status).toBe(401);
  const other = await logIn(target);
  for (const old of [refreshToken, newer]) {
    for (const by of [token, other.token]) {
      const response = await call(target, '/v1/customer/renewToken', { refreshToken: old }, by);
      expect([400, 401]).toContain(response.status);
    }
  }
});

test('an encrypted token with one letter changed, another key or another algorithm is refused', async () => {
  const { token, sIdEncryptedRefreshToken: good } = await logIn(target);
  const parts = good.split('.');
  const flipped = parts.flatMap((part, at) => {
    if (part === '') return [];
    const middle = Math.floor(part.length / 2);
    const letter = part[middle] === 'A' ? 'B' : 'A';
    const changed = part.slice(0, middle) + letter + part.slice(middle + 1);
    return [parts.with(at, changed).join('.'), parts.with(at, '').join('.')];
  });
  const header = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString()) as Record<
    string,
    string
  >;
  const sealed = (more: object, key = new Uint8Array(32)) =>
    new CompactEncrypt(new TextEncoder().encode('a-refresh-token'))
      .setProtectedHeader({ ...header, alg: 'dir', enc: 'A256GCM', ...more })
      .encrypt(key);
  const head = (more: object) =>
    Buffer.from(JSON.stringify({ ...header, ...more })).toString('base64url');
  const forged = [
    ...flipped,
    await sealed({}),
    await sealed({ enc: 'A128CBC-HS256' }),
    await sealed({ alg: 'PBES2-HS256+A128KW', p2c: 2_000_000 }).catch(() =>
      parts.with(0, head({ alg: 'PBES2-HS256+A128KW', p2c: 2_000_000 })).join('.'),
    ),
    parts.with(0, head({ alg: 'none' })).join('.'),
    parts.with(0, head({ typ: 'access' })).join('.'),
    parts.with(0, head({ zip: 'DEF' })).join('.'),
    parts.with(0, head({ kid: '../../etc' })).join('.'),
    parts.with(0, head({ exp: 9_999_999_999 })).join('.'),
    new UnsecuredJWT({ sub: 'aino' }).encode(),
    parts.slice(0, 3).join('.'),
    `${good}.${good}`,
  ];
  const renew = async (refreshToken: string) =>
    (await call(target, '/v1/customer/renewToken', { refreshToken }, token)).status;
  const taken: string[] = [];
  for (const one of forged) if ((await renew(one)) !== 400) taken.push(one);
  expect(taken).toEqual([]);
  expect(await renew(good)).toBe(200);
});

test('an encrypted access token renews nothing, and neither encrypted token is an auth token', async () => {
  const { token, sIdEncryptedRefreshToken: refreshToken } = await logIn(target);
  const renewed = await call(target, '/v1/customer/renewToken', { refreshToken }, token);
  const tokens = (await renewed.json()) as Record<string, string>;
  const access = tokens['sIdEncryptedAccessToken'] ?? '';
  expect(access.split('.')).toHaveLength(5);
  const again = await call(target, '/v1/customer/renewToken', { refreshToken: access }, token);
  expect(again.status).toBe(400);
  for (const one of Object.values(tokens)) {
    expect((await call(target, '/v2/customer', undefined, one)).status).toBe(401);
    const profile = await target.send('/identity/userinfo', {
      headers: { authorization: `Bearer ${one}` },
    });
    expect(profile.status).toBe(401);
  }
});

test('no password, code, verifier or token is in any line of the log', async () => {
  const { started, code } = await freshCode();
  const response = await tryCode(exchange(code, started));
  const { token, sIdEncryptedRefreshToken: refreshToken } = (await response.json()) as Record<
    string,
    string
  >;
  const renewed = await call(target, '/v1/customer/renewToken', { refreshToken }, token);
  const tokens = Object.values((await renewed.json()) as Record<string, string>);
  await call(target, `/v2/customer?authToken=${token}`, undefined, token);
  await call(target, '/v1/customer/renewToken', { refreshToken: `${refreshToken}x` }, token);
  await call(target, '/v1/auth/logout', { authToken: token });
  const secrets = [aino.password, code, started.codeVerifier, token, refreshToken, ...tokens];
  expect(target.log()).toContain('a customer logged in');
  expect(secrets.every((secret) => secret && secret.length > 8)).toBe(true);
  const log = target.log();
  expect(secrets.filter((secret) => log.includes(secret ?? ''))).toEqual([]);
});
