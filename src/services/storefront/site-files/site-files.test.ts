import { describe, expect, test } from 'vitest';
import { buildIndex } from '#features/search-index/build.ts';
import { makeCatalogueApp } from '#features/catalogue/http.ts';
import { noFacts } from '#features/catalogue/record.ts';
import { product, snapshot } from '#features/catalogue/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { demoSpace } from '#features/content/testing.ts';
import { isSiteFile, siteFile } from './site-files.ts';
import { pagesInFile } from './sitemap.ts';

const now = Temporal.Instant.from('2026-11-22T00:00:00Z');
const publicUrl = 'https://shop.example';

const space = demoSpace({ campaigns: [] });

/** A shop with `count` products of another merchant. */
function shopWith(count: number) {
  const products = Array.from({ length: count }, (_, i) =>
    product(String(i + 1), {
      categoryPath: 'tyokalut/porat',
      brand: { id: 'vasara-oy', name: 'Vasara & Oy' },
      name: { fi: `Pora ${i}`, sv: `Borr ${i}`, en: `Drill ${i}` },
    }),
  );
  const kinds = [
    { path: 'tyokalut', name: { fi: 'Työkalut' }, position: 0 },
    { path: 'tyokalut/porat', name: { fi: 'Porat' }, position: 0 },
  ];
  const index = buildIndex(
    { ...snapshot(products), categories: kinds },
    () => space,
    now.epochMilliseconds,
  );
  const app = makeServiceApp({ title: 'Test', version: '1' }, makeLog('silent'));
  app.route(
    '/',
    makeCatalogueApp({
      index: () => index,
      readProduct: async () => undefined,
      readFacts: async () => noFacts,
      readStock: async () => new Map(),
      publishesCoopPrices: () => false,
      customerOf: async () => null,
      now: () => now,
    }),
  );
  const retailApi = {
    baseUrl: 'http://api.test',
    fetch: (request: Request) => app.fetch(request),
    language: 'fi' as const,
    correlationId: '1',
  };
  return {
    publicUrl,
    retailApi,
    now: () => now,
    isListed: true,
    space: { ...space, seller: { ...space.seller, email: 'apu@kauppias.example' } },
  };
}

const textOf = async (path: string, facts = shopWith(1)) => {
  expect(isSiteFile(path)).toBe(true);
  const response = await siteFile(path, facts);
  return response.text();
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the site map', () => {
  test('lists every page of whatever products there are, in three languages, each with the others', async () => {
    const facts = shopWith(pagesInFile + 3);
    const files = locations(await textOf('/sitemap.xml', facts));
    expect(files).toEqual([
      `${publicUrl}/sitemap-pages-1.xml`,
      `${publicUrl}/sitemap-products-1.xml`,
      `${publicUrl}/sitemap-products-2.xml`,
    ]);
    const pages = await Promise.all(
      files.map(async (file = '') => textOf(new URL(file).pathname, facts)),
    );
    const all = pages.flatMap(locations);
    expect(new Set(all).size).toBe(all.length);
    const written = [...space.pages.keys()].filter((key) =>
      /^(?!index$|kategoria\/(?!inspiroidu))/.test(key),
    );
    expect(all.length).toBe((pagesInFile + 3 + 8 + space.stores.length + written.length) * 3);
    for (const path of [
      '/',
      '/sv',
      '/en/kategoria',
      '/sv/kategoria/tyokalut/porat',
      '/tuotemerkit/vasara-oy',
      '/myymalat',
      '/en/myymalat/rovaniemi',
      '/sv/info',
      '/info/palautus',
      '/en/kategoria/inspiroidu',
      '/tuote/pora-0/1',
      `/sv/tuote/borr-${pagesInFile}/${pagesInFile + 1}`,
    ]) {
      expect(all).toContain(publicUrl + path);
    }
    expect(pages[1]).toContain(
      `<url><loc>${publicUrl}/en/tuote/drill-0/1</loc>` +
        `<xhtml:link rel="alternate" hreflang="fi" href="${publicUrl}/tuote/pora-0/1"/>` +
        `<xhtml:link rel="alternate" hreflang="sv" href="${publicUrl}/sv/tuote/borr-0/1"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/en/tuote/drill-0/1"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}/tuote/pora-0/1"/></url>`,
    );
  });

  test('a file has at most 50,000 addresses, and a million products stay below the most an index lists', () => {
    expect(pagesInFile * 3).toBeLessThanOrEqual(50_000);
    expect(1_000_000 / pagesInFile).toBeLessThan(50_000);
  });

  test('there is no file beyond the last', async () => {
    const facts = shopWith(2);
    for (const path of ['/sitemap-products-2.xml', '/sitemap-pages-2.xml']) {
      expect((await siteFile(path, facts)).status).toBe(404);
    }
    expect(isSiteFile('/sitemap-products-0.xml')).toBe(false);
  });

  test('a shop without products has its front page', async () => {
    const facts = shopWith(0);
    expect(locations(await textOf('/sitemap.xml', facts))).toEqual([
      `${publicUrl}/sitemap-pages-1.xml`,
    ]);
    expect(locations(await textOf('/sitemap-pages-1.xml', facts))).toContain(`${publicUrl}/`);
  });
});

test('robots.txt excludes personal pages in every language, and names the site map', async () => {
  const robots = await textOf('/robots.txt');
  for (const path of ['/check-', '/sv/kassa', '/en/tilaukset', '/_data/', '/api/', '/identity/']) {
    expect(robots.split('\n')).toContain(`Disallow: ${path}`);
  }
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/$/m);
});

test('a shop that is not the one that sells is listed nowhere', async () => {
  expect(await textOf('/robots.txt', { ...shopWith(0), isListed: false })).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});

test('security.txt names a contact, its expiry date and its own address', async () => {
  const lines = (await textOf('/.well-known/security.txt')).split('\n');
  expect(lines).toContain('Contact: mailto:apu@kauppias.example');
  expect(lines).toContain('Expires: 2027-05-21T00:00:00Z');
  expect(lines).toContain(`Canonical: ${publicUrl}/.well-known/security.txt`);
});

test.each(['', '/sv', '/en'])(
  '%s/opensearch.xml describes the search in its language',
  async (prefix) => {
    const facts = shopWith(0);
    const named = { ...facts.space, shop: { ...facts.space.shop, name: 'Rauta & Puu' } };
    const xml = await textOf(`${prefix}/opensearch.xml`, { ...facts, space: named });
    expect(xml).toContain('<ShortName>Rauta &amp; Puu</ShortName>');
    expect(xml).toContain(`<Language>${prefix.slice(1) || 'fi'}</Language>`);
    expect(xml).toContain(`template="${publicUrl}${prefix}/haku?hakutermi={searchTerms}"`);
  },
);

test.each([
  ['/manifest.webmanifest', 'fi', '/'],
  ['/sv/manifest.webmanifest', 'sv', '/sv'],
  ['/en/manifest.webmanifest', 'en', '/en'],
])('%s has the shop’s name and start page in %s', async (path, lang, start) => {
  const manifest = JSON.parse(await textOf(path)) as Record<string, string>;
  expect(manifest).toMatchObject({ lang, start_url: start, name: 'Aitta' });
  expect(manifest['description']).not.toBe('');
});
