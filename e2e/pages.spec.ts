import { axe, expect, layoutShift, test } from './fixtures/test.ts';

const pages = [
  ['/', 200],
  ['/kategoria/muoti', 200],
  ['/haku?hakutermi=villapaita', 200],
  ['/tuotemerkit', 200],
  ['/ostoskori', 200],
  ['/ei-ole-olemassa', 404],
] as const;

for (const [path, status] of pages) {
  test(`axe finds nothing on ${path}`, async ({ page, problems, visit }) => {
    if (status === 404) problems.allow(/status of 404/);
    expect(await visit(path)).toBe(status);
    await axe(page);
  });
}

test('axe finds nothing on a product', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  const href = await page.locator('main a[href*="/tuote/"]').first().getAttribute('href');
  expect(await visit(href ?? '')).toBe(200);
  await axe(page);
});

for (const language of ['sv', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('axe finds nothing on the home page', async ({ page, visit }) => {
      expect(await visit('/')).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await axe(page);
    });
  });
}

for (const path of ['/', '/kategoria/muoti']) {
  test(`nothing moves on ${path}`, async ({ page, visit }) => {
    expect(await visit(path)).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}
