/** Advertisements in lists of the demo shop. */
import type { Page } from '@playwright/test';
import { allowing } from './fixtures/consent.ts';
import { isScript } from './fixtures/scripts.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';

const list = '/kategoria/koti/keittio';
const slot = (page: Page, name = 'Mainos') => page.getByRole('region', { name, exact: true });

/** Tried again without long pauses. */
const often = { intervals: [20] };

/** Scrolls as people do, until the advertisements are there. They never come into what is already seen: whoever
 * is there before the answer meets them on the way back. */
async function scrollToAds(page: Page, name?: string): Promise<void> {
  let steps = 0;
  await expect(async () => {
    steps += 1;
    // Touch screens have no wheel.
    await page.evaluate((by) => scrollBy(0, by), steps % 20 === 0 ? -3000 : 150);
    await expect(slot(page, name)).toBeAttached({ timeout: 100 });
  }).toPass(often);
  await slot(page, name).scrollIntoViewIfNeeded();
}

/** The answer about advertisements: the router may ask twice and leave the first one. */
const answerOf = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().includes('/_data/ads') && !(await response.finished()),
  );

const isOfAds = isScript('ads', 'ad-reports');
const isReportsScript = isScript('ad-reports');

/** Whether a request sends a report, or loads the code for it. */
const isOfReports = (request: string) =>
  request.startsWith('POST ') || isReportsScript(request.replace('GET ', ''));

/** Addresses of the requests for advertisements and their code, with their method. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/_data/ads') || isOfAds(pathname))
      asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}

test('a list has one row of labelled advertisements, which come as the shopper nears, and nothing moves (R019, R399, L21)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 600, height: 500 });
  const asked = askedBy(page);
  await visit(list);
  expect(asked).toEqual([]);
  await scrollToAds(page);
  const cards = slot(page).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(slot(page)).toHaveCount(1);
  await expect(slot(page).getByRole('heading', { level: 2 })).toHaveText('Mainos');
  await expect(slot(page)).toContainText('Mainostaja maksaa näistä paikoista.');
  for (const card of await cards.all()) {
    await expect(card.getByText('Mainos', { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAccessibleName(/^Mainos \S/);
  }
  await expect(slot(page)).toMatchAriaSnapshot(`
    - region "Mainos":
      - heading "Mainos" [level=2]
      - paragraph
      - list:
        - listitem:
          - article:
            - heading /Mainos .+/ [level=3]:
              - link /Mainos .+/
          - paragraph: "Mainostaja: Kattila-Aho"
  `);
  // The twelve products before it are whole rows.
  const before = page.locator('main li:has(> section)').locator('xpath=preceding-sibling::li');
  await expect(before).toHaveCount(12);
  await axe(page);
  await expectStill(page);
  // Asked about the page alone, and reported to nobody. The router asks again when a form is sent meanwhile.
  expect(new Set(asked.filter((one) => one.includes('/_data/')))).toEqual(
    new Set(['GET /_data/ads.data?category=koti%2Fkeittio&_routes=pages%2Fads']),
  );
  expect(asked.filter(isOfReports)).toEqual([]);
});

test('an advertisement is opened by keyboard, and on the way back it is there at once (R399)', async ({
  page,
  visit,
}) => {
  await visit(list);
  await scrollToAds(page);
  const link = slot(page).getByRole('link').first();
  await page.locator('main li:has(> section)').locator('xpath=preceding-sibling::li[1]//a').focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass(often);
  const asked = askedBy(page);
  const before = await slot(page).boundingBox();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tuote\//);
  await expect(
    page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(slot(page)).toBeVisible();
  await expect
    .poll(async () => (await slot(page).boundingBox())?.y)
    .toBeCloseTo(before?.y ?? 0, -1);
  expect(asked).toEqual([]);
  // Another list has its own, and the second page of a list has none.
  await goTo(page, `${list}?sivu=2`);
  await page.keyboard.press('End');
  await expect(slot(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

/** Gives each advertisement a report, as an ad service does, and collects what is reported. */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route(/\/_data\/ads/, async (route) => {
    if (route.request().method() === 'POST') {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    }
    const response = await route.fetch();
    // A flat list, in which objects have the places of their keys and values.
    const flat = JSON.parse(await response.text()) as unknown[];
    const end = flat.length;
    const given = { [`_${end}`]: end + 1, [`_${end + 2}`]: end + 3 };
    const isEmpty = (one: unknown) => JSON.stringify(one) === '{}';
    const patched = flat.map((one) => (isEmpty(one) ? given : one));
    const body = JSON.stringify([...patched, 'impression', 'was-seen', 'click', 'was-opened']);
    return route.fulfill({ response, body });
  });
  return reports;
}

test('without consent to marketing nobody learns which advertisements were seen or opened (R384, R399)', async ({
  page,
  visit,
}) => {
  const reports = await collectReports(page);
  const asked = askedBy(page);
  await visit(list);
  await scrollToAds(page);
  await slot(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  expect(reports).toEqual([]);
  expect(asked.filter(isOfReports)).toEqual([]);
});

test.describe('with consent to marketing', () => {
  test.use(allowing('marketing'));

  test('advertisements are reported until it is withdrawn (R384, R399)', async ({
    page,
    visit,
  }) => {
    const reports = await collectReports(page);
    await visit(list);
    await scrollToAds(page);
    await expect.poll(() => reports).toContain('report=was-seen');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Peru suostumukset/ })
      .click();
    await expect(page.locator('[data-toast]')).toContainText('Suostumus on peruttu.');
    const before = reports.length;
    await slot(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tuote\//);
    expect(reports).toHaveLength(before);
  });
});

for (const [language, words, label, advertiser] of [
  ['sv', 'stekpanna', 'Annons', 'Annonsör: Kattila-Aho'],
  ['en', 'frying pan', 'Ad', 'Advertiser: Kattila-Aho'],
] as const) {
  test.describe(`in ${language}, on a narrow screen`, () => {
    test.use({ ...narrow, viewport: { width: 320, height: 640 }, language });

    test('a search has advertisements of its words (R019, R399)', async ({ page, visit }) => {
      await visit(`/haku?hakutermi=${encodeURIComponent(words)}`);
      await scrollToAds(page, label);
      await expect(slot(page, label)).toContainText(advertiser);
      const first = slot(page, label).getByRole('link').first();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toHaveAccessibleName(new RegExp(`^${label} `));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      await axe(page);
    });
  });
}

test('a list without bookings has no row, and no gap (R399)', async ({ page, visit }) => {
  const answered = answerOf(page);
  await visit('/kategoria/muoti');
  const [above, below] = [11, 15].map((i) => page.locator('main h2').nth(i));
  await above?.scrollIntoViewIfNeeded();
  expect(await (await answered).text()).not.toContain('sokId');
  const bottom = async (i: number) => {
    const box = await page.locator('main article').nth(i).boundingBox();
    return [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)] as const;
  };
  await below?.scrollIntoViewIfNeeded();
  const [rowEnd, nextRow] = [(await bottom(11))[1], (await bottom(12))[0]];
  expect(nextRow - rowEnd).toBeLessThan(120);
  await expectStill(page);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('there is no trace of advertisements (R399)', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit(list);
    await expect(page.locator('main ul > li:empty')).toBeHidden();
    await expect(page.getByText('Mainos', { exact: true })).toHaveCount(0);
  });
});
