/** A browser that blocks the shop's stored data, as some people and companies set it. */
import { oneOrAll } from './fixtures/in-turn.ts';
import { expect, test, withoutScript } from './fixtures/test.ts';
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

const refused = {
  fi: /^Selaimesi ei hyväksy evästeitä\. .* lataa sivu uudelleen\.$/,
  sv: /^Din webbläsare tar inte emot kakor\. .* ladda om sidan\.$/,
  en: /^Your browser does not accept cookies\. .* reload the page\.$/,
};

for (const language of oneOrAll('sv'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a browser that refuses cookies is said to be the cause on every page', async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
      });
      await visit('/');
      const toast = page.locator('[data-toast]');
      await expect(toast.getByText(refused[language])).toBeVisible();
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
    });

    test.describe('without scripts', () => {
      test.use(withoutScript);

      test('a cart whose cookie did not come back says why it is empty', async ({
        page,
        problems,
        visit,
      }) => {
        problems.allow(/^request: csp \S+\.js$/);
        // Where the form of a product leads when there was no cart.
        await visit('/ostoskori?uusi');
        await expect(page.locator('main').getByText(refused[language])).toBeVisible();
      });
    });
  });
