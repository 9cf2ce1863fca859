/** The cart's page beside its lines: savings, products saved for later, and what goes with the cart. */
import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { isScript } from './fixtures/scripts.ts';
import { axe, expect, narrow, test, withoutScript } from './fixtures/test.ts';
import { hear, piecesInCart, plainProducts, putInCart } from './steps/carting.ts';
import { logInHere } from './steps/logging-in.ts';

const words = {
  fi: {
    keep: /^Siirrä myöhemmäksi: /,
    kept: 'Siirretty myöhemmäksi',
    back: /^Siirrä ostoskoriin: /,
    heard: /^Siirretty myöhemmäksi: .+\. /,
    undo: 'Kumoa',
    removed: /^Poistettu ostoskorista: /,
    remove: /^Poista /,
    empty: 'Ostoskorisi on tyhjä.',
    goesWith: 'Sopii ostoksiisi',
  },
  sv: {
    keep: /^Spara till senare: /,
    kept: 'Sparat till senare',
    back: /^Flytta till varukorgen: /,
    heard: /^Sparad till senare: .+\. /,
    undo: 'Ångra',
    removed: /^Borttagen ur varukorgen: /,
    remove: /^Ta bort /,
    empty: 'Din varukorg är tom.',
    goesWith: 'Passar till dina köp',
  },
  en: {
    keep: /^Save for later: /,
    kept: 'Saved for later',
    back: /^Move to cart: /,
    heard: /^Saved for later: .+\. /,
    undo: 'Undo',
    removed: /^Removed from your cart: /,
    remove: /^Remove /,
    empty: 'Your cart is empty.',
    goesWith: 'Goes with your cart',
  },
};

const lines = (page: Page) => page.locator('main li:has(input[name=quantity])');
const keptIn = (page: Page, name: string) => page.getByRole('region', { name }).locator('li[id]');

for (const language of oneOrAll('fi')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('by keyboard, a line is saved for later, which is announced and can be undone, and moved back', async ({
      page,
      shop,
      visit,
    }) => {
      for (const product of await plainProducts(page, 2))
        await putInCart({ page, shop }, product, 2);
      await visit('/ostoskori');
      const heard = await hear(page);
      await page.getByRole('button', { name: say.keep }).first().focus();
      await page.keyboard.press('Enter');
      await expect(keptIn(page, say.kept)).toHaveCount(1);
      await expect(lines(page)).toHaveCount(1);
      await expect(lines(page).locator('h2 a')).toBeFocused();
      await expect.poll(async () => (await heard()).at(-1)).toMatch(say.heard);
      await expect.poll(() => piecesInCart(page)).toBe(2);
      await axe(page);
      await page.getByRole('button', { name: say.undo }).press('Enter');
      await expect(lines(page)).toHaveCount(2);
      await expect(keptIn(page, say.kept)).toHaveCount(0);
      await expect(page.locator('main h1')).toBeFocused();

      for (const left of [1, 0]) {
        await page.getByRole('button', { name: say.keep }).first().press('Enter');
        await expect(lines(page)).toHaveCount(left);
      }
      await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
      await expect(keptIn(page, say.kept)).toHaveCount(2);
      await axe(page);
      await page.getByRole('button', { name: say.back }).first().press('Enter');
      await expect(lines(page)).toHaveCount(1);
      await expect(keptIn(page, say.kept)).toHaveCount(1);
      await expect.poll(() => piecesInCart(page)).toBe(2);
    });

    test('a removed line comes back with its quantity when that is undone', async ({
      page,
      shop,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      await putInCart({ page, shop }, product, 3);
      await visit('/ostoskori');
      await page.getByRole('main').getByRole('button', { name: say.remove }).click();
      await expect(page.locator('[data-toast]')).toContainText(say.removed);
      await page.getByRole('button', { name: say.undo }).click();
      await expect(lines(page)).toHaveCount(1);
      await expect.poll(() => piecesInCart(page)).toBe(3);
    });

    test('what goes with the cart is under it, without what is in it, and can be bought there', async ({
      page,
      shop,
      visit,
    }) => {
      const products = await plainProducts(page, 3);
      for (const product of products) await putInCart({ page, shop }, product);
      await visit('/ostoskori');
      const row = page.getByRole('region', { name: say.goesWith });
      const shown = await row
        .locator('article h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(shown.length).toBeGreaterThan(3);
      for (const product of products) {
        const id = product.split('/').at(-1) ?? '';
        expect(shown.filter((href) => href.endsWith(`/${id}`))).toEqual([]);
      }
      const button = row.locator('article button[name=place]').first();
      await button.click();
      await expect.poll(() => piecesInCart(page)).toBe(4);
      await expect(lines(page)).toHaveCount(4);
      await expect(row.locator('article')).toHaveCount(shown.length);
    });
  });
}

