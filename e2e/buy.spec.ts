import type { Page } from '@playwright/test';
import { expect, test, withoutScript } from './fixtures/test.ts';

const address = {
  Sähköposti: 'aino.ostaja@example.com',
  Puhelin: '0401234567',
  Etunimi: 'Aino',
  Sukunimi: 'Ostaja',
  Katuosoite: 'Mannerheimintie 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the category to a product of the first colour offered. */
async function chooseProduct(page: Page, hasScript: boolean): Promise<void> {
  await page.getByRole('group', { name: 'Väri' }).getByRole('checkbox').first().check();
  if (!hasScript) await button(page, 'Näytä tulokset').click();
  await expect(page).toHaveURL(/\/kategoria\/muoti\?.+/);
  await expect(page.getByRole('link', { name: /^Poista rajaus/ })).toHaveCount(1);
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
}

async function addVariant(page: Page): Promise<void> {
  await page
    .locator('main a[href*="variantti="]:not([aria-label*="loppunut"])')
    .filter({ hasText: /\S/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?variantti=\d+/);
  await button(page, 'Lisää ostoskoriin').click();
  await expect(page).toHaveURL(/\/ostoskori$/);
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  for (const [label, value] of Object.entries(address)) {
    await page.getByLabel(label).fill(value);
  }
  await button(page, 'Jatka toimitukseen').click();
  await page.getByRole('radio').first().check();
  await button(page, 'Jatka maksamiseen').click();
  // The step before has radio buttons too.
  await expect(page.getByRole('heading', { name: 'Maksutapa' })).toBeVisible();
  await page.getByRole('radio').first().check();
  await button(page, 'Tilaa ja maksa').click();
}

async function payAndReturn(page: Page): Promise<void> {
  await button(page, 'Maksa / Betala / Pay').click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
}

test('a shopper filters, chooses, orders and pays', async ({ page, visit }) => {
  expect(await visit('/kategoria/muoti')).toBe(200);
  await chooseProduct(page, true);
  await addVariant(page);
  await checkOut(page);
  await payAndReturn(page);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a shopper filters, chooses, orders and pays', async ({ page, problems, visit }) => {
    // A browser that runs no scripts refuses to load them in advance.
    problems.allow(/^request: csp \S+\.js$/);
    expect(await visit('/kategoria/muoti')).toBe(200);
    await chooseProduct(page, false);
    await addVariant(page);
    await checkOut(page);
    await button(page, 'Jatka maksamaan').click();
    await payAndReturn(page);
  });
});
