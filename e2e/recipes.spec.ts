/** Recipes of the merchant: what they need goes into the cart and on shopping lists. */
import type { Page } from '@playwright/test';
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { piecesInCart } from './steps/carting.ts';
import { openAs } from './steps/logging-in.ts';

/** Paths of the recipes that the page of recipes leads to. */
async function recipesOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/reseptit')).text();
  const paths = [...new Set(html.match(/\/reseptit\/[a-z0-9-]+(?=")/g))];
  expect(paths.length).toBeGreaterThan(1);
  return paths;
}

/** Pieces that the form of the open page puts in the cart. */
const wanted = (page: Page): Promise<number> =>
  page
    .locator('main form input[name=tuote]')
    .evaluateAll((inputs) =>
      inputs.reduce(
        (sum, input) => sum + Number((input as HTMLInputElement).value.split('-')[1]),
        0,
      ),
    );

for (const [language, size] of inTurn(languages, ['narrow', 'wide'] as const)) {
  test.describe(`${size}, in ${language}`, () => {
    test.use({
      language,
      ...(size === 'narrow' ? narrow : { viewport: { width: 1366, height: 768 } }),
    });

    test('every recipe shows what it needs, and all of it goes into the cart with one press', async ({
      page,
      visit,
    }) => {
      const t = serverTranslator(language, 'pages/parts/recipe');
      const tAdded = serverTranslator(language, 'pages/parts/add-all');
      for (const path of await recipesOf(page)) {
        // A cart of its own, as recipes share products that may be scarce.
        await page.context().clearCookies({ name: 'aitta_cart' });
        await visit(path);
        await expect(page.getByRole('heading', { name: t('ingredients') })).toBeVisible();
        await expect(page.getByText(t('missing'))).toHaveCount(0);
        await expect(page.getByText(t('notSold'))).toHaveCount(0);
        const count = await wanted(page);
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
        });
        await page.getByRole('button', { name: new RegExp(`^${t('allToCart')}: `) }).press('Enter');
        await expect(page.getByText(tAdded('added', { count })).first()).toBeVisible();
        expect(calls.filter((one) => one.includes('ostoskori'))).toHaveLength(1);
        page.removeAllListeners('request');
        await expect.poll(() => piecesInCart(page)).toBe(count);
        await expectStill(page);
        await axe(page);
      }
    });
  });
}

test('a recipe needs the same products in every language, and leads back to the list of recipes', async ({
  page,
}) => {
  for (const path of await recipesOf(page)) {
    const needs = [];
    for (const prefix of ['', '/sv', '/en']) {
      await goTo(page, prefix + path);
      const inputs = page.locator('main form input[name=tuote]');
      needs.push(
        await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      );
      const crumbs = page.getByRole('navigation').filter({ has: page.locator('[aria-current]') });
      await expect(crumbs.locator(`a[href="${prefix}/reseptit"]`)).toBeVisible();
    }
    expect(new Set(needs.map((one) => one.join())).size).toBe(1);
  }
});

test('a recipe describes itself to search engines', async ({ page }) => {
  for (const path of await recipesOf(page)) {
    const html = await (await page.request.get(path)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    const recipe = graph.find((one) => one['@type'] === 'Recipe');
    expect(recipe).toMatchObject({
      inLanguage: 'fi',
      recipeYield: expect.stringMatching(/^\d+$/),
      totalTime: expect.stringMatching(/^PT\d+M$/),
    });
    const parts = page.locator('main article li');
    await goTo(page, path);
    const { recipeIngredient, recipeInstructions } = recipe as Record<string, unknown[]>;
    const shown = (recipeIngredient?.length ?? 0) + (recipeInstructions?.length ?? 0);
    await expect(parts).toHaveCount(shown);
  }
});

test('what a recipe needs goes on a shopping list', async ({ page, people }) => {
  await openAs(page, people.aino, '/oma-tili/ostoslistat');
  const [path = ''] = await recipesOf(page);
  await goTo(page, path);
  const products = await page.locator('main form input[name=tuote]').count();
  await page.getByRole('link', { name: /^Lisää ostoslistalle: / }).click();
  await page.getByRole('button', { name: 'Tee lista ja lisää' }).last().click();
  await expect(page.getByText('Tuotteet on lisätty listalle.').first()).toBeVisible();
  await expect(page.locator('main li:has(h2)')).toHaveCount(products);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the form of a recipe leads to the cart, which names what is short', async ({
    page,
    problems,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    const [path = ''] = await recipesOf(page);
    const t = serverTranslator('fi', 'pages/parts/recipe');
    const all = page.getByRole('button', { name: new RegExp(`^${t('allToCart')}: `) });
    await goTo(page, path);
    const count = await wanted(page);
    await all.click();
    await expect(page).toHaveURL(/\/ostoskori$/);
    await expect(page.getByText(`Lisätty ostoskoriin ${count} kpl.`).first()).toBeVisible();
    await expect.poll(() => piecesInCart(page)).toBe(count);
    for (let tries = 0; tries < 40; tries += 1) {
      await goTo(page, path);
      await all.click();
      if (await page.getByText('Näitä ei saatu kaikkia:').first().isVisible()) break;
    }
    await expect(page.getByText('Näitä ei saatu kaikkia:').first()).toBeVisible();
    await expect(
      page.getByText(/: (?:vain \d+\/\d+\skpl|enempää ei ole varastossa)\.$/).first(),
    ).toBeVisible();
  });
});
