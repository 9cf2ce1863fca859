/** Deliveries by time, carts of several shipments, and the way of customers whose order is known. */
import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { giveAddress, plainProducts, putInCart } from './steps/carting.ts';
import { openAs } from './steps/logging-in.ts';
import { at, atBank } from './steps/ordering.ts';

const cold = 'ruoka/maito-juusto-ja-munat';
const dry = 'kosmetiikka';

const words = {
  fi: {
    refused: 'Kylmänä säilytettäville tuotteille ei käy:',
    part: 'Toimitus 2/2',
    parts: /^Toimitus \d\/2/,
  },
  sv: {
    refused: 'Passar inte för kylda och frysta varor:',
    part: 'Leverans 2/2',
    parts: /^Leverans \d\/2/,
  },
  en: {
    refused: 'Not for chilled or frozen items:',
    part: 'Delivery 2/2',
    parts: /^Delivery \d\/2/,
  },
};

const ways = (page: Page, shipment = '') => page.locator(`main input[name="delivery${shipment}"]`);
const times = (page: Page) => page.locator('main input[name^=slot-]:enabled:visible');
const sums = (page: Page) => page.locator('main dl').last();
const toPayment = (page: Page) => page.locator('main form button[value=delivery]');

/** Whole cents of the amounts in a text, in any language. */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)[,.](\d\d)(?= ?€|\s€|\b)/g)].map(([, euros, cents]) =>
    Number(`${euros}${cents}`),
  );

async function fill(page: Page, shop: { url: string }, categories: string[]): Promise<void> {
  for (const category of categories) {
    const [product = ''] = await plainProducts(page, 1, category);
    await putInCart({ page, shop }, product);
  }
}

for (const language of oneOrAll('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('cold food comes at a time one chooses by keyboard, and never by a locker (R259, R262)', async ({
      page,
      shop,
      visit,
    }) => {
      await fill(page, shop, [cold]);
      await visit('/kassa');
      await giveAddress(page);
      await expect(page.locator('main input[value$=" locker"]')).toHaveCount(0);
      await expect(page.locator('main')).toContainText(words[language].refused);
      await ways(page).first().focus();
      await page.keyboard.press('Space');
      await toPayment(page).click();
      // Without a time nothing is ordered.
      await expect(page.getByRole('alert')).toBeVisible();
      await times(page).first().focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const price = centsIn(
        await page.locator('main label:has(input[name^=slot-]:checked)').innerText(),
      ).at(-1);
      expect(centsIn(await sums(page).innerText())).toContain(price);
      await axe(page);
      const total = await sums(page).innerText();
      await toPayment(page).click();
      await page.locator('main input[name=method]').first().check();
      await expect.poll(() => sums(page).innerText()).toBe(total);
    });

    test('a cart of cold and dry products comes in two parts, is paid once, and the order has both', async ({
      page,
      shop,
      visit,
    }) => {
      await fill(page, shop, [cold, dry]);
      await visit('/kassa');
      await giveAddress(page);
      await expect(page.getByRole('heading', { name: words[language].part })).toBeVisible();
      await ways(page).first().check();
      await times(page).first().check();
      await ways(page, '.1').first().check();
      await axe(page);
      await toPayment(page).click();
      await page.locator('main input[name=method]').first().check();
      const [items = 0, delivery = 0, total = 0] = centsIn(await sums(page).innerText());
      expect(items + delivery).toBe(total);
      await page.locator('main form[action$="/maksu"] button').click();
      await page.waitForURL(/\/pay\//);
      await atBank({ page, language, hasScript: true }, 'pay');
      await expect(page).toHaveURL(/\/kiitos\?/);
      const cards = page.locator('main section').filter({ hasText: words[language].parts });
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText(/\d{1,2}(?:[:.]\d\d)?–\d{1,2}/);
    });
  });
}

test('the town follows the postcode, but not over what was typed', async ({
  page,
  shop,
  visit,
}) => {
  await fill(page, shop, [dry]);
  await visit('/kassa');
  const [postcode, city] = [
    page.locator('main input[name=postcode]'),
    page.locator('main input[name=city]'),
  ];
  await postcode.fill('33960');
  await expect(city).toHaveValue('Pirkkala');
  await postcode.fill('90100');
  await expect(city).toHaveValue('Oulu');
  await city.fill('Kempele');
  const answered = page.waitForResponse((response) => response.url().includes('town'));
  await postcode.fill('33100');
  await answered;
  await expect(city).toHaveValue('Kempele');
});

test('what is typed as the town takes the place of the one that comes late', async ({
  page,
  shop,
  visit,
}) => {
  await fill(page, shop, [dry]);
  const answer = Promise.withResolvers<void>();
  await page.route('**/_data/town*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit('/kassa');
  const city = page.locator('main input[name=city]');
  await page.locator('main input[name=postcode]').fill('33960');
  await city.focus();
  answer.resolve();
  await expect(city).toHaveValue('Pirkkala');
  await page.keyboard.type('Kempele');
  await expect(city).toHaveValue('Kempele');
});

test('the checkout leads nowhere but on, to the cart, to the login and to help', async ({
  page,
  shop,
  visit,
}) => {
  await fill(page, shop, [dry]);
  await visit('/kassa');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toHaveCount(0);
  await expect(header.locator('a[href^="/kategoria"]')).toHaveCount(0);
  await expect(header.locator('a[href^="tel:"]')).toBeVisible();
  await expect(header.locator('a[href="/ostoskori"]')).toBeVisible();
  await expect(page.locator('main a[href^="/check-login"]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0);
  await header.locator('a[href="/ostoskori"]').click();
  await expect(header.getByRole('search')).toBeVisible();
});

test('from the cart to the bank in two presses, when the address and the delivery are known', async ({
  page,
  shop,
  people,
}) => {
  await openAs(page, people.siiri, '/');
  await fill(page, shop, [dry]);
  await goTo(page, '/kassa');
  await giveAddress(page);
  await page.locator('main input[value$=" locker"]').check();
  await toPayment(page).click();
  await page.locator('main input[name=method]').first().check();
  await page.locator('main form[action$="/maksu"] button').click();
  await atBank({ page, language: 'fi', hasScript: true }, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);

  await fill(page, shop, [dry]);
  await goTo(page, at('fi', '/ostoskori'));
  await axe(page);
  await page.getByRole('button', { name: 'Siirry maksamaan' }).click();
  await expect(page.locator('main input[name=method]')).toHaveCount(0);
  await axe(page);
  await page
    .getByRole('button', { name: /^Tilaa ja maksa: / })
    .first()
    .click();
  await page.waitForURL(/\/pay\//);
});

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('the times of a delivery fit and do not move the page', async ({ page, shop, visit }) => {
    await fill(page, shop, [cold]);
    await visit('/kassa');
    await giveAddress(page);
    await visit('/kassa?vaihe=toimitus');
    await expectStill(page);
    await ways(page).first().check();
    await expect(times(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await axe(page);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a time is chosen and a mixed cart is paid', async ({ page, shop, visit, problems }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await fill(page, shop, [cold, dry]);
    await visit('/kassa');
    await giveAddress(page);
    await ways(page).first().check();
    await times(page).first().check();
    await ways(page, '.1').first().check();
    await toPayment(page).click();
    await expect(page.locator('main input[name=method]').first()).toBeVisible();
    const [items = 0, delivery = 0, total = 0] = centsIn(await sums(page).innerText());
    expect(items + delivery).toBe(total);
  });
});
