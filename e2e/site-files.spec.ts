import { shopNow } from './fixtures/clock.ts';
import { expect, test } from './fixtures/test.ts';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('every address of the site map is a page that names itself as the canonical one', async ({
  page: { request },
}) => {
  test.slow();
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const files = locations(await index.text());
  const lists = await Promise.all(
    files.map(async (file) => locations(await (await request.get(file)).text())),
  );
  const addresses = lists.flat();
  expect(addresses.length).toBeGreaterThan(9000);
  // Some of each kind, in every language.
  const some = addresses.filter((_, place) => place % 61 === 0);
  for (const address of some) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

test('robots.txt, security.txt, icons and manifests are served, and a shop for trying out is not indexed', async ({
  page,
  visit,
}) => {
  const { request } = page;
  const robots = await (await request.get('/robots.txt')).text();
  // A shop for trying out is not indexed.
  expect(robots).toBe('User-agent: *\nDisallow: /\n');
  const security = await (await request.get('/.well-known/security.txt')).text();
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(shopNow().epochMilliseconds);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  await visit('/');
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
  expect(links).toHaveLength(4);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  const manifest = (await (await request.get('/sv/manifest.webmanifest')).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe('/sv');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
