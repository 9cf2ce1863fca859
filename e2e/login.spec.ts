import type { Page } from '@playwright/test';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { account, aino, endSession, logInHere, logOutHere } from './steps/logging-in.ts';

const category = '/kategoria/muoti?kampanja=black-friday';

/** Opens a product of a list by its address. */
async function openProduct(page: Page): Promise<string> {
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/tuote\//);
  // The address changes a moment before the page.
  await expect(page.locator('#buy')).toBeVisible();
  return page.url();
}

async function logInFrom(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, aino);
}

test('a customer logs in from a product, is known on every page and after a reload, and logs out where they are (R208, R212, R230)', async ({
  page,
  context,
  visit,
}) => {
  await visit('/kategoria/muoti');
  const product = await openProduct(page);
  await logInFrom(page);
  expect(page.url()).toBe(product);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Hei Aino! Olet nyt kirjautunut.' }),
  ).toBeVisible();
  await expect(account(page, aino.firstName)).toBeVisible();
  await expectStill(page);
  await page.reload();
  await expect(account(page, aino.firstName)).toBeVisible();
  const slow = Promise.withResolvers<void>();
  await page.route(/kosmetiikka\.data/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Osastot' }).getByRole('link').first().click();
  // The menu is opened while the next page loads, and stays open when it comes.
  await account(page, aino.firstName).click();
  slow.resolve();
  await expect(page.getByRole('heading', { name: 'Kosmetiikka', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/kategoria\/kosmetiikka$/);
  await expect(page.getByText('Hei Aino!')).toHaveCount(0);
  const place = page.url();
  await expect(page.getByRole('link', { name: 'Omat tiedot' })).toBeVisible();
  // The filters come after the list.
  await expect(page.locator('#rajaukset-lomake')).toBeAttached();
  await axe(page);
  const cart = async () =>
    (await context.cookies()).find(({ name }) => name === 'aitta_cart')?.value ?? '';
  const own = await cart();
  await logOutHere(page);
  expect(page.url()).toBe(place);
  const left = (await context.cookies()).map(({ name }) => name);
  // The page may have made a guest's cart already (R239).
  expect(left.filter((name) => /^aitta_(?!idp|cart|consent)/.test(name))).toEqual([]);
  expect(own).not.toBe('');
  await expect.poll(() => cart()).not.toBe(own);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aitta:customer'))).toBe('null');
});

test('the customer’s menu closes when one of its links is followed, and when one goes back', async ({
  page,
  people,
}) => {
  await goTo(page, '/check-login?target=/tuotemerkit');
  await logInHere(page, people.siiri);
  const menu = account(page, people.siiri.firstName);
  const inside = page.getByRole('link', { name: 'Omat tiedot' });
  await menu.click();
  await page.getByRole('link', { name: 'Oma tili', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hei Siiri!', level: 1 })).toBeVisible();
  await expect(inside).toBeHidden();
  await menu.click();
  await expect(inside).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tuotemerkit', level: 1 })).toBeVisible();
  await expect(inside).toBeHidden();
});

test('no token is in the page, its scripts, its storage or the log (R204, R233)', async ({
  page,
  context,
  shop,
  visit,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await visit(category);
  await logInFrom(page);
  await expect(account(page, aino.firstName)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('aitta_access');
  const names = ['aitta_auth', 'aitta_access', 'aitta_refresh'];
  const tokens = (await context.cookies()).filter(({ name }) => names.includes(name));
  expect(tokens.map(({ httpOnly }) => httpOnly)).toEqual([true, true, true]);
  const seen = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n'),
  );
  const everything = [seen, ...(await Promise.all(scripts)), page.url(), shop.log()].join('\n');
  for (const { value } of tokens) expect(everything).not.toContain(value);
});

test('a login that was lost is reported, also after a reload, and its link returns to the same page (R209, R234)', async ({
  page,
  context,
  shop,
  visit,
}) => {
  await visit(category);
  await logInFrom(page);
  await expect(account(page, aino.firstName)).toBeVisible();
  const product = await openProduct(page);
  await endSession(context, shop.url);
  await page.reload();
  const notice = page.getByRole('paragraph').filter({ hasText: 'Kirjautumisesi on päättynyt.' });
  await expect(notice).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('main').waitFor();
  await notice.locator('..').getByRole('link', { name: 'Kirjaudu' }).click();
  // The provider still has a session: it asks for no password.
  await page.waitForURL(product);
  await expect(account(page, aino.firstName)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a record of another version ends the session with a notice, but not where one returns from elsewhere (R211)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/status of 400/);
  await visit(category);
  await logInFrom(page);
  await expect(account(page, aino.firstName)).toBeVisible();
  const age = () =>
    page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('aitta:customer') ?? '{}') as object;
      localStorage.setItem('aitta:customer', JSON.stringify({ ...record, schemaVersion: 'V1' }));
    });
  await age();
  await visit('/check-login?fault=refused');
  await expect(account(page, aino.firstName)).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('aitta:customer')?.includes('"V2"'));
  await age();
  await visit('/tuotemerkit');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Kirjautumisesi on päättynyt.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirjaudu' }).first()).toBeVisible();
});

test('what a page had asked when one went on is not heard any more (R214)', async ({
  page,
  visit,
}) => {
  await visit(category);
  await logInFrom(page);
  await expect(account(page, aino.firstName)).toBeVisible();
  let asked = 0;
  const late = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await page.route('**/_data/session.data*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await late.promise;
    // The request was cancelled: a response comes too late, or to nobody.
    await route.fulfill({ json: { customer: null, lost: true } }).catch(() => {});
    gone.resolve();
  });
  await page.getByRole('link', { name: 'Tuotemerkit' }).first().click();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('link', { name: 'Aitta', exact: true }).click();
  // The next page sends its request when the one before has given up.
  await expect.poll(() => asked).toBe(2);
  late.resolve();
  await gone.promise;
  await page.reload();
  await expect(account(page, aino.firstName)).toBeVisible();
  await expect(page.getByText('Kirjautumisesi on päättynyt.')).toHaveCount(0);
});

