/** Payments that are cancelled or fail, and the next try. */
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { translatorIn } from '../src/services/paytrail-simulator/translations.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { openAs } from './steps/logging-in.ts';
import { at, atBank, methodGroups, toBank, toMethods, type Ordering } from './steps/ordering.ts';

const inOrder = [
  ['koivupankki', 'saaristopankki', 'tuntupankki'],
  ['puhelinmaksu', 'kortti'],
  ['eralasku'],
];

/** What the page of an order says and offers when its payment did not go through. */
async function expectFailed({ page, language }: Ordering): Promise<void> {
  const t = serverTranslator(language, 'pages/parts/order');
  const title = t('state.failed.title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\d{8} – Aitta$`));
  await expect(page.getByText(t('state.failed.text'))).toBeVisible();
  const time = new RegExp(t('payBy', { time: '\\d\\d?[.:]\\d\\d' }));
  await expect(page.getByText(time)).toBeVisible();
}

/** Cancels, comes back, fails, opens the order, and pays. */
async function cancelFailPay(ordering: Ordering, origin: string): Promise<void> {
  const { page, language } = ordering;
  const t = serverTranslator(language, 'pages/parts/payment');
  await toMethods(ordering, origin);
  await toBank(ordering, 'kortti');
  await atBank(ordering, 'cancel');

  await test.step('the thank-you page says what happened and offers another try', async () => {
    await expect(page).toHaveURL(/\/kiitos\?/);
    await expectFailed(ordering);
    const [banks, , bill] = inOrder;
    expect(await methodGroups(page)).toEqual([banks, ['kortti', 'puhelinmaksu'], bill]);
    await toBank(ordering, 'koivupankki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koivupankki');
    await atBank(ordering, 'fail');
    await expectFailed(ordering);
    expect(await methodGroups(page)).toEqual(inOrder);
  });

  await test.step('so does the order’s own page', async () => {
    await goTo(page, origin + at(language, '/tilaukset'));
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/tilaukset\/\d+/);
    await expectFailed(ordering);
    await page.getByRole('button', { name: t('retry') }).click();
    await expect(page.getByRole('alert')).toContainText(t('chooseMethod'));
    await toBank(ordering, 'saaristopankki');
    await atBank(ordering, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      serverTranslator(language, 'pages/parts/order')('title'),
    );
  });
}

for (const language of oneOrAll('fi')) {
  test(`a guest pays again after cancelling and after a failure, in ${language} (R264, R265, R267)`, async ({
    page,
    shop,
  }) => {
    await cancelFailPay({ page, language, hasScript: true }, shop.url);
  });
}

test('Back from the bank leads to a page with the way on to the payment (R264)', async ({
  page,
  shop,
}) => {
  const ordering = { page, language: 'fi', hasScript: true } as const;
  const t = serverTranslator('fi', 'pages/payment');
  await toMethods(ordering, shop.url);
  await toBank(ordering, 'koivupankki');
  await page.goBack();
  await expect(page).toHaveURL(/\/maksu$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unpaid'));
  await axe(page);
  await page.getByRole('button', { name: t('go') }).click();
  await page.waitForURL(/\/pay\//);
  await atBank(ordering, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  await goTo(page, '/maksu');
  await expect(page.getByRole('button', { name: t('go') })).toHaveCount(0);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/tilaukset\/\d+\?avain=/);
});

test('a customer pays again without the order’s key (R265, R267)', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.siiri, '/tilaukset');
  const ordering = { page, language: 'fi' as const, hasScript: true };
  await cancelFailPay(ordering, shop.url);
  await page.context().clearCookies({ name: 'aitta_orders' });
  await goTo(page, '/tilaukset');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/tilaukset\/\d+$/);
});

test('the page of a failed payment can be used by everybody', async ({ page, shop }) => {
  const ordering = { page, language: 'fi' as const, hasScript: true };
  await toMethods(ordering, shop.url);
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Valitse maksutapa.');
  await axe(page);
  await toBank(ordering, 'kortti');
  await axe(page);
  await atBank(ordering, 'cancel');
  await expectFailed(ordering);
  await axe(page);
});

test.describe('without scripts', () => {
  test.use(withoutScript);
  test.beforeEach(({ problems }) => {
    // A browser that runs no scripts refuses to load them in advance.
    problems.allow(/^request: csp \S+\.js$/);
  });

  test('a guest pays again after cancelling and after a failure (R264, R265, R267)', async ({
    page,
    shop,
  }) => {
    await cancelFailPay({ page, language: 'en', hasScript: false }, shop.url);
  });

  test('ordering without a payment method shows the shop’s own message, and nothing is lost', async ({
    page,
    shop,
  }) => {
    const ordering = { page, language: 'sv' as const, hasScript: false };
    await toMethods(ordering, shop.url);
    await page
      .getByRole('button', { name: serverTranslator('sv', 'pages/checkout')('order') })
      .click();
    await expect(page).toHaveURL(/\/sv\/kassa\?/);
    await expect(page.getByRole('alert')).toContainText(
      serverTranslator('sv', 'pages/parts/payment')('chooseMethod'),
    );
    await toBank(ordering, 'koivupankki');
  });

  test('credit is paid only after the lender has identified the shopper (L08)', async ({
    page,
    shop,
  }) => {
    const ordering = { page, language: 'sv' as const, hasScript: false };
    const t = translatorIn('sv');
    await toMethods(ordering, shop.url);
    await expect(
      page.getByText(serverTranslator('sv', 'pages/parts/payment')('creditNote')),
    ).toBeVisible();
    await toBank(ordering, 'eralasku');
    const way = page.getByRole('button', { name: t('identifyBy.mobile') });
    await expect(way).toBeVisible();
    await expect(page.getByRole('button', { name: t('acts.pay'), exact: true })).toHaveCount(0);
    await axe(page);
    await way.press('Enter');
    await expect(page.getByText(t('identified', { way: t('identifyBy.mobile') }))).toBeVisible();
    await atBank(ordering, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      serverTranslator('sv', 'pages/parts/order')('title'),
    );
  });
});
