/** The pages that document the services' calls. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, goTo } from './fixtures/test.ts';

/** Known faults of Swagger UI's own markup: disabled selects have no name, scrollable examples cannot be
 * focused. */
const ofTheLibrary = ['select-name', 'scrollable-region-focusable'];

async function looksRight(page: Page): Promise<void> {
  // A button that appears under the pointer grows for half a second, and is too small until then.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(ofTheLibrary)
    .setLegacyMode(true)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
}

for (const width of [1280, 320]) {
  test(`every call is shown with input and answers, can be tried, and nobody else is asked, ${width} wide`, async ({
    page,
    shop,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
        others.push(request.url());
    });
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, '/api');
    await expect(page.getByRole('heading', { name: /^Retail API/ })).toBeVisible();
    await looksRight(page);
    const paths = Object.values(
      ((await (await page.request.get('/api/openapi.json')).json()) as { paths: object }).paths,
    );
    const calls = paths.flatMap((path: object) => Object.keys(path));
    await expect(page.locator('.opblock')).toHaveCount(calls.length);
    await page.getByRole('button', { name: /^GET.*\/v3\/brands/ }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table')).toContainText('"count"');
    await looksRight(page);
    expect(others).toEqual([]);
  });
}

test('a service without calls yet has its page too', async ({ page }) => {
  await goTo(page, '/consent/');
  await expect(page.getByRole('heading', { name: /^Consent service/ })).toBeVisible();
  await looksRight(page);
});
