import { axe, expect, layoutShift, test } from './fixtures/test.ts';

test('the home page opens with one heading and nothing moves (R030)', async ({ page, visit }) => {
  expect(await visit('/')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await axe(page);
});
