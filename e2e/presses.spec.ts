/** How many presses and fields it takes from the home page to a paid order. */
import type { Locator, Page } from '@playwright/test';
import { arrived, expect, goTo, test } from './fixtures/test.ts';
import { piecesInCart } from './steps/carting.ts';
import { fields } from './steps/ordering.ts';
import { openAs } from './steps/logging-in.ts';

/** Counts what a shopper does. */
function counted() {
  const count = { presses: 0, fields: 0 };
  return {
    count,
    async press(what: Locator): Promise<void> {
      count.presses += 1;
      await what.click();
    },
    async type(page: Page, name: string, text: string): Promise<void> {
      const field = page.locator(`main input[name=${name}]`);
      // The town comes with the postcode.
      if (name === 'city') return expect(field).toHaveValue(text);
      count.fields += 1;
      await field.fill(text);
    },
  };
}

const orderAndPay = (page: Page) => page.locator('main form[action$="/maksu"] button').last();
const paid = (page: Page) => expect(page).toHaveURL(/\/kiitos\?/);

test('a guest buys clothes with at most 10 presses and 7 fields', async ({ page, visit }) => {
  const { count, press, type } = counted();
  await visit('/kategoria/muoti');
  const clothes = new Set(
    await page
      .locator('main a[href*="/tuote/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)),
  );
  await visit('/');
  const shown = page.locator('main a[href*="/tuote/"]');
  const paths = await shown.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  const first = paths.findIndex((path) => clothes.has(path));
  await press(shown.nth(Math.max(0, first)));
  await expect(page.locator('#buy')).toBeVisible();
  const sizes = page.locator('main a[href*="variantti="]:not([aria-label*="loppunut"])');
  if ((await sizes.count()) > 0) await press(sizes.filter({ hasText: /\S/ }).first());
  await press(page.locator('#buy button[type=submit]').last());
  await press(page.getByRole('link', { name: 'Kassalle' }));
  for (const [name, text] of Object.entries(fields)) await type(page, name, text);
  await press(page.getByRole('button', { name: 'Jatka toimitukseen' }));
  await press(page.locator('main input[name=delivery]').first());
  await press(page.getByRole('button', { name: 'Jatka maksamiseen' }));
  await press(page.locator('main input[name=method]').first());
  await press(orderAndPay(page));
  await press(page.getByRole('button', { name: 'Maksa', exact: true }));
  await paid(page);
  expect(count.presses).toBeLessThanOrEqual(10);
  expect(count.fields).toBeLessThanOrEqual(7);
});

test('a customer buys twenty groceries with at most 28 presses, and one product with at most 6', async ({
  page,
  people,
}) => {
  await openAs(page, people.siiri, '/');
  // Who has ordered once is known.
  await goTo(page, '/kategoria/kosmetiikka');
  const before = counted();
  await page.locator('main article button').first().click();
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await goTo(page, '/kassa');
  for (const [name, text] of Object.entries(fields)) {
    if (name !== 'email') await before.type(page, name, text);
  }
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await page.locator('main input[name=delivery][value$=" locker"]').check();
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await page.locator('main input[name=method]').first().check();
  await orderAndPay(page).click();
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await paid(page);

  const groceries = counted();
  await goTo(page, '/');
  await groceries.press(page.getByRole('banner').getByRole('link', { name: 'Ruoka', exact: true }));
  await arrived(page, /\/kategoria\/ruoka/);
  const adders = page.locator('main article').getByRole('button', { name: /^Lisää ostoskoriin/ });
  await expect.poll(() => adders.count()).toBeGreaterThan(20);
  for (let at = 0; at < 20; at += 1) await groceries.press(adders.first());
  await expect.poll(() => piecesInCart(page)).toBe(20);
  await groceries.press(page.getByRole('banner').locator('a[href="/ostoskori"]'));
  await groceries.press(
    page.getByRole('button', { name: /^(?:Valitse toimitus|Siirry maksamaan)$/ }),
  );
  await page.locator('main input[name=delivery], main button[name=method]').first().waitFor();
  if ((await page.locator('main input[name=delivery]').count()) > 0) {
    await groceries.press(page.locator('main input[name=delivery]').first());
    await groceries.press(page.locator('main input[name^=slot-]:enabled:visible').first());
    await groceries.press(page.getByRole('button', { name: 'Jatka maksamiseen' }));
  }
  await groceries.press(page.getByRole('button', { name: /^Tilaa ja maksa: / }).first());
  await groceries.press(page.getByRole('button', { name: 'Maksa', exact: true }));
  await paid(page);
  expect(groceries.count.presses).toBeLessThanOrEqual(28);

  const express = counted();
  await goTo(page, '/');
  await express.press(
    page
      .locator('main article')
      .getByRole('button', { name: /^Lisää ostoskoriin/ })
      .first(),
  );
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await express.press(page.getByRole('banner').locator('a[href="/ostoskori"]'));
  await express.press(
    page.getByRole('button', { name: /^(?:Valitse toimitus|Siirry maksamaan)$/ }),
  );
  await express.press(page.getByRole('button', { name: /^Tilaa ja maksa: / }).first());
  await express.press(page.getByRole('button', { name: 'Maksa', exact: true }));
  await paid(page);
  expect(express.count.presses).toBeLessThanOrEqual(6);
});
