import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  randomPKCECodeVerifier,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { discoverer } from './discovery.ts';
import { customerNamed } from '../testing/customers.ts';
import { makeProvider, type CodeResponse } from './provider.ts';
import { client, startProvider, visitProvider, type OtherProvider } from '../testing/provider.ts';

const redirectUri = 'http://shop.test/check-login';
const now = () => Temporal.Now.instant();
const known = customerNamed('person-1');

let other: OtherProvider;
beforeAll(async () => {
  other = await startProvider(redirectUri, 'http://shop.test/check-logout');
});
afterAll(() => other.stop());
beforeEach(() => {
  other.failsWith = undefined;
});

const addressOf = (more: object = {}) => ({
  issuer: other.issuer,
  ...client,
  fetch: (request: Request) => fetch(request),
  now,
  ...more,
});

async function codeFrom(): Promise<CodeResponse> {
  const codeVerifier = randomPKCECodeVerifier();
  const nonce = crypto.randomUUID();
  const url = buildAuthorizationUrl(await discoverer(addressOf())(), {
    redirect_uri: redirectUri,
    scope: 'openid profile sok-api',
    state: 'state',
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  const back = (await visitProvider(url.href)).searchParams;
  const issuer = back.get('iss') ?? undefined;
  return { code: back.get('code') ?? '', redirectUri, codeVerifier, nonce, issuer };
}

test('any OpenID provider serves: a code becomes the customer and tokens', async () => {
  const provider = makeProvider(addressOf());
  const granted = await provider.exchange(await codeFrom());
  expect(granted.customer).toMatchObject({
    firstName: 'Elias',
    lastName: 'Muualta',
    sId: 'person-1',
  });
  expect(granted).toMatchObject({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: expect.any(Number),
  });
});

test('a code is good once, for who has its verifier and expects its nonce, from its provider', async () => {
  const provider = makeProvider(addressOf());
  const used = await codeFrom();
  await provider.exchange(used);
  const refused = { name: 'InvalidInput', code: 'login-refused' };
  const untrusted = { name: 'InvalidInput', code: 'login-untrusted' };
  await expect(provider.exchange(used)).rejects.toMatchObject(refused);
  const otherVerifier = { ...(await codeFrom()), codeVerifier: randomPKCECodeVerifier() };
  await expect(provider.exchange(otherVerifier)).rejects.toMatchObject(refused);
  const otherNonce = { ...(await codeFrom()), nonce: 'another' };
  await expect(provider.exchange(otherNonce)).rejects.toMatchObject(untrusted);
  const otherIssuer = { ...(await codeFrom()), issuer: 'https://evil.example' };
  await expect(provider.exchange(otherIssuer)).rejects.toMatchObject(untrusted);
});

test('new keys of the provider are taken up, for codes and for refresh tokens from before', async () => {
  const provider = makeProvider(addressOf());
  const before = await provider.exchange(await codeFrom());
  await other.rotateKeys();
  await expect(provider.exchange(await codeFrom())).resolves.toBeDefined();
  await other.rotateKeys();
  await expect(provider.refresh(before.refreshToken, known)).resolves.toBeDefined();
});

test('a token that another key signed is refused', async () => {
  const [impostor, response] = [await startProvider(redirectUri, redirectUri), await codeFrom()];
  const provider = makeProvider(
    addressOf({
      fetch: (request: Request) => {
        const url = request.url.replace(other.issuer, impostor.issuer);
        return fetch(request.url.endsWith('/jwks') ? url : request);
      },
    }),
  );
  await expect(provider.exchange(response)).rejects.toMatchObject({ code: 'login-untrusted' });
  await impostor.stop();
});

test('an access token that is another customer’s than the ID token is refused', async () => {
  const exchanging = async (request: Request) => {
    const response = await fetch(request);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    const said = (await response.json()) as Record<string, unknown>;
    const isUserinfo = 'sub' in said && !('issuer' in said);
    return Response.json(isUserinfo ? { ...said, sub: 'another' } : said, response);
  };
  const provider = makeProvider(addressOf({ fetch: exchanging }));
  await expect(provider.exchange(await codeFrom())).rejects.toMatchObject({
    code: 'login-untrusted',
  });
});

test('refreshing gives new tokens and reads the customer anew', async () => {
  const provider = makeProvider(addressOf());
  const { refreshToken } = await provider.exchange(await codeFrom());
  other.person['given_name'] = 'Eelis';
  const again = await provider.refresh(refreshToken, known);
  expect(again.customer.firstName).toBe('Eelis');
  expect(again.refreshToken).not.toBe(refreshToken);
  await expect(provider.refresh('nonsense', known)).rejects.toMatchObject({ status: 400 });
});

test('after revoking, the refresh token is good for nothing', async () => {
  const provider = makeProvider(addressOf());
  const { refreshToken } = await provider.exchange(await codeFrom());
  await provider.revoke(refreshToken);
  await expect(provider.refresh(refreshToken, known)).rejects.toMatchObject({ status: 400 });
});

test('a provider that is away, or in trouble, is said so; it is asked again the next time', async () => {
  const away = { name: 'ApiCallFailed', status: 503, code: 'identity-provider-away' };
  const provider = makeProvider(addressOf());
  other.failsWith = 500;
  await expect(provider.refresh('any', known)).rejects.toMatchObject(away);
  other.failsWith = undefined;
  const response = await codeFrom();
  other.failsWith = 502;
  await expect(provider.exchange(response)).rejects.toMatchObject(away);
  other.failsWith = undefined;
  await expect(provider.exchange(response)).resolves.toBeDefined();
});

test('what the provider says of itself is kept for ten minutes, and longer while it is away', async () => {
  let time = now();
  const find = discoverer(addressOf({ now: () => time }));
  const asked = () => other.calls.filter((call) => call.endsWith('/openid-configuration')).length;
  const before = asked();
  await Promise.all([find(), find()]);
  await find();
  expect(asked() - before).toBe(1);
  time = time.add({ minutes: 11 });
  other.failsWith = 500;
  expect((await find()).serverMetadata().issuer).toBe(other.issuer);
  expect(asked() - before).toBe(2);
});

test('a provider that names another issuer is not believed', async () => {
  const mixedUp = discoverer(addressOf({ issuer: other.issuer.replace('127.0.0.1', 'localhost') }));
  await expect(mixedUp()).rejects.toThrow('issuer');
});
