/** What a shopper does from a category to the thank-you page, with scripts and without. */
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/page.ts';
import { expect } from '../fixtures/test.ts';

const address = {
  Sähköposti: 'aino.ostaja@example.com',
  Puhelin: '0401234567',
  Etunimi: 'Aino',
  Sukunimi: 'Ostaja',
  Katuosoite: 'Mannerheimintie 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};

export interface Buying {
  page: Page;
  visit: (path: string) => Promise<number>;
  /** A browser without scripts has to press a button where a script acts by itself. */
  hasScript: boolean;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the category to the paid order's thank-you page, which stays open. */
export async function buy({ page, visit, hasScript }: Buying): Promise<void> {
  expect(await visit('/kategoria/muoti')).toBe(200);
  await chooseProduct(page, hasScript);
  await addVariant(page, hasScript);
  await checkOut(page);
  if (!hasScript) await button(page, 'Jatka maksamaan').click();
  await button(page, 'Maksa').click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
}

/** Two filters and a sort, then the first product that is left. */
async function chooseProduct(page: Page, hasScript: boolean): Promise<void> {
  for (const [index, facet] of ['Väri', 'Koko'].entries()) {
    const options = page.getByRole('group', { name: facet, exact: true });
    if (!(await options.isVisible())) await page.locator('summary', { hasText: facet }).click();
    await options.getByRole('checkbox').first().check();
    if (!hasScript) await button(page, 'Näytä tulokset').click();
    await expect(page.getByRole('link', { name: /^Poista rajaus/ })).toHaveCount(index + 1);
    // The choice shows before the list comes, which may be a document of its own.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.has(facet.toLowerCase()));
    await hydrated(page);
  }
  await page.getByLabel('Järjestys').selectOption({ index: 1 });
  if (!hasScript) await button(page, 'Näytä tulokset').click();
  await expect(page).toHaveURL(/\/kategoria\/muoti\?.*lajitteluperuste=/);
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
}

/** Scripts keep the shopper on the product and offer the way to the cart. */
async function addVariant(page: Page, hasScript: boolean): Promise<void> {
  const size = page
    .locator('main a[href*="variantti="]:not([aria-label*="loppunut"])')
    .filter({ hasText: /\S/ })
    .first();
  await size.click();
  await expect(page).toHaveURL(/\?variantti=\d+/);
  // The address is there a moment before the choice.
  await expect(size).toHaveAttribute('aria-current', 'true');
  await button(page, 'Lisää ostoskoriin').click();
  if (hasScript) await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
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
