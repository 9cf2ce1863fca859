import type { Page, Route } from '@playwright/test';
import type { Language } from '../src/platform/i18n/language.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { hydrated } from './fixtures/page.ts';
import { isScript } from './fixtures/scripts.ts';
import { arrived, expect, goTo, test } from './fixtures/test.ts';
import { piecesInCart } from './steps/carting.ts';
import { heardOn, listen } from './steps/listening.ts';

const words: Record<Language, { notice: string; again: string; home: string; ours: RegExp }> = {
  fi: {
    notice: 'Verkkoyhteys ei toimi.',
    again: 'Yritä uudelleen',
    home: 'Koti',
    ours: /Vika on meidän/,
  },
  sv: {
    notice: 'Ingen nätverksanslutning.',
    again: 'Försök igen',
    home: 'Hem',
    ours: /Felet är vårt/,
  },
  en: { notice: 'No network connection.', again: 'Try again', home: 'Home', ours: /fault is ours/ },
};

const notice = (page: Page, language: Language) =>
  page.getByRole('paragraph').filter({ hasText: words[language].notice });

const departments = (page: Page) => page.locator('header nav a[href*="/kategoria/"]');

for (const language of oneOrAll('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('without a network the page one is on stays, and one goes on when it is back (R411)', async ({
      page,
      context,
      problems,
      visit,
    }) => {
      // The browser's own message for a request that was not sent.
      problems.allow(/ERR_INTERNET_DISCONNECTED/);
      await listen(page);
      await visit('/kategoria/muoti');
      await page.waitForLoadState('networkidle');
      const title = await page.title();
      await context.setOffline(true);
      await departments(page).filter({ hasText: words[language].home }).first().click();
      await expect(notice(page, language)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(/\/kategoria\/muoti$/);
      await expect(page.getByText(words[language].ours)).toHaveCount(0);
      await expect
        .poll(async () =>
          (await heardOn(page)).some((text) => text.includes(words[language].notice)),
        )
        .toBe(true);
      await page.getByRole('button', { name: words[language].again }).click();
      await expect(notice(page, language)).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/kategoria\/koti$/);
      await expect(notice(page, language)).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
    });
  });
}

test('a page whose code is not there yet is waited for too, and another one can be chosen', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/kategoria/muoti');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'Ostoskori' }).click();
  await expect(notice(page, 'fi')).toBeVisible();
  await expect(page).toHaveTitle('Muoti – Aitta');
  // The departments come back on the way up.
  await page.mouse.wheel(0, -200);
  await departments(page).filter({ hasText: 'Koti' }).first().click();
  await context.setOffline(false);
  await expect(page).toHaveTitle('Koti – Aitta');
  await expect(notice(page, 'fi')).toHaveCount(0);
  await page.locator('footer').getByRole('link', { name: 'Ostoskori' }).click();
  await expect(page).toHaveTitle('Ostoskori – Aitta');
});

test('code that was requested just before the network came back is requested again, and the page stays', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/ERR_FAILED/);
  await visit('/kategoria/muoti');
  let isBack = false;
  await page.route(isScript('cart'), (route) => {
    isBack ||= route.request().method() === 'HEAD';
    return isBack ? route.continue() : route.abort();
  });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('footer').getByRole('link', { name: 'Ostoskori' }).click();
  await expect(page).toHaveTitle('Ostoskori – Aitta');
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
});

for (const [name, answer] of [
  ['that the shop no longer has', (route: Route) => route.fulfill({ status: 404 })],
  ['that a content blocker refuses', (route: Route) => route.abort('blockedbyclient')],
] as const) {
  test.describe('in Swedish', () => {
    test.use({ language: 'sv' });

    test(`a page with a file ${name} opens as a document, and no click is lost`, async ({
      page,
      problems,
      visit,
    }) => {
      problems.allow(/404|ERR_BLOCKED|dynamically imported module|loading route module/);
      await visit('/kategoria/muoti');
      const title = await page.title();
      await page.route(isScript('cart'), answer);
      await page.locator('footer').getByRole('link', { name: 'Varukorg' }).click();
      await expect(page).toHaveURL(/\/sv\/ostoskori$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await hydrated(page);
    });
  });
}

test('a link that is pointed at without a network changes nothing, and can be followed after', async ({
  page,
  context,
  visit,
}) => {
  await visit('/kategoria/muoti/naisten-vaatteet');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const product = page.locator('main article a').first();
  await product.hover();
  // As long as a pointer must rest on a link before its page is loaded, and more.
  await page.waitForTimeout(400);
  expect(asked.filter((url) => !/\.(?:webp|avif|svg)/.test(url))).toEqual([]);
  await context.setOffline(false);
  await product.click();
  await expect(page).toHaveURL(/\/tuote\//);
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('Back without a network keeps the page, and goes back when it is there', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/kategoria/muoti');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await departments(page).filter({ hasText: 'Koti' }).first().click();
  await arrived(page, /\/koti$/);
  await expect(page).toHaveTitle('Koti – Aitta');
  // Of a page that was opened as a document the browser would go back to a document that it keeps.
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
  await context.setOffline(true);
  await page.goBack();
  await expect(notice(page, 'fi')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koti');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muoti');
  await expect(page).toHaveTitle('Muoti – Aitta');
});

test('answers that never come while the browser thinks it has a network are waited for (R411)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/ERR_FAILED/);
  await visit('/kategoria/muoti');
  let isAway = true;
  await page.route('**/*.data*', (route) => (isAway ? route.abort() : route.fallback()));
  await departments(page).filter({ hasText: 'Koti' }).first().click();
  await expect(notice(page, 'fi')).toBeVisible();
  await expect(page).toHaveTitle('Muoti – Aitta');
  // The button stays only as long as requests fail: they are retried without it, too.
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  isAway = false;
  await expect(page).toHaveTitle('Koti – Aitta');
});

test('what is put in the cart without a network is put there once when it is back', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/kategoria/ruoka');
  await page.locator('main a[href*="/tuote/"]').first().click();
  await page.waitForURL(/\/tuote\//);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('#buy button[type=submit]').click();
  await expect(notice(page, 'fi')).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Lisätty ostoskoriin' }),
  ).toBeVisible();
  await goTo(page, '/ostoskori');
  await expect(page.locator('main input[name=quantity]')).toHaveValue('1');
});

test('a filter pressed while another department is waited for without a network is of the list that is shown', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/kategoria/ruoka/herkut');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await departments(page).filter({ hasText: 'Koti' }).first().click();
  await expect(notice(page, 'fi')).toBeVisible();
  await page.locator('#rajaukset-lomake input[name=alennus]').click();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/kategoria\/ruoka\/herkut\?alennus=true$/);
  await expect(page.locator('#rajaukset-lomake input[name=alennus]')).toBeChecked();
});

test('a card says that there is no network, and its product is put in the cart once when it is back', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit('/kategoria/ruoka');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .first()
    .click();
  await expect(notice(page, 'fi')).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page, 'fi')).toHaveCount(0);
  await expect.poll(() => piecesInCart(page)).toBe(1);
});
