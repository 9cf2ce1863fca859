import type { Page } from '@playwright/test';
import { arrived, expect, test } from './fixtures/test.ts';

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link');
const visits = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('aitta:visits') ?? '[]') as { to: string }[],
  );
const addresses = (page: Page) =>
  crumbs(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** Waits until the product page has recorded the visit; after that its breadcrumbs do not change. */
async function atProduct(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/tuote\//);
  await expect.poll(async () => (await visits(page)).at(-1)?.to).toMatch(/^\/tuote\//);
}

const campaign = '/kategoria/kampanjat/black-friday';
const openCampaign = async (page: Page) => {
  await page.getByRole('link', { name: 'Black Month' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${campaign}$`));
  await expect.poll(async () => (await visits(page)).at(-1)?.to).toBe(campaign);
};

test('a product found by search does not stand under the campaign visited before (R076, R078)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openCampaign(page);
  const field = page.getByRole('combobox').first();
  await field.fill('villapaita kaarna');
  await field.press('Enter');
  await arrived(page, /\/haku\?/);
  await page.locator('main article a').first().click();
  await atProduct(page);
  await expect(crumbs(page).nth(1)).not.toHaveText('Kampanjat');
  await expect.poll(async () => (await addresses(page)).join()).not.toContain('kampanja');
  // The search is in the history, but neither its words nor the names of pages (L17).
  const history = await visits(page);
  expect(history.at(-2)).toEqual({ to: '/haku' });
  expect(history.flatMap(Object.keys)).toEqual(history.map(() => 'to'));
  expect(history.map(({ to }) => to)).toContain('/');
});

test('a product of the home page or of a brand stands in its own categories (R076, R078)', async ({
  page,
  visit,
}) => {
  for (const [from, open] of [
    ['/', () => page.getByRole('link', { name: 'Aitta', exact: true }).first().click()],
    [
      '/tuotemerkit/vienola',
      async () => {
        await page.getByRole('link', { name: 'Tuotemerkit' }).first().click();
        await page
          .locator('main section')
          .getByRole('link', { name: /^Vienola/ })
          .click();
      },
    ],
  ] as const) {
    await visit('/');
    await openCampaign(page);
    await open();
    await expect.poll(async () => (await visits(page)).at(-1)?.to).toBe(from);
    await page.locator('main article a').first().click();
    await atProduct(page);
    await expect.poll(async () => (await addresses(page)).join()).not.toContain('kampanja');
  }
});

test('a list filtered by a campaign is a crumb only of what one opens from it (R076, R078)', async ({
  page,
  visit,
}) => {
  const list = '/kategoria/muoti?kampanja=black-friday';
  await visit(list);
  await page.locator('main article a').first().click();
  await atProduct(page);
  await expect.poll(() => addresses(page)).toContain(list);
  // In the same department, but the shopper did not come from this list.
  await visit(list);
  const field = page.getByRole('combobox').first();
  await field.fill('kaarna');
  await field.press('Enter');
  await arrived(page, /\/haku\?/);
  await page.locator('main article a').first().click();
  await atProduct(page);
  await expect.poll(() => addresses(page)).not.toContain(list);
});

test('whose order one looked at is not in the history (R078)', async ({ page, visit }) => {
  await visit('/tilaukset?key=salainen');
  await expect.poll(async () => (await visits(page)).map(({ to }) => to)).toEqual(['/tilaukset']);
});
