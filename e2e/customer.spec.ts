/** All that a customer does from login to order, and what must not end the session. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { projectNode, root } from '../tools/steps.mjs';
import { closeConsents } from './fixtures/consent.ts';
import { arrived, axe, expect, goTo, test } from './fixtures/test.ts';
import { account, endSession, logInHere, logOutHere, openAs } from './steps/logging-in.ts';
import { mailedLink, register, submit } from './steps/registering.ts';

const run = promisify(execFile);
const groceries = '/kategoria/ruoka';

/** The visible text; a live region has the same text. */
const notice = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Puts the first product with a co-op price in the cart. */
async function fillCart(page: Page, visit: (path: string) => Promise<number>): Promise<string> {
  await visit(groceries);
  const card = page.locator('article:has([data-coop])').first();
  const name = (await card.locator('h2, h3').first().textContent()) ?? '';
  await card.locator('a').first().click();
  await arrived(page, /\/tuote\//);
  await button(page, 'Lisää ostoskoriin').first().click();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  await page.waitForURL(/\/ostoskori$/);
  return name;
}

test('a guest makes an account: the wish is carried out, the cart goes along, a card brings the co-op price, logging out ends it (R007, R008, R190, R228, R231, R232)', async ({
  page,
  shop,
  visit,
}) => {
  const email = 'matkalainen@mail.example';
  const bought = await fillCart(page, visit);
  await visit('/kategoria/muoti');
  const heart = page.locator('main article button[aria-pressed]').first();
  const wished = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expect(notice(page, 'Suosikit vaativat kirjautumisen.')).toBeVisible();

  await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();
  await page.getByRole('link', { name: 'Luo tili' }).click();
  await register(page, email);
  await goTo(page, await mailedLink(shop.mailFolder, email));
  await submit(page);
  await page.waitForURL(/\/kategoria\/muoti/);
  await expect(account(page, 'Ronja')).toBeVisible();
  await expect(page.getByRole('button', { name: wished, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Ostoskori' }).first().click();
  await expect(page.getByRole('main').getByText(bought)).toBeVisible();
  await expect(page.getByText(/Omistajahinta/)).toHaveCount(0);

  await goTo(page, '/check-bonus-card?target=/ostoskori');
  const coopCard = page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ hasText: /omistaj/i });
  const number = (await coopCard.first().innerText()).replace(/\D/g, '');
  await page.locator('input[name=number]').fill(number);
  await page.locator('form:has(input[name=number]) button').click();
  await page.waitForURL(/\/ostoskori/);
  await expect(page.getByText(/Omistajahinta .* \/ kpl/)).toBeVisible();
  await expect(page.getByText(/Asiakasomistajana säästät/)).toBeVisible();
  await axe(page);

  await account(page, 'Ronja').click();
  await logOutHere(page);
  await visit('/ostoskori');
  await expect(page.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
});

test('a login lost in the middle of the checkout leads to the cart with a word, and logging in again leads back to where it was (R209, R413)', async ({
  page,
  context,
  shop,
  visit,
  people,
}) => {
  const bought = await fillCart(page, visit);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.aino);
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await button(page, 'Jatka toimitukseen').click();
  await expect(page.getByRole('heading', { name: 'Toimitustapa' })).toBeVisible();
  await endSession(context, shop.url);
  await page.getByRole('radio').first().check();
  await button(page, 'Jatka maksamiseen').click();
  await page.waitForURL(/\/ostoskori/);
  await expect(notice(page, 'Kirjautumisesi on päättynyt. Kirjaudu uudelleen')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await expect(page.getByRole('heading', { name: 'Toimitustapa' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await goTo(page, '/ostoskori');
  await expect(page.getByRole('main').getByText(bought)).toBeVisible();
});

test('two tabs that renew their tokens 200 times lose no session (R215, R278)', async ({
  page,
  context,
  people,
}) => {
  test.slow();
  await openAs(page, people.aino, '/oma-tili');
  const other = await context.newPage();
  await goTo(other, '/oma-tili');
  const renew = (tab: Page) => tab.evaluate(async () => (await fetch('/_data/session')).status);
  const tokens = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    await context.clearCookies({ name: 'aitta_access' });
    expect(await Promise.all([renew(page), renew(other)])).toEqual([200, 200]);
    const cookies = await context.cookies();
    tokens.add(cookies.find(({ name }) => name === 'aitta_access')?.value ?? 'none');
  }
  expect(tokens.has('none')).toBe(false);
  // Two simultaneous requests may get the tokens of the previous round; more than that would mean none were
  // renewed.
  expect(tokens.size).toBeGreaterThan(50);
  await page.reload();
  await expect(account(page, people.aino.firstName)).toBeVisible();
  await other.reload();
  await expect(account(other, people.aino.firstName)).toBeVisible();
});

test('the provider starts again with other keys: who is logged in stays so, and others can log in', async ({
  page,
  context,
  browser,
  shop,
  people,
}) => {
  await openAs(page, people.aino, '/oma-tili');
  await expect(account(page, people.aino.firstName)).toBeVisible();
  await page.goto('about:blank');
  await shop.crash(async (environment) => {
    const env = { ...process.env, ...environment };
    await run(projectNode, ['src/commands/rotate-keys.ts', '--now'], { cwd: root, env });
  });
  await context.clearCookies({ name: 'aitta_access' });
  await goTo(page, '/oma-tili');
  await expect(account(page, people.aino.firstName)).toBeVisible();
  const isRenewed = async () =>
    (await context.cookies()).some(({ name }) => name === 'aitta_access');
  await expect.poll(isRenewed).toBe(true);
  const others = await browser.newContext({ baseURL: shop.url });
  await closeConsents(others);
  const newcomer = await others.newPage();
  await goTo(newcomer, '/check-login?target=/oma-tili');
  await logInHere(newcomer, { email: 'onni@aitta.example' });
  await expect(account(newcomer, 'Onni')).toBeVisible();
  await others.close();
});
