import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { expect, test } from './fixtures/test.ts';
import { heardOn, listen } from './steps/listening.ts';

/** The page has changed: focus is at its beginning, and its title was announced once. */
async function expectAnnounced(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('main')).toBeFocused();
  const read = async () => (await heardOn(page)).filter((text) => title.test(text));
  await expect.poll(read).toHaveLength(1);
  await expect.poll(() => read()).toEqual([]);
}

test.beforeEach(({ page }) => listen(page));

test('another page begins at its beginning for the keyboard, and its title is read once', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('navigation', { name: 'Osastot' }).getByText('Koti').first().click();
  await expectAnnounced(page, /^Koti – Aitta$/);
  await page.locator('main a[href*="/tuote/"]').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  // The address changes before the page does.
  await expect(heading).not.toHaveText('Koti');
  // The title keeps the merchant's spaces.
  const product = (await heading.textContent())?.replaceAll(/\s/g, ' ');
  await expectAnnounced(page, new RegExp(`^${product} – `));
  await page.getByRole('navigation', { name: 'Murupolku' }).getByText('Koti').click();
  await expectAnnounced(page, /^Koti – Aitta$/);
  await page.goBack();
  await expectAnnounced(page, new RegExp(`^${product} – `));
  await page.goForward();
  await expectAnnounced(page, /^Koti – Aitta$/);
});

test('a link that is followed at once loads its page without a prefetch beside it', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti');
  const held = Promise.withResolvers<void>();
  await page.route(/kategoria\/koti\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  // At once: a pointer would rest on it for as long as it takes to press.
  await page
    .getByRole('navigation', { name: 'Osastot' })
    .getByText('Koti')
    .first()
    .dispatchEvent('click');
  // Longer than the time after which a link under the pointer is prefetched.
  await page.waitForTimeout(300);
  await expect(page.locator('link[rel=prefetch][href*="koti"]')).toHaveCount(0);
  held.resolve();
  await expectAnnounced(page, /^Koti – Aitta$/);
});

test('a link of the footer leads the keyboard to the top', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  const link = page.locator('footer').getByRole('link', { name: 'Ostoskori' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /^Ostoskori – Aitta$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('a department chosen in the menu begins at its beginning', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Valikko' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ruoka', exact: true }).click();
  await expectAnnounced(page, /^Ruoka – Aitta$/);
});

test('filters and pages of a list keep the focus', async ({ page, visit }) => {
  await visit('/kategoria/muoti');
  await page.waitForLoadState('networkidle');
  const sort = page.getByLabel('Järjestys');
  await sort.focus();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/lajitteluperuste/);
  await expect(sort).toBeFocused();
  const box = page.getByRole('group', { name: 'Väri', exact: true }).getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: /^Poista rajaus/ })).toHaveCount(1);
  await expect(box).toBeFocused();
  const heard = await heardOn(page);
  expect(heard.filter((text) => text.includes('– Aitta'))).toEqual([]);
  await visit('/kategoria/muoti');
  await page.getByRole('link', { name: 'Seuraava' }).click();
  await expect(page).toHaveTitle('Muoti, sivu 2 – Aitta');
  await expect(page.locator('main')).not.toBeFocused();
  await expect(page.locator('main [tabindex="-1"]')).toBeFocused();
});

test('an address without a page is announced like a page', async ({ page, problems, visit }) => {
  problems.allow(/status of 404/);
  await visit('/kategoria/muoti');
  await page.evaluate(() => history.pushState(null, '', '/kategoria/ei-ole'));
  await page.evaluate(() => history.pushState(null, '', '/kategoria/muoti'));
  await page.goBack();
  await expectAnnounced(page, /^Sivua ei löytynyt – Aitta$/);
  // It is another document in the same window: what only the server renders stays.
  await expect(page.locator('#icon-cart')).toHaveCount(1);
  await page.locator('footer').getByRole('link', { name: 'Ostoskori' }).click();
  await expect(page).toHaveURL('/ostoskori');
  await expect(page.locator('footer').getByRole('link', { name: 'Ostoskori' })).toBeVisible();
});

test('a page whose loader fails is an error page in the shell, from which one tries again (R373)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/500/);
  await visit('/kategoria/muoti');
  await page.route(/\/tuotemerkit\.data/, (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('link', { name: 'Tuotemerkit', exact: true }).first().click();
  await expectAnnounced(page, /^Jokin meni pieleen – Aitta$/);
  await expect(page.getByText('Vika on meidän.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/\/tuotemerkit\.data/);
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuotemerkit A–Ö');
});

const checkout = {
  fi: ['Yhteystiedot – Kassa – Aitta', 'Toimitus – Kassa – Aitta'],
  sv: ['Kontaktuppgifter – Kassa – Aitta', 'Leverans – Kassa – Aitta'],
  en: ['Contact – Checkout – Aitta', 'Delivery – Checkout – Aitta'],
} as const;

for (const language of oneOrAll('sv')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('each step of the checkout is announced (R001)', async ({ page, visit }) => {
      await visit('/kategoria/ruoka');
      await page.locator('main a[href*="/tuote/"]').first().click();
      await page.locator('#buy button[type=submit]').click();
      await page.locator('main a[href$="/ostoskori"]').click();
      await expect(page.locator('a[href$="/kassa"]')).toBeVisible();
      await page.locator('a[href$="/kassa"]').click();
      const [contact = '', delivery = ''] = checkout[language];
      await expectAnnounced(page, new RegExp(`^${contact}$`));
      for (const [name, value] of Object.entries({
        email: 'aino.ostaja@example.com',
        phone: '0401234567',
        firstName: 'Aino',
        lastName: 'Ostaja',
        streetAddress: 'Mannerheimintie 1',
        postcode: '00100',
        city: 'Helsinki',
      })) {
        await page.locator(`[name=${name}]`).fill(value);
      }
      await page.locator('form:has([name=email]) button[type=submit]').last().click();
      await expectAnnounced(page, new RegExp(`^${delivery}$`));
    });
  });
}

test('a response that is stopped once its data has arrived is no error', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!response.url.includes('/_data/cart-count.data')) return response;
      const data = await response.bytes();
      const start = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(data);
        setTimeout(() => controller.error(new DOMException('Stopped.', 'AbortError')), 50);
      };
      return new Response(new ReadableStream({ start }), response);
    };
  });
  const counted = page.waitForResponse('**/_data/cart-count.data*');
  await visit('/');
  await counted;
  await page.locator('header').getByRole('combobox').fill('omena');
  await expect(page.getByRole('option').first()).toBeVisible();
});
