import type { Page } from '@playwright/test';
import { languages } from '../src/platform/i18n/language.ts';
import { axe, expect, expectStill, narrow, test } from './fixtures/test.ts';
import { validHtml } from './fixtures/valid-html.ts';

/** Each is checked in every language and width; `{product}` stands for a product of the shop. */
const pages: [name: string, path: string, status: number][] = [
  ['home', '/', 200],
  ['a department', '/kategoria/muoti', 200],
  ['a filtered list', '/kategoria?kampanja=black-friday', 200],
  ['search', '/haku?hakutermi=aitta', 200],
  ['brands', '/tuotemerkit', 200],
  ['a product', '{product}', 200],
  ['an empty cart', '/ostoskori', 200],
  ['orders', '/tilaukset', 200],
  ['a page that is not there', '/ei-ole-olemassa', 404],
  ['a product that is not there', '/tuote/ei-ole/9999999', 404],
];

const screens = [
  ['narrow', narrow],
  ['wide', {}],
] as const;

for (const [screen, options] of screens) {
  test.describe(screen, () => {
    test.use(options);

    test('axe finds nothing on any page, nothing moves, nothing sticks out (R371)', async ({
      page,
      problems,
      visit,
    }) => {
      test.slow();
      problems.allow(/status of 404/);
      for (const [name, path, status] of pages) {
        await test.step(name, async () => {
          expect(await visit(await addressOf(path, page))).toBe(status);
          await expectLoaded(page);
          await axe(page);
        });
      }
    });
  });
}

for (const language of languages) {
  test.describe(`at 320 pixels in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, language });

    test('every page is in the language, nothing moves, nothing needs sideways scrolling', async ({
      page,
      problems,
      visit,
    }) => {
      test.slow();
      problems.allow(/status of 404/);
      for (const [name, path, status] of pages) {
        await test.step(name, async () => {
          expect(await visit(await addressOf(path, page))).toBe(status);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectLoaded(page);
          await validHtml(await page.content(), path);
        });
      }
    });
  });
}

/** The page has loaded completely: no layout shift, no overflow. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expectStill(page);
  await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
}

/** The path with `{product}` replaced by a product of the list. */
async function addressOf(path: string, page: Page): Promise<string> {
  if (path !== '{product}') return path;
  const list = await page.request.get('/kategoria/muoti');
  return /\/tuote\/[\w-]+\/\d+/.exec(await list.text())?.[0] ?? path;
}

/** Pixels by which the page is wider than the screen; negative where space is reserved for a scroll bar. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
