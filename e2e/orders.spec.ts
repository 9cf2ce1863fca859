/** The page of orders, for a shopper with none, and for one who has placed too many. */
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { validHtml } from './fixtures/valid-html.ts';
import { logInHere } from './steps/logging-in.ts';
import { at, orderPaid, toBank, toMethods, type Ordering } from './steps/ordering.ts';

for (const language of oneOrAll('fi')) {
  test(`who is logged out is offered to log in for their orders, and comes back to them, in ${language} (R265)`, async ({
    page,
    people,
    shop,
  }) => {
    const t = serverTranslator(language, 'pages/orders');
    await goTo(page, shop.url + at(language, '/tilaukset'));
    const main = page.getByRole('main');
    await expect(main).toContainText(t('none'));
    await main.getByRole('link', { name: t('login'), exact: true }).click();
    await logInHere(page, people.siiri);
    await expect(page).toHaveURL(shop.url + at(language, '/tilaukset'));
    await expect(main).not.toContainText(t('none'));
    await expect(main).toContainText(t('mail'));
    await expect(main.getByRole('link', { name: t('login'), exact: true })).toHaveCount(0);
  });
}

test('a shopper with too many unpaid orders sees what to do, and keeps cart and choices (R266)', async ({
  page,
  shop,
}) => {
  const ordering = { page, language: 'en' as const, hasScript: true };
  await toMethods(ordering, shop.url, undefined, 'nobody.pays@example.com');
  const form = page.locator('main form[action$="/maksu"]');
  const totalEuroCents = await form.locator('input[name=totalEuroCents]').inputValue();
  for (let n = 0; n < 20; n += 1) {
    const idempotencyKey = `one-of-twenty-orders-${n}`;
    const asked = { idempotencyKey, totalEuroCents, method: 'koivupankki' };
    const headers = { origin: shop.url };
    await page.request.post(`${shop.url}/en/maksu`, { form: asked, headers });
  }
  await form.locator('input[name=method]').first().check();
  await form.getByRole('button').click();
  const t = serverTranslator('en', 'pages/checkout');
  await expect(page.getByRole('alert')).toHaveText(t('failed.too_many_unpaid'));
  await expect(page.locator('main input[name=method]').first()).toBeVisible();
  // Other shoppers in the same network can go on.
  await page.context().clearCookies();
  await toMethods(ordering, shop.url);
  await toBank(ordering, 'koivupankki');
});

/** Opens the receipt of a paid order, then buys the same again. */
async function receiptThenAgain(ordering: Ordering, origin: string): Promise<void> {
  const { page, language } = ordering;
  const t = serverTranslator(language, 'pages/order');
  const tReceipt = serverTranslator(language, 'pages/order-file');
  await orderPaid(ordering, origin);
  await goTo(page, origin + at(language, '/tilaukset'));
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/tilaukset\/\d+/);
  const line = page.locator('#products + ul a').first();
  const name = (await line.textContent()) ?? '';
  const address = await page.getByRole('link', { name: t('openReceipt') }).getAttribute('href');

  const receipt = await page.context().newPage();
  await goTo(receipt, origin + address);
  await expect(receipt.getByRole('heading', { level: 1 })).toContainText(/\d{8}/);
  await expect(receipt.getByRole('rowheader', { name })).toBeVisible();
  const vat = receipt.getByRole('table', { name: tReceipt('vat') });
  await expect(vat.locator('tbody tr').first()).toContainText(/%.*€|%.*EUR/);
  await axe(receipt);
  await validHtml(await receipt.content(), address ?? '');
  await receipt.setViewportSize({ width: 320, height: 700 });
  const width = await receipt.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const box = await receipt.getByRole('rowheader', { name }).boundingBox();
  expect(box?.width, 'the name has the width of the page').toBeGreaterThan(250);
  await receipt.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('link', { name: tReceipt('back') })).toBeHidden();
  await receipt.close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: t('again') }).press('Enter');
  await expect(page).toHaveURL(origin + at(language, '/ostoskori'));
  await expect(page.getByRole('main')).toContainText(name);
}

test('a paid order has a receipt with VAT per rate, and is bought again (R265)', async ({
  page,
  shop,
}) => {
  await receiptThenAgain({ page, language: 'fi', hasScript: true }, shop.url);
});

test.describe('without scripts', () => {
  test.use(withoutScript);
  test.beforeEach(({ problems }) => {
    // A browser that runs no scripts refuses to load them in advance.
    problems.allow(/^request: csp \S+\.js$/);
  });

  test('a guest has the receipt, and buys the same again (R265)', async ({ page, shop }) => {
    await receiptThenAgain({ page, language: 'sv', hasScript: false }, shop.url);
  });
});
