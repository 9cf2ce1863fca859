/** Choosing a size when one is missing: in a sheet on phones, at the sizes themselves on wide screens. */
import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, narrow, test, withoutScript } from './fixtures/test.ts';
import { hear, piecesInCart, plainProducts } from './steps/carting.ts';

const words = {
  fi: {
    title: 'Valitse koko',
    first: 'Valitse ensin koko.',
    added: 'Lisätty ostoskoriin:',
    more: 'Lisää määrää',
    fewer: 'Vähennä määrää',
    quantity: 'Määrä',
  },
  sv: {
    title: 'Välj storlek',
    first: 'Välj först storlek.',
    added: 'Lagd i varukorgen:',
    more: 'Öka antalet',
    fewer: 'Minska antalet',
    quantity: 'Antal',
  },
  en: {
    title: 'Choose a size',
    first: 'Choose a size first.',
    added: 'Added to cart:',
    more: 'Increase quantity',
    fewer: 'Decrease quantity',
    quantity: 'Quantity',
  },
};

const dresses = '/kategoria/muoti/naisten-vaatteet/mekot';

async function dress(page: Page): Promise<string> {
  const html = await (await page.request.get(dresses)).text();
  return /\/tuote\/[\w-]+\/\d+(?=")/.exec(html)?.[0] ?? '';
}

const buy = (page: Page) => page.locator('main button[form=buy]');
const bar = (page: Page) => buy(page).nth(1).locator('xpath=..');

for (const language of oneOrAll('en')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test.describe('on a phone', () => {
      test.use(narrow);

      test('the bar shows price and choice; its button opens the sizes, and choosing one adds it', async ({
        page,
        visit,
      }) => {
        await visit(await dress(page));
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(bar(page)).toContainText('€');
        await expect(bar(page)).toContainText(say.title);
        await buy(page).nth(1).tap();
        const sheet = page.getByRole('dialog', { name: say.title });
        const size = sheet.locator('button:not(:disabled)', { hasText: /^[SML]$/ }).first();
        await expect(size).toBeVisible();
        await axe(page);
        // Another colour is chosen in the sheet, which stays.
        await sheet.locator('fieldset a').last().tap();
        await expect(sheet.locator('fieldset a').last()).toHaveAttribute('aria-current', 'true');
        const label = await size.innerText();
        await size.tap();
        await expect(sheet).toBeHidden();
        await expect(page.locator('[data-toast]')).toContainText(say.added);
        await expect(page.locator('[data-toast]')).toContainText(`, ${label}`);
        await expect(bar(page)).toContainText(`, ${label}`);
        await expect(page).toHaveURL(/\?variantti=\d+$/);
        await expect.poll(() => piecesInCart(page)).toBe(1);
        await buy(page).nth(1).tap();
        await expect.poll(() => piecesInCart(page)).toBe(2);
        await axe(page);
      });
    });

    test('on a wide screen the sizes are marked and focused, until one is chosen', async ({
      page,
      visit,
    }) => {
      await visit(await dress(page));
      await buy(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#koko').getByRole('alert')).toHaveText(say.first);
      await expect(page.locator('#koko a').first()).toBeFocused();
      await axe(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?variantti=\d+$/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => piecesInCart(page)).toBe(0);
    });

    test('the quantity has buttons for one more and one fewer, which are announced', async ({
      page,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      await visit(product);
      const main = page.getByRole('main');
      const field = page.locator('#buy').getByLabel(say.quantity, { exact: true });
      const heard = await hear(page);
      for (const _ of [1, 2])
        await main.getByRole('button', { name: say.more, exact: true }).click();
      await expect(field).toHaveValue('3');
      await expect.poll(async () => (await heard()).at(-1)).toBe(`${say.quantity} 3`);
      for (const _ of [1, 2, 3]) {
        await main.getByRole('button', { name: say.fewer, exact: true }).press('Enter');
      }
      await expect(field).toHaveValue('1');
      await main.getByRole('button', { name: say.more, exact: true }).click();
      await buy(page).first().click();
      await expect(page.locator('[data-toast]')).toContainText(say.added);
      await expect.poll(() => piecesInCart(page)).toBe(2);
    });
  });
}

test('a size and the cart pressed before the page could change belong together', async ({
  page,
  visit,
}) => {
  await visit(await dress(page));
  const size = page.locator('#koko a:not([aria-label*="loppunut"])').first();
  // As presses do that waited for a slow browser.
  await size.evaluate((link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLElement>('main button[form=buy]')?.click();
  });
  await expect(page.locator('[data-toast]')).toContainText(words.fi.added);
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await expect(page).toHaveURL(/\?variantti=\d+$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Escape closes the sheet without adding, and leads back to the button', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(await dress(page));
  await buy(page).first().focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: words.fi.title });
  await expect(sheet.locator('fieldset button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(buy(page).first()).toBeFocused();
  await expect.poll(() => piecesInCart(page)).toBe(0);
});

test('the brand above the name leads to the brand’s page', async ({ page, visit }) => {
  await visit(await dress(page));
  const brand = page.locator('main p:has(+ h1) a');
  const name = await brand.innerText();
  await brand.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a missing size is named at the sizes; nothing has buttons that do nothing', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp /);
    await visit(await dress(page));
    await expect(page.locator('#buy button')).toHaveCount(3);
    await expect(page.locator('#buy button:visible')).toHaveCount(1);
    await buy(page).first().click();
    await expect(page.locator('#koko').getByRole('alert')).toHaveText(words.fi.first);
  });
});
