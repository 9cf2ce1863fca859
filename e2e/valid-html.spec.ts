import type { Page } from '@playwright/test';
import { languages, prefixOf } from '../src/platform/i18n/language.ts';
import { expect, narrow, test, goTo } from './fixtures/test.ts';
import { validHtml } from './fixtures/valid-html.ts';
import { aino, logInHere } from './steps/logging-in.ts';

/** Every kind of page as the server sends it; `{product}` is clothing, `{food}` is food. */
const paths = [
  '/',
  '/kategoria',
  '/kategoria/muoti?sivu=2',
  '/kategoria/muoti?väri=musta&hinta=1000-9000',
  '/kategoria/kampanjat',
  '/haku',
  '/haku?hakutermi=villa',
  '/haku?hakutermi=xqzvw',
  '/tuotemerkit',
  '/tuotemerkit/vienola',
  '{product}',
  '{product}/myymalat',
  '/myymalat',
  '/myymalat/tku',
  '{food}',
  '/tuote/ei-ole/9999999',
  '/suosikit',
  '/ostoskori',
  '/maksu',
  '/tilaukset',
  '/check-login?fault=refused',
  '/check-jotain',
  '/ei-ole-olemassa',
];

const productIn = async (page: Page, category: string) => {
  const list = await (await page.request.get(`/kategoria/${category}`)).text();
  return /\/tuote\/[\w-]+\/\d+/.exec(list)?.[0] ?? '';
};

test('every page the server sends is valid HTML', async ({ page, shop }) => {
  test.slow();
  const product = await productIn(page, 'muoti');
  const food = await productIn(page, 'ruoka');
  for (const language of languages) {
    for (const path of paths) {
      const finnish = path.replace('{product}', product).replace('{food}', food);
      const address = `${prefixOf(language)}${finnish}`;
      await validHtml(await (await fetch(shop.url + address)).text(), address);
    }
  }
  await validHtml(await (await fetch(`${shop.url}/api`)).text(), '/api');
});

/** What can be opened over a page, each in a state of its own. */
const states: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['the menu', '/', (page) => page.getByRole('button', { name: 'Valikko' }).click()],
  [
    'suggestions',
    '/',
    async (page) => {
      await page.locator('header').getByRole('combobox').fill('vill');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a product in the cart',
    '{food}',
    async (page) => {
      await page.locator('#buy button[type=submit]').click();
      await expect(page.getByRole('link', { name: 'Siirry ostoskoriin' })).toBeVisible();
    },
  ],
  [
    'the large picture',
    '{product}',
    (page) =>
      page
        .getByRole('link', { name: /Suurenna kuva/ })
        .first()
        .click(),
  ],
];

for (const [name, path, open] of states) {
  test(`a page stays valid HTML with ${name} open`, async ({ page, visit }) => {
    const product = await productIn(page, 'muoti');
    const food = await productIn(page, 'ruoka');
    await visit(path.replace('{product}', product).replace('{food}', food));
    await page.waitForLoadState('networkidle');
    await open(page);
    await page.waitForLoadState('networkidle');
    await validHtml(await page.content());
    await expect(page.locator('head title')).toHaveCount(1);
  });
}

test.describe('on a telephone', () => {
  test.use(narrow);

  test('a list stays valid HTML with its filters open', async ({ page, visit }) => {
    await visit('/kategoria/muoti?väri=musta');
    await page.getByRole('button', { name: 'Rajaa' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await validHtml(await page.content());
  });
});

const address = {
  email: 'aino.ostaja@example.com',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Mannerheimintie 1',
  postcode: '00100',
  city: 'Helsinki',
};

test('every step of buying is valid HTML, with and without faults', async ({ page, visit }) => {
  test.slow();
  await visit(await productIn(page, 'ruoka'));
  await page.locator('#buy button[type=submit]').click();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  const next = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await validHtml(await page.content(), heading);
    await expect(page.locator('head title')).toHaveCount(1);
  };
  await next('Ostoskori');
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await next('Kassa');
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await next('Kassa');
  for (const [name, value] of Object.entries(address))
    await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await next('Toimitustapa');
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await next('Toimitustapa');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await next('Maksutapa');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await page.waitForURL(/paytrail-simulator/);
  await validHtml(await page.content(), 'bank');
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await next('Kiitos tilauksesta!');
  await visit('/tilaukset');
  await next('Tilaukset');
  await page.locator('main li a').first().click();
  await next('Tilaus');
});

test('what is one’s own is valid HTML', async ({ page }) => {
  await goTo(page, '/check-login?target=/oma-tili');
  await page.waitForURL(/\/interaction\//);
  await validHtml(await page.content(), 'login');
  await logInHere(page, aino);
  for (const path of ['/oma-tili', '/suosikit', '/tilaukset', '/check-logout']) {
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    await validHtml(await page.content(), path);
    await expect(page.locator('head title')).toHaveCount(1);
  }
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Oma tili: Aino' }).click();
  await validHtml(await page.content(), 'menu of the account');
});
