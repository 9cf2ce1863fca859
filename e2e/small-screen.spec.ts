/** A purchase on the narrowest phone, with the longest names the shop has, and number fields under a mouse wheel. */
import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { expect, goTo, test } from './fixtures/test.ts';
import { at, atBank, toBank } from './steps/ordering.ts';
import { giveAddress, piecesInCart, plainProducts, putInCart } from './steps/carting.ts';

/** Nothing makes the page wider than the screen, and phones do not zoom into its fields. */
async function expectFits(page: Page): Promise<void> {
  const found = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => field.getClientRects().length > 0)
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    }));
  await expect.poll(found).toEqual({ width: 320, small: [] });
}

interface Found {
  products: { sokId: string; name: string; urlPath: string }[];
}

const longestWord = ({ name }: { name: string }) =>
  Math.max(...name.split(/[\s,]+/).map(({ length }) => length));

/** Products with the longest words in their names, which have no variants. */
async function longNames(page: Page, origin: string): Promise<Found['products']> {
  const terms = ['aktiivisuusranneke', 'pöytätietokone', 'puutarhahanskat'];
  const found = await Promise.all(
    terms.map(async (term) => {
      const address = `${origin}/api/v2/retail/search?search=${encodeURIComponent(term)}&pageSize=50`;
      return ((await (await page.request.get(address)).json()) as Found).products;
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => longestWord(b) - longestWord(a))
    .slice(0, 3);
}

test.describe('on a screen of 320 pixels that is touched', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  for (const language of oneOrAll('fi')) {
    test(`long names break, and fields do not zoom, from the list to the order, in ${language}`, async ({
      page,
      shop,
    }) => {
      const ordering = { page, language, hasScript: true };
      const open = async (path: string) => {
        await goTo(page, shop.url + at(language, path));
        await expectFits(page);
      };
      const products = await longNames(page, shop.url);
      expect(longestWord(products[0] ?? { name: '' })).toBeGreaterThan(24);
      for (const { urlPath } of products) await putInCart({ page, shop }, urlPath, 2);
      const [{ name = '', urlPath = '', sokId = '' } = {}] = products;
      await open(`/haku?hakutermi=${encodeURIComponent(name.split(',')[0] ?? '')}`);
      await open(urlPath);
      for (const path of ['/palaute', '/myymalat', '/ostoskori', '/kassa']) await open(path);
      await giveAddress(page);
      await expectFits(page);
      await page.locator('main input[name=delivery]').first().check();
      await page.locator('main form:has(input[name=delivery]) button').last().click();
      await expect(page.locator('main input[name=method]').first()).toBeVisible();
      await expectFits(page);
      await toBank(ordering, 'koivupankki');
      await atBank(ordering, 'pay');
      await expect(page).toHaveURL(/\/kiitos\?/);
      await expectFits(page);
      await open('/tilaukset');
      await page.locator('main article a').first().click();
      await expect(page.locator(`main a[href$="/${sokId}"]`)).toBeVisible();
      await expectFits(page);
    });
  }
});

test('the mouse wheel scrolls a page and changes no quantity', async ({ page, shop, visit }) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  for (const path of [product, '/ostoskori']) {
    await visit(path);
    const quantity = page.locator('main input[name=quantity]').first();
    await quantity.fill('3');
    await quantity.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(quantity).toHaveValue('3');
  }
  await expect.poll(() => piecesInCart(page)).toBe(3);
});
