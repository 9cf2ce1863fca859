/** A shopper's personal data: can be downloaded and erased, and is removed from the browser afterwards
 * (L29). */
import type { Page } from '@playwright/test';
import { allowing, closeConsents } from './fixtures/consent.ts';
import { expect, axe, test, withoutScript, goTo } from './fixtures/test.ts';
import { account, logInHere, logOutHere, openAs } from './steps/logging-in.ts';
import { fields, orderPaid } from './steps/ordering.ts';
import { mailedLink } from './steps/registering.ts';

// Viewed products are stored with consent only.
test.use(allowing('functional'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page that the link in a guest's mail opens. */
async function orderPage(page: Page): Promise<void> {
  const { searchParams } = new URL(page.url());
  await goTo(page, `/tilaukset/${searchParams.get('tilaus')}?avain=${searchParams.get('avain')}`);
}

async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('aitta-tiedot.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function eraseAsGuest(page: Page, origin: string, hasScript: boolean) {
  await orderPaid({ page, language: 'fi', hasScript }, origin);
  await orderPage(page);
  await expect(page.getByRole('heading', { name: 'Tietosi' })).toBeVisible();
  const reported = await download(page, 'Lataa tietosi');
  expect(reported).toContain(fields.email);
  await page.getByText('Poista tietosi', { exact: true }).click();
  await page.getByLabel('Ymmärrän').check();
  await button(page, 'Poista tietoni pysyvästi').click();
  await expect(page.getByText(/^Tietosi poistetaan tilauksesta \d/)).toBeVisible();
  await expect(page.getByText('Poista tietosi', { exact: true })).toBeHidden();
}

test('a guest gets and erases what the shop knows of them by the link of their order (L29)', async ({
  page,
  shop,
}) => {
  await eraseAsGuest(page, shop.url, true);
  await axe(page);
  const address = new URL(page.url());
  for (const [prefix, heading] of [
    ['/sv', 'Dina uppgifter'],
    ['/en', 'Your data'],
  ]) {
    await goTo(page, `${prefix}${address.pathname}${address.search}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a guest does so all the same (L29)', async ({ page, shop, problems }) => {
    // The browser reports that scripts may not be loaded.
    problems.allow(/^request: csp \S+\.js$/);
    await eraseAsGuest(page, shop.url, false);
  });
});

test('who erases their account proves first who they are, though the provider knows them (L29)', async ({
  page,
  people,
}) => {
  await openAs(page, people.siiri, '/oma-tili');
  const target = encodeURIComponent('/oma-tili?poista=1');
  await goTo(page, `/check-login?action=confirm&target=${target}`);
  await logInHere(page, people.siiri);
  await expect(page).toHaveURL(/\/oma-tili\?poista=1$/);
  await expect(page.getByText('Kiitos, kirjauduit uudelleen.')).toBeVisible();
  await axe(page);
  await page.getByLabel('Ymmärrän').check();
  await button(page, 'Poista tietoni pysyvästi').click();
  await expect(page.getByRole('heading', { name: 'Tietosi on poistettu' })).toBeVisible();
});

test('a new password shuts a thief out of every page at once', async ({
  page,
  browser,
  shop,
  people,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  const thiefs = await browser.newContext({ baseURL: shop.url });
  await closeConsents(thiefs);
  const thief = await thiefs.newPage();
  await openAs(thief, people.onni, '/oma-tili');
  await goTo(page, '/identity/password-reset');
  await page.locator('#email').fill(people.onni.email);
  await page.locator('main form button').click();
  await goTo(page, await mailedLink(shop.mailFolder, people.onni.email));
  await page.locator('#newPassword').fill('seitsemän pientä saarta');
  await page.locator('main form button').click();
  await expect(page.getByRole('heading', { name: 'Salasana on vaihdettu' })).toBeVisible();
  const response = await thiefs.request.get('/oma-tili/tiedot', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toContain('/check-login');
  expect(await (await thiefs.request.get('/oma-tili')).text()).not.toContain(people.onni.email);
  const cookies = await thiefs.cookies();
  const authToken = cookies.find(({ name }) => name === 'aitta_auth')?.value ?? '';
  for (const path of ['/api/v2/customer', '/api/v3/order', '/api/v1/customer/data']) {
    const headers = { authorization: `Bearer ${authToken}` };
    expect((await fetch(shop.url + path, { headers })).status).toBe(401);
  }
  await goTo(thief, '/');
  await expect(account(thief, people.onni.firstName)).toBeHidden();
  await thiefs.close();
});

test('what was viewed lately goes at log-out, for the next person at the browser', async ({
  page,
  visit,
  people,
}) => {
  await openAs(page, people.aino, '/kategoria/ruoka');
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  const viewed = () => page.evaluate(() => localStorage.getItem('aitta:recently-viewed'));
  await expect.poll(viewed).toMatch(/\d/);
  // The page from which the shopper logs out is shown again.
  await visit('/kategoria/ruoka');
  await account(page, people.aino.firstName).click();
  await logOutHere(page);
  await expect.poll(viewed).toBeNull();
});
