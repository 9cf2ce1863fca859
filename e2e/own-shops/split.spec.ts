import { expect, test, goTo } from '../fixtures/test.ts';
import { buy } from '../steps/buying.ts';
import { account, aino, logInHere } from '../steps/logging-in.ts';
import { orderSurvives } from '../steps/surviving.ts';

test.use({ settings: { split: true } });

test('where every service is a process of its own a shopper buys and a customer logs in; order and login outlive all processes (R229)', async ({
  page,
  context,
  shop,
  visit,
}) => {
  // Many processes start twice.
  test.slow();
  await buy({ page, visit, hasScript: true });

  const customers = await context.newPage();
  const menu = account(customers, aino.firstName);
  await goTo(customers, '/kategoria/muoti');
  await customers.getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(customers, aino);
  expect(new URL(customers.url()).pathname).toBe('/kategoria/muoti');
  await expect(menu).toBeVisible();
  // Requests of an open page while the shop is down are not part of this test.
  await customers.goto('about:blank');

  await orderSurvives(page, shop);

  await goTo(customers, '/tuotemerkit');
  await expect(menu).toBeVisible();
  await menu.click();
  await customers.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(customers.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
});
