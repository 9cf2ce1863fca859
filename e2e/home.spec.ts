import { expect, test } from './fixtures/test.ts';

test('the home page asks for its first picture before all others; those below wait (R030)', async ({
  page,
  visit,
}) => {
  expect(await visit('/')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const pictures = page.locator('main img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  const preloaded = page.locator(
    'link[rel="preload"][as="image"][fetchpriority="high"][media*="min-width"]',
  );
  await expect(preloaded).toHaveAttribute(
    'href',
    (await pictures.first().getAttribute('src')) ?? '',
  );
  const waiting = page.locator('main img[loading="lazy"]');
  expect(await waiting.count()).toBe((await pictures.count()) - 1);
});

test('a row of products is walked with the keyboard and follows it', async ({ page, visit }) => {
  await visit('/');
  const row = page.getByRole('region', { name: 'Uutuudet' });
  await row.getByRole('link', { name: /^Näytä kaikki/ }).focus();
  // Seven products with their hearts, and the next.
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('Tab');
  const card = row.getByRole('link').nth(8);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 1 });
});
