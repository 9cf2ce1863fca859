import type { APIRequestContext } from '@playwright/test';
import { languages, prefixOf } from '../src/platform/i18n/language.ts';
import { axe, expect, test } from './fixtures/test.ts';

interface Entity {
  '@type': string;
  '@id'?: string;
  name?: string;
  sku?: string;
  url?: string;
  itemListElement?: { name: string; item: string }[];
  hasVariant?: Entity[];
  offers?: { price: string; availability: string; url: string; shippingDetails: object[] };
}

const graphIn = (html: string): Entity[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '{}']) => (JSON.parse(json) as { '@graph': Entity[] })['@graph'],
  );

const shareTags = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"\/>/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

/** Pages that search engines list, with the entities they must have. */
const pages: [path: string, types: string[]][] = [
  ['/', ['OnlineStore', 'WebSite']],
  ['/kategoria/muoti', ['BreadcrumbList']],
  ['/kategoria/kampanjat/outlet', ['BreadcrumbList']],
  ['/tuotemerkit', []],
  ['/tuotemerkit/vienola', ['BreadcrumbList']],
  ['/myymalat/tku', ['DepartmentStore', 'BreadcrumbList']],
  ['/info/palautus', ['BreadcrumbList']],
  ['/reseptit/lohikeitto', ['BreadcrumbList', 'Recipe']],
];

test('pages describe themselves to machines, in three languages, each with a picture of its own', async ({
  page: { request },
}) => {
  for (const language of languages) {
    const pictures = new Set<string>();
    for (const [path, types] of pages) {
      const address = prefixOf(language) + path;
      const html = await (await request.get(address === '' ? '/' : address)).text();
      const entities = graphIn(html);
      expect(entities.map((one) => one['@type']).toSorted(), address).toEqual(types.toSorted());
      const tags = shareTags(html);
      expect(tags['locale'], address).toMatch(new RegExp(`^${language}_`));
      expect(tags['title'], address).not.toBe('');
      pictures.add(tags['image'] ?? '');
      const crumbs = entities.find((one) => one['@type'] === 'BreadcrumbList');
      for (const { item } of crumbs?.itemListElement ?? [])
        expect((await request.get(item, { maxRedirects: 0 })).status(), item).toBe(200);
    }
    expect(pictures.size).toBe(pages.length);
    for (const picture of pictures) {
      const response = await request.get(picture);
      expect(response.headers()['content-type'], picture).toBe('image/jpeg');
    }
  }
});

/** One item of this many is compared; set EVERY_ITEM to compare all. */
const every = process.env['EVERY_ITEM'] ? languages.length : 97;

/** Attributes of each item of a merchant feed, by id. */
const itemsIn = (xml: string) =>
  new Map(
    [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
      const own = item.replaceAll(/<g:shipping>.*?<\/g:shipping>/gs, '');
      const attributes = [...own.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)];
      const values = new Map(attributes.map(([, name = '', value = '']) => [name, value]));
      return [values.get('id') ?? '', values];
    }),
  );

/** The price of one piece on a page: '1 234,50 €' and '€1,234.50' → '1234.50'; of what is sold by weight, the
 * estimate. */
const priceShown = (html: string): string => {
  // Other products follow the form that buys this one.
  const [own = ''] = html.split('id="buy"');
  const [, estimate] = /(?:arviohinta|uppskattat pris|estimated price) ([^<]*)</.exec(own) ?? [];
  const [, aloud] = /<span class="[^"]*">(?:Hinta|Pris|Price) ([^<]*)<\/span>/.exec(html) ?? [];
  const text = estimate ?? aloud ?? '';
  return text.replaceAll(/\D/g, '').replace(/(\d\d)$/, '.$1');
};

/** What three places say about one item of the feed. */
async function saidOf(request: APIRequestContext, item: Map<string, string>) {
  const link = item.get('link')?.replaceAll('&amp;', '&') ?? '';
  const html = await (await request.get(link)).text();
  const entity = graphIn(html)
    .flatMap((one) => one.hasVariant ?? one)
    .find(({ sku }) => sku === item.get('id'));
  const [price] = (item.get('sale_price') ?? item.get('price') ?? '').split(' ');
  const isGone = />(?:Loppunut|Slutsåld|Sold out)<\/p>/.test(html);
  return {
    feed: { link, price, isSoldOut: item.get('availability') === 'out_of_stock' },
    page: { link, price: priceShown(html), isSoldOut: isGone },
    data: {
      link: entity?.offers?.url,
      price: entity?.offers?.price,
      isSoldOut: entity?.offers?.availability === 'https://schema.org/OutOfStock',
    },
  };
}

test('page, structured data and merchant feed have one price and one availability', async ({
  page: { request },
}) => {
  test.slow();
  for (const language of languages) {
    const feed = await request.get(`/feeds/google-${language}.xml`);
    expect(feed.headers()['content-type']).toContain('application/xml');
    const items = [...itemsIn(await feed.text()).values()];
    expect(items.length).toBeGreaterThan(3000);
    const some = items.filter((_, place) => place % every === languages.indexOf(language));
    for (const item of some) {
      const { feed: fed, page: shown, data } = await saidOf(request, item);
      expect(shown).toEqual(fed);
      expect(data).toEqual(fed);
    }
  }
});

test('browsers are offered the shop’s search, and use it', async ({ page, visit }) => {
  await visit('/sv/kategoria/muoti');
  const link = page.locator('link[rel=search]');
  const description = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(description.headers()['content-type']).toContain('opensearchdescription');
  const [, template = ''] = /template="([^"]*)"/.exec(await description.text()) ?? [];
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'ull'));
  await visit(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ull');
  await axe(page);
});
