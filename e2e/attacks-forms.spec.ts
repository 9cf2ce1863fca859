/** What other sites and odd headers can do to a shopper: nothing. */
import { expect, test } from './fixtures/test.ts';
import { cookiesOf, countOf, logIn, shopperIn } from './steps/attacked.ts';
import { rawly } from './steps/raw-request.ts';

test('a form that another site sends changes nothing, however it is dressed', async ({ shop }) => {
  const { visitor, product, form } = await shopperIn(shop.url);
  await logIn(visitor);
  const count = await countOf(visitor);
  const otherPort = shop.url.replace(/\d+$/, '1');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: otherPort },
    { origin: shop.url.replace('http:', 'https:') },
    { origin: `${shop.url}.evil.example` },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
    { origin: '', 'sec-fetch-site': 'none' },
    { origin: '' },
  ];
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json',
    '',
  ];
  const targets = [
    product,
    '/ostoskori',
    '/kassa',
    '/maksu',
    '/suosikit',
    '/check-logout',
    '/_data/wishlist',
    '/ei-ole',
  ];
  for (const path of targets.flatMap((one) => [one, `${one}.data`, `/sv${one}`])) {
    for (const headers of foreign) {
      const type = types[(path.length + Object.keys(headers).length) % types.length] ?? '';
      const dressed = { ...headers, 'content-type': type };
      const sent = Object.fromEntries(Object.entries(dressed).filter(([, value]) => value !== ''));
      const response = await rawly(shop.url, path, {
        method: 'POST',
        headers: { ...sent, cookie: cookiesOf(visitor) },
        body: String(new URLSearchParams(form)),
      });
      expect({ path, sent, status: response.status }).toEqual({ path, sent, status: 403 });
      expect(response.setCookies).toEqual([]);
    }
  }
  expect(await countOf(visitor)).toBe(count);
  expect((await visitor.send('/_data/session')).text).toContain('Aino');
});

test('every content type another site may send without asking is refused', async ({ shop }) => {
  const { visitor, product, form } = await shopperIn(shop.url);
  for (const type of [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json',
    'TEXT/PLAIN;x',
    '',
  ]) {
    const headers = {
      origin: 'https://evil.example',
      cookie: cookiesOf(visitor),
      ...(type && { 'content-type': type }),
    };
    const response = await rawly(shop.url, product, {
      method: 'POST',
      headers,
      body: String(new URLSearchParams(form)),
    });
    expect({ type, status: response.status }).toEqual({ type, status: 403 });
  }
  expect(await countOf(visitor)).toBe(2);
});

test('what only looks changes nothing: no link logs anybody out, in, or empties a cart', async ({
  shop,
}) => {
  const { visitor, product, form } = await shopperIn(shop.url);
  await logIn(visitor);
  const count = await countOf(visitor);
  const query = new URLSearchParams({ ...form, intent: 'remove', action: 'logout', target: '/' });
  for (const path of [
    product,
    '/ostoskori',
    '/kassa',
    '/maksu',
    '/suosikit',
    '/check-logout',
    '/check-profile',
    '/_data/wishlist',
    '/_data/session',
    '/maksu/vahvistus',
    '/maksu/paluu',
  ]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await visitor.send(`${path}?${query}`, {
        method,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
    }
  }
  expect(await countOf(visitor)).toBe(count);
  expect((await visitor.send('/_data/session')).text).toContain('Aino');
});

test('a correlation id, cookie or language with odd contents is not handed on', async ({
  shop,
}) => {
  for (const word of [
    '<script>x</script>',
    'a'.repeat(5000),
    '../../etc/passwd',
    '${jndi:ldap://x}',
    "' or 1=1 --",
    '%0d%0aset-cookie: stolen=1',
    '{"a":1}',
  ]) {
    const headers = {
      'x-correlation-id': word,
      'x-language': word,
      'accept-language': word,
      cookie: `aitta_cart=${word}; aitta_orders=${word}; aitta_auth=${word}; aitta_access=${word}; aitta_refresh=${word}; aitta_login=${word}; aitta_merge=${word}; aitta_in=${word}`,
    };
    for (const path of [
      '/ostoskori',
      '/kassa',
      '/tilaukset',
      '/_data/session',
      '/_data/cart-count',
      '/check-login?target=/',
      '/api/v3/brands',
    ]) {
      const response = await rawly(shop.url, path, { headers });
      expect(response.status, `${path} ${word}`).toBeLessThan(500);
      expect(JSON.stringify(response.headers), path).not.toContain(word);
    }
  }
});

test('a form sent to a page that takes none is its sender’s fault: the page says so, the log nothing', async ({
  shop,
}) => {
  const before = shop.log().length;
  const headers = { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await rawly(shop.url, '/tuotemerkit', {
    method: 'POST',
    headers,
    body: 'a=1',
  });
  expect(status).toBe(405);
  expect(text).toContain('Tätä ei voitu lukea');
  expect(shop.log().slice(before)).not.toContain('POST request');
});
