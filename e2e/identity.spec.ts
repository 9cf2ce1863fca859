/** The pages of the shop's own OpenID provider, from the shop and back to it. */
import type { Page } from '@playwright/test';
import { axe, expect, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { account, aino, logInHere } from './steps/logging-in.ts';
import { mailedLink, register, submit } from './steps/registering.ts';

/** Nothing of a page is wider than the screen. */
async function looksRight(page: Page): Promise<void> {
  await axe(page);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
}

test('a shopper makes an account, opens the mailed link and is back where they were, logged in (R224, R230)', async ({
  page,
  shop,
  problems,
}) => {
  problems.allow(/status of 400/);
  await goTo(page, '/check-login?target=/kategoria/muoti&action=register');
  await looksRight(page);
  await submit(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Etunimi puuttuu.' })).toBeVisible();
  await looksRight(page);
  const email = 'ronja@mail.example';
  await register(page, email);
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible();
  await looksRight(page);
  await goTo(page, await mailedLink(shop.mailFolder, email));
  await looksRight(page);
  await submit(page);
  await page.waitForURL(/\/kategoria\/muoti/);
  await expect(account(page, 'Ronja')).toBeVisible();
});

test('a card is attached and the profile changed, and each leads back to its page of the shop (R009, R227, R228, R230)', async ({
  page,
  people,
}) => {
  await goTo(page, '/check-login?target=/');
  await logInHere(page, people.siiri);
  await goTo(page, '/check-bonus-card?target=/ostoskori');
  await expect(page.getByRole('heading', { name: 'Bonuskortti', exact: true })).toBeVisible();
  await looksRight(page);
  const free = await page.getByRole('region').getByRole('listitem').first().innerText();
  await page.locator('#number').fill(free.slice(0, 14));
  await submit(page);
  await page.waitForURL(/\/ostoskori$/);
  await goTo(page, '/check-profile?target=/kategoria/muoti');
  await page.locator('#firstName').fill('Siiri-Sofia');
  await submit(page);
  await expect(page.getByRole('status')).toHaveText('Tiedot on tallennettu.');
  await looksRight(page);
  await page.getByRole('link', { name: 'Takaisin kauppaan' }).click();
  await page.waitForURL(/\/kategoria\/muoti/);
});

test('a customer sees on which devices they are logged in, and ends those elsewhere, without scripts too', async ({
  page,
  people,
  browser,
  shop,
  problems,
}) => {
  problems.allow(/^request: csp \S+\.js$/);
  const elsewhere = await browser.newContext({ ...withoutScript, baseURL: shop.url });
  const other = await elsewhere.newPage();
  for (const each of [page, other]) {
    await goTo(each, '/check-login?target=/suosikit');
    await logInHere(each, people.siiri);
  }
  for (const each of [page, other]) {
    await goTo(each, '/check-profile?target=/suosikit');
    await expect(each.getByText('Tämä laite', { exact: true })).toHaveCount(1);
  }
  await looksRight(page);
  const one = other.getByRole('button', { name: /^Kirjaa ulos: Chrome, / });
  await expect(one.first()).toBeVisible();
  await other.getByRole('button', { name: 'Kirjaa ulos kaikki muut laitteet' }).click();
  await expect(other.getByRole('status')).toHaveText('Kaikki muut laitteet on kirjattu ulos.');
  await expect(one).toHaveCount(0);
  // The other browser is a guest from its next page on.
  await goTo(page, '/oma-tili');
  await expect(page.getByRole('heading', { name: 'Kirjaudu omalle tilillesi' })).toBeVisible();
  await goTo(page, '/check-login?target=/suosikit');
  await expect(page.getByRole('heading', { name: 'Kirjaudu sisään' })).toBeVisible();
  await elsewhere.close();
});

test('an address to return to that is not the shop’s is refused (R227)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await goTo(page, `/identity/bonus-card?return=${btoa('https://evil.example/')}`);
  await expect(page.getByRole('heading', { name: 'Unsafe URL detected!' })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use(narrow);
  test('wrong passwords, new passwords and logging out fit the screen', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await goTo(page, '/sv/check-login?target=/sv');
    await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
    await page.locator('#email').fill(aino.email);
    await page.locator('#password').fill('fel fel fel fel');
    await submit(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await looksRight(page);
    await page.getByRole('link', { name: 'Har du glömt lösenordet?' }).click();
    await expect(page).toHaveURL(/password-reset/);
    await looksRight(page);
    await goTo(page, '/identity/logout?ui_locales=sv');
    await looksRight(page);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);
  test('an account is made all the same', async ({ page, shop, problems }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await goTo(page, '/check-login?target=/ostoskori&action=register');
    const email = 'ilman@mail.example';
    await register(page, email);
    await goTo(page, await mailedLink(shop.mailFolder, email));
    await submit(page);
    await page.waitForURL(/\/ostoskori/);
  });
});
