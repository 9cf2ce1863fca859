import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLinks, type LinksSettings } from './links.ts';
import type { AuthAction } from '../record.ts';
import { client, startProvider, type OtherProvider } from '../testing/provider.ts';

const redirectUri = 'https://shop.test/check-login';
const postLogoutUri = 'https://shop.test/check-logout';

let other: OtherProvider;
beforeAll(async () => {
  other = await startProvider(redirectUri, postLogoutUri);
});
afterAll(() => other.stop());

const links = (settings: Partial<LinksSettings> = {}) =>
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
    scope: undefined,
    acrValues: { login: 'sok_login', register: 'sok_register' },
    ...settings,
  });

const asked = async (action: AuthAction, settings: Partial<LinksSettings> = {}) => {
  const request = { action, state: 'the-state', nonce: 'the-nonce', language: 'sv' };
  const { url, codeVerifier } = await links(settings).login(request);
  return { url: new URL(url), codeVerifier };
};

test('the addresses are those in the provider’s configuration document (R229)', async () => {
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

test('who is to prove once more who they are is asked to log in, and the provider to say when they did', async () => {
  const proof = async (action: AuthAction, settings = {}) => {
    const { searchParams } = (await asked(action, settings)).url;
    return [searchParams.get('prompt'), searchParams.get('max_age')];
  };
  expect(await proof('confirm')).toEqual(['login', '600']);
  expect(await proof('confirm', { scope: 'openid offline_access' })).toEqual([
    'login consent',
    '600',
  ]);
  expect(await proof('login')).toEqual([null, null]);
  expect((await asked('confirm')).url.searchParams.get('acr_values')).toBe('sok_login');
});

test('other scopes may be set, for log-in and registering alike', async () => {
  const scope = 'openid email phone';
  for (const action of ['login', 'register'] as const) {
    expect((await asked(action, { scope })).url.searchParams.get('scope')).toBe(scope);
  }
});

test('where the provider knows of no acr values none are asked for; registering is asked for as the standard has it', async () => {
  const acrValues = { login: undefined, register: undefined };
  const register = () => asked('register', { acrValues });
  expect((await asked('login', { acrValues })).url.searchParams.has('acr_values')).toBe(false);
  expect((await register()).url.searchParams.has('prompt')).toBe(false);
  other.discovery = { prompt_values_supported: ['none', 'create'] };
  expect((await register()).url.searchParams.get('prompt')).toBe('create');
  expect((await asked('login', { acrValues })).url.searchParams.has('prompt')).toBe(false);
  other.discovery = {};
});

test('a refresh token is asked for with consent, as the standard demands', async () => {
  const { url } = await asked('login', { scope: 'openid offline_access' });
  expect(url.searchParams.get('prompt')).toBe('consent');
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

const leaving = { state: 'the-state', language: 'en', idTokenHint: null };

test('logging out names where to come back to (R226)', async () => {
  const url = new URL((await links().logout(leaving)) ?? '');
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(postLogoutUri);
  expect(url.searchParams.get('client_id')).toBe(client.clientId);
  expect(url.searchParams.get('state')).toBe('the-state');
});

test('logging out sends the id token as a hint, unless it is too long for an address', async () => {
  const hintOf = async (idTokenHint: string) => {
    const url = await links().logout({ ...leaving, idTokenHint });
    return new URL(url ?? '').searchParams.get('id_token_hint');
  };
  expect(await hintOf('an-id-token')).toBe('an-id-token');
  const longest = 'x'.repeat(4000);
  expect(await hintOf(longest)).toBe(longest);
  expect(await hintOf(`${longest}x`)).toBeNull();
});

test('a provider without a log-out has no address for it', async () => {
  other.discovery = { end_session_endpoint: undefined };
  expect(await links().logout(leaving)).toBeNull();
  other.discovery = {};
});

test('a page the provider does not have has no address', () => {
  const { profile, bonusCard } = links({ profileUrl: undefined, bonusCardUrl: undefined });
  expect([profile, bonusCard]).toEqual([null, null]);
});

test('the bonus card page gets the return address in base64, also with letters of any kind (R227)', () => {
  const back = 'https://shop.test/check-return?target=/käsivoide';
  const url = new URL(links().bonusCard?.(back) ?? '');
  const base64 = url.searchParams.get('return') ?? '';
  expect(Buffer.from(base64, 'base64').toString('utf8')).toBe(back);
});

test('the profile page gets the return address as its service, besides what its address has (R228)', () => {
  const url = new URL(links().profile?.('https://shop.test/check-return') ?? '');
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
  // This provider always sends `iss`, so a response without it comes from another one.
  expect(await isFrom(null)).toBe(false);
});
