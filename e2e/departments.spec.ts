/** The pages of departments: what they begin with, and when they are lists alone. */
import type { Page } from '@playwright/test';
import { isScript } from './fixtures/scripts.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { account, openAs } from './steps/logging-in.ts';

const main = (page: Page) => page.getByRole('main');
const categories = (page: Page) => main(page).getByRole('navigation', { name: 'Kategoriat' });
const section = (page: Page, name: string) => main(page).getByRole('region', { name });
const list = (page: Page) => page.locator('[data-list]');
const filter = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: 'Rajaa' }).getByRole('checkbox', { name });
const topOf = async (page: Page) => Math.round((await list(page).boundingBox())?.y ?? NaN);

test('a department opens with its categories, best sellers, campaigns and brands, and then its list', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  await expect(main(page).getByText('Kerroksia kylmään, väriä arkeen')).toBeVisible();
  const pictured = categories(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect.poll(() => pictured.count()).toBe(await categories(page).getByRole('link').count());
  await expect(section(page, 'Myydyimmät').getByRole('article')).toHaveCount(10);
  await expect(list(page).getByRole('article')).toHaveCount(48);
  await expect(list(page).getByLabel('Järjestys')).toHaveValue('created_at DESC');
  const order = await main(page).locator('h1, h2:not(article h2)').allTextContents();
  expect(order).toEqual([
    'Muoti',
    'Myydyimmät',
    'Kampanjat juuri nyt',
    'Tuotemerkit',
    'Kaikki tuotteet',
  ]);
  await expectStill(page);
  await axe(page);
});

test('its list is one step away, for the keyboard too', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  const all = main(page).getByRole('link', { name: 'Katso kaikki 405 tuotetta' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kategoria\/muoti#tuotteet$/);
  await expect(main(page).getByRole('heading', { name: 'Kaikki tuotteet' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(list(page).locator(':focus')).toHaveCount(1);
});

test('its brands and campaigns keep to the department; a campaign’s name leads to its own page', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  const brand = section(page, 'Tuotemerkit').getByRole('link').first();
  const name = (await brand.textContent()) ?? '';
  await brand.click();
  await expect(page).toHaveURL(/\/kategoria\/muoti\?br%C3%A4ndi=/);
  await expect(page.getByRole('link', { name: `Poista rajaus ${name}` })).toBeVisible();
  await visit('/kategoria/muoti');
  const campaigns = section(page, 'Kampanjat juuri nyt');
  const here = campaigns.getByRole('link', { name: /osastolta Muoti$/ }).first();
  const count = /\d+/.exec((await here.textContent()) ?? '')?.[0] ?? '';
  await here.click();
  await expect(page).toHaveURL('/kategoria/muoti?kampanja=black-friday');
  await expect(page.getByText(`${count} tuotetta`, { exact: true }).first()).toBeVisible();
  await visit('/kategoria/muoti');
  await campaigns.getByRole('link', { name: 'Black Friday' }).click();
  await expect(page).toHaveURL('/kategoria/kampanjat/black-friday');
});

test('a merchant’s own cards of campaigns take the place of the department’s', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/koti');
  await expect(main(page).getByRole('link', { name: 'Black Friday' }).first()).toBeVisible();
  await expect(section(page, 'Kampanjat juuri nyt')).toHaveCount(0);
});

for (const query of [
  '?sivu=2',
  '?alennus=true',
  '?lajitteluperuste=hinta&lajittelusuunta=laskeva',
]) {
  test(`with ${query} the page is its title, its categories and its list`, async ({
    page,
    visit,
  }) => {
    await visit(`/kategoria/muoti${query}`);
    await expect(main(page).getByRole('heading', { name: 'Muoti', level: 1 })).toBeVisible();
    await expect(main(page).locator('h2:not(article h2)')).toHaveCount(0);
    await expect(main(page).locator('a[href^="/kategoria/muoti/naisten-vaatteet"]')).toBeVisible();
    await expect(main(page).getByRole('article')).toHaveCount(48);
  });
}

test('a filter takes the head away, and gives it back, without moving the list (R080)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  // Some browsers do not keep the place by themselves.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const reduced = filter(page, /^Vain alennetut/);
  await list(page).evaluate((one) => one.scrollIntoView());
  const place = await topOf(page);
  // Pixels are whole, positions are not.
  const moved = async () => Math.abs((await topOf(page)) - place);
  await reduced.check();
  await expect(page).toHaveURL(/muoti\?alennus=true$/);
  await expect(section(page, 'Myydyimmät')).toHaveCount(0);
  await expect.poll(moved).toBeLessThanOrEqual(1);
  await reduced.uncheck();
  await expect(page).toHaveURL(/muoti$/);
  await expect(section(page, 'Myydyimmät')).toBeAttached();
  await expect.poll(moved).toBeLessThanOrEqual(1);
});

test('only the pictures that phones show first are asked for at once', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  const pictures = main(page).locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(categories(page).locator('img:not([loading=lazy])')).toHaveCount(4);
  // The head's and those of four tiles.
  await expect(main(page).locator('img:not([loading=lazy])')).toHaveCount(5);
});

for (const [name, count] of [
  ['miehet', 3],
  ['elektroniikka', 5],
] as const) {
  test(`the ${count} categories of ${name} fill a row`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(`/kategoria/${name}`);
    const cards = categories(page).getByRole('listitem');
    await expect(cards).toHaveCount(count);
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const row = await categories(page).evaluate((one) => one.getBoundingClientRect().right);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.abs(row - (boxes.at(-1)?.right ?? 0))).toBeLessThanOrEqual(8);
    await axe(page);
  });
}

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('a department is swiped through, and nothing sticks out', async ({ page, visit }) => {
    await visit('/kategoria/ruoka');
    const row = categories(page).getByRole('list');
    const [inner, outer] = await row.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await expectStill(page);
    await axe(page);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('its links lead on', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/kategoria/muoti');
    await main(page)
      .getByRole('link', { name: /^Katso kaikki \d+ tuotetta$/ })
      .click();
    await expect(main(page).getByRole('heading', { name: 'Kaikki tuotteet' })).toBeInViewport();
    await categories(page)
      .getByRole('link', { name: /^Naisten vaatteet/ })
      .click();
    await expect(page).toHaveURL(/\/kategoria\/muoti\/naisten-vaatteet$/);
  });
});

test('a part whose code comes late stays as it is while the customer and their prices become known', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.aino, '/suosikit');
  await page.route(isScript('content'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const code = page.waitForResponse(isScript('content'));
  await goTo(page, `${shop.url}/kategoria/muoti`);
  await expect(account(page, people.aino.firstName)).toBeVisible();
  await code;
  await expectStill(page);
});
