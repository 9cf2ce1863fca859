import type { Page } from '@playwright/test';
import { oneOrAll } from '../fixtures/in-turn.ts';
import { axe, expect, expectStill, narrow, test, withoutScript } from '../fixtures/test.ts';
import { giveAddress, plainProducts, putInCart } from '../steps/carting.ts';

// A Monday afternoon before Christmas.
test.use({ settings: { env: { AITTA_NOW: '2026-12-21T15:00:00+02:00' } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const words = {
  fi: {
    title: 'Myymälät',
    near: 'Lähimmät myymälät: Tampere',
    open: 'Auki klo 21 saakka',
    week: 'Aukioloajat tällä viikolla',
    eve: 'to 24.12. 9–13 Jouluaatto',
    closed: 'pe 25.12. – la 26.12. suljettu Joulu',
    free: 'Nouto on maksuton.',
    find: 'Etsi lähimmät',
  },
  sv: {
    title: 'Varuhus',
    near: 'Närmaste varuhus: Tammerfors',
    open: 'Öppet till kl. 21',
    week: 'Öppettider den här veckan',
    eve: 'tors 24.12 9–13 Julafton',
    closed: 'fre 25.12 – lör 26.12 stängt Jul',
    free: 'Avhämtningen är gratis.',
    find: 'Sök närmaste',
  },
  en: {
    title: 'Stores',
    near: 'Nearest stores: Tampere',
    open: 'Open until 21:00',
    week: 'Opening hours this week',
    eve: 'Thu 24 Dec 9:00–13:00 Christmas Eve',
    closed: 'Fri 25 Dec – Sat 26 Dec closed Christmas',
    free: 'Collecting is free of charge.',
    find: 'Find nearest',
  },
};

const cards = (page: Page) => page.locator('main ol > li').filter({ has: page.locator('h3') });
const onMap = (page: Page) => page.locator('#kartta svg a');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.locator('main input[name=postinumero]');

for (const language of oneOrAll('sv')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`stores are listed and found by postcode in ${language} (R035)`, async ({
      page,
      visit,
    }) => {
      expect(await visit('/myymalat')).toBe(200);
      await expect(title(page)).toHaveText(say.title);
      await expect(cards(page)).toHaveCount(20);
      await expect(onMap(page)).toHaveCount(20);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/myymalat$/);
      await axe(page);
      await search(page).fill('33100');
      await page.getByRole('button', { name: say.find }).click();
      await expect(title(page)).toHaveText(say.near);
      await expect(page).toHaveURL(/\/myymalat\?postinumero=33100$/);
      const names = await cards(page).locator('h3').allTextContents();
      expect(names.slice(0, 3)).toEqual(['Aitta Tampere', 'Aitta Hämeenlinna', 'Aitta Pori']);
      await expect(cards(page).first()).toContainText(say.open);
      await axe(page);
    });

    test(`a store has its hours, exceptions, services and address in ${language} (R035)`, async ({
      page,
      visit,
    }) => {
      expect(await visit('/myymalat/tre')).toBe(200);
      await expect(title(page)).toHaveText('Aitta Tampere');
      await expect(page.getByRole('heading', { name: say.week })).toBeVisible();
      const main = page.locator('main');
      const rows = main.locator('dl > div');
      const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
      expect(texts).toContain(say.eve);
      expect(texts).toContain(say.closed);
      await expect(main).toContainText(say.free);
      await expect(main.getByRole('link', { name: 'tre@aitta.example' })).toBeVisible();
      await axe(page);
    });
  });
}

test('a place that is not known is refused with what to write, and all stores stay (R035)', async ({
  page,
  visit,
}) => {
  await visit('/myymalat?postinumero=331');
  await expect(search(page)).toHaveAccessibleDescription(/Postinumeroa 331 ei ole/);
  await expect(cards(page)).toHaveCount(20);
  await axe(page);
  await visit('/myymalat?postinumero=Tukholma');
  await expect(search(page)).toHaveAccessibleDescription(/Paikkakuntaa Tukholma ei löytynyt/);
});

test('the map’s stores are reached and opened by keyboard, and named (R035)', async ({
  page,
  visit,
}) => {
  await visit('/myymalat');
  await page.locator('main ol > li').last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('link', { name: /^1 Aitta / });
  await expect(first).toBeFocused();
  const name = (await first.getAttribute('aria-label'))?.slice(2) ?? '';
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
});

test('the header leads to the stores, and crumbs back to them (R035)', async ({ page, visit }) => {
  await visit('/myymalat/oulu');
  const crumbs = page.getByRole('navigation', { name: 'Murupolku' });
  await expect(crumbs.getByRole('link')).toHaveText(['Etusivu', 'Myymälät', 'Aitta Oulu']);
  await crumbs.getByRole('link', { name: 'Myymälät' }).click();
  await expect(title(page)).toHaveText('Myymälät');
  const link = page.getByRole('banner').getByRole('link', { name: 'Myymälät' });
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('there is no page for a store the shop does not have (R035)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/404 \(Not Found\)/);
  expect(await visit('/myymalat/atlantis')).toBe(404);
  await expect(title(page)).toHaveText('Sivua ei löytynyt');
});

test('the stock of a product is listed by distance, each store with its page (R035)', async ({
  page,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit(`${product}/myymalat`);
  await search(page).fill('96100');
  await page.getByRole('button', { name: 'Etsi lähimmät' }).click();
  const first = page.locator('main ul > li').first();
  await expect(first).toContainText('Aitta Rovaniemi');
  await expect(first).toContainText('noin 1 km');
  await axe(page);
  await first.getByRole('link').click();
  await expect(title(page)).toHaveText('Aitta Rovaniemi');
});

test('an order can be collected from a store, whose hours the order names (R035, R259)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await giveAddress(page);
  await page.locator('main input[name=delivery][value$=" store"]').check();
  const places = page.locator('label:has([name=agent-store])');
  await expect(places.first()).toContainText('Aitta Helsinki');
  await expect(places.first()).toContainText('Makasiinikuja 4, 00100 Helsinki');
  await page.locator('[name=agent-store][value=store-espoo]').check();
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await page.locator('main input[name=method]').first().check();
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Aitta Espoo');
  await expect(page.locator('main')).toContainText('ma–pe 9–21, la 9–19, su 11–18');
});

test.describe('on a phone', () => {
  test.use(narrow);

  for (const path of ['/myymalat?postinumero=70100', '/myymalat/hki']) {
    test(`${path} fits and does not move (R035)`, async ({ page, visit }) => {
      await visit(path);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectStill(page);
      await axe(page);
    });
  }

  test('the map is a link away from the list (R035)', async ({ page, visit }) => {
    await visit('/myymalat');
    await page.getByRole('link', { name: 'Katso kartalla' }).click();
    await expect(page.getByRole('heading', { name: 'Kartta' })).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('stores are found by town, and opened from list and map (R035)', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/myymalat');
    await search(page).fill('Åbo');
    await page.getByRole('button', { name: 'Etsi lähimmät' }).click();
    await expect(title(page)).toHaveText('Lähimmät myymälät: Turku');
    await expect(cards(page).first()).toContainText('Aitta Turku');
    await onMap(page).first().click();
    await expect(title(page)).toHaveText('Aitta Turku');
  });
});
