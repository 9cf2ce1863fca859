import type { Locator, Page } from '@playwright/test';
import { axe, expect, expectStill, narrow, test, withoutScript } from './fixtures/test.ts';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? NaN);
const isInView = (place: Locator) =>
  place.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
const filters = (page: Page) => page.getByRole('complementary', { name: 'Rajaa' });
const option = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });
const panel = (page: Page, name: string) =>
  filters(page).locator('details', { has: page.locator('summary', { hasText: name }) });

test('a filter changes the address in place: from page 1, without a jump (R080, R082)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti?sivu=2');
  const black = option(page, /^Musta/);
  await black.scrollIntoViewIfNeeded();
  const place = await topOf(black);
  await black.check();
  await expect(page).toHaveURL(/\/kategoria\/muoti\?v%C3%A4ri=[^&]+$/);
  // The first page has a head above the list, for which the browser scrolls.
  await expect(page.getByRole('link', { name: 'Poista' }).first()).toBeVisible();
  await expect.poll(() => topOf(black)).toBe(place);
  await expect(black).toBeFocused();
});

test('sort and availability begin at page 1 (R083, R084)', async ({ page, visit }) => {
  await visit('/kategoria/muoti?sivu=2');
  await page.getByLabel('Järjestys').selectOption('Edullisin hinta');
  await expect(page).toHaveURL(/muoti\?lajitteluperuste=hinta&lajittelusuunta=nouseva$/);
  const next = page.getByRole('link', { name: 'Seuraava' });
  // The address changes a moment before the list.
  await expect(next).toHaveAttribute('href', /lajittelusuunta=nouseva&sivu=2$/);
  await next.click();
  await expect(page).toHaveURL(/sivu=2$/);
  await option(page, /^Verkosta saatavat/).check();
  await expect(page).toHaveURL(/muoti\?verkkosaatavuus=true&lajitteluperuste=hinta&[^&]+$/);
});

test('a price and the sale narrow a list; asking for the same again does nothing (R085)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  await panel(page, 'Hinta').locator('summary').click();
  await page.getByLabel('Alkaen, €').fill('20');
  await page.getByLabel('Enintään, €').fill('49.5');
  await page.getByRole('button', { name: 'Rajaa hinta' }).click();
  await expect(page).toHaveURL(/muoti\?hinta=20-49\.50$/);
  const visits = () => page.evaluate(() => history.length);
  const before = await visits();
  await page.getByRole('button', { name: 'Rajaa hinta' }).click();
  await option(page, /^Vain alennetut/).check();
  await expect(page).toHaveURL(/muoti\?hinta=20-49\.50&alennus=true$/);
  await expect.poll(() => visits()).toBe(before + 1);
  await axe(page);
  await page.getByRole('link', { name: 'Tyhjennä valinnat' }).click();
  await expect(page).toHaveURL(/muoti$/);
  await expect(page.getByLabel('Alkaen, €')).toHaveValue('');
});

test('an amount that was typed counts with the next choice', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  await panel(page, 'Hinta').locator('summary').click();
  await page.getByLabel('Alkaen, €').fill('50');
  await option(page, /^Vain alennetut/).check();
  await expect(page).toHaveURL(/\/muoti\?(?=.*hinta=50-)(?=.*alennus=true)/);
  await expect(page.getByLabel('Alkaen, €')).toHaveValue('50');
});

test('options are found by the beginnings of their words (R134–R138)', async ({ page, visit }) => {
  await visit('/kategoria');
  await panel(page, 'Brändi').locator('summary').click();
  const names = panel(page, 'Brändi').locator('label:visible span:nth-last-child(2)');
  const all = await names.count();
  const field = page.getByRole('searchbox', { name: 'Etsi brändiä' });
  await field.fill('aho');
  await expect(names).toHaveText(['Kattila-Aho']);
  await field.fill('jant');
  await expect(names).toHaveText(['Jänteri']);
  await expect(page).toHaveURL(/kategoria$/);
  await option(page, /^Jänteri/).check();
  await expect(page).toHaveURL(/br%C3%A4ndi=/);
  await field.fill('');
  await expect(names).toHaveCount(all);
  await expect(option(page, /^Jänteri/)).toBeChecked();
});

test('an option nothing is left of stays where it was and cannot be chosen', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti?hinta=200-');
  await expect(option(page, /^Vain alennetut/)).toBeVisible();
  await expect(option(page, /^Vain alennetut/)).toBeDisabled();
  await expect(panel(page, 'Väri').locator(':disabled').first()).toBeAttached();
});

