/** A shop behind a proxy that ends TLS: requests arrive over http, shoppers use https. */
import { expect, test } from '../fixtures/test.ts';
import { rawly } from '../steps/raw-request.ts';

const publicUrl = 'https://shop.test';
test.use({ settings: { env: { PUBLIC_URL: publicUrl } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

test('cookies are for https only, forms of the shop come in, and addresses are the public ones', async ({
  shop,
}) => {
  const form = { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' };
  const list = await rawly(shop.url, '/kategoria/ruoka', {});
  const product = /\/tuote\/[\w-]+\/\d+(?=")/.exec(list.text)?.[0] ?? '';
  const body = `sokId=${product.split('/').at(-1)}&quantity=1`;
  const added = await rawly(shop.url, product, { method: 'POST', headers: form, body });
  expect([added.status, added.location]).toEqual([302, '/ostoskori?uusi']);
  const login = await rawly(shop.url, '/check-login?target=/', {});
  expect(login.location).toMatch(/^https:\/\/shop\.test\/identity\/authorize\?/);
  const there = await rawly(shop.url, new URL(login.location ?? '').pathname, {});
  const left = await rawly(shop.url, '/check-logout', { method: 'POST', headers: form });
  expect(left.text).toContain('0; url=https://shop.test/identity/');
  expect(left.text).toMatch(/<title>Kirjaudutaan ulos\b/);
  const cookies = [added, login, there, left].flatMap(({ setCookies }) => setCookies);
  expect(cookies.length).toBeGreaterThan(5);
  expect(cookies.filter((one) => !/; ?secure/i.test(one))).toEqual([]);
});

test('pages load nothing without https; forms of the inner address are another site’s', async ({
  shop,
}) => {
  for (const path of ['/', '/ostoskori', '/identity/password-reset']) {
    const { headers } = await rawly(shop.url, path, {});
    expect(JSON.stringify(headers), path).toContain('upgrade-insecure-requests');
  }
  const statusOf = async (headers: Record<string, string>, method = 'POST') =>
    (await rawly(shop.url, '/check-logout', { method, headers })).status;
  expect(await statusOf({ origin: 'http://shop.test' })).toBe(403);
  expect(await statusOf({ origin: shop.url })).toBe(403);
  // A domain that somebody else has pointed at the shop.
  expect(await statusOf({ origin: 'http://evil.example', host: 'evil.example' })).toBe(421);
  expect(await statusOf({ host: 'evil.example' }, 'GET')).toBe(421);
  expect(await statusOf({ host: 'shop.test' }, 'GET')).toBe(302);
  expect(await statusOf({}, 'TRACE')).toBe(405);
});
