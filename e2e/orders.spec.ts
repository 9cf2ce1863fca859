/** The page of orders, for a shopper with none, and for one who has placed too many. */
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { expect, test } from './fixtures/test.ts';
import { logInHere } from './steps/logging-in.ts';
import { at, toBank, toMethods } from './steps/ordering.ts';

for (const language of languages) {
  test(`who is logged out is offered to log in for their orders, and comes back to them, in ${language} (R265)`, async ({
    page,
    people,
    shop,
  }) => {
    const t = serverTranslator(language, 'pages/orders');
    await page.goto(shop.url + at(language, '/tilaukset'));
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
