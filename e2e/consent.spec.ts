/** Consent to what browsers store: asked for, given, refused and withdrawn (L17, R384–R388). */
import type { Locator, Page } from '@playwright/test';
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { undecided } from './fixtures/consent.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { axe, expect, expectStill, test, withoutScript, goTo } from './fixtures/test.ts';
import { validHtml } from './fixtures/valid-html.ts';
import { heardOn, listen } from './steps/listening.ts';

test.use(undecided);

const banner = (page: Page, name = 'Lupa evästeisiin') => page.getByRole('region', { name });
const button = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true });

/** The choice that the browser keeps: version and categories. */
async function chosen(page: Page): Promise<string | undefined> {
  const all = await page.context().cookies();
  return all.find(({ name }) => name === 'aitta_consent')?.value.replace(/\.\d+$/, '');
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'aitta_cart');

const local = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), `aitta:${key}`);

/** Everything that could make one of two buttons more likely to be pressed. */
const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const look = [
      'color',
      'background-color',
      'background-image',
      'border',
      'font',
      'opacity',
      'padding',
      'text-decoration',
      'text-transform',
      'letter-spacing',
      'box-shadow',
      'outline',
      'cursor',
    ].map((name) => style.getPropertyValue(name));
    return { width: Math.round(width), height: Math.round(height), look };
  });

