import { expect, test } from './fixtures/test.ts';

test.use({ settings: { env: { FLAG_WISHLIST: 'false' } } });

test('with the flag off there are no hearts, no page, and nothing is asked (R016, R195)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/404/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit('/kategoria/muoti');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main article button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Suosikit' })).toHaveCount(0);
  expect(await visit('/suosikit')).toBe(404);
  expect(calls.filter((path) => path.includes('/_data/wishlist'))).toEqual([]);
  expect((await page.request.get('/_data/wishlist')).status()).toBe(404);
});
