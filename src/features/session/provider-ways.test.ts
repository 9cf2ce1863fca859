import { exportJWK, generateKeyPair, decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { afterEach, expect, test } from 'vitest';
import type { ProviderAddress } from './provider/discovery.ts';
import { makeLinks } from './provider/links.ts';
import { makeProvider, type CodeResponse } from './provider/provider.ts';
import { customerNamed } from './testing/customers.ts';
import {
  byTheBook,
  client,
  startProvider,
  visitProvider,
  type OtherProvider,
  type Ways,
} from './testing/provider.ts';

const redirectUri = 'http://shop.test/check-login';
const postLogoutUri = 'http://shop.test/check-logout';
const known = customerNamed('person-1');

let other: OtherProvider;
afterEach(() => other.stop());
const open = async (ways: Ways = {}) => {
  other = await startProvider(redirectUri, postLogoutUri, ways);
};

const address = (): ProviderAddress => ({
  issuer: other.issuer,
  ...client,
  fetch: (request) => fetch(request),
  now: () => Temporal.Now.instant(),
});

/** A shopper's login at the provider, with the scopes the shop is configured to request. */
async function codeFor(scope?: string): Promise<CodeResponse> {
  const nonce = crypto.randomUUID();
  const links = makeLinks({
    address: address(),
    redirectUri,
    postLogoutUri,
    profileUrl: undefined,
    bonusCardUrl: undefined,
    scope,
    acrValues: { login: undefined, register: undefined },
  });
  const request = { action: 'login' as const, state: 'state', nonce, language: 'fi' };
  const { url, codeVerifier } = await links.login(request);
  const back = (await visitProvider(url)).searchParams;
  const issuer = back.get('iss') ?? undefined;
  return { code: back.get('code') ?? '', redirectUri, codeVerifier, nonce, issuer };
}

test('a standard provider sends e-mail, phone and address when their scopes are requested', async () => {
  await open(byTheBook);
  Object.assign(other.person, {
    email: 'elias@koti.example',
    phone_number: '+358401234567',
    phone_number_verified: true,
    address: { street_address: 'Metsätie 4', postal_code: '33100', locality: 'Tampere' },
  });
  const provider = makeProvider(address());
  const { customer } = await provider.exchange(await codeFor('openid profile email phone address'));
  expect(customer).toMatchObject({
    firstName: 'Elias',
    email: 'elias@koti.example',
    phoneVerified: true,
    addresses: [{ streetAddress: 'Metsätie 4', city: 'Tampere', phone: '+358401234567' }],
  });
});

test('a provider by the book gives a refresh token to who asks for offline_access, and to nobody else', async () => {
  await open(byTheBook);
  const provider = makeProvider(address());
  expect(await provider.exchange(await codeFor('openid profile'))).toMatchObject({
    refreshToken: '',
  });
  const { refreshToken } = await provider.exchange(await codeFor('openid offline_access'));
  await expect(provider.refresh(refreshToken, known)).resolves.toMatchObject({
    accessToken: expect.any(String),
  });
});

test.each(['/o/shop/', '/realms/kauppa'])('an issuer may have a path: %s', async (path) => {
  await open({ path });
  const provider = makeProvider(address());
  const granted = await provider.exchange(await codeFor());
  expect(granted.customer.firstName).toBe('Elias');
  await expect(provider.refresh(granted.refreshToken, known)).resolves.toBeDefined();
});

test('a provider without userinfo sends all claims in its id token', async () => {
  await open({
    configuration: {
      conformIdTokenClaims: false,
      features: { userinfo: { enabled: false }, devInteractions: { enabled: false } },
    },
  });
  const provider = makeProvider(address());
  const granted = await provider.exchange(await codeFor());
  expect(granted.customer).toMatchObject({ firstName: 'Elias', sId: 'person-1' });
  other.person['given_name'] = 'Eelis';
  const again = await provider.refresh(granted.refreshToken, granted.customer);
  expect(again.customer.firstName).toBe('Eelis');
});

test.each(['RS256', 'PS256', 'Ed25519'])(
  'a provider that signs with %s from now on is believed at once, for codes and refresh tokens',
  async (algorithm) => {
    await open();
    const provider = makeProvider(address());
    const before = await provider.exchange(await codeFor());
    await other.rotateKeys(algorithm);
    await expect(provider.exchange(await codeFor())).resolves.toBeDefined();
    await expect(provider.refresh(before.refreshToken, known)).resolves.toBeDefined();
  },
);

test('a provider that takes the secret in the body alone gets it there', async () => {
  await open();
  other.discovery = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
  const headers: (string | null)[] = [];
  const provider = makeProvider({
    ...address(),
    async fetch(request) {
      if (!request.url.endsWith('/token')) return fetch(request);
      headers.push(request.headers.get('authorization'));
      expect(new URLSearchParams(await request.clone().text()).get('client_secret')).toBe(
        client.clientSecret,
      );
      return fetch(request);
    },
  });
  await provider.exchange(await codeFor()).catch(() => null);
  expect(headers).toEqual([null]);
});

/** The provider's tokens with other claims, signed by a key that it seems to publish. */
async function resigned(change: (claims: JWTPayload) => JWTPayload): Promise<ProviderAddress> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'other', alg: 'ES256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    new SignJWT(change(claims)).setProtectedHeader({ alg: 'ES256', kid: 'other' }).sign(privateKey);
  return {
    ...address(),
    async fetch(request) {
      if (request.url.endsWith('/jwks')) return Response.json({ keys: [key] });
      const response = await fetch(request);
      if (!request.url.endsWith('/token') || !response.ok) return response;
      const reported = (await response.json()) as { id_token: string };
      return Response.json({ ...reported, id_token: await sign(decodeJwt(reported.id_token)) });
    },
  };
}