test('a guest’s browser asks nothing of the session (R206)', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(category);
  await openProduct(page);
  await page.waitForFunction(() => sessionStorage.getItem('aitta:last-path')?.includes('/tuote/'));
  expect(asked.filter((path) => path.startsWith('/_data/session'))).toEqual([]);
});

test('another tab knows of the login and of the logout', async ({ page, context, visit }) => {
  await visit(category);
  const other = await context.newPage();
  await goTo(other, '/tuotemerkit');
  await logInFrom(page);
  await expect(account(other, aino.firstName)).toBeVisible();
  await account(page, aino.firstName).click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
});

test('addresses under /check- lead back to the last place of the store (R377, R378)', async ({
  page,
  visit,
}) => {
  await visit('/check-somewhere');
  await page.waitForURL((url) => url.pathname === '/');
  await visit(category);
  await page.waitForFunction(() => sessionStorage.getItem('aitta:last-path')?.includes('muoti'));
  await visit('/ostoskori');
  await visit('/check-somewhere');
  await page.waitForURL(/\/kategoria\/muoti\?kampanja=black-friday$/);
});

test('a login that fails is reported and can be retried', async ({ page, problems, visit }) => {
  problems.allow(/status of 400/);
  expect(await visit('/check-login?state=made-up&code=made-up')).toBe(400);
  await expect(page.getByRole('heading', { name: 'Kirjautuminen ei onnistunut' })).toBeVisible();
  expect(page.url()).not.toContain('code=');
  await axe(page);
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await logInHere(page, aino);
  await expect(account(page, aino.firstName)).toBeVisible();
});

test.describe('in Swedish on a narrow screen', () => {
  test.use({ ...narrow, language: 'sv' });

  test('one comes back to the Swedish page', async ({ page, visit }) => {
    await visit('/haku?hakutermi=te');
    await page.getByRole('link', { name: 'Logga in' }).click();
    await logInHere(page, aino);
    expect(new URL(page.url()).pathname).toBe('/sv/haku');
    await page.getByRole('button', { name: `Mitt konto: ${aino.firstName}` }).click();
    await expect(page.getByRole('button', { name: 'Logga ut' })).toBeVisible();
    await axe(page);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('one logs in, finds what is one’s own, and logs out (R212, R230)', async ({
    page,
    context,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/kategoria/muoti');
    const product = await openProduct(page);
    await logInFrom(page);
    expect(page.url()).toBe(product);
    await page.getByRole('link', { name: 'Kirjaudu' }).click();
    await expect(page).toHaveURL(/\/oma-tili$/);
    await visit('/check-logout');
    await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('aitta_auth');
  });
});