test('the pages of a brand and of a campaign offer only what their own products have', async ({
  page,
  visit,
}) => {
  for (const path of ['/tuotemerkit/vienola', '/kategoria/kampanjat/outlet']) {
    await visit(path);
    const counts = filters(page).locator('fieldset label');
    await expect(counts.first()).toBeAttached();
    const reported = await counts.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter((text) => /\D0$/.test(text))).toEqual([]);
  }
  // Their products have neither colours nor sizes.
  await visit('/tuotemerkit/kyrsala');
  await expect(panel(page, 'Väri')).toHaveCount(0);
  await expect(panel(page, 'Koko')).toHaveCount(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test.describe(`where motion is ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`another page is scrolled to: ${behavior} (R081)`, async ({ page, visit }) => {
      await page.addInitScript(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (how) {
          document.body.dataset['scrolled'] = (how as ScrollIntoViewOptions).behavior ?? '';
          scroll.call(this, how);
        };
      });
      await visit('/kategoria/muoti');
      await page.getByRole('link', { name: 'Seuraava' }).click();
      await expect(page).toHaveURL(/sivu=2$/);
      await expect(page.locator('body')).toHaveAttribute('data-scrolled', behavior);
      const first = page.locator('main article').first();
      await expect(first).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(first.getByRole('link')).toBeFocused();
    });
  });
}

test('Back and Forward show what was there, at the place it was (R079)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti?alennus=true');
  const first = await page.locator('main article h2').first().textContent();
  const product = page.locator('main article a').nth(16);
  await product.scrollIntoViewIfNeeded();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(500);
  await product.click();
  await expect(page).toHaveURL(/\/tuote\//);
  await page.goBack();
  await expect(page).toHaveURL(/muoti\?alennus=true$/);
  await expect(page.locator('main article h2').first()).toHaveText(first ?? '');
  await expect(option(page, /^Vain alennetut/)).toBeChecked();
  await expect.poll(() => scrollOf(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL(/\/tuote\//);
});

test('Back from another page of a list goes to where one was, not to its beginning (R079, R081)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  const next = page.getByRole('link', { name: 'Seuraava' });
  await next.scrollIntoViewIfNeeded();
  const place = await scrollOf(page);
  await next.click();
  await expect(page).toHaveURL(/sivu=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/muoti$/);
  await expect.poll(() => scrollOf(page)).toBe(place);
  await page.goForward();
  const pages = page.getByRole('navigation', { name: 'Sivut' });
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await pages.getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/muoti$/);
  await expect(pages.locator('[aria-current=page]')).toHaveText('1');
});

test('breadcrumbs of a product lead back to the list as it was, for the session (R074, R077, R078)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti/naisten-vaatteet');
  await option(page, /^Vain alennetut/).check();
  await expect(page).toHaveURL(/alennus=true/);
  const crumbs = page.getByRole('navigation', { name: 'Murupolku' });
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  await crumbs.getByRole('link', { name: 'Naisten vaatteet' }).click();
  await expect(page).toHaveURL(/naisten-vaatteet\?alennus=true$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/naisten-vaatteet\?alennus=true$/);
  const kept = () => page.evaluate(() => sessionStorage.getItem('aitta:visits') ?? '');
  await expect.poll(kept).toMatch(/alennus=true[^{]*\]$/);
});

test('a product of a campaign has the campaign before its category (R075, R076)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('link', { name: 'Black Month' }).first().click();
  await expect(page).toHaveURL(/\/kategoria\/kampanjat\/black-friday$/);
  await expect(page.getByLabel('Järjestys')).toHaveValue('relevance DESC');
  await page.locator('main article a').first().click();
  const crumbs = page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link');
  // The category comes first, as for everybody; where the shopper came from is known once scripts run.
  await expect(crumbs.nth(1)).toHaveText('Kampanjat');
  await expect(crumbs.nth(2)).toHaveText('Black Friday');
  await expect(crumbs).toHaveCount(4);
});

test('brands are found by letter and by name, and have a list of their own', async ({
  page,
  visit,
}) => {
  await visit('/tuotemerkit');
  await axe(page);
  await page
    .getByRole('navigation', { name: 'Kirjaimet' })
    .getByRole('link', { name: 'V' })
    .click();
  await expect(page.getByRole('heading', { name: 'V', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Etsi tuotemerkkiä' }).fill('konttila');
  const found = page.locator('main section a');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('heading', { name: 'Pikku Konttila', level: 1 })).toBeVisible();
  await expect(panel(page, 'Brändi')).toHaveCount(0);
  await option(page, /^Vain alennetut/).check();
  await expect(page).toHaveURL(/\/tuotemerkit\/pikku-konttila\?alennus=true$/);
});

test('the first picture is asked for first, its row at once, the rest when near; the next page beforehand', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti/naisten-vaatteet');
  const preloads = page.locator('link[rel=preload][as=image][imagesrcset]');
  await expect(preloads).toHaveCount(5);
  await expect(preloads.first()).toHaveAttribute('fetchpriority', 'high');
  const pictures = page.locator('main article img');
  const loading = await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('loading')),
  );
  expect(loading.slice(0, 5)).toEqual(Array(5).fill(null));
  expect(new Set(loading.slice(5))).toEqual(new Set(['lazy']));
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('link[rel=prefetch][href*="sivu=2"]')).toHaveCount(1);
});

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('a first page is laid out as one comes to it, and Back shows the same product at the same place (R079)', async ({
    page,
    visit,
  }) => {
    await visit('/en/kategoria/muoti');
    const cards = page.locator('[data-list] article');
    const isLaidOut = (card: Locator) =>
      card.locator('h2').evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(cards.last())).toBe(false);
    const card = cards.nth(21);
    while (!(await isInView(card))) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await expectStill(page);
    const name = card.getByRole('link').first();
    // The pointer rests, and what is under it has stopped.
    await name.hover();
    const place = await topOf(name);
    const product = await name.textContent();
    await name.click();
    await expect(page).toHaveURL(/\/tuote\//);
    await page.goBack();
    await expect(cards.nth(21).getByRole('link').first()).toHaveText(product ?? '');
    await expect.poll(() => topOf(cards.nth(21).getByRole('link').first())).toBe(place);
    expect(await isLaidOut(cards.last())).toBe(true);
  });

  test('the menu goes down to subcategories and back up, level by level (R145, R146)', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Valikko' }).click();
    const menu = page.getByRole('dialog', { name: 'Osastot' });
    await menu.getByRole('button', { name: 'Muoti' }).click();
    await menu.getByRole('button', { name: 'Naisten vaatteet' }).click();
    await expect(menu.getByRole('link', { name: 'Farkut' })).toBeVisible();
    await axe(page);
    await menu.getByRole('button', { name: 'Takaisin: Muoti' }).click();
    await expect(menu.getByRole('button', { name: 'Naisten kengät' })).toBeVisible();
    const back = menu.getByRole('button', { name: 'Takaisin: Osastot' });
    await expect(back).toBeFocused();
    await back.click();
    await expect(menu.getByRole('button', { name: 'Miehet' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Takaisin' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('price, sale and brands are plain forms and links', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/kategoria/muoti');
    await panel(page, 'Hinta').locator('summary').click();
    await page.getByLabel('Enintään, €').fill('50');
    await option(page, /^Vain alennetut/).check();
    await page.getByRole('button', { name: 'Rajaa hinta' }).click();
    await expect(page).toHaveURL(/\/kategoria\/muoti\?hinta=-50&alennus=true$/);
    await visit('/kategoria/muoti?hakutermi=paita');
    await option(page, /^Vain alennetut/).check();
    await page.getByRole('button', { name: 'Näytä tulokset' }).first().click();
    await expect(page).toHaveURL('/kategoria/muoti?hakutermi=paita&alennus=true');
    await page.getByRole('link', { name: 'Poista rajaus ”paita”' }).click();
    await expect(page).toHaveURL('/kategoria/muoti?alennus=true');
    await visit('/tuotemerkit');
    await page.getByRole('searchbox', { name: 'Etsi tuotemerkkiä' }).fill('vienola');
    await page.getByRole('button', { name: 'Etsi' }).click();
    await page.locator('main section a').click();
    await expect(page).toHaveURL(/\/tuotemerkit\/vienola$/);
  });
});

test('words are searched for within a category, kept through filters, order and pages, and taken away like a filter (R086)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti?hakutermi=paita');
  await expect(page).toHaveTitle(/^Muoti: paita \W/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const sort = page.getByLabel('Järjestys');
  await expect(sort).toHaveValue('relevance DESC');
  await page.getByRole('link', { name: 'Seuraava' }).click();
  await expect(page).toHaveURL(/\/muoti\?hakutermi=paita&sivu=2$/);
  await option(page, /^Musta/).check();
  await expect(page).toHaveURL(/\/muoti\?hakutermi=paita&v%C3%A4ri=[^&]+$/);
  await sort.selectOption('Edullisin hinta');
  await expect(page).toHaveURL(/muoti\?hakutermi=paita&v%C3%A4ri=[^&]+&lajitteluperuste=hinta&/);
  await axe(page);
  await page.getByRole('link', { name: 'Poista rajaus ”paita”' }).click();
  await expect(page).toHaveURL(/\/muoti\?v%C3%A4ri=[^&]+&lajitteluperuste=hinta&[^&]+$/);
  await expect(page).toHaveTitle(/^Muoti: Musta/);
});

test('a search within a category that finds nothing leads to one in the whole shop (R086)', async ({
  page,
  visit,
}) => {
  await visit('/sv/kategoria/ruoka?hakutermi=villapaita');
  await expect(
    page.getByText('Inga produkter för ”villapaita” i den här kategorin.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Sök i hela sortimentet' }).click();
  await expect(page).toHaveURL('/sv/haku?hakutermi=villapaita');
  await visit('/kategoria/muoti?hakutermi=vilapaita');
  await page.getByRole('link', { name: 'villapaita', exact: true }).click();
  await expect(page).toHaveURL('/kategoria/muoti?hakutermi=villapaita');
  await page.getByRole('link', { name: 'Poista rajaus ”villapaita”' }).click();
  await expect(page).toHaveURL('/kategoria/muoti');
});

test('categories below a filtered list keep its filters and count with them (R104)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria?kampanja=outlet');
  const below = page.locator('main a[href*="kampanja=outlet"]').filter({ hasText: /\d+$/ });
  const reported = await below.first().innerText();
  await below.first().click();
  await expect(page).toHaveURL(/\/kategoria\/[a-z-]+\?kampanja=outlet$/);
  const count = /(\d+)$/.exec(reported)?.[1] ?? '';
  await expect(page.getByText(`${count} tuotetta`, { exact: true }).first()).toBeVisible();
});
