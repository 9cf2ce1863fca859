import type { Page } from '@playwright/test';
import { expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { giveAddress, plainProducts, putInCart } from './steps/carting.ts';
import { logInHere } from './steps/logging-in.ts';

interface Found {
  page: string;
  field: string;
  button: string;
}

/** What Enter in a field presses: the first button in tree order that submits the field's form. */
const pressedByEnter = (page: Page): Promise<Found[]> =>
  page.evaluate(() =>
    [...document.forms].flatMap((form) => {
      const controls = [...form.elements];
      const field = controls.find(
        (one) =>
          one instanceof HTMLInputElement &&
          !/^(hidden|submit|button|image|reset|radio|checkbox|file)$/.test(one.type),
      );
      const button = controls.find(
        (one) =>
          (one instanceof HTMLButtonElement && one.type === 'submit') ||
          (one instanceof HTMLInputElement && /^(submit|image)$/.test(one.type)),
      );
      if (!field || !button) return [];
      const { name, value } = button as HTMLButtonElement;
      const words = `${name}=${value} ${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
      return [{ page: location.pathname, field: (field as HTMLInputElement).name, button: words }];
    }),
  );

/** Texts of buttons that remove something, or affect everything. */
const destructive =
  /remove|delete|erase|forget|adjust|no-coupon|poista|tyhjennä|unohda|peruuta|irrota|vaihda määrät/i;

/** Visits every form of the shop, those of the account included. */
async function walk(page: Page, shop: { url: string }, visit: (path: string) => Promise<number>) {
  const found: Found[] = [];
  const look = async () => void found.push(...(await pressedByEnter(page)));
  const [product = '', other = ''] = await plainProducts(page, 2);
  for (const one of [product, other]) await putInCart({ page, shop }, one, 2);
  for (const path of [
    '/',
    '/kategoria/muoti?koko=M&hinta=10-100',
    '/haku?hakutermi=aitta',
    '/tuotemerkit',
    product,
    '/suosikit',
    '/tilaukset',
    '/oma-tili',
    '/ostoskori',
    '/kassa',
  ]) {
    await visit(path);
    await look();
  }
  await giveAddress(page);
  await look();
  await page.locator('main input[value$=" home"]').check();
  await page.locator('main form button[value=delivery]').click();
  await page.locator('main input[name=method]').first().waitFor();
  await look();
  for (const path of ['/check-profile?target=/', '/check-bonus-card?target=/']) {
    await goTo(page, path);
    await page.waitForURL(/\/identity\//);
    await look();
  }
  return found;
}

for (const hasScript of [true, false]) {
  test.describe(`${hasScript ? 'with' : 'without'} scripts`, () => {
    test.use(hasScript ? {} : withoutScript);

    test('Enter in no field of the shop or the account takes anything away', async ({
      page,
      problems,
      shop,
      visit,
      people,
    }) => {
      test.slow();
      problems.allow(/^request: csp /);
      await goTo(page, '/check-login?target=/oma-tili');
      const login = await pressedByEnter(page);
      await logInHere(page, people.siiri);
      const found = [...login, ...(await walk(page, shop, visit))];
      // The walk found the fields it is about.
      expect(found.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['hakutermi', 'quantity', 'code', 'email']),
      );
      expect([...new Set(found.map((one) => one.page))]).toEqual(
        expect.arrayContaining([
          '/ostoskori',
          '/kassa',
          expect.stringMatching(/^\/identity\/profile/),
          expect.stringMatching(/^\/identity\/bonus-card/),
        ]),
      );
      expect(found.filter(({ button }) => destructive.test(button))).toEqual([]);
    });
  });
}
