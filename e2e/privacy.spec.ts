import { request as newRequest } from '@playwright/test';
import { languages, prefixOf } from '../src/platform/i18n/language.ts';
import { expect, test } from './fixtures/test.ts';

const paths = [
  '/',
  '/kategoria',
  '/kategoria/muoti?sivu=2',
  '/haku?hakutermi=aitta',
  '/tuotemerkit',
];

/** Values that are recognisable wherever they appear. */
const marks = {
  cookie: 'markedcookie1122334455',
  order: 'markedorder1122334455',
  token: 'markedtoken1122334455',
  agent: 'markedagent1122334455',
  query: 'markedquery1122334455',
  host: 'markedhost1122334455',
};

test('nothing of a shopper is in a page that others get: not a byte, not a cookie', async ({
  shop,
}) => {
  const shopper = await newRequest.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: {
      authorization: `Bearer ${marks.token}`,
      'user-agent': marks.agent,
      'x-forwarded-host': marks.host,
    },
  });
  const anybody = await newRequest.newContext({ baseURL: shop.url });
  const list = await (await anybody.get('/kategoria/ruoka')).text();
  const product = /\/tuote\/[\w-]+\/\d+(?=")/.exec(list)?.[0] ?? '';

  const form = { sokId: product.split('/').at(-1) ?? '', quantity: '3' };
  const added = await shopper.post(product, {
    form,
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  const [cart = ''] = (added.headers()['set-cookie'] ?? '').split(';');
  expect(cart).toMatch(/^aitta_cart=.{10}/);
  const cookie = `${cart}; aitta_orders=${marks.order}; other=${marks.cookie}`;

  const inLanguages = (path: string) =>
    languages.map((language) => `${prefixOf(language)}${path}`.replace(/(?<=.)\/$/, ''));
  // Each language has a name of its own for the product.
  const named = inLanguages(product).map(async (path) => (await anybody.get(path)).url());
  const products = (await Promise.all(named)).map((address) => new URL(address).pathname);
  const pages = [...paths.flatMap(inLanguages), ...products];
  const data = pages.filter((path) => !path.includes('?')).map((path) => `${path}.data`);
  const secrets = [...Object.values(marks), cart.slice('aitta_cart='.length)];
  for (const path of [...pages, ...data.map((one) => one.replace(/^\/\.data/, '/_.data'))]) {
    const tracked = `${path}${path.includes('?') ? '&' : '?'}utm_id=${marks.query}`;
    for (const [who, headers] of [
      [shopper, { cookie }],
      [anybody, {}],
    ] as const) {
      const response = await who.get(tracked, { headers });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toContain('public');
      const all = `${JSON.stringify(response.headersArray())}${await response.text()}`;
      for (const secret of secrets) expect(all, path).not.toContain(secret);
      expect(all.toLowerCase(), path).not.toContain('set-cookie');
    }
  }

  const count = await shopper.get('/_data/cart-count', { headers: { cookie } });
  expect(count.headers()['cache-control']).toBe('no-store');
  expect((await count.json()).count).toBe(3);
  const own = await shopper.get('/ostoskori', { headers: { cookie } });
  expect(own.headers()['cache-control']).toMatch(/no-store/);
  await Promise.all([shopper.dispose(), anybody.dispose()]);
});
