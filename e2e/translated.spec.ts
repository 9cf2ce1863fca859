/** Pages that the browser has translated: all that a shopper does there works, and shows. */
import type { Page } from '@playwright/test';
import { hydrated } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';
import { plainProducts, putInCart } from './steps/carting.ts';
import { fields, toBank } from './steps/ordering.ts';
import { translate } from './steps/translating.ts';

const cartLink = (page: Page) => page.locator('header a[href$="/ostoskori"]:not([hreflang])');

// A part of a page whose scripts come after the translation is not what the server sent: React makes it anew and says so.
test.beforeEach(({ problems }) => problems.allow(/^script: Error: Minified React error #418;/));

test('a product is bought on its page', async ({ page, visit }) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit(product);
  await translate(page);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
    await expect(page.getByText('Lisätty ostoskoriin').first()).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`^Ostoskori: ${count} tuot`));
  }
  await expect(cartLink(page)).toContainText('2');
});

test('a product is bought from a list, which is filtered and sorted', async ({ page, visit }) => {
  await visit('/kategoria/ruoka');
  await translate(page);
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /^Lisää ostoskoriin/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/^Ostoskori: 1 tuote/);
  await card.getByRole('button', { name: /^Lisää määrää/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/^Ostoskori: 2 tuotetta/);
  await expect(cartLink(page)).toContainText('2');
  const count = page
    .locator('main')
    .getByText(/\d+ tuotetta/)
    .first();
  const before = await count.textContent();
  await page
    .getByRole('combobox', { name: /Järjest/ })
    .first()
    .selectOption({ index: 2 });
  await expect(page).toHaveURL(/lajitteluperuste=/);
  await page.locator('main form input[type=checkbox]').first().check({ force: true });
  await expect(count).not.toHaveText(before ?? '');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a cart is changed and paid', async ({ page, shop, visit }) => {
  for (const product of await plainProducts(page, 3)) await putInCart({ page, shop }, product);
  await visit('/ostoskori');
  await translate(page);
  const lines = page.locator('main li:has(input[name=quantity])');
  const total = page.getByRole('region', { name: 'Yhteensä' }).locator('dd').first();
  const before = await total.textContent();
  await page
    .getByRole('button', { name: /^Lisää määrää/ })
    .first()
    .click();
  await expect(total).not.toHaveText(before ?? '');
  await page
    .getByRole('button', { name: /^Siirrä myöhemmäksi/ })
    .first()
    .click();
  await expect(lines).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Poista / })
    .first()
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByText('Onko sinulla alennuskoodi?').click();
  await page.getByRole('textbox', { name: /koodi/i }).fill('EIOLE');
  await page.getByRole('button', { name: /^Käytä/ }).click();
  await expect(page.getByText(/EIOLE/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await page.locator('main input[name=delivery]').first().check();
  await page.locator('main form:has(input[name=delivery]) button').last().click();
  await expect(page.locator('main input[name=method]').first()).toBeVisible();
  await toBank({ page, language: 'fi', hasScript: true }, 'koivupankki');
});

test('a page that was translated before its scripts came is used all the same', async ({
  page,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  const { promise: translated, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await translated;
    await route.continue();
  });
  await page.goto(product, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page);
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await expect(page.getByText('Lisätty ostoskoriin').first()).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Ostoskori: 1 tuote/);
});
