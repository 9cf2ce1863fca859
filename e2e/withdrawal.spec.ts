/** Withdrawing from an order: a customer with the keyboard, a guest on another device without scripts (L12). */
import type { Page } from '@playwright/test';
import { mailedLink } from '../src/services/attacks/testing/mails.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { openAs } from './steps/logging-in.ts';
import { fields, orderPaid } from './steps/ordering.ts';

/** Number and key of the order whose thank-you page is open. */
function orderIn(page: Page) {
  const { searchParams } = new URL(page.url());
  const [number = '', key = ''] = ['tilaus', 'avain'].map((name) => searchParams.get(name) ?? '');
  return { number, key };
}

const isNarrowEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a customer withdraws from an order with the keyboard, once, and gets the receipt (L11, L12)', async ({
  page,
  people,
  shop,
}) => {
  const t = serverTranslator('fi', 'pages/withdraw');
  await openAs(page, people.siiri, '/oma-tili');
  await orderPaid(
    { page, language: 'fi', hasScript: true, category: 'koti/kattaus/tarjoilu-ja-aterimet' },
    shop.url,
  );
  const { number } = orderIn(page);
  await expect(page.getByText(/Voit peruuttaa \d+\. \S+ 20\d\d asti\./).first()).toBeVisible();
  await goTo(page, '/tilaukset');
  await axe(page);
  await page.getByRole('link', { name: `Peruuta tilaus ${number}` }).press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^${t('title')} ${number}`));
  await axe(page);
  const name = page.getByLabel(t('name'));
  const written = await name.inputValue();
  await name.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await axe(page);
  await page.getByRole('link', { name: t('nameMissingShort') }).press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type(written);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Vahvista peruuttaminen' });
  await expect(confirm).toBeVisible();
  await axe(page);
  const confirmed = page.waitForRequest(
    (request) => request.postData()?.includes('intent=confirm') ?? false,
  );
  await confirm.dblclick();
  await expect(page.getByRole('heading', { name: 'Sopimus on peruutettu' })).toBeVisible();
  // Whoever sends it once more comes to the same receipt.
  const again = await page.request.post(`/tilaukset/${number}/peruutus`, {
    data: (await confirmed).postData() ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url },
    maxRedirects: 0,
  });
  expect(again.headers()['location']).toBe(new URL(page.url()).pathname);
  await expect(
    page.getByText(new RegExp(`Saimme ilmoituksesi tilauksesta ${number}: `)),
  ).toBeVisible();
  await axe(page);
  const receipt = await mailedLink(shop.mailFolder, new URL(page.url()).pathname);
  expect(receipt).toContain(number);
  await page.getByRole('link', { name: t('toOrder') }).click();
  await expect(page.getByRole('link', { name: 'Katso kuittaus' })).toHaveCount(1);
  await axe(page);
  await goTo(page, `/tilaukset/${number}/peruutus`);
  await expect(page.getByText(t('allWithdrawn'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ ...withoutScript, viewport: { width: 320, height: 700 }, language: 'sv' });

  test('a guest who has lost the order gets its link by mail and withdraws from a part (L12)', async ({
    page,
    shop,
    visit,
    problems,
  }) => {
    // The browser reports that scripts may not be loaded.
    problems.allow(/^request: csp \S+\.js$/);
    await orderPaid({ page, language: 'sv', hasScript: false }, shop.url);
    const { number, key } = orderIn(page);
    await page.context().clearCookies();
    await visit('/tilaukset');
    await page.getByRole('link', { name: 'Ångra avtalet här' }).click();
    await page.getByRole('button', { name: 'Skicka länken' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await axe(page);
    const asked = async (wanted: string, email: string) => {
      await page.getByLabel('Ordernummer').fill(wanted);
      await page.getByLabel('E-post').fill(email);
      await page.getByRole('button', { name: 'Skicka länken' }).click();
      return page.getByRole('status').innerText();
    };
    const email = 'nagon.annan@example.com';
    const unknown = await asked('999999999', email);
    const sent = await asked(number, fields.email);
    expect(sent).toBe(unknown.replace(email, fields.email));
    await expect.poll(() => isNarrowEnough(page)).toBe(true);
    await goTo(page, await mailedLink(shop.mailFolder, `/sv/tilaukset/${number}/peruutus`));
    expect(page.url()).toContain(`avain=${key}`);
    await axe(page);
    await expect.poll(() => isNarrowEnough(page)).toBe(true);
    await page.getByRole('spinbutton').first().fill('5');
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(page.getByRole('alert')).toContainText('Kontrollera antalet.');
    await page.getByRole('spinbutton').first().fill('1');
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(page.getByText(fields.email)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Bekräfta ånger' }).click();
    await expect(page.getByRole('heading', { name: 'Avtalet är ångrat' })).toBeVisible();
    await axe(page);
    await expect.poll(() => isNarrowEnough(page)).toBe(true);
    // The mail is in the language of the order.
    await mailedLink(shop.mailFolder, new URL(page.url()).pathname);
    await goTo(page, `/sv/tilaukset/${number}?avain=${key}`);
    await expect(page.getByText('Ånger mottagen')).toBeVisible();
    await expect.poll(() => isNarrowEnough(page)).toBe(true);
  });
});
