import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as carts from '#features/cart/client.ts';
import {
  startProvider,
  visitProvider,
  type OtherProvider,
} from '#features/session/testing/provider.ts';
import { hashOf } from '#features/session/repository.ts';
import { session } from '#features/session/tables.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { cartTokenOf, keepCart } from '#pages/parts/cart-session.ts';
import { setStock } from '../../testing.ts';
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
beforeAll(async () => {
  other = await startProvider(redirectUri, postLogoutUri);
});
afterAll(() => other.stop());

onOneDatabase('logging in', (database) => {
  let storefront: Storefront;
  let browser: Browser;
  beforeEach(async () => {
    other.failsWith = undefined;
    other.person.sub = crypto.randomUUID();
    storefront = openStorefront(database(), other);
    browser = openBrowser(storefront);
    await setStock(storefront.shop, '1', 50);
  });

  /** The token of the cart the browser has. */
  const cartToken = () => {
    const cookie = `aitta_cart=${browser.cookies.get('aitta_cart')}`;
    return cartTokenOf(new Request(publicUrl, { headers: { cookie } }));
  };
  const authToken = () => browser.cookies.get('aitta_auth');
  const linesOf = async (token: string | null) => {
    const connection = { ...storefront.retailApi, authToken: authToken() };
    const { items } = await carts.cart(connection, token ?? '');
    return items.map(({ sokId, quantity }) => [sokId, quantity]);
  };
  /** A guest with two pieces of one product in the cart. */
  const guestCart = async () => {
    const token = await carts.newCart(storefront.retailApi);
    await carts.add(storefront.retailApi, {
      cartToken: token,
      items: [{ sokId: '1', quantity: 2 }],
    });
    const header = await keepCart(new Request(publicUrl), token);
    browser.cookies.set('aitta_cart', /=([^;]*)/.exec(header)?.[1] ?? '');
    return token;
  };
  const warned = () => storefront.log.warned.map(({ message }) => message);
  const wrong = (query: string) => expect.stringContaining(`/check-login?fault=${query}`);

  describe('there and back', () => {
    test('a shopper comes back logged in to where they were, with filters and language (R207, R230)', async () => {
      const here = '/sv/kategoria/muoti?brändi=Aalto_Lähde&sivu=2';
      const { at } = await browser.go(`/check-login?target=${encodeURIComponent(here)}`);
      expect(decodeURIComponent(at)).toBe(here);
      const { data } = await browser.send('/_data/session');
      expect(data).toMatchObject({ lost: false, customer: { firstName: 'Elias' } });
    });

    test('registering goes another way and returns as well (R224, R230)', async () => {
      const { location } = await browser.send('/check-login?action=register&target=/haku');
      expect(new URL(location ?? '').searchParams.get('acr_values')).toBe('sok_register');
      expect((await visitProvider(location ?? '')).pathname).toBe('/check-login');
    });

    test('everything about the session is new with each login, and the one before has ended', async () => {
      await browser.logIn();
      const before = new Map(browser.cookies);
      await browser.logIn();
      for (const name of ['aitta_auth', 'aitta_refresh']) {
        expect(browser.cookies.get(name)).not.toBe(before.get(name));
      }
      const { db } = database();
      const old = hashOf(before.get('aitta_auth') ?? '');
      expect(await db.$count(session, eq(session.tokenHash, old))).toBe(0);
    });

    test('an auth token that somebody planted is not taken over', async () => {
      browser.cookies.set('aitta_auth', 'planted-by-an-attacker');
      await browser.logIn();
      expect(authToken()).not.toBe('planted-by-an-attacker');
    });

    test('tokens are in cookies no script can read, which go to this shop only (R204, R233)', async () => {
      const { location } = await browser.send('/check-login');
      const back = await visitProvider(location ?? '');
      const { cookies } = await browser.send(back.pathname + back.search);
      const written = cookies.filter((one) => !one.includes('Max-Age=0'));
      const names = written.map((one) => one.split('=')[0]);
      expect(names).toEqual(expect.arrayContaining(['aitta_auth', 'aitta_refresh', 'aitta_in']));
      for (const one of written) {
        expect(one).toMatch(/Path=\/; .*Secure.*SameSite=Lax/i);
        expect(/HttpOnly/i.test(one)).toBe(!one.startsWith('aitta_in=1;'));
      }
    });

    test('no token is in an address, an answer or a line of the log', async () => {
      const { way } = await browser.go('/check-login?target=/haku');
      const { data } = await browser.send('/_data/session');
      const reported = JSON.stringify([way.slice(2), data, storefront.log.warned]);
      for (const name of ['aitta_auth', 'aitta_refresh', 'aitta_access']) {
        expect(browser.cookies.get(name)).toBeTypeOf('string');
        expect(reported).not.toContain(browser.cookies.get(name));
      }
    });

    test('who is logged in and knows it not, as without scripts, comes to their account', async () => {
      await browser.logIn();
      const { location } = await browser.send('/check-login?menu&target=/haku');
      expect(location).toBe(`${publicUrl}/oma-tili`);
    });

    test('who changed their mind at the provider is back where they were', async () => {
      const { location } = await browser.send('/check-login?target=/haku');
      const state = new URL(location ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error: 'access_denied', state, iss: other.issuer });
      const back = await browser.send(`/check-login?${query}`);
      expect([back.location, authToken()]).toEqual([`${publicUrl}/haku`, undefined]);
    });
  });

  describe('what comes back is held against what was sent', () => {
    const comeBack = async (change: (query: URLSearchParams) => void) => {
      const { location } = await browser.send('/check-login?target=/sv/haku');
      const back = await visitProvider(location ?? '');
      change(back.searchParams);
      return browser.send(back.pathname + back.search);
    };

    test('a state of another browser is refused', async () => {
      const stranger = openBrowser(storefront);
      const { location } = await stranger.send('/check-login');
      const back = await visitProvider(location ?? '');
      const shown = await browser.send(back.pathname + back.search);
      expect(shown.location).toEqual(wrong('refused'));
      expect(authToken()).toBeUndefined();
    });

    test('a made up state is refused, wherever it would lead', async () => {
      const forged = btoa(
        JSON.stringify({ version: 1, target: 'https://evil.example', action: 'login', nonce: 'x' }),
      );
      const shown = await comeBack((query) => query.set('state', forged));
      expect(shown.location).toEqual(wrong('refused'));
      expect(shown.location).not.toContain('evil');
    });

    test('a state whose target was changed leads where the browser set out for', async () => {
      const shown = await comeBack((query) => {
        const sent = JSON.parse(atob(query.get('state') ?? '')) as object;
        query.set('state', btoa(JSON.stringify({ ...sent, target: '//evil.example' })));
      });
      const next = new URL(shown.location ?? '');
      expect([next.origin, next.searchParams.get('target')]).toEqual([publicUrl, '/sv/haku']);
    });

    test.each([
      ['of another provider', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
      ['that names no provider', (query: URLSearchParams) => query.delete('iss')],
      ['with another code', (query: URLSearchParams) => query.set('code', 'made-up')],
      ['without a code', (query: URLSearchParams) => query.delete('code')],
    ])('an answer %s is refused, in the language of the shopper', async (_, change) => {
      const { location } = await comeBack(change);
      expect(location).toEqual(
        expect.stringContaining(`${publicUrl}/sv/check-login?fault=refused`),
      );
      expect(authToken()).toBeUndefined();
    });

    test('a code is good once', async () => {
      const { location } = await browser.send('/check-login');
      const back = await visitProvider(location ?? '');
      const path = back.pathname + back.search;
      await browser.send(path);
      const again = await browser.send(path);
      expect(again.location).toEqual(wrong('refused'));
    });

    test('a login that takes longer than its cookie is refused', async () => {
      const { location } = await browser.send('/check-login');
      browser.cookies.delete('aitta_login');
      const back = await visitProvider(location ?? '');
      expect((await browser.send(back.pathname + back.search)).location).toEqual(wrong('refused'));
    });

    test('a login cookie that was changed counts for nothing', async () => {
      const { location } = await browser.send('/check-login');
      const kept = decodeURIComponent(browser.cookies.get('aitta_login') ?? '');
      browser.cookies.set('aitta_login', encodeURIComponent(`W10${kept.slice(3)}`));
      const back = await visitProvider(location ?? '');
      expect((await browser.send(back.pathname + back.search)).location).toEqual(wrong('refused'));
    });

    test('a log-in in one tab leaves that of another as it is', async () => {
      const [one, two] = [
        await browser.send('/check-login?target=/kategoria/muoti'),
        await browser.send('/check-login?target=/kategoria/ruoka'),
      ];
      const targets = [];
      for (const { location } of [one, two]) {
        const back = await visitProvider(location ?? '');
        const shown = await browser.send(back.pathname + back.search);
        targets.push(new URL(shown.location ?? '').searchParams.get('target'));
      }
      expect(targets).toEqual(['/kategoria/muoti', '/kategoria/ruoka']);
      expect(browser.cookies.has('aitta_login')).toBe(false);
    });

    test('two tabs may log in at the same time', async () => {
      const [one, two] = [
        await browser.send('/check-login?target=/haku'),
        await browser.send('/check-login?target=/tuotemerkit'),
      ];
      const first = await visitProvider(one.location ?? '');
      const second = await visitProvider(two.location ?? '');
      const targets = [];
      for (const back of [second, first]) {
        const pending = browser.cookies.get('aitta_login') ?? '';
        const { location } = await browser.send(back.pathname + back.search);
        // The other tab started first, but its cookie was set after this response.
        browser.cookies.set('aitta_login', pending);
        targets.push(new URL(location ?? '').searchParams.get('target'));
      }
      expect(targets).toEqual(['/tuotemerkit', '/haku']);
    });
  });

  describe('the cart', () => {
    test('after login a new cart has what the guest’s had (R232)', async () => {
      const guest = await guestCart();
      await browser.logIn();
      expect(await cartToken()).not.toBe(guest);
      expect(await linesOf(await cartToken())).toEqual([['1', 2]]);
      expect(browser.cookies.has('aitta_merge')).toBe(false);
    });

    test('when merging fails it is done by a later request, once (R232)', async () => {
      await guestCart();
      storefront.broken.calls = /cart\/merge/;
      await browser.logIn();
      expect(warned()).toContain('Merging carts failed');
      expect(await linesOf(await cartToken())).toEqual([]);
      storefront.broken.calls = /^$/;
      await browser.send('/_data/session');
      await browser.send('/_data/session');
      expect(await linesOf(await cartToken())).toEqual([['1', 2]]);
      expect(browser.cookies.has('aitta_merge')).toBe(false);
    });

    test('the page of the cart does it too, for browsers without scripts (R232)', async () => {
      await guestCart();
      storefront.broken.calls = /cart\/merge/;
      await browser.logIn();
      storefront.broken.calls = /^$/;
      const { data } = await browser.send('/ostoskori');
      expect(data).toMatchObject({ cart: { items: [{ sokId: '1', quantity: 2 }] } });
      await browser.send('/ostoskori');
      expect(await linesOf(await cartToken())).toEqual([['1', 2]]);
    });

    test('a merge whose answer was lost is done again and doubles nothing (R232)', async () => {
      await guestCart();
      const { location } = await browser.send('/check-login');
      const back = await visitProvider(location ?? '');
      await browser.send(back.pathname + back.search);
      const before = new Map(browser.cookies);
      await browser.send('/check-return?target=/');
      browser.cookies.clear();
      for (const [name, value] of before) browser.cookies.set(name, value);
      await browser.send('/check-return?target=/');
      expect(await linesOf(await cartToken())).toEqual([['1', 2]]);
    });

    test('while no cart can be made the guest’s is kept, and merged later (R232)', async () => {
      await guestCart();
      storefront.broken.calls = /cart\/create/;
      const { at } = await browser.go('/check-login?target=/haku');
      expect(at).toBe('/haku');
      storefront.broken.calls = /^$/;
      await browser.send('/_data/session');
      expect(await linesOf(await cartToken())).toEqual([['1', 2]]);
    });

    test('logging out clears the cart token and remembered orders (R231)', async () => {
      await guestCart();
      await browser.logIn();
      browser.cookies.set('aitta_orders', 'W10%3D');
      await browser.send('/check-logout', { target: '/' });
      expect([...browser.cookies.keys()].filter((name) => name !== 'aitta_login')).toEqual([]);
    });
  });

  describe('logging out', () => {
    test('ends the session and leads through the provider back to where the shopper was (R212, R226, R230)', async () => {
      await browser.logIn();
      const token = authToken();
      const { location, data } = await browser.send('/check-logout', { target: '/sv/haku?sivu=2' });
      // A page, not a redirect: the policy lets no form redirect to wherever a provider may lead.
      expect(location).toBeNull();
      const url = new URL(String(data['url']));
      expect(url.origin).toBe(other.issuer);
      expect(url.searchParams.get('post_logout_redirect_uri')).toBe(postLogoutUri);
      const state = url.searchParams.get('state') ?? '';
      const back = await browser.send(`/check-logout?state=${state}`);
      expect(back.location).toBe(`${publicUrl}/sv/haku?sivu=2`);
      browser.cookies.set('aitta_auth', token ?? '');
      expect((await browser.send('/_data/session')).data).toMatchObject({ lost: true });
    });

    test('a forged state of it leads nowhere else', async () => {
      for (const target of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
        const state = btoa(JSON.stringify({ version: 1, target, action: 'logout', nonce: 'x' }));
        const { location } = await browser.send(`/check-logout?state=${state}`);
        expect(location).toBe(`${publicUrl}/`);
      }
    });

    test('whoever comes by a link while logged in is asked first', async () => {
      await browser.logIn();
      const { status, location } = await browser.send('/check-logout?target=/haku');
      expect([status, location, authToken()]).toEqual([200, null, expect.any(String)]);
    });
  });

  describe('the session on each page', () => {
    test('a guest is nobody, and lost nothing (R206)', async () => {
      const { data, cookies } = await browser.send('/_data/session');
      expect([data, cookies]).toEqual([{ customer: null, lost: false }, []]);
    });

    test('the access token is renewed when only the refresh token is there (R215)', async () => {
      await browser.logIn();
      browser.cookies.delete('aitta_access');
      await browser.send('/_data/session');
      const access = browser.cookies.get('aitta_access') ?? '';
      expect(await storefront.tokens.open('access', access)).toBeTypeOf('string');
      const { cookies } = await browser.send('/_data/session');
      expect(cookies).toEqual([]);
    });

    test('a session that has ended is reported and its cookies are deleted; the cart stays (R209, R213)', async () => {
      await guestCart();
      await browser.logIn();
      await database().db.execute(sql`delete from session.session`);
      const { data } = await browser.send('/_data/session');
      expect(data).toEqual({ customer: null, lost: true });
      const kept = [...browser.cookies.keys()].filter((name) => /^aitta_(?!login)/.test(name));
      expect(kept.toSorted()).toEqual(['aitta_cart', 'aitta_in']);
    });

    test('a lost session is reported until the browser deletes its aitta_in cookie (R209, R214)', async () => {
      await browser.logIn();
      for (const name of ['aitta_auth', 'aitta_access', 'aitta_refresh']) {
        browser.cookies.delete(name);
      }
      const both = [await browser.send('/_data/session'), await browser.send('/_data/session')];
      browser.cookies.delete('aitta_in');
      both.push(await browser.send('/_data/session'));
      expect(both.map(({ data }) => data['lost'])).toEqual([true, true, false]);
    });

    test('when renewing is refused the encrypted tokens are cleared and the customer stays (R278)', async () => {
      await browser.logIn();
      browser.cookies.delete('aitta_access');
      browser.cookies.set('aitta_refresh', 'made-up-by-somebody');
      const { data } = await browser.send('/_data/session');
      expect(data).toMatchObject({ lost: false, customer: { firstName: 'Elias' } });
      expect(browser.cookies.has('aitta_refresh')).toBe(false);
      expect(warned()).toContain('Renewing tokens failed');
    });

    test('while the shop cannot say who it is, nothing is lost', async () => {
      await browser.logIn();
      storefront.broken.calls = /v2\/customer/;
      const { status, data, cookies } = await browser.send('/_data/session');
      expect({ status, data, cookies }).toEqual({
        status: 503,
        data: { customer: null, lost: false },
        cookies: [],
      });
    });

    test('a record the browser cannot read ends the session (R211)', async () => {
      await browser.logIn();
      const token = authToken() ?? '';
      await browser.send('/_data/session', {});
      expect(authToken()).toBeUndefined();
      browser.cookies.set('aitta_auth', token);
      expect((await browser.send('/_data/session')).data).toMatchObject({ lost: true });
    });

    test.each([
      ['with an access token'],
      ['before the first page has got one'],
      ['when the answer with one never arrived'],
    ])(
      'coming back from the provider’s pages reads the customer anew, %s (R227, R228)',
      async (when) => {
        await browser.logIn();
        const before = [...browser.cookies];
        if (!when.startsWith('before')) await browser.send('/_data/session');
        if (when.endsWith('never arrived')) {
          browser.cookies.clear();
          for (const [name, value] of before) browser.cookies.set(name, value);
        }
        other.person['given_name'] = 'Eelis';
        const { location } = await browser.send('/check-profile?target=/haku');
        const service = new URL(location ?? '').searchParams.get('service') ?? '';
        const back = await browser.send(service);
        expect(back.location).toBe(`${publicUrl}/haku`);
        // Nothing is left for the next page to renew.
        expect(browser.cookies.has('aitta_access')).toBe(true);
        const { data } = await browser.send('/_data/session');
        expect(data).toMatchObject({ customer: { firstName: 'Eelis' } });
        other.person['given_name'] = 'Elias';
      },
    );
  });

  describe('redirects', () => {
    test('to the profile carries the address to return to (R228, R230)', async () => {
      const { location } = await browser.send('/check-profile?target=/sv/haku');
      const url = new URL(location ?? '');
      expect(url.origin + url.pathname).toBe(`${other.issuer}/profile`);
      const expected = `${publicUrl}/check-return?target=%2Fsv%2Fhaku`;
      expect(url.searchParams.get('service')).toBe(expected);
    });

    test('to the bonus card carries it in base64 (R227, R230)', async () => {
      const { location } = await browser.send('/check-bonus-card?target=/haku');
      const url = new URL(location ?? '');
      expect(url.origin + url.pathname).toBe(`${other.issuer}/bonus-card`);
      const back = atob(url.searchParams.get('return') ?? '');
      expect(back).toBe(`${publicUrl}/check-return?target=%2Fhaku`);
    });

    test.each([
      ['/check-login', 'Redirect to login failed (R419)'],
      ['/check-login?action=register', 'Redirect to registration failed (R421)'],
      ['/check-profile', 'Redirect to profile edit failed (R422)'],
      ['/check-bonus-card', 'Redirect to attach bonus card failed (R423)'],
    ])('%s with an unsafe target goes nowhere: %s (R379)', async (path, title) => {
      const target = `target=${encodeURIComponent('javascript:alert(1)')}`;
      const asked = `${path}${path.includes('?') ? '&' : '?'}${target}`;
      const { location, status, data } = await browser.send(asked);
      expect([location, status]).toEqual([null, 400]);
      expect(data).toMatchObject({ target: '/', fault: 'unsafe' });
      const message = title.replace(/ \(.*/, '');
      const reason = 'Unsafe URL detected!';
      expect(storefront.log.warned).toEqual([{ message, facts: { reason } }]);
    });

    test('while the provider is away the response says so, with the page to try again from (R419, R421)', async () => {
      other.failsWith = 503;
      const login = await browser.send('/check-login?target=/haku');
      const register = await browser.send('/check-login?action=register&target=/haku');
      expect(login).toMatchObject({ status: 503, data: { fault: 'away', target: '/haku' } });
      expect(register.status).toBe(503);
      expect(warned()).toEqual(['Redirect to login failed', 'Redirect to registration failed']);
    });

    test('a logout succeeds here when the provider cannot be reached (R420)', async () => {
      await browser.go('/check-login?target=/haku');
      const fresh = openStorefront(database(), other);
      const again = openBrowser(fresh);
      for (const [name, value] of browser.cookies) again.cookies.set(name, value);
      other.failsWith = 503;
      const { location } = await again.send('/check-logout', { target: '/haku' });
      expect([location, again.cookies.has('aitta_auth')]).toEqual([`${publicUrl}/haku`, false]);
      const messages = fresh.log.warned.map(({ message }) => message);
      expect(messages).toContain('Redirect to logout failed');
    });

    test('any other address under /check- leads back into the store, by its target or the browser’s memory (R377)', async () => {
      expect((await browser.send('/check-whatever?target=/haku')).location).toBe(
        `${publicUrl}/haku`,
      );
      expect((await browser.send('/check-whatever')).location).toBeNull();
      const unsafe = await browser.send('/check-whatever?target=//evil.example');
      expect(unsafe.location).toBe(`${publicUrl}/`);
      await expect(browser.send('/nowhere')).rejects.toMatchObject({ status: 404 });
    });
  });
});
