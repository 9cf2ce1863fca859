import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLinks } from './links.ts';
import { client, startProvider, type OtherProvider } from './testing/provider.ts';

const redirectUri = 'https://shop.test/check-login';
const postLogoutUri = 'https://shop.test/check-logout';

let other: OtherProvider;
beforeAll(async () => {
  other = await startProvider(redirectUri, postLogoutUri);
});
afterAll(() => other.stop());

const links = () =>
  makeLinks({
    address: {
      issuer: other.issuer,
      clientId: client.clientId,
      now: () => Temporal.Now.instant(),
      fetch,
    },
    redirectUri,
    postLogoutUri,
    profileUrl: 'https://accounts.example/me?lang=fi',
    bonusCardUrl: 'https://accounts.example/card',
  });

const asked = async (action: 'login' | 'register') => {
  const request = { action, state: 'the-state', nonce: 'the-nonce', language: 'sv' };
  const { url, codeVerifier } = await links().login(request);
  return { url: new URL(url), codeVerifier };
};

test('the addresses are those the provider itself tells (R229)', async () => {
  const { url } = await asked('login');
  expect(url.origin).toBe(other.issuer);
  expect(other.calls).toContain('GET /.well-known/openid-configuration');
});

test('the authorize address has client, redirect, code and state (R222, R223, R225)', async () => {
  const { url } = await asked('login');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    state: 'the-state',
    nonce: 'the-nonce',
    ui_locales: 'sv',
  });
});

test('the scope is openid profile, and sok-api too for a login (R221)', async () => {
  const scopeOf = async (action: 'login' | 'register') =>
    (await asked(action)).url.searchParams.get('scope');
  expect(await scopeOf('register')).toBe('openid profile');
  expect(await scopeOf('login')).toBe('openid profile sok-api');
});

test('acr_values choose the page: sok_login or sok_register (R224)', async () => {
  const acrOf = async (action: 'login' | 'register') =>
    (await asked(action)).url.searchParams.get('acr_values');
  expect([await acrOf('login'), await acrOf('register')]).toEqual(['sok_login', 'sok_register']);
});

test('each request has a PKCE challenge of its own, by SHA-256', async () => {
  const [one, two] = [await asked('login'), await asked('login')];
  const bytes = new TextEncoder().encode(one.codeVerifier);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
  expect(one.url.searchParams.get('code_challenge')).toBe(hash);
  expect(one.url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(one.url.href).not.toContain(one.codeVerifier);
  expect(two.codeVerifier).not.toBe(one.codeVerifier);
});

test('logging out names where to come back to (R226)', async () => {
  const url = new URL(await links().logout('the-state', 'en'));
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(postLogoutUri);
  expect(url.searchParams.get('client_id')).toBe(client.clientId);
  expect(url.searchParams.get('state')).toBe('the-state');
});

test('the bonus card page gets the return address in base64, also with letters of any kind (R227)', () => {
  const back = 'https://shop.test/check-return?target=/käsivoide';
  const url = new URL(links().bonusCard(back));
  const base64 = url.searchParams.get('return') ?? '';
  expect(Buffer.from(base64, 'base64').toString('utf8')).toBe(back);
});

test('the profile page gets the return address as its service, besides what its address has (R228)', () => {
  const url = new URL(links().profile('https://shop.test/check-return'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    lang: 'fi',
    service: 'https://shop.test/check-return',
  });
});

test('an answer is the provider’s when it names it', async () => {
  const { isFrom } = links();
  expect(await isFrom(other.issuer)).toBe(true);
  expect(await isFrom('https://evil.example')).toBe(false);
  expect(await isFrom(`${other.issuer}/`)).toBe(false);
  // This one always names itself, so an answer that does not is not its own.
  expect(await isFrom(null)).toBe(false);
});
