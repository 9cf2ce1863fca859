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
  await expect.poll(() => waiting.count()).toBe((await pictures.count()) - 1);
});

test('a row of products is walked with the keyboard and follows it', async ({ page, visit }) => {
  await visit('/');
  const row = page.getByRole('region', { name: 'Uutuudet' });
  await row.getByRole('link', { name: /^Näytä kaikki/ }).focus();
  const card = row.getByRole('link').nth(8);
  const isReached = () => card.evaluate((link) => link === document.activeElement);
  // Each card has a heart, and some have a button that adds their product.
  for (let presses = 0; presses < 25 && !(await isReached()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 1 });
});