const ahead = (seconds: number) => (claims: JWTPayload) => {
  const issued = (claims.iat ?? 0) + seconds;
  return { ...claims, iat: issued, nbf: issued, exp: issued + 600 };
};

test.each([1, 5, 20])(
  'a provider whose clock is %i seconds ahead logs customers in',
  async (seconds) => {
    await open();
    const provider = makeProvider(await resigned(ahead(seconds)));
    await expect(provider.exchange(await codeFor())).resolves.toBeDefined();
  },
);

test('an id token dated minutes ahead is refused, and the error names the wrong claim', async () => {
  await open();
  const provider = makeProvider(await resigned(ahead(300)));
  await expect(provider.exchange(await codeFor())).rejects.toMatchObject({
    code: 'login-untrusted',
    details: { providerErrorDescription: expect.stringContaining('nbf') },
  });
});

test('new tokens of somebody else are refused, also where there is no userinfo to ask', async () => {
  await open();
  const mine = await makeProvider(address()).exchange(await codeFor());
  other.discovery = { userinfo_endpoint: undefined };
  const provider = makeProvider(await resigned((claims) => ({ ...claims, sub: 'somebody-else' })));
  await expect(provider.refresh(mine.refreshToken, known)).rejects.toMatchObject({
    code: 'login-untrusted',
  });
});

test('a record stays where new tokens come without anything to read', async () => {
  await open();
  const mine = await makeProvider(address()).exchange(await codeFor());
  other.discovery = { userinfo_endpoint: undefined };
  const provider = makeProvider({
    ...address(),
    async fetch(request) {
      const response = await fetch(request);
      if (!request.url.endsWith('/token')) return response;
      const { id_token: _, ...others } = (await response.json()) as Record<string, unknown>;
      return Response.json(others);
    },
  });
  const again = await provider.refresh(mine.refreshToken, mine.customer);
  expect(again.customer).toEqual(mine.customer);
});

test.each([
  [401, 'invalid_client', 503, 'shop-refused'],
  [400, 'invalid_client', 503, 'shop-refused'],
  [400, 'unauthorized_client', 503, 'shop-refused'],
  [400, 'temporarily_unavailable', 503, 'identity-provider-away'],
  [400, 'invalid_grant', 400, 'login-refused'],
])('%i %s of the provider is %i %s, and says so', async (status, error, ours, code) => {
  await open();
  const provider = makeProvider(address());
  const response = await codeFor();
  other.tokenError = { status, error };
  const refused = { status: ours, code, details: { providerError: error } };
  await expect(provider.exchange(response)).rejects.toMatchObject(refused);
  await expect(provider.refresh('any', known)).rejects.toMatchObject(refused);
});

test('a provider whose keys cannot be read is away: nobody is refused for it', async () => {
  await open();
  const provider = makeProvider({
    ...address(),
    fetch: (request) =>
      request.url.endsWith('/jwks') ? new Response('no', { status: 500 }) : fetch(request),
  });
  await expect(provider.exchange(await codeFor())).rejects.toMatchObject({
    code: 'identity-provider-away',
  });
});

test('a provider without revocation has nothing to revoke', async () => {
  await open();
  other.discovery = { revocation_endpoint: undefined };
  await expect(makeProvider(address()).revoke('any')).resolves.toBeUndefined();
});
