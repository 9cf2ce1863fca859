import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { heardOn, listen } from './steps/listening.ts';
import { openAs } from './steps/logging-in.ts';

const closeButton = (page: Page) => page.locator('[data-toast] > button');

/** Adds a product without options once. */
async function addProduct(page: Page, visit: (path: string) => Promise<number>) {
  await visit('/kategoria/ruoka');
  await page.locator('main a[href*="/tuote/"]').first().click();
  await page.locator('#buy button[type=submit]').click();
  await expect(closeButton(page)).toBeVisible();
}

/** Whether the focused element is covered: the middle of it belongs to something else. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const toast = document.querySelector('[data-toast]');
    if (!focused || focused === document.body || !toast || toast.contains(focused)) return null;
    const [one, other] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()];
    // What does not fit between the header and the toast is seen in part.
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
    const fits = one.height < other.top - (bar?.bottom ?? 0);
    const isCovered = [
      one.left < other.right,
      other.left < one.right,
      one.top < other.bottom,
      other.top < (fits ? one.bottom : one.top),
    ].every(Boolean);
    return isCovered ? focused.outerHTML.slice(0, 200) : null;
  });

for (const [width, height] of [
  [1280, 900],
  [320, 640],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('what was added covers nothing the keyboard comes to', async ({ page, visit }) => {
      await addProduct(page, visit);
      await page.locator('main').focus();
      const stops = await page.locator('a:visible, button:visible, input:visible').count();
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => hiddenFocus(page)).toBeNull();
      }
      await expect(closeButton(page)).toBeVisible();
    });
  });
}

test('Escape closes what was added, and the focus stays or goes back', async ({ page, visit }) => {
  await addProduct(page, visit);
  const add = page.locator('#buy button[type=submit]');
  await expect(add).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await closeButton(page).focus();
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('the same product added twice is announced twice', async ({ page, visit }) => {
  await listen(page);
  await addProduct(page, visit);
  const reported = async () => (await heardOn(page)).filter((text) => text.startsWith('Lisätty'));
  await expect.poll(reported).toHaveLength(1);
  await page.locator('#buy button[type=submit]').click();
  await expect.poll(reported).toHaveLength(1);
});

test('favourites removed one right after the other are each announced, and the next page has no notice (R193, R194)', async ({
  page,
  people,
  visit,
}) => {
  await listen(page);
  await openAs(page, people.aino, '/suosikit');
  const list = page.waitForResponse('**/_data/wishlist.data*');
  await visit('/kategoria/muoti');
  await list;
  const hearts = page.locator('main button[aria-pressed]');
  for (const index of [0, 1]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.waitForLoadState('networkidle');
  const removed: string[] = [];
  const reported = async () => {
    removed.push(...(await heardOn(page)).filter((text) => text.startsWith('Tuote poistettu')));
    return removed.length;
  };
  for (const index of [0, 1]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(reported).toBe(index + 1);
  }
  await page.locator('main a[href*="/tuote/"]').first().click();
  await page.waitForURL(/\/tuote\//);
  await expect(page.locator('[aria-live] div', { hasText: 'Tuote poistettu' })).toHaveCount(0);
});
