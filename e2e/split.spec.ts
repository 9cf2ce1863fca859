import { expect, test } from './fixtures/test.ts';
import { buy } from './steps/buying.ts';
import { account, aino, logInHere } from './steps/logging-in.ts';
import { orderSurvives } from './steps/surviving.ts';

test.use({ settings: { split: true } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

test('a shopper buys from four services in processes of their own', async ({
  page,
  shop,
  visit,
}) => {
  await buy({ page, visit, hasScript: true });
  await orderSurvives(page, shop);
});

test('a customer logs in where every service is a process of its own, and stays so when all start again (R229)', async ({
  page,
  shop,
  visit,
}) => {
  await visit('/kategoria/muoti');
  await page.getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, aino);
  expect(new URL(page.url()).pathname).toBe('/kategoria/muoti');
  const menu = account(page, aino.firstName);
  await expect(menu).toBeVisible();
  // Requests of an open page while the shop is down are not part of this test.
  await page.goto('about:blank');
  await shop.crash();
  await visit('/tuotemerkit');
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
});
