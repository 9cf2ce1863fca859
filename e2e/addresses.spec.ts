import type { APIRequestContext, APIResponse } from '@playwright/test';
import fc from 'fast-check';
import { listKeys } from '../src/features/catalogue/url-state/keys.ts';
import { languages, prefixOf } from '../src/platform/i18n/language.ts';
import { propertySeed } from '../src/platform/testing/property-seed.ts';
import { expect, test } from './fixtures/test.ts';

const send = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  request.get(path, { maxRedirects: 0 });

/** Where an address redirects to, or null when it does not. */
async function leadsTo(request: APIRequestContext, path: string): Promise<string | null> {
  const response = await send(request, path);
  const location = response.headers()['location'];
  if (location === undefined) expect(response.status(), path).toBe(200);
  else expect([301, 302], path).toContain(response.status());
  return location ?? null;
}

interface Head {
  canonical: string | undefined;
  alternates: Record<string, string>;
  /** The links on the page, by language. */
  links: Record<string, string>;
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await send(request, path);
  expect(response.status(), path).toBe(200);
  const tags = (await response.text()).match(/<(?:link|a) [^>]*>/g) ?? [];
  const has = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const byLanguage = (all: string[]) =>
    Object.fromEntries(all.map((tag) => [has(tag, 'hreflang'), has(tag, 'href')]));
  return {
    canonical: tags
      .filter((tag) => has(tag, 'rel') === 'canonical')
      .map((tag) => has(tag, 'href'))[0],
    alternates: byLanguage(tags.filter((tag) => has(tag, 'rel') === 'alternate')),
    links: byLanguage(
      tags.filter((tag) => tag.startsWith('<a') && has(tag, 'hreflang') !== '').slice(0, 3),
    ),
  };
}

/** The first product of a list; names differ by language. */
async function productIn(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  return /\/tuote\/[\w-]+\/\d+/.exec(html)?.[0] ?? '';
}

test('each language’s alternate is the canonical address of that language, and says the same (R398)', async ({
  page: { request },
}) => {
  for (const path of ['/', '/kategoria', '/kategoria/muoti', '/kategoria/muoti?sivu=2']) {
    await agree(path);
  }
  for (const path of [
    '/kategoria/kampanjat/black-friday',
    '/tuotemerkit',
    '/tuotemerkit/vienola',
  ]) {
    await agree(path);
  }
  await agree(await productIn(request, '/kategoria/ruoka'));
  await agree(await productIn(request, '/kategoria/muoti'));

  async function agree(path: string) {
    const { alternates, canonical, links } = await headOf(request, path);
    expect(Object.keys(alternates).toSorted()).toEqual(['en', 'fi', 'sv', 'x-default']);
    expect(canonical).toBe(alternates['fi']);
    for (const language of languages) {
      const other = await headOf(request, alternates[language] ?? '');
      expect(other.canonical, path).toBe(alternates[language]);
      expect(other.alternates, path).toEqual(alternates);
      expect(new URL(links[language] ?? '', alternates[language]).href).toBe(alternates[language]);
    }
  }
});

test('a product is at one address: name, id and variant are led to it, whatever else is asked for', async ({
  page: { request },
}) => {
  const path = await productIn(request, '/kategoria/muoti');
  const [, , slug = '', id = ''] = path.split('/');
  for (const wrong of [
    `/tuote/vaara-nimi/${id}`,
    `/tuote/${slug}/abc${id}`,
    `/TUOTE/${slug}/${id}`,
  ]) {
    expect(await leadsTo(request, wrong), wrong).toBe(path);
  }
  const { variants } = (await (await request.get(`/api/v3/product/${id}`)).json()) as {
    variants: { sokId: string }[];
  };
  const variant = variants[0]?.sokId ?? '';
  expect(variant).not.toBe('');
  expect(await leadsTo(request, `/tuote/x/${id}?variantti=${variant}&utm_source=a`)).toBe(
    `${path}?variantti=${variant}&utm_source=a`,
  );
  expect(await leadsTo(request, `/tuote/x/${variant}`)).toBe(`${path}?variantti=${variant}`);
  expect(await leadsTo(request, `${path}?variantti=1`)).toBe(path);
  expect(await leadsTo(request, `/sv${path}?utm_source=a`)).toMatch(
    /^\/sv\/tuote\/.*utm_source=a$/,
  );
  expect(await leadsTo(request, `/tuote/x/${id}/myymalat?variantti=${variant}`)).toBe(
    `${path}/myymalat?variantti=${variant}`,
  );
  for (const missing of ['/tuote/x/1', `/tuote/x/${'1'.repeat(80)}`, '/tuote/x/abc']) {
    expect((await send(request, missing)).status()).toBe(404);
  }
});

test('paths are small letters without a slash at their end, in every language', async ({
  page: { request },
}) => {
  for (const path of [
    '/kategoria',
    '/kategoria/muoti',
    '/haku',
    '/tuotemerkit/vienola',
    '/ostoskori',
  ]) {
    for (const language of languages) {
      const there = prefixOf(language) + path;
      expect(await leadsTo(request, there)).toBeNull();
      expect(await leadsTo(request, `${there}/?a=B`)).toBe(`${there}?a=B`);
      expect(await leadsTo(request, there.toUpperCase())).toBe(there);
    }
  }
  expect(await leadsTo(request, '/fi/kategoria/muoti?sivu=2')).toBe('/kategoria/muoti?sivu=2');
  expect(await leadsTo(request, '/sv/')).toBe('/sv');
});

