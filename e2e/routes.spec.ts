/** Every address of the specification answers, in every language. */
import { languages, prefixOf, type Language } from '../src/platform/i18n/language.ts';
import { demoSpace } from '../src/features/content/testing.ts';
import { axe, expect, test } from './fixtures/test.ts';

const helpPages = [
  'ota-yhteytta',
  'palautus',
  'reklamaatio',
  'takuu-ja-huolto',
  'ehdot',
  'sopimusehdot',
  'tietoturva',
  'sokosemotion',
  'palvelut',
  's-edut-ja-bonus',
  'faq',
  'toimitustavat',
  'maksutavat',
].map((name) => `info/${name}`);

const { pages } = demoSpace();
const titleOf = (key: string, language: Language) => pages.get(key)?.[language]?.title ?? '';

for (const language of languages) {
  test(`all help pages have their text, and are below /info, in ${language} (R037, R053, R054, R055, R056, R057, R058, R059, R060, R061, R062, R063, R064, R065)`, async ({
    request,
  }) => {
    const all = await (await request.get(`${prefixOf(language)}/info`)).text();
    for (const key of helpPages) {
      const response = await request.get(`${prefixOf(language)}/${key}`);
      expect(response.status(), key).toBe(200);
      const html = await response.text();
      expect(html, key).toContain(`<html lang="${language}"`);
      expect(html, key).toContain(`<h1>${titleOf(key, language)}</h1>`);
      expect(all, key).toContain(`href="${prefixOf(language)}/${key}"`);
    }
  });

  test(`the other pages of the merchant answer with their heading in ${language} (R036, R039, R044, R046, R050, R052, R068, R376)`, async ({
    page,
  }) => {
    const own = ['hyvaolo', 'palaute', 'arvio', 'saavutettavuus', 'kategoria/inspiroidu'];
    for (const key of own) {
      const response = await page.goto(`${prefixOf(language)}/${key}`);
      expect(response?.status(), key).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(key, language));
    }
    for (const path of ['/guided-entry', '/_app', '/_preview/info/faq']) {
      const response = await page.goto(prefixOf(language) + path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });

  test(`English names of checkout, campaigns and search lead to the Finnish addresses in ${language} (R051, R398)`, async ({
    request,
  }) => {
    const prefix = prefixOf(language);
    const ways = [
      ['/checkout?vaihe=maksu', '/kassa?vaihe=maksu'],
      ['/campaign/joulu', '/kampanja/joulu'],
      ['/search?hakutermi=villa', '/haku?hakutermi=villa'],
    ];
    for (const [from, to] of ways) {
      const response = await request.get(prefix + from, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([301, prefix + to]);
    }
  });
}

test('every campaign has one address, and answers before, while and after it runs (R033, R066, R067, R069, R070, R071, R072)', async ({
  page,
  request,
  visit,
}) => {
  for (const { path, address } of demoSpace().campaigns) {
    const [own, other] = [`/kampanja/${path}`, `/kategoria/kampanjat/${path}`];
    const [at, elsewhere] = address === 'campaign' ? [own, other] : [other, own];
    expect((await request.get(at)).status(), at).toBe(200);
    const moved = await request.get(elsewhere, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, at]);
  }
  for (const path of ['/kampanja', '/kategoria/kampanjat']) {
    expect(await visit(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: 'Nyt kaupassa' })).toBeVisible();
    await axe(page);
  }
  expect(await visit('/kampanja/3-plus-1-paivaa')).toBe(200);
  await expect(page.getByText('Kampanja on päättynyt')).toBeVisible();
  await expect(page.getByText('28.9.2025 klo 23.59')).toBeVisible();
  await axe(page);
  expect((await request.get('/kampanja/ei-ole')).status()).toBe(404);
});

test('the footer leads to the help pages, and search words to the page that answers (R037)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Toimitustavat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toimitustavat');
  await expect(page.getByRole('cell', { name: /^Pakettiautomaatti/ })).toBeVisible();
  await axe(page);
  await visit('/haku?hakutermi=palautus');
  await page
    .getByRole('link', { name: 'Palautukset ja peruuttaminen', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palautukset ja peruuttaminen');
  await axe(page);
});

test('questions are found by any of their words, and open by keyboard (R063)', async ({
  page,
  visit,
}) => {
  await visit('/info/faq');
  const field = page.getByRole('searchbox', { name: 'Etsi kysymyksistä' });
  await field.fill('salasana');
  const questions = page.locator('main details');
  await expect(questions).not.toHaveCount(0);
  expect(await questions.count()).toBeLessThan(6);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('open');
  await field.fill('xyzzy');
  await expect(page.getByText('Tällä sanalla ei löytynyt kysymyksiä.')).toBeVisible();
  await axe(page);
});

test('a preview asks for no session and no cart (R376)', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await visit('/_preview/info/palautus')).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/_data/'))).toEqual([]);
});

test('the product finder ends at a list of products, also without scripts (R050)', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/guided-entry`);
  await page.getByRole('link', { name: 'Vaatteita' }).click();
  await page.getByRole('link', { name: 'Lapselle' }).click();
  await expect(page).toHaveURL(/\/kategoria\/lapset$/);
  await context.close();
});
