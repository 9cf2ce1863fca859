/** Addresses that an account keeps, and those of an order that is being made. */
import { closeConsents } from './fixtures/consent.ts';
import { axe, expect, goTo, test } from './fixtures/test.ts';
import { giveAddress, plainProducts, putInCart } from './steps/carting.ts';
import { logInHere, openAs } from './steps/logging-in.ts';

test('an address and a delivery that were chosen before the login at the checkout count, not older ones of the account (R232)', async ({
  page,
  browser,
  shop,
  visit,
  people,
}) => {
  const other = await browser.newContext({ baseURL: shop.url });
  await closeConsents(other);
  const tablet = await other.newPage();
  await openAs(tablet, people.onni, '/');
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page: tablet, shop }, product);
  await goTo(tablet, '/kassa');
  await tablet.getByLabel('Puhelin').fill('040 123 4567');
  await tablet.getByLabel('Katuosoite').fill('Vanhatie 5');
  await tablet.getByLabel('Postinumero').fill('33100');
  await tablet.getByLabel('Postitoimipaikka').fill('Tampere');
  await tablet.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await tablet.locator('input[name=delivery]:not([value$=" home"])').first().check();
  await tablet.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await expect(tablet.getByText('Vanhatie 5')).toBeVisible();
  await goTo(tablet, '/ostoskori');
  await tablet
    .getByRole('main')
    .getByRole('button', { name: /^Poista/ })
    .click();
  await expect(tablet.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  await other.close();

  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await giveAddress(page);
  await page.locator('input[name=delivery][value$=" home"]').check();
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await expect(page.getByRole('heading', { name: 'Maksutapa' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.onni);
  await expect(page).toHaveURL(/\/kassa\?vaihe=maksu$/);
  await expect(main).toContainText('Mannerheimintie 1, 00100 Helsinki');
  await expect(main).toContainText('Kotiinkuljetus');
  await expect(main).not.toContainText('Vanhatie 5');
});

test('an address that was saved at checkout is removed in the account', async ({
  page,
  shop,
  visit,
  people,
}) => {
  await openAs(page, people.siiri, '/');
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await page.getByLabel('Puhelin').fill('040 123 4567');
  await page.getByLabel('Katuosoite').fill('Väärätie 5');
  await page.getByLabel('Postinumero').fill('33100');
  await page.getByLabel('Postitoimipaikka').fill('Tampere');
  await page.getByLabel('Tallenna osoite').check();
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await expect(page).toHaveURL(/vaihe=toimitus/);
  await visit('/oma-tili');
  const addresses = page.getByRole('region', { name: 'Osoitteet' });
  await expect(addresses).toContainText('Väärätie 5');
  await axe(page);
  await page.getByRole('button', { name: 'Poista osoite: Väärätie 5, 33100 Tampere' }).click();
  await expect(addresses).toContainText('Osoite on poistettu.');
  await expect(addresses).not.toContainText('Väärätie 5');
  await expect(addresses.getByRole('heading')).toBeFocused();
  await visit('/oma-tili');
  await expect(addresses).not.toContainText('Väärätie 5');
});
