import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  byTheBook,
  startProvider,
  visitProvider,
  type OtherProvider,
} from '#features/session/testing/provider.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  openBrowser,
  openStorefront,
  postLogoutUri,
  publicUrl,
  redirectUri,
  type Browser,
  type Storefront,
} from './testing.ts';

let other: OtherProvider;
let strict: OtherProvider;
beforeAll(async () => {
  other = await startProvider(redirectUri, postLogoutUri);
  strict = await startProvider(redirectUri, postLogoutUri, byTheBook);
});
afterAll(async () => {
  await other.stop();
  await strict.stop();
});

onOneDatabase('what a provider says', (database) => {
  let storefront: Storefront;
  let browser: Browser;
  beforeEach(() => {
    storefront = openStorefront(database(), other);
    browser = openBrowser(storefront);
  });
  const warned = () => storefront.log.warned.map(({ message }) => message);
  const wrong = (query: string) => expect.stringContaining(`/check-login?fault=${query}`);

  test.each([
    ['invalid_scope', 'refused', 'no such scope: sok-api'],
    ['temporarily_unavailable', 'away', 'try later'],
    ['server_error', 'away', 'oops'],
  ])(
    'the provider’s error %s is shown as %s, and logged with its description',
    async (error, fault, said) => {
      const { location } = await browser.send('/check-login?target=/haku');
      const state = new URL(location ?? '').searchParams.get('state') ?? '';
      const query = { error, error_description: said, state, iss: other.issuer };
      const shown = await browser.send(`/check-login?${new URLSearchParams(query)}`);
      expect(shown.location).toEqual(wrong(`${fault}&target=%2Fhaku`));
      const facts = {
        reason: 'provider-error',
        providerError: error,
        providerErrorDescription: said,
      };
      expect(storefront.log.warned).toEqual([{ message: 'Login failed', facts }]);
    },
  );

  test('a wrong client secret of the shop is logged with the settings to check', async () => {
    const { location } = await browser.send('/check-login?target=/haku');
    const back = await visitProvider(location ?? '');
    other.tokenError = { status: 401, error: 'invalid_client' };
    const shown = await browser.send(back.pathname + back.search);
    other.tokenError = undefined;
    expect(shown.location).toEqual(wrong('away&target=%2Fhaku'));
    expect(storefront.log.warned).toEqual([
      {
        message: 'Login failed',
        facts: {
          reason: 'shop-refused',
          providerError: 'invalid_client',
          hint: 'check OPENID_CLIENT_ID and OPENID_CLIENT_SECRET',
        },
      },
    ]);
  });

  test('a provider without log-out ends nothing there, which is no fault', async () => {
    await browser.go('/check-login');
    other.discovery = { end_session_endpoint: undefined };
    const again = openBrowser(openStorefront(database(), other));
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    const { location } = await again.send('/check-logout', { target: '/haku' });
    other.discovery = {};
    expect([location, again.cookies.has('aitta_auth')]).toEqual([`${publicUrl}/haku`, false]);
    expect(warned()).toEqual([]);
  });
});

onOneDatabase('a provider by the book', (database) => {
  let storefront: Storefront;
  let browser: Browser;
  const warned = () => storefront.log.warned.map(({ message }) => message);
  const acrValues = { login: undefined, register: undefined };
  const openAt = (scope: string) => {
    storefront = openStorefront(database(), strict, { scope, acrValues });
    browser = openBrowser(storefront);
  };
  const asked = (path: string) => strict.calls.filter((call) => call.endsWith(path)).length;

  test('without a refresh token the session holds, and nobody is said to be away', async () => {
    openAt('openid profile email');
    const before = asked('/token');
    const { at } = await browser.go('/check-login?target=/haku');
    expect(at).toBe('/haku');
    expect(browser.cookies.has('aitta_refresh')).toBe(false);
    browser.cookies.delete('aitta_access');
    for (let page = 0; page < 2; page += 1) {
      const { data } = await browser.send('/_data/session');
      expect(data).toMatchObject({ lost: false, customer: { firstName: 'Elias' } });
    }
    expect([asked('/token') - before, warned()]).toEqual([1, []]);
  });

  test('without a refresh token what was changed at the provider is read by another log-in', async () => {
    openAt('openid profile email');
    await browser.go('/check-login');
    strict.person['given_name'] = 'Eelis';
    const { at } = await browser.go('/check-return?target=/haku');
    strict.person['given_name'] = 'Elias';
    expect(at).toBe('/haku');
    const { data } = await browser.send('/_data/session');
    expect(data).toMatchObject({ customer: { firstName: 'Eelis' } });
  });

  test('a log-in asks for tokens once, and the next page for none', async () => {
    openAt('openid profile email offline_access');
    const before = [asked('/token'), asked('/me')];
    await browser.go('/check-login');
    await browser.send('/_data/session');
    expect([asked('/token'), asked('/me')]).toEqual(before.map((count) => count + 1));
    expect(browser.cookies.has('aitta_refresh')).toBe(true);
  });

  test('scopes it does not know are refused and logged', async () => {
    openAt('openid sok-api');
    const { at } = await browser.go('/check-login?target=/haku');
    expect(at).toContain('fault=refused');
    expect(storefront.log.warned).toMatchObject([
      {
        facts: {
          providerError: 'invalid_scope',
          providerErrorDescription: expect.stringContaining('sok-api'),
        },
      },
    ]);
  });

  test.each(['/check-profile', '/check-bonus-card'])(
    '%s is no page where it has none',
    async (path) => {
      storefront = openStorefront(database(), strict, {
        profileUrl: undefined,
        bonusCardUrl: undefined,
      });
      browser = openBrowser(storefront);
      await expect(browser.send(path)).rejects.toMatchObject({ status: 404 });
    },
  );
});