test('a list is at one address: the first page, the default sort and what nothing has are not in it (R107, R110, R111, R112)', async ({
  page: { request },
}) => {
  const list = '/kategoria/muoti';
  for (const query of [
    'sivu=1',
    'sivu=abc',
    'sivu=',
    'lajitteluperuste=luomisaika&lajittelusuunta=laskeva',
    'lajitteluperuste=foo',
    'koko=',
    'väri=ei-ole',
    'kampanja=ei-ole&brändi=ei-ole',
    'verkkosaatavuus=false',
    'hinta=halpa',
    'hakutermi=v',
  ]) {
    expect(await leadsTo(request, `${list}?${query}`), query).toBe(list);
  }
  expect(await leadsTo(request, `${list}?lajitteluperuste=hinta`)).toBe(
    `${list}?lajitteluperuste=hinta&lajittelusuunta=laskeva`,
  );
  const last = await leadsTo(request, `${list}?sivu=999`);
  expect(last).toMatch(/\?sivu=\d+$/);
  expect(await leadsTo(request, last ?? '')).toBeNull();
  expect(await leadsTo(request, `${list}?sivu=2&alennus=true&utm_source=a`)).toBe(
    `${list}?alennus=true&sivu=2&utm_source=a`,
  );
  expect(await leadsTo(request, `/en${list}?sivu=1`)).toBe(`/en${list}`);
  // Tracking parameters are kept in the address but not in the canonical one.
  const reported = `${list}?utm_source=a&gclid=b`;
  expect(await leadsTo(request, reported)).toBeNull();
  expect((await headOf(request, reported)).canonical).toMatch(/\/kategoria\/muoti$/);
});

/** Lists whose words are understood only without the filters that nothing has. */
const askedTwice: [string, [string, string][]][] = [
  ['/kategoria', [['hakutermi', 'takki lasten']]],
  [
    '/kategoria',
    [
      ['hakutermi', '!!'],
      ['brändi', ' '],
    ],
  ],
  [
    '/haku',
    [
      ['hakutermi', 'halvin musta'],
      ['brändi', 'ei-ole'],
    ],
  ],
  [
    '/haku',
    [
      ['hakutermi', 'suosituin'],
      ['koko', 'ei-ole'],
    ],
  ],
  [
    '/haku',
    [
      ['hakutermi', 'gluteeniton takki'],
      ['ominaisuus', 'ei-ole'],
    ],
  ],
];

test('whatever is asked of a list leads to an address of it at once, and stays there', async ({
  page: { request },
}) => {
  test.slow();
  const words = fc.array(
    fc.constantFrom('halvin', 'musta', 'lasten', 'uusin', 'alle 20', '38', 'gluteeniton', 'takki'),
    { minLength: 1, maxLength: 4 },
  );
  const text = fc.oneof(
    words.map((several) => several.join(' ')),
    fc.constantFrom('1', '2', '999', 'true', '', 'musta', 'musta_S', 'S_musta', 'hinta', 'laskeva'),
    fc.constantFrom('vienola', '10-20', '20-10', 'villa', '\u0000', 'a\u0000b', 'x'.repeat(300)),
    fc.string({ maxLength: 30 }),
  );
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...listKeys) },
    { weight: 2, arbitrary: fc.constant('hakutermi') },
    fc.string(),
  );
  const path = fc.constantFrom(
    '/kategoria',
    '/sv/kategoria/muoti',
    '/kategoria/kampanjat/outlet',
    '/en/tuotemerkit/vienola',
    '/haku',
  );
  await fc.assert(
    fc.asyncProperty(path, fc.array(fc.tuple(key, text), { maxLength: 6 }), async (at, pairs) => {
      const asked = `${at}?${new URLSearchParams(pairs)}`;
      const next = await leadsTo(request, asked);
      if (next !== null) expect(await leadsTo(request, next), asked).toBeNull();
    }),
    { numRuns: 120, seed: propertySeed, examples: askedTwice },
  );
});

test('what is too long or has signs no keyboard types is not found, and no fault of the shop', async ({
  page: { request },
}) => {
  for (const [path, status] of [
    ['/tuotemerkit/a%00b', 404],
    [`/tuotemerkit/${'a'.repeat(500)}`, 404],
    [`/kategoria/${'a'.repeat(500)}`, 404],
    ['/kategoria/a%00b', 404],
    ['/_data/suggestions?term=%00', 200],
    [`/_data/suggestions?term=${'a'.repeat(500)}`, 200],
  ] as const) {
    expect((await send(request, path)).status(), path).toBe(status);
  }
  const many = Array.from({ length: 1000 }, (_, i) => `v${i}`).join('_');
  for (const query of [`hakutermi=${'x'.repeat(15_000)}`, 'hakutermi=a%00b', `koko=${many}`]) {
    expect((await request.get(`/haku?${query}`)).status(), query).toBe(200);
  }
  expect((await request.get(`/kategoria/muoti?v%C3%A4ri=${many}`)).status()).toBe(200);
});

test('going to another spelling of a list ends at its one address: no loop, no page loaded anew', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  // Personal data that comes during a navigation loads its page again.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.body.dataset['same'] = 'yes';
  });
  const entries = await page.evaluate(() => history.length);
  const data: string[] = [];
  page.on('request', (one) => {
    if (/koti\.data(?!.*sivu=2)/.test(one.url())) data.push(one.url());
  });
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate('/kategoria/koti?sivu=1&lajitteluperuste=foo&koko=ei-ole');
  });
  await expect(page).toHaveURL(/kategoria\/koti$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Koti' })).toBeVisible();
  expect(data.length).toBeLessThanOrEqual(2);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});
