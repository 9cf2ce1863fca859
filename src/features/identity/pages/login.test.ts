import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  addAccount,
  authorizeUrl,
  client,
  goodPassword,
  issuer,
  logIn,
  openBrowser,
  openIdentity,
  shop,
  shopAt,
} from '../testing.ts';

onOneDatabase('logging in', (database) => {
  test('the shop’s request leads through the log-in page and back with a code, state and issuer (R222, R223)', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const browser = openBrowser(service);
    const page = await browser.open(authorizeUrl().url);
    expect(page.text).toContain('<h1>Kirjaudu sisään</h1>');
    const end = new URL(
      (await browser.submit(page, { email: account.email, password: goodPassword })).url,
    );
    expect(end.origin + end.pathname).toBe(`${shop}/check-login`);
    expect(end.searchParams.get('state')).toBe('the state');
    expect(end.searchParams.get('iss')).toBe(issuer);
    expect(end.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
  });

  test('the code gives an ID token for that request, signed by a published key', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens } = await logIn(service, account.email);
    const { body: keys } = await shopAt(service).get('/jwks');
    const { payload } = await jwtVerify(
      tokens['id_token'] ?? '',
      createLocalJWKSet(keys as unknown as JSONWebKeySet),
      { issuer, audience: client.id },
    );
    expect(payload).toMatchObject({ sub: account.id, nonce: 'the nonce' });
    expect(Object.keys(payload)).not.toContain('email');
  });

  test('with scope sok-api the provider sends what the shop’s customer record needs; with openid profile less (R203, R221)', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens, browser } = await logIn(service, account.email);
    const { body } = await shopAt(service).get('/userinfo', tokens['access_token']);
    expect(body).toEqual({
      sub: account.id,
      sid: expect.any(String),
      given_name: 'Maija',
      family_name: 'Mallikas',
      email: account.email,
      email_verified: true,
      locale: 'fi',
      phone_number: '0401234567',
      phone_number_verified: false,
      addresses: [],
      is_coop: false,
      bonus_card: null,
    });
    const { url, verifier } = authorizeUrl({ scope: 'openid profile' });
    const code = new URL((await browser.open(url)).url).searchParams.get('code') ?? '';
    const narrow = await shopAt(service).exchange(code, verifier);
    const reported = await shopAt(service).get('/userinfo', narrow.body['access_token']);
    expect(Object.keys(reported.body)).not.toContain('addresses');
  });

  test('acr_values sok_register opens registration instead, from which one can log in too (R224)', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const browser = openBrowser(service);
    const page = await browser.open(authorizeUrl({ acr_values: 'sok_register' }).url);
    expect(page.text).toContain('<h1>Luo tili</h1>');
    const login = await browser.open(page.url.replace('/register', '?login=1'));
    const end = await browser.submit(login, { email: account.email, password: goodPassword });
    expect(end.url).toContain(`${shop}/check-login?code=`);
  });

  test.each([
    ['sv', 'Logga in'],
    ['en-GB', 'Log in'],
    ['de', 'Kirjaudu sisään'],
  ])('ui_locales %s shows %s', async (language, title) => {
    const { service } = await openIdentity(database());
    const page = await openBrowser(service).open(authorizeUrl({ ui_locales: language }).url);
    expect(page.text).toContain(`<h1>${title}</h1>`);
  });

  test('who goes back from the page is back at the shop, logged in as nobody', async () => {
    const { service } = await openIdentity(database());
    const browser = openBrowser(service);
    const page = await browser.open(authorizeUrl().url);
    const end = await browser.open(`${page.url.split('?')[0]}/abort`);
    expect(end.url).toContain(`${shop}/check-login?error=access_denied`);
  });

  test('logging out at the shop’s request asks nothing, ends the tokens and returns to the shop (R226)', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { tokens, browser } = await logIn(service, account.email);
    const query = new URLSearchParams({
      id_token_hint: tokens['id_token'] ?? '',
      post_logout_redirect_uri: `${shop}/check-logout`,
      state: 'x',
    });
    expect((await browser.open(`${issuer}/logout?${query}`)).url).toBe(
      `${shop}/check-logout?state=x`,
    );
    const refreshed = await shopAt(service).refresh(tokens['refresh_token'] ?? '');
    expect(refreshed.body['error']).toBe('invalid_grant');
    expect((await shopAt(service).get('/userinfo', tokens['access_token'])).status).toBe(401);
    expect((await browser.open(authorizeUrl().url)).text).toContain('Kirjaudu sisään');
    // A second time, as from another tab, there is nothing left to end.
    expect((await browser.open(`${issuer}/logout?${query}`)).url).toContain('/check-logout');
  });

  test('another site’s link to the log-out page ends nothing: the shopper is asked', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const { browser } = await logIn(service, account.email);
    const response = await browser.send(`${issuer}/logout`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(await response.text()).toContain('Kirjaudutaanko ulos?');
    expect((await browser.open(authorizeUrl().url)).url).toContain('/check-login?code=');
  });
});

