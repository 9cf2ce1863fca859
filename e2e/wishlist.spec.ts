import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from './fixtures/people.ts';
import {
  axe,
  expect,
  expectStill,
  narrow,
  test,
  withoutScript,
  goTo,
  arrived,
  afterAnswers,
} from './fixtures/test.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { answersLate } from './fixtures/page.ts';
import { hear } from './steps/carting.ts';
import { account, logInHere, openAs } from './steps/logging-in.ts';

const category = '/kategoria/muoti';
const hearts = (page: Page) => page.locator('main article button[aria-pressed]');
const notice = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });

/** Every request about favourites, as it is sent. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_data/wishlist.data') calls.push(request.method());
  });
  return calls;
}

const asCustomer = (page: Page, customer: Person) => openAs(page, customer, '/suosikit');

const wished = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch('/_data/wishlist')).json()).entries.length);

/** Waits until the hearts show what the shop knows. */
async function openKnown(page: Page, visit: (path: string) => Promise<number>, path = category) {
  const list = page.waitForResponse('**/_data/wishlist.data*');
  await visit(path);
  await list;
}

test('a guest is asked to log in without a request to the shop, and the wish is carried out once after login (R190, R191, R195)', async ({
  page,
  visit,
  people,
}) => {
  const calls = watchCalls(page);
  await visit(category);
  const name = await hearts(page).first().getAttribute('aria-label');
  await hearts(page).first().click();
  await expect(notice(page, 'Suosikit vaativat kirjautumisen.')).toBeVisible();
  expect(calls).toEqual([]);
  await axe(page);
  await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();
  await logInHere(page, people.aino);
  await expect(notice(page, 'Lisätty suosikkeihin.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(category);
  const heart = page.getByRole('button', { name: name ?? '', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectStill(page);
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
});

test('a list that a lost session left in the browser is emptied, and nothing is asked of the shop (R195, R196)', async ({
  page,
  visit,
  people,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('aitta:wishlist'));
  await asCustomer(page, people.siiri);
  await openKnown(page, visit);
  await hearts(page).first().click();
  await expect(notice(page, 'Lisätty suosikkeihin.')).toBeVisible();
  await expect.poll(kept).toContain('sokId');
  await page.goto('about:blank');
  await page.context().clearCookies();
  const calls = watchCalls(page);
  await visit(category);
  await expect.poll(kept).toBe('[]');
  await expect(page.locator('main article button[aria-pressed=true]')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('of fast clicks the last wish wins, and one thing is asked at a time', async ({
  page,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  let [running, most] = [0, 0];
  await page.route('**/_data/wishlist.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const response = await route.fetch();
    running -= 1;
    return route.fulfill({ response });
  });
  const heart = hearts(page).first();
  for (let click = 1; click <= 7; click += 1) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(click % 2 === 1));
  }
  await expect.poll(() => running).toBe(0);
  await expect.poll(() => wished(page)).toBe(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // An earlier wish may have made the list what the last one makes it.
  await page.unrouteAll({ behavior: 'wait' });
  expect(most).toBe(1);
});

test('what is wished while the shop is slow goes with the next request, also when the page is left', async ({
  page,
  context,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/_data/wishlist.data*', async (route) => {
    // A list that was being read is read again after a change.
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '');
    await gate.promise;
    await route.continue();
  });
  const ids = await hearts(page).evaluateAll((buttons) =>
    buttons.slice(0, 3).map((button) => (button as HTMLButtonElement).value),
  );
  for (const index of [0, 1, 2, 1]) await hearts(page).nth(index).click();
  for (const [index, isFull] of [true, false, true].entries()) {
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', String(isFull));
  }
  await expect.poll(() => sent).toEqual([`add=${ids[0]}`]);
  gate.resolve();
  await expect.poll(() => sent).toEqual([`add=${ids[0]}`, `add=${ids[2]}`]);
  await expect.poll(() => wished(page)).toBe(2);
  const forever = Promise.withResolvers<void>();
  await page.route('**/_data/wishlist.data*', () => forever.promise);
  const leaving = page.waitForRequest(
    (one) => one.url().includes('/_data/wishlist') && one.method() === 'POST',
  );
  for (const index of [0, 1]) await hearts(page).nth(index).click();
  await leaving;
  await page.goto('about:blank');
  const other = await context.newPage();
  await goTo(other, category);
  await expect.poll(() => wished(other)).toBe(3);
  forever.resolve();
});

test('removal is announced, and undone from its notice (R192, R193, R201, R370)', async ({
  page,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  const heard = await hear(page);
  await hearts(page).first().click();
  await expect(notice(page, 'Lisätty suosikkeihin.')).toBeVisible();
  await hearts(page).first().click();
  await expect(notice(page, 'Tuote poistettu suosikeista')).toBeVisible();
  await expect
    .poll(async () =>
      (await heard()).filter((text) => text.startsWith('Tuote poistettu suosikeista')),
    )
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => wished(page)).toBe(1);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/tuote\//);
  await expect(notice(page, 'Lisätty suosikkeihin.')).toHaveCount(0);
});

test('what is wished for in one tab shows in the other (R202)', async ({
  page,
  context,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  const other = await context.newPage();
  await goTo(other, category);
  await expect(account(other, people.aino.firstName)).toBeVisible();
  await hearts(page).nth(2).click();
  await expect(hearts(other).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await hearts(other).nth(2).click();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('without a network the wish is undone with a word, and done when asked again (R418)', async ({
  page,
  context,
  problems,
  visit,
  people,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  // The router completes a change after the reads it interrupts, and these are retried for seven seconds.
  await expect(
    page.locator('main [data-coop]').filter({ hasText: 'Omistajahinta' }),
  ).not.toHaveCount(0);
  await context.setOffline(true);
  await hearts(page).first().click();
  await expect(notice(page, 'Suosikkia ei voitu tallentaa.')).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(notice(page, 'Lisätty suosikkeihin.')).toBeVisible();
  await expect.poll(() => wished(page)).toBe(1);
});

/** Adds the first products of a list to the favourites. */
async function wishFor(page: Page, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await hearts(page).nth(n).click();
    await expect.poll(() => wished(page)).toBe(n + 1);
  }
}

const titles = { fi: 'Suosikit', sv: 'Favoriter', en: 'Favourites' };

for (const language of oneOrAll('fi')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const title = titles[language];
    test(`the page of favourites has prices then and now, stock and sort in ${language} (R005, R045, R185)`, async ({
      page,
      visit,
      people,
    }) => {
      await visit('/suosikit');
      await axe(page);
      await asCustomer(page, people.aino);
      await visit('/suosikit');
      await axe(page);
      await openKnown(page, visit);
      await wishFor(page, 3);
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('main article')).toHaveCount(3);
      await axe(page);
      await visit('/suosikit');
      await expect(page.locator('main article')).toHaveCount(3);
      await expectStill(page);
      await page.locator('select[name=jarjestys]').selectOption('nimi');
      await page.waitForURL(/jarjestys=nimi/);
      await expect(async () => {
        const names = await page.locator('main article h2').allTextContents();
        expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
      }).toPass();
    });
  });
}

test('favourites removed in haste all come back by one press (R198, R201)', async ({
  page,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit, '/kategoria/ruoka');
  await wishFor(page, 3);
  await visit('/suosikit');
  await answersLate(page, /suosikit.*\.data/);
  const entries = page.locator('main article');
  const remove = page.getByRole('button', { name: /Poista suosikeista/ });
  await expect(entries).toHaveCount(3);
  await remove.nth(0).click();
  await remove.nth(1).click();
  await expect(entries).toHaveCount(1);
  await expect(notice(page, '2 tuotetta poistettu suosikeista')).toBeVisible();
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect(entries).toHaveCount(3);
});

test.describe('on a telephone', () => {
  test.use(narrow);
  test('a favourite is removed, brought back as it was, and put in the cart (R185, R192, R201)', async ({
    page,
    visit,
    people,
  }) => {
    await asCustomer(page, people.aino);
    await openKnown(page, visit, '/kategoria/ruoka');
    await wishFor(page, 2);
    await visit('/suosikit');
    const first = page.locator('main article').first();
    const saved = await first.textContent();
    await first.getByRole('button', { name: /Poista suosikeista/ }).tap();
    await expect(page.locator('main article')).toHaveCount(1);
    const undo = page.getByRole('button', { name: 'Kumoa' });
    await expect(undo).toBeFocused();
    await axe(page);
    await undo.tap();
    await expect(page.locator('main article')).toHaveCount(2);
    await expect.poll(() => first.textContent()).toBe(saved);
    await first.getByRole('button', { name: /^Lisää ostoskoriin/ }).tap();
    await expect(first.getByText('1 kpl ostoskorissa')).toBeVisible();
    await first.getByRole('button', { name: /^Lisää määrää/ }).tap();
    await expect(first.getByText('2 kpl ostoskorissa')).toBeVisible();
    await expectStill(page, afterAnswers);
    await axe(page);
    await visit('/kategoria/ruoka');
    await expect(page.locator('main button[aria-pressed=true]')).toHaveCount(2);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);
  test('a guest’s wish is kept through the login; favourites are removed and brought back by forms (R185, R190)', async ({
    page,
    context,
    problems,
    visit,
    people,
  }) => {
    // Pages say which scripts they would run; this browser runs none.
    problems.allow(/^request: csp \S+\.js$/);
    await visit(category);
    const name = await page.locator('main article :is(h2, h3)').nth(4).textContent();
    await hearts(page).nth(4).click();
    await expect(page.getByText('Valintasi on muistissa')).toBeVisible();
    await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();
    await logInHere(page, people.aino);
    await expect(notice(page, 'Lisätty suosikkeihin.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
    await expect.poll(() => cookieOf(context, 'aitta_wish')).toBeUndefined();
    await removeByForm(page, name ?? '');
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
    await visit(category);
    await hearts(page).nth(5).click();
    await page.getByRole('link', { name: 'Takaisin ostoksille' }).click();
    expect(new URL(page.url()).pathname).toBe(category);
  });
});

async function removeByForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Poista suosikeista: ${name}`, exact: true }).click();
  await expect(notice(page, 'Tuote poistettu suosikeista')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
}

async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

test('only a path of the shop is a way back from a wish', async ({ page, people }) => {
  await asCustomer(page, people.aino);
  await goTo(page, category);
  const sokId = (await hearts(page).first().getAttribute('value')) ?? '';
  const headers = { origin: new URL(page.url()).origin };
  const wayBack = async (target: string) => {
    const reply = await page.request.post('/suosikit', { form: { sokId, target }, headers });
    return /<a href="([^"]*)">Takaisin ostoksille/.exec(await reply.text())?.[1];
  };
  expect(await wayBack(category)).toBe(category);
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:0',
  ]) {
    expect(await wayBack(target)).toBeUndefined();
  }
});

test('a product’s page adds what is chosen of it, and removes it again (R161)', async ({
  page,
  visit,
  people,
}) => {
  await asCustomer(page, people.aino);
  await openKnown(page, visit);
  await page.locator('main article a').first().click();
  await arrived(page, /\/tuote\//);
  const heart = page.locator('main button[aria-pressed]').first();
  await heart.click();
  await expect.poll(() => wished(page)).toBe(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.poll(() => wished(page)).toBe(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
