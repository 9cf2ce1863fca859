/** Payments whose result the bank has not sent yet. */
import type { Page } from '@playwright/test';
import type { Language } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { at, atBank, toBank, toMethods, type Ordering } from './steps/ordering.ts';

const orderTexts = (language: Language) => serverTranslator(language, 'pages/parts/order');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Leaves the payment waiting at the bank; returns the address of the bank's page. */
async function leaveWaiting(ordering: Ordering, origin: string): Promise<string> {
  const { page } = ordering;
  await toMethods(ordering, origin);
  await toBank(ordering, 'koivupankki');
  const bank = page.url();
  await atBank(ordering, 'wait');
  await expect(page).toHaveURL(/\/kiitos\?/);
  return bank;
}

/** Nothing on the page invites to pay. */
async function expectPending({ page, language }: Ordering): Promise<void> {
  const t = orderTexts(language);
  await expect(heading(page)).toHaveText(t('state.pending.title'));
  await expect(page).toHaveTitle(new RegExp(`^${t('state.pending.title')} \\d{8} – Aitta$`));
  await expect(page.getByText(t('state.pending.text'))).toBeVisible();
  await expect(page.locator('main input[name=method]')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: serverTranslator(language, 'pages/parts/payment')('retry') }),
  ).toHaveCount(0);
}

/** The bank confirms the payment while the shopper looks at the shop. */
const bankPays = async (page: Page, bank: string) =>
  expect((await page.request.post(bank, { form: { act: 'leave' } })).ok()).toBe(true);

for (const language of oneOrAll('fi')) {
  test(`while the bank is silent nobody is asked to pay; its answer shows by itself, in ${language} (R264, R267)`, async ({
    page,
    shop,
  }) => {
    const ordering = { page, language, hasScript: true };
    const bank = await leaveWaiting(ordering, shop.url);
    await expectPending(ordering);
    await goTo(page, shop.url + at(language, '/tilaukset'));
    await expect(page.locator('main article').first()).toContainText(
      serverTranslator(language, 'pages/orders')('status.pending'),
    );
    await page.locator('main article a').first().click();
    await expectPending(ordering);
    await axe(page);
    await bankPays(page, bank);
    await expect(heading(page)).toHaveText(orderTexts(language)('order'));
    await expect(
      page.getByRole('paragraph').filter({ hasText: orderTexts(language)('paid.paid') }),
    ).toBeVisible();
  });
}

test('paying again for an order that was paid meanwhile shows why not, and opens no payment (R267)', async ({
  page,
  shop,
}) => {
  const ordering = { page, language: 'fi' as const, hasScript: true };
  await toMethods(ordering, shop.url);
  await toBank(ordering, 'koivupankki');
  const bank = page.url();
  await atBank(ordering, 'cancel');
  await expect(heading(page)).toHaveText(orderTexts('fi')('state.failed.title'));
  // Meanwhile, in another window.
  await page.request.post(bank, { form: { act: 'leave' } });
  await page.locator('main input[name=method][value=kortti]').check();
  await page.getByRole('button', { name: 'Maksa uudelleen' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    serverTranslator('fi', 'pages/parts/payment')('refused.paid'),
  );
  await expect(page.locator('main input[name=method]')).toHaveCount(0);
});

for (const language of oneOrAll('sv')) {
  test(`an order that was paid twice says when the second payment was given back, in ${language}`, async ({
    page,
    shop,
  }) => {
    const ordering = { page, language, hasScript: true };
    const t = orderTexts(language);
    await toMethods(ordering, shop.url);
    await toBank(ordering, 'koivupankki');
    const bank = page.url();
    await goTo(page, shop.url + at(language, '/tilaukset'));
    await page.locator('main article a').first().click();
    await toBank(ordering, 'kortti');
    await atBank(ordering, 'pay');
    await expect(heading(page)).toHaveText(t('title'));
    await page.request.post(bank, { form: { act: 'pay' } });
    const sum = '[\\d.,€\\s]+';
    const said = new RegExp(
      `^${t('returned.twice')} ${t('returned.accepted', { sum, day: '.*' })}$`,
    );
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(said)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(heading(page)).toHaveText(t('title'));
    await axe(page);
  });
}

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the bank’s answer is seen by looking again (R264, R267)', async ({
    page,
    problems,
    shop,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    const language = 'sv';
    const ordering = { page, language, hasScript: false } as const;
    const bank = await leaveWaiting(ordering, shop.url);
    await expectPending(ordering);
    const again = page.getByRole('link', { name: orderTexts(language)('lookAgain') });
    await again.click();
    await expectPending(ordering);
    await bankPays(page, bank);
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(heading(page)).toHaveText(orderTexts(language)('title'), { timeout: 500 });
    }).toPass();
  });
});
