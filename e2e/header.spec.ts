/** The header: panels of departments, and what stays on the screen while one scrolls. */
import type { Page } from '@playwright/test';
import { axe, expect, expectStill, narrow, test, withoutScript } from './fixtures/test.ts';

const row = (page: Page) => page.getByRole('navigation', { name: 'Osastot', exact: true });
const department = (page: Page, name: string) => row(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) =>
  row(page).getByRole('button', { name: `Näytä osaston ${name} kategoriat` });
const whole = (page: Page, name: string) =>
  row(page).getByRole('link', { name: `Koko osasto: ${name}` });
const search = (page: Page) => page.getByRole('banner').getByRole('combobox');
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ostoskori/ });

test('pointing at a department opens a panel with three levels and a picture; leaving closes it', async ({
  page,
  visit,
}) => {
  await visit('/');
  await department(page, 'Muoti').hover();
  await expect(whole(page, 'Muoti')).toBeVisible();
  await expect(row(page).getByRole('link', { name: 'Naisten vaatteet' })).toBeVisible();
  await expect(row(page).getByRole('link', { name: 'Mekot' })).toBeVisible();
  await expect(opener(page, 'Muoti')).toHaveAttribute('aria-expanded', 'true');
  await axe(page);
  await department(page, 'Ruoka').hover();
  await expect(whole(page, 'Ruoka')).toBeVisible();
  await expect(whole(page, 'Muoti')).toHaveCount(0);
  const best = row(page).getByRole('link', { name: 'Myydyimmät: Ruoka' });
  await expect(best.locator('img')).toBeVisible();
  await best.hover();
  await page.mouse.move(640, 880);
  await expect(whole(page, 'Ruoka')).toHaveCount(0);
  await expectStill(page);
});

test('a click on a department follows its link, and its panel closes', async ({ page, visit }) => {
  await visit('/');
  await department(page, 'Koti').hover();
  await expect(whole(page, 'Koti')).toBeVisible();
  await row(page).getByRole('link', { name: 'Myydyimmät: Koti' }).click();
  await expect(page).toHaveURL(/koti\?lajitteluperuste=bestseller&lajittelusuunta=laskeva$/);
  await expect(whole(page, 'Koti')).toHaveCount(0);
  await expect(page.getByLabel('Järjestys')).toHaveValue('bestseller DESC');
  await department(page, 'Muoti').click();
  await expect(page).toHaveURL(/\/kategoria\/muoti$/);
});

test('the keyboard opens a panel, walks through it, and closes it where it was (R375)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await department(page, 'Muoti').focus();
  await expect(opener(page, 'Muoti')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(opener(page, 'Muoti')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(whole(page, 'Muoti')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(whole(page, 'Muoti')).toHaveCount(0);
  await expect(opener(page, 'Muoti')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(whole(page, 'Muoti')).toBeFocused();
  await axe(page);
  await page.keyboard.press('Tab');
  await expect(row(page).getByRole('link', { name: 'Naisten vaatteet' })).toBeFocused();
  await department(page, 'Miehet').focus();
  await expect(whole(page, 'Muoti')).toHaveCount(0);
});

test('a campaign’s panel has its categories and its picture', async ({ page, visit }) => {
  await visit('/sv');
  const nav = page.getByRole('navigation', { name: 'Avdelningar', exact: true });
  await nav.getByRole('link', { name: 'Kampanjer', exact: true }).hover();
  await expect(nav.locator('a img')).toHaveAttribute('src', /^\/kuvat\/sisalto\//);
  await nav.getByRole('link', { name: 'Black Friday' }).click();
  await expect(page).toHaveURL('/sv/kategoria/kampanjat/black-friday');
});

test('the header shrinks on the way down and is whole on the way up; nothing else moves', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  // Behind what stays.
  const top = async () => (await department(page, 'Muoti').boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeLessThan(40);
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(cart(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBeGreaterThan(75);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeLessThan(40);
  // What takes the focus is seen.
  await department(page, 'Koti').focus();
  await expect.poll(top).toBeGreaterThan(75);
  await expectStill(page);
});

test('what has the focus is never under the header (WCAG 2.4.11)', async ({ page, visit }) => {
  await visit('/kategoria/muoti/naisten-vaatteet');
  const covered = () =>
    page.evaluate(() => {
      const at = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
      return at && bar && at.height > 0 ? at.bottom <= bar.bottom : false;
    });
  await page.locator('main article a').nth(30).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const isInside = await page.evaluate(() => !document.activeElement?.closest('header'));
    if (isInside)
      await expect.poll(() => covered(), { message: `after ${presses + 1} presses` }).toBe(false);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the edge of the row shows that there is more, until its end', async ({ page, visit }) => {
    await visit('/');
    const edge = (side: '::before' | '::after') =>
      row(page).evaluate((nav, of) => getComputedStyle(nav, of).visibility, side);
    await expect.poll(() => edge('::after')).toBe('visible');
    expect(await edge('::before')).toBe('hidden');
    await row(page).getByRole('link', { name: 'Tuotemerkit' }).focus();
    await expect.poll(() => edge('::after')).toBe('hidden');
    await expect.poll(() => edge('::before')).toBe('visible');
  });
});

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('the shop’s name stands in a low header; search and cart stay on the screen', async ({
    page,
    visit,
  }) => {
    await visit('/kategoria/muoti');
    await page.waitForLoadState('networkidle');
    const name = page.getByRole('banner').getByRole('link', { name: 'Aitta' });
    await expect(name.getByText('Aitta')).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await page.locator('main').boundingBox())?.y).toBeLessThan(130);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await expect(name).not.toBeInViewport();
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    await expect(cart(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -200);
    await expect(name).toBeInViewport();
    await expectStill(page);
  });

  for (const language of ['fi', 'sv', 'en'] as const) {
    test.describe(`in ${language} at 320 pixels`, () => {
      test.use({ language, viewport: { width: 320, height: 640 } });

      test('the header has two rows', async ({ page, visit }) => {
        await visit('/ostoskori');
        await page.waitForLoadState('networkidle');
        await expect
          .poll(async () => (await page.locator('main').boundingBox())?.y)
          .toBeLessThan(130);
      });
    });
  }

  test('languages and stores are in the menu', async ({ page, visit }) => {
    await visit('/kategoria/muoti');
    await page.getByRole('button', { name: 'Valikko' }).click();
    const menu = page.getByRole('dialog', { name: 'Osastot' });
    await expect(menu.getByRole('link', { name: 'Myymälät' })).toBeVisible();
    await menu.getByRole('link', { name: 'Svenska' }).click();
    await expect(page).toHaveURL('/sv/kategoria/muoti');
  });

  test('a tap on a department’s row follows its link', async ({ page, visit }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await visit('/');
    await department(page, 'Muoti').tap();
    await expect(page).toHaveURL(/\/kategoria\/muoti$/);
    await expect(whole(page, 'Muoti')).toHaveCount(0);
  });
});

test.describe('without scripts on a narrow screen', () => {
  test.use({ ...narrow, ...withoutScript });

  test('the other languages are in the header', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/kategoria/muoti');
    await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click();
    await expect(page).toHaveURL('/sv/kategoria/muoti');
  });
});
