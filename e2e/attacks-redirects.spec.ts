/** Links and headers can send a shopper only to the shop and its provider. */
import type { Reply } from '../src/services/attacks/testing/visitor.ts';
import { expect, test } from './fixtures/test.ts';
import { open } from './steps/attacked.ts';
import { rawly } from './steps/raw-request.ts';

const tricks = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/;//evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '/\u3002evil.example',
  '//evil\u3002example',
  '\uff0f\uff0fevil.example',
  '/\u2028/evil.example',
  '//[::1]',
  '//0x7f.1',
  '//evil.example/%2e%2e',
  '?//evil.example',
  '#//evil.example',
  '/%0d%0aset-cookie:%20stolen=1',
  '/\r\nset-cookie: stolen=1',
  '/%0d%0a%0d%0a<script>x</script>',
  '/%E5%98%8A%E5%98%8Dset-cookie:stolen=1',
  'a'.repeat(6000),
];
const withHost = (url: string) => [
  `${url}@evil.example`,
  `${url}.evil.example`,
  `${url}\\@evil.example`,
  `${url}//evil.example`,
  `${url}/\\evil.example`,
  `//${new URL(url).host}@evil.example`,
  url.replace('http', 'https'),
];

test('no target, state or path sends a shopper anywhere but to the shop and its provider', async ({
  shop,
}) => {
  const visitor = open(shop.url);
  const places = [
    '/check-login?target=',
    '/check-login?action=register&target=',
    '/check-logout?target=',
    '/check-profile?target=',
    '/check-bonus-card?target=',
    '/check-return?target=',
    '/check-anything?target=',
    '/check-login?fault=refused&target=',
    '/sv/check-login?target=',
  ];
  for (const trick of [...tricks, ...withHost(shop.url)]) {
    const word = encodeURIComponent(trick);
    const state = Buffer.from(
      JSON.stringify({ version: 1, target: trick, action: 'logout', nonce: 'x' }),
    ).toString('base64url');
    for (const address of [
      ...places.map((place) => place + word),
      `/check-logout?state=${state}`,
      `/check-login?state=${state}&code=x`,
    ]) {
      staysHome(shop.url, address, await visitor.send(address));
    }
    const form = { target: trick };
    staysHome(shop.url, `POST ${trick}`, await visitor.send('/check-logout', { form }));
  }
});

/** Every address a response leads to, including those the provider has to return to, is the shop's. */
function staysHome(url: string, address: string, { location, headers, status }: Reply): void {
  // A login that cannot begin responds with 503.
  expect(status === 503 || status < 500, address).toBe(true);
  expect(headers.get('set-cookie') ?? '', address).not.toContain('stolen');
  if (!location) return;
  const found = new URL(location, url);
  expect(found.origin, `${address} → ${location}`).toBe(url);
  expect(location.startsWith('//'), location).toBe(false);
  const inside = [...found.searchParams.values()].flatMap((one) => [
    one,
    Buffer.from(one, 'base64').toString(),
  ]);
  for (const one of inside.filter((text) => /^https?:/.test(text)))
    expect(new URL(one).origin, address).toBe(url);
}

test('odd paths lead to no other host', async ({ shop }) => {
  const paths = [
    '//evil.example',
    '//evil.example/..',
    '/fi//evil.example',
    '/fi/%2fevil.example',
    '/fi/\\evil.example',
    '/fi/',
    '/fi',
    '/sv//evil.example',
    '/en/\\evil.example',
    '///evil.example/%2e%2e',
    '/%5cevil.example',
    '/kategoria//evil.example/',
    '/fi/..//evil.example',
    '//evil.example/kassa',
    '/.//evil.example',
    '/kassa//',
  ];
  for (const path of paths) {
    const { status, location } = await rawly(shop.url, path, {});
    expect(status, path).toBeLessThan(500);
    if (location) {
      expect(new URL(location, shop.url).origin, `${path} → ${location}`).toBe(shop.url);
    }
  }
});

test('no link of a page leads to another host, however its address is written', async ({
  shop,
}) => {
  for (const path of ['/sv//evil.example/login', '/en//evil.example/x', '//evil.example/x']) {
    const { status, location = '' } = await rawly(shop.url, path, {});
    expect(status, path).toBe(301);
    const page = await rawly(shop.url, location, {});
    expect(page.status, path).toBe(404);
    expect(page.text, path).not.toMatch(/(?:href|action)="(?:\/\/|\/\\)/);
  }
});

const evil = 'evil.example';
const pretended: Record<string, string>[] = [
  { host: evil },
  { host: evil, 'x-forwarded-host': evil },
  {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'https',
    forwarded: `host=${evil};proto=https`,
    'x-original-url': `//${evil}`,
    'x-rewrite-url': `//${evil}`,
  },
];

test('no `Host` or forwarding header gets into an answer, a redirect or a link', async ({
  shop,
}) => {
  for (const path of [
    '/',
    '/kategoria/ruoka',
    '/ostoskori',
    '/kassa',
    '/check-login?target=/',
    '/check-profile?target=/',
    '/check-return?target=/kassa',
    '/fi/kategoria',
    '/api/',
    '/api/openapi.json',
    '/identity/.well-known/openid-configuration',
    '/identity/password-reset',
    '/identity/profile',
    '/ei-ole',
    '/healthz',
  ]) {
    for (const headers of pretended) {
      const response = await rawly(shop.url, path, { headers });
      expect(response.status, path).toBeLessThan(500);
      expect(
        `${JSON.stringify(response.headers)}${response.text}`,
        `${path} ${JSON.stringify(headers)}`,
      ).not.toContain(evil);
    }
  }
});