/** The focused element where the question covers it, or a part of what would fit beside the question. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const region = document.querySelector('header > section');
    if (!focused || focused === document.body || !region || region.contains(focused)) return null;
    const [one, other] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
    const end = one.height < other.top / 2 ? one.bottom - 1 : one.top;
    const isCovered = one.top < other.bottom && other.top < end;
    return isCovered ? focused.outerHTML.slice(0, 200) : null;
  });

const sizes = [
  [320, 640],
  [1280, 900],
] as const;

for (const [language, [width, height]] of inTurn(languages, sizes)) {
  const t = serverTranslator(language, 'features/cookie-consent/ui');
  test.describe(`in ${language} at ${width} pixels`, () => {
    test.use({ language, viewport: { width, height } });

    test('refusing is as easy as accepting, and looks the same (L17)', async ({ page, visit }) => {
      await visit('/');
      const region = banner(page, t('label'));
      const [none, all] = [
        region.getByRole('button', { name: t('none'), exact: true }),
        region.getByRole('button', { name: t('all'), exact: true }),
      ];
      await expect(none).toBeVisible();
      const looks = await Promise.all([none, all].map(lookOf));
      expect(looks[0]).toEqual(looks[1]);
      for (const box of await region.getByRole('checkbox').all())
        await expect(box).not.toBeChecked();
      const size = await region.boundingBox();
      expect(size?.height).toBeLessThanOrEqual(height * 0.45 + 1);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await expectStill(page);
      await axe(page);
      await region.locator('summary').click();
      await expect(region.getByRole('checkbox').first()).toBeVisible();
      await axe(page);
      await expect.poll(() => chosen(page)).toBeUndefined();
      await none.click();
      await expect(region).toHaveCount(0);
      await expect.poll(() => chosen(page)).toBe('1.');
      await page.context().clearCookies();
      await page.reload();
      await all.click();
      await expect(region).toHaveCount(0);
      await expect.poll(() => chosen(page)).toBe('1.functional-analytics-marketing');
    });
  });
}

test('what is chosen is kept a year, for this site alone, and not asked again (R386, R388)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await banner(page).getByText('Valitse itse').click();
  await banner(page)
    .getByRole('checkbox', { name: /^Tilastot/ })
    .check();
  const answered = page.waitForResponse((one) => one.url().includes('/_data/cookie-consent'));
  await button(page, 'Tallenna valinnat').click();
  const set = await (await answered).headersArray();
  const cookies = set.filter(({ name }) => name === 'set-cookie').map(({ value }) => value);
  for (const cookie of cookies)
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; Secure; SameSite=Strict$/);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => chosen(page)).toBe('1.analytics');
  await expect.poll(() => cookieNames(page)).toEqual(['aitta_consent', 'aitta_visitor']);
  await visit('/kategoria/ruoka');
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => local(page, 'recently-viewed')).toBeNull();
});

test('a choice that cannot be stored is said, and nothing ticked is lost', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/cookie-consent/);
  let isAway = true;
  await page.route(/_data\/cookie-consent/, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  );
  await listen(page);
  await visit('/');
  await banner(page).getByText('Valitse itse').click();
  await banner(page)
    .getByRole('checkbox', { name: /^Toiminnalliset/ })
    .check();
  await button(page, 'Tallenna valinnat').click();
  await expect(banner(page).getByText('Valintaasi ei voitu tallentaa.')).toBeVisible();
  await expect(banner(page).getByRole('checkbox', { name: /^Toiminnalliset/ })).toBeChecked();
  await expect
    .poll(() => heardOn(page))
    .toContain('Valintaasi ei voitu tallentaa. Yritä uudelleen.');
  isAway = false;
  await button(page, 'Tallenna valinnat').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => chosen(page)).toBe('1.functional');
});

test('consent is withdrawn from the footer at once, with all that was stored with it (R385, R386)', async ({
  page,
  visit,
}) => {
  await listen(page);
  await visit('/kategoria/ruoka');
  await button(page, 'Hyväksy kaikki').click();
  await expect(banner(page)).toHaveCount(0);
  await page.locator('main a[href*="/tuote/"]').first().click();
  await expect.poll(() => local(page, 'recently-viewed')).toMatch(/\d/);
  await expect.poll(() => cookieNames(page)).toEqual(['aitta_consent', 'aitta_visitor']);
  const { href } = new URL(page.url());
  await heardOn(page);
  const withdraw = page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Peru suostumukset/ });
  await withdraw.click();
  await expect(page.locator('[data-toast]')).toContainText('Suostumus on peruttu.');
  await expect
    .poll(() => heardOn(page))
    .toContain('Suostumus on peruttu. Vain välttämättömät tallennetaan.');
  await expect(withdraw).toBeFocused();
  expect(page.url()).toBe(href);
  await expect.poll(() => chosen(page)).toBe('1.');
  await expect.poll(() => cookieNames(page)).toEqual(['aitta_consent']);
  await expect.poll(() => local(page, 'recently-viewed')).toBeNull();
});

test('the keyboard comes to the question before the page, Escape is no choice, and other tabs learn of one', async ({
  context,
  page,
  visit,
}) => {
  await visit('/kategoria/ruoka');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const other = await context.newPage();
  await goTo(other, '/kategoria/muoti');
  await expect(banner(other)).toBeVisible();
  await page.bringToFront();
  await page.locator('header nav li a').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Vain välttämättömät')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => chosen(page)).toBe('1.functional-analytics-marketing');
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(banner(other)).toHaveCount(0);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the question covers nothing the keyboard comes to, and scrolls with large letters', async ({
    page,
    visit,
  }) => {
    await visit('/kategoria/ruoka');
    await page.locator('main a[href*="/tuote/"]').first().click();
    await expect(page.locator('#buy')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.locator('main').focus();
    const stops = await page.locator('main').locator('a, button, input').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => coveredFocus(page)).toBeNull();
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const all = button(page, 'Hyväksy kaikki');
    await expect(all).toHaveCSS('font-size', '30px');
    await expect
      .poll(async () => (await banner(page).boundingBox())?.height)
      .toBeLessThanOrEqual(640 * 0.45 + 1);
    await expect
      .poll(() => banner(page).evaluate((one) => one.scrollWidth - one.clientWidth))
      .toBe(0);
    await all.scrollIntoViewIfNeeded();
    await all.click();
    await expect.poll(() => chosen(page)).toBe('1.functional-analytics-marketing');
  });
});

test('visitors are not asked while they buy, log in or choose', async ({ page, visit }) => {
  for (const path of ['/ostoskori', '/evasteet', '/_preview/hyvaolo']) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  }
  await visit('/hyvaolo');
  await expect(banner(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the settings page gives, shows and withdraws consent, and so does the footer (L17)', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Evästeet' }).click();
    await expect(page.getByText('Et ole vielä valinnut.')).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await page.getByRole('checkbox', { name: /toiminnalliset/ }).check();
    await page.getByRole('button', { name: 'Tallenna valinnat' }).click();
    await expect(page.getByText('Valintasi on tallennettu.')).toBeVisible();
    await expect(page.getByText('välttämättömät, toiminnalliset')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /toiminnalliset/ })).toBeChecked();
    await expect.poll(() => chosen(page)).toBe('1.functional');
    await visit('/kategoria/ruoka');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Peru suostumukset/ })
      .click();
    await expect(page).toHaveURL(/\/evasteet\?tallennettu=?$/);
    await expect.poll(() => chosen(page)).toBe('1.');
    await validHtml(await page.content());
  });
});

test('a choice in what is no longer asked for changes nothing and is said', async ({
  page,
  shop,
}) => {
  const send = (form: Record<string, string>) =>
    page.request.post('/evasteet', { form, headers: { origin: shop.url }, maxRedirects: 0 });
  for (const [form, said] of [
    [{ choice: 'all', version: '7' }, 'Kauppa kysyy nyt eri asioita'],
    [{ choice: 'some', version: '1', category: 'all' }, 'Valintaa ei voitu lukea'],
    [{}, 'Valintaa ei voitu lukea'],
  ] as const) {
    const response = await send(form as Record<string, string>);
    expect(response.status()).toBe(400);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(await response.text()).toContain(said);
  }
});
