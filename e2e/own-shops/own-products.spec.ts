/** A shop of a merchant whose products, departments and brands are not those of the demo shop. */
import { readFileSync } from 'node:fs';
import { languages, prefixOf, type Language } from '../../src/platform/i18n/language.ts';
import { axe, expect, test } from '../fixtures/test.ts';
import { putInCart } from '../steps/carting.ts';

const heading = 'id\ttitle\tproduct_type\tprice\tavailability\tquantity\tbrand\tcolor\tsize';
const rows = (texts: [title: string, type: string, colour: string][]) =>
  texts.map(([title, type, colour], i) =>
    [700 + i, title, type, `${i + 5}.90 EUR`, 'in_stock', 9, 'O’Malley & Pojat', colour, ''].join(
      '\t',
    ),
  );
const feedOf = (texts: [string, string, string][]) => [heading, ...rows(texts), ''].join('\n');

test.use({
  settings: {
    feeds: {
      'garden.fi.tsv': feedOf([
        ['Lapio', 'Puutarha > Työkalut > Lapiot', 'Punainen'],
        ['Harava', 'Puutarha > Työkalut', ''],
        ['Kantele', 'Soittimet', 'Koivu'],
        ['日本の茶碗', 'Keittiö & koti', ''],
      ]),
      'garden.sv.tsv': feedOf([
        ['Spade', 'Trädgård > Verktyg > Spadar', 'Röd'],
        ['Kratta', 'Trädgård > Verktyg', ''],
        ['Kantele', 'Instrument', 'Björk'],
        ['日本の茶碗', 'Kök & hem', ''],
      ]),
    },
  },
});

// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

/** Paths of the site map without parameters. */
const siteMap = [...readFileSync('src/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g)]
  .map(([, path]) => `/${path}`)
  .filter((path) => !/[:*]/.test(path));

interface Node {
  urlPath: string;
  children: Node[];
}

test('a product without picture, description and stores shows none of them', async ({
  page,
  visit,
}) => {
  await visit('/tuote/lapio/700');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lapio');
  await expect(page.getByRole('heading', { name: 'Tuotekuvaus' })).toHaveCount(0);
  await expect(page.getByText('Saatavuus myymälöissä')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Myymälät' })).toHaveCount(0);
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.getByText('Varastossa', { exact: true })).toBeInViewport();
});

test('a shop without stores says that it is online only (R035)', async ({ page, visit }) => {
  expect(await visit('/myymalat')).toBe(200);
  await expect(page.getByText('Meillä ei ole myymälöitä.')).toBeVisible();
  await page.getByRole('link', { name: 'Jatka ostoksille' }).click();
  await expect(page).toHaveURL(/\/kategoria$/);
});

test('every address of the site map answers in three languages, whatever the products are (R030)', async ({
  request,
}) => {
  test.slow();
  for (const language of languages) {
    const headers = { 'x-language': language };
    const [tree] = (await (
      await request.get('/api/v1/categoryTree', { headers })
    ).json()) as Node[];
    const list = await (await request.get('/api/v3/category', { headers })).json();
    const brands = await (await request.get('/api/v3/brands', { headers })).json();
    const below = ({ urlPath, children }: Node): string[] => [urlPath, ...children.flatMap(below)];
    const products = (list.products as { urlPath: string }[]).map(({ urlPath }) => urlPath);
    expect(products).toHaveLength(4);
    const pages = [
      '/',
      ...below(tree as Node),
      ...products,
      ...products.map((path) => `${path}/myymalat`),
      ...(brands as { id: string }[]).map(({ id }) => `/tuotemerkit/${id}`),
      '/haku?hakutermi=lapio',
      '/tuotemerkit',
      '/ostoskori',
      '/tilaukset',
    ];
    for (const path of pages) expect(await statusOf(path, language), path).toBe(200);
    for (const path of siteMap) expect(await statusOf(path, language), path).toBeLessThan(500);
  }

  async function statusOf(path: string, language: Language): Promise<number> {
    const own = path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path}`;
    const response = await request.get(own, { maxRedirects: 0 });
    return response.status();
  }
});

test('the home page leads to the departments and brands there are, and to no campaign without products (R030, R141)', async ({
  page,
  visit,
}) => {
  expect(await visit('/')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaikki samalla tilauksella');
  const departments = page.getByRole('region', { name: 'Osastot' });
  await expect(departments.getByRole('link')).toHaveText([
    'Puutarha',
    'Soittimet',
    'Keittiö & koti',
  ]);
  const banner = page.getByRole('heading', { name: 'Puutarha' });
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/kategoria/puutarha');
  const brand = page.getByRole('link', { name: 'O’Malley & Pojat', exact: true });
  await expect(brand.first()).toHaveAttribute('href', /^\/tuotemerkit\/[a-z0-9-]+$/);
  await expect(page.getByText(/Black|Outlet|Kampanjat/)).toHaveCount(0);
  await axe(page);
});

test('a name that the merchant gives in Finnish and Swedish only is marked as Finnish in English', async ({
  page,
  shop,
  visit,
}) => {
  const spade = '/tuote/lapio/700';
  await putInCart({ page, shop }, spade);
  const places = {
    [`/en${spade}`]: page.locator('h1'),
    '/en/haku?q=lapio': page.locator('main article').getByRole('heading').first(),
    '/en/ostoskori': page.locator('main li').getByRole('heading').first(),
  };
  for (const [path, title] of Object.entries(places)) {
    await visit(path);
    await expect(title).toHaveText('Lapio');
    await expect(title).toHaveAttribute('lang', 'fi');
  }
  await visit('/sv/tuote/spade/700');
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('h1')).not.toHaveAttribute('lang');
});