test('who has saved something for later as a guest has it after login, and on the next visit', async ({
  page,
  shop,
  visit,
  people,
}) => {
  const say = words.fi;
  for (const product of await plainProducts(page, 2)) await putInCart({ page, shop }, product);
  await visit('/ostoskori');
  const name = await lines(page).first().locator('h2').innerText();
  await page.getByRole('button', { name: say.keep }).first().click();
  await expect(keptIn(page, say.kept)).toContainText(name);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.onni);
  await page.waitForURL(/\/ostoskori$/);
  await expect(keptIn(page, say.kept)).toContainText(name);
  await visit('/ostoskori');
  await expect(keptIn(page, say.kept)).toContainText(name);
  await page
    .getByRole('region', { name: say.kept })
    .getByRole('button', { name: say.remove })
    .click();
  await expect(keptIn(page, say.kept)).toHaveCount(0);
});

test('the cart works while the code of what is under it cannot be loaded', async ({
  page,
  shop,
  problems,
  visit,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await page.route(isScript('below-cart'), (route) => route.abort());
  await visit('/ostoskori');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lisää määrää: / })
    .first()
    .click();
  await expect.poll(() => piecesInCart(page)).toBe(2);
  await expect(page.getByRole('region', { name: words.fi.goesWith })).toBeVisible();
});

/** The path of a reduced product of a list and the id of one of its options. */
async function reducedProduct(page: Page) {
  const html = await (await page.request.get('/kategoria/kampanjat/black-friday')).text();
  const path = /\/tuote\/[\w-]+\/\d+(?=")/.exec(html)?.[0] ?? '';
  const option = /variantti=(\d+)/.exec(await (await page.request.get(path)).text())?.[1] ?? '';
  expect(option).not.toBe('');
  return { path, option };
}

const cents = (text: string) => Number(text.replace(/\D/g, ''));

for (const [name, shape] of [
  ['wide', {}],
  ['narrow', narrow],
] as const) {
  test.describe(`on a ${name} screen`, () => {
    test.use(shape);

    test('a reduced line shows what it cost in the 30 days before and what is saved, in all too (L01)', async ({
      page,
      shop,
      visit,
    }) => {
      const { path, option } = await reducedProduct(page);
      const form = { variantSokId: option, quantity: '2', stay: '1' };
      const headers = { origin: shop.url };
      expect((await page.request.post(path, { form, headers })).status()).toBe(200);
      await visit('/ostoskori');
      const line = lines(page);
      const [, lowest = ''] = (await line.getByText('30 pv alin hinta').innerText()).split('hinta');
      await expect(line.locator('s')).toBeVisible();
      const struck = cents(await line.locator('s').innerText());
      const paid = cents(await line.locator('strong').innerText());
      expect(struck).toBe(2 * cents(lowest));
      const saved = cents(await line.getByText(/^Säästät /).innerText());
      expect(saved).toBe(struck - paid);
      await expect(page.getByText(/^Säästät yhteensä /)).toBeVisible();
      expect(cents(await page.getByText(/^Säästät yhteensä /).innerText())).toBe(saved);
      await axe(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a line is saved for later and moved back by forms', async ({
    page,
    shop,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp /);
    const say = words.fi;
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product, 2);
    await visit('/ostoskori');
    await page.getByRole('button', { name: say.keep }).click();
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    await expect(keptIn(page, say.kept)).toHaveCount(1);
    await page.getByRole('button', { name: say.back }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect.poll(() => piecesInCart(page)).toBe(2);
    await expect(page.getByRole('region', { name: say.goesWith })).toBeVisible();
  });
});
