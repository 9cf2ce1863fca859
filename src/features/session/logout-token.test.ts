import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeProvider, type IdentityProvider } from './provider/provider.ts';

const issuer = 'https://provider.example';
const event = 'http://schemas.openid.net/event/backchannel-logout';
let provider: IdentityProvider;
let sign: (claims: JWTPayload, age?: number) => Promise<string>;
let forge: typeof sign;

beforeAll(async () => {
  const [own, others] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const signing =
    (key: CryptoKey) =>
    async (claims: JWTPayload, age = 0) =>
      new SignJWT({ iss: issuer, aud: 'shop', jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'logout+jwt' })
        .setIssuedAt(Math.floor(Date.now() / 1000) - age)
        .sign(key);
  [sign, forge] = [signing(own.privateKey), signing(others.privateKey)];
  const discovered = { issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint: `${issuer}/a` };
  provider = makeProvider({
    issuer,
    clientId: 'shop',
    clientSecret: 'a-secret-of-the-shop',
    now: () => Temporal.Now.instant(),
    fetch: async ({ url }) =>
      Response.json(url.endsWith('/jwks') ? { keys: [jwk] } : { ...discovered }),
  });
});

const right = { sub: 'aino', sid: 'session-1', events: { [event]: {} } };
const untrusted = { status: 400, code: 'login-untrusted' };

test.each([
  ['a customer and a session', right, { customerId: 'aino', providerSession: 'session-1' }],
  ['a customer', { ...right, sid: undefined }, { customerId: 'aino', providerSession: null }],
  ['a session', { ...right, sub: undefined }, { customerId: null, providerSession: 'session-1' }],
])('a logout token names %s', async (_, claims, ended) => {
  expect(await provider.ended(await sign(claims))).toEqual(ended);
});

test.each(['a', 'x'.repeat(300)])('it may name a customer as short or long as %s', async (sub) => {
  const ended = await provider.ended(await sign({ ...right, sub }));
  expect(ended.customerId).toBe(sub);
});

test('it is good for ten minutes, and half a minute for clocks that differ', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await provider.ended(await sign(right, 630))).toMatchObject({ customerId: 'aino' });
  await expect(provider.ended(await sign(right, 631))).rejects.toMatchObject(untrusted);
  expect(await provider.ended(await sign(right, -30))).toMatchObject({ customerId: 'aino' });
  await expect(provider.ended(await sign(right, -31))).rejects.toMatchObject(untrusted);
});

test.each<[string, JWTPayload]>([
  ['for another shop', { ...right, aud: 'another' }],
  ['of another provider', { ...right, iss: 'https://evil.example' }],
  ['that names nobody', { events: right.events }],
  ['that names nothing', { ...right, sub: '' }],
  ['with a name too long', { ...right, sub: 'x'.repeat(301) }],
  ['without the event', { sub: 'aino' }],
  ['of another event', { ...right, events: { other: {} } }],
  ['that is an id token', { ...right, nonce: 'of-a-login' }],
])('a token %s ends nothing', async (_, claims) => {
  await expect(provider.ended(await sign(claims))).rejects.toMatchObject(untrusted);
});

test('nor does an old one, one that another key signed, or one that nobody did', async () => {
  const unsigned = new UnsecuredJWT({ ...right, iss: issuer, aud: 'shop' }).encode();
  for (const token of [await sign(right, 1200), await forge(right), unsigned, 'no token at all']) {
    await expect(provider.ended(token)).rejects.toMatchObject(untrusted);
  }
});