describe('what the shop’s request must be', () => {
  onOneDatabase('requests', (database) => {
    test.each<[string, Record<string, string>]>([
      ['another redirect address', { redirect_uri: 'https://evil.test/check-login' }],
      ['a longer redirect address', { redirect_uri: `${shop}/check-login/../x` }],
      ['another client', { client_id: 'somebody' }],
    ])('%s is refused on the spot, with no redirect (R223)', async (_name, change) => {
      const { service } = await openIdentity(database());
      const page = await openBrowser(service).open(authorizeUrl(change).url);
      expect(page.status).toBe(400);
      expect(page.headers.get('location')).toBeNull();
      expect(page.text).toContain('Jokin meni pieleen');
    });

    test('no proof key, or one in plain text, is an error that is sent to the shop', async () => {
      const { service } = await openIdentity(database());
      const browser = openBrowser(service);
      const wrong: Record<string, string>[] = [
        { code_challenge: '' },
        { code_challenge_method: 'plain' },
      ];
      for (const change of wrong) {
        const { url } = await browser.open(authorizeUrl(change).url);
        expect(url).toContain('error=invalid_request');
      }
    });

    test('of many who show a code at the same moment one gets tokens', async () => {
      const { service } = await openIdentity(database());
      const account = await addAccount(database());
      const browser = openBrowser(service);
      const { url, verifier } = authorizeUrl();
      const page = await browser.open(url);
      const end = await browser.submit(page, { email: account.email, password: goodPassword });
      const code = new URL(end.url).searchParams.get('code') ?? '';
      const tries = Array.from({ length: 5 }, () => shopAt(service).exchange(code, verifier));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
    });

    test('what no database keeps is no e-mail of anybody', async () => {
      const { service } = await openIdentity(database());
      const browser = openBrowser(service);
      const page = await browser.open(authorizeUrl().url);
      const refused = await browser.submit(page, { email: 'a\0@mail.test', password: 'x\0' });
      expect(refused.status).toBe(400);
    });

    test('a code is good once, with its own verifier and the shop’s secret; used twice it ends what it gave', async () => {
      const { service } = await openIdentity(database());
      const account = await addAccount(database());
      const browser = openBrowser(service);
      const { url, verifier } = authorizeUrl();
      const page = await browser.open(url);
      const end = await browser.submit(page, { email: account.email, password: goodPassword });
      const code = new URL(end.url).searchParams.get('code') ?? '';
      const at = shopAt(service);
      expect((await at.exchange(code, 'x'.repeat(43))).body['error']).toBe('invalid_grant');
      const query = { grant_type: 'authorization_code', code, code_verifier: verifier };
      expect((await at.post('/token', query, 'Basic eDp5')).status).toBe(401);
      const first = await at.exchange(code, verifier);
      expect(first.status).toBe(200);
      expect((await at.exchange(code, verifier)).body['error']).toBe('invalid_grant');
      const { status } = await at.get('/userinfo', first.body['access_token']);
      expect(status).toBe(401);
    });
  });
});
