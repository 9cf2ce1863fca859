/** A browser that blocks the shop's stored data, as some people and companies set it. */
import { expect, test } from './fixtures/test.ts';
import { piecesInCart } from './steps/carting.ts';

test('without storage the shop sells, and no script fails', async ({ page, visit }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  for (const path of [
    '/',
    '/haku?hakutermi=maito',
    '/suosikit',
    '/kassa',
    '/kategoria/ruoka/herkut',
  ])
    await visit(path);
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  await page.locator('#buy button[type=submit]').click();
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/kategoria\/ruoka\/herkut$/);
  await visit('/ostoskori');
  await expect(page.locator('main input[name=quantity]')).toHaveValue('1');
});
