import { expect, test } from 'vitest';
import { pino } from 'pino';
import { onOneDatabase } from '#platform/db/testing.ts';
import { addressOf } from '#platform/http/caller-address.ts';
import {
  addAccount,
  authorizeUrl,
  goodPassword,
  issuer,
  linkIn,
  openBrowser,
  openIdentity,
  shop,
} from '../testing.ts';

onOneDatabase('pages', (database) => {
  test('no page runs a script, can be framed, is cached, or sends a referrer', async () => {
    const { service } = await openIdentity(database());
    const browser = openBrowser(service);
    const login = await browser.open(authorizeUrl().url);
    const register = await browser.open(`${login.url.split('?')[0]}/register`);
    const reset = await browser.open(`${issuer}/password-reset`);
    const refused = await browser.open(`${issuer}/authorize`);
    const nowhere = await browser.open(`${issuer}/nowhere`);
    expect(nowhere.status).toBe(404);
    for (const { headers, text } of [login, register, reset, refused, nowhere]) {
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).not.toMatch(/<script|style="|onclick/);
    }
  });

  test('cookies are for the provider’s paths only, HttpOnly and SameSite, and Secure where the shop is', async () => {
    const { service } = await openIdentity(database(), {
      issuer: 'https://shop.test/identity',
      shopUrl: 'https://shop.test',
      shopName: () => 'Kauppa',
    });
    const account = await addAccount(database());
    const lines: string[] = [];
    const sendRequest = service.fetch;
    const watched = {
      ...service,
      async fetch(request: Request, env?: unknown) {
        const response = await sendRequest(request, env);
        lines.push(...response.headers.getSetCookie());
        return response;
      },
    };
    const browser = openBrowser(watched);
    const redirect_uri = 'https://shop.test/check-login';
    const login = await browser.send(authorizeUrl({ redirect_uri }).url);
    const form = await browser.send(login.headers.get('location') ?? '');
    const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? '';
    const body = new URLSearchParams({ csrf, email: account.email, password: goodPassword });
    const path = (login.headers.get('location') ?? '').split('?')[0] ?? '';
    const done = await browser.send(path, { method: 'POST', body });
    await browser.send(new URL(done.headers.get('location') ?? '').pathname);
    expect(lines.some((line) => line.startsWith('aitta_idp_session='))).toBe(true);
    for (const line of lines) {
      expect(line).toMatch(/; path=\/identity/i);
      expect(line).toMatch(/; httponly/i);
      expect(line).toMatch(/; samesite=lax/i);
      expect(line).toMatch(/; secure/i);
    }
  });

  test('a language that the visitor chose is kept for a year, that of the shop until the browser is closed', async () => {
    const { service } = await openIdentity(database());
    const languageSet = async (query: string, cookie = '') => {
      const request = new Request(`${shop}/password-reset${query}`, { headers: { cookie } });
      const response = await service.fetch(request, { ip: '1.2.3.4' });
      const [, language = ''] = /<html lang="(\w+)"/.exec(await response.text()) ?? [];
      const set = response.headers.getSetCookie().find((one) => one.includes('idp_language='));
      return [
        language,
        /idp_language=(\w+)/.exec(set ?? '')?.[1],
        /Max-Age=(\d+)/.exec(set ?? '')?.[1],
      ];
    };
    expect(await languageSet('?lang=sv')).toEqual(['sv', 'sv', undefined]);
    expect(await languageSet('?language=en&lang=sv')).toEqual(['en', 'en', '31536000']);
    expect(await languageSet('?lang=sv', 'aitta_idp_language=sv')).toEqual([
      'sv',
      undefined,
      undefined,
    ]);
    expect(await languageSet('?language=x', 'aitta_idp_language=en')).toEqual([
      'en',
      undefined,
      undefined,
    ]);
    const page = await service.fetch(new Request(`${shop}/password-reset?lang=sv`), {
      ip: '1.2.3.4',
    });
    expect(await page.text()).toContain('href="/identity/password-reset?language=en"');
  });

  test('a form of another site, or of another browser, changes nothing', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const victim = openBrowser(service);
    const page = await victim.open(authorizeUrl().url);
    const fields = { email: account.email, password: goodPassword };
    const other = await openBrowser(service).open(`${issuer}/password-reset`);
    const stolen = /name="csrf" value="([^"]+)"/.exec(other.text)?.[1] ?? '';
    for (const csrf of ['', stolen])
      expect((await victim.submit(page, { ...fields, csrf })).status).toBe(403);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const crossSite = await victim.send(page.url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...fields, csrf }),
    });
    expect(crossSite.status).toBe(403);
    expect((await victim.submit(page, fields)).url).toContain('?code=');
  });

  test('the log-in of one browser cannot be finished in another', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const page = await openBrowser(service).open(authorizeUrl().url);
    const other = openBrowser(service);
    await other.open(`${issuer}/password-reset`);
    expect((await other.open(page.url)).text).toContain('Sivu on vanhentunut');
    const own = await other.open(authorizeUrl().url);
    const crossed = { ...own, url: page.url };
    const fields = { email: account.email, password: goodPassword };
    expect((await other.submit(crossed, fields)).text).toContain('Sivu on vanhentunut');
  });

  test('logging in gives the browser another session id than any it had before', async () => {
    const { service } = await openIdentity(database());
    const account = await addAccount(database());
    const browser = openBrowser(service);
    const planted = { name: 'aitta_idp_session', value: 'planted', path: '/identity' };
    browser.jar.set('aitta_idp_session /identity', planted);
    const page = await browser.open(authorizeUrl().url);
    await browser.submit(page, { email: account.email, password: goodPassword });
    const first = browser.jar.get('aitta_idp_session /identity')?.value;
    expect(first).not.toBe('planted');
    const again = await browser.open(authorizeUrl({ prompt: 'login' }).url);
    await browser.submit(again, { email: account.email, password: goodPassword });
    expect(browser.jar.get('aitta_idp_session /identity')?.value).not.toBe(first);
  });

  test('who logs in as another on the same browser is the other from then on', async () => {
    const { service } = await openIdentity(database());
    const first = await addAccount(database());
    const second = await addAccount(database());
    const browser = openBrowser(service);
    const page = await browser.open(authorizeUrl().url);
    await browser.submit(page, { email: first.email, password: goodPassword });
    const again = await browser.open(authorizeUrl({ prompt: 'login' }).url);
    const end = await browser.submit(again, { email: second.email, password: goodPassword });
    expect(end.url).toContain('/check-login?code=');
    expect((await browser.open(`${issuer}/profile`)).text).toContain(second.email);
  });

  test('the host a request claims makes no address; links and redirects are the issuer’s', async () => {
    const { service } = await openIdentity(database());
    const response = await service.fetch(
      new Request('http://evil.test/.well-known/openid-configuration', {
        headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      }),
    );
    const text = await response.text();
    expect(text).not.toContain('evil.test');
    expect(JSON.parse(text)).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      end_session_endpoint: `${issuer}/logout`,
    });
  });

  test('alone in its process the provider is at the root of its own address', async () => {
    const alone = 'http://login.test';
    const { service } = await openIdentity(database(), { issuer: alone });
    const { search } = new URL(authorizeUrl().url);
    const response = await service.fetch(new Request(`${alone}/authorize${search}`));
    expect(response.headers.get('location')).toMatch(/^\/interaction\/[\w-]+\?lang=fi$/);
    const resume = response.headers.getSetCookie().find((line) => line.includes('resume='));
    expect(resume).toMatch(/path=\/authorize\//);
    const page = await service.fetch(new Request(`${alone}/password-reset`));
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop}`);
  });

  test('no password, token, code or e-mail reaches the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { service, mails } = await openIdentity(database(), { log });
    const account = await addAccount(database());
    const browser = openBrowser(service);
    const page = await browser.open(authorizeUrl().url);
    const end = await browser.submit(page, { email: account.email, password: goodPassword });
    await browser.submit(await browser.open(`${issuer}/password-reset`), { email: account.email });
    await browser.open(authorizeUrl({ redirect_uri: 'https://evil.test' }).url);
    const all = lines.join('\n');
    expect(all).toContain('provider refused');
    const code = new URL(end.url).searchParams.get('code') ?? 'none';
    const secrets = [
      goodPassword,
      account.email,
      code,
      new URL(linkIn(mails)).searchParams.get('token'),
    ];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});

test.each([
  ['10.0.0.9', 0, '192.0.2.1, 10.0.0.1', '10.0.0.9'],
  ['10.0.0.9', 1, '203.0.113.5, 192.0.2.1', '192.0.2.1'],
  ['10.0.0.9', 2, '203.0.113.5, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
  ['10.0.0.9', 2, '192.0.2.1', '10.0.0.9'],
  ['10.0.0.9', 1, '192.0.2.1:40017', '192.0.2.1'],
  ['10.0.0.9', 1, '[2001:db8::7]:40017', '2001:db8::7'],
  ['10.0.0.9', 1, '[2001:db8::7]', '2001:db8::7'],
  ['10.0.0.9', 1, '2001:db8::7', '2001:db8::7'],
  ['10.0.0.9', 1, '192.0.2.1, unknown', '10.0.0.9'],
  ['10.0.0.9', 1, '_hidden:80', '10.0.0.9'],
])(
  'called from %s behind %i proxies that say "%s", a shopper is at %s',
  (remoteAddress, proxies, reported, address) => {
    const request = new Request('http://x.test', { headers: { 'x-forwarded-for': reported } });
    const env = { incoming: { socket: { remoteAddress } } };
    expect(addressOf(request, env, proxies)).toBe(address);
  },
);
