/** A merchant whose code leaves out a department. */
import type { Page } from '@playwright/test';
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import { letterShop } from '../fixtures/letter-shop.ts';
import { axe, expect, goTo, test } from '../fixtures/test.ts';
import { mailsWith } from '../steps/mails.ts';
import { atBank, fields, toBank } from '../steps/ordering.ts';

const columns = ['id', 'title', 'product_type', 'price', 'availability', 'quantity'];
const rows = [
  ['810', 'Äidinmaidonkorvike', 'Ruoka > Vauvat', '10.00 EUR', 'in_stock', '99'],
  ['811', 'Ruokalappu', 'Lapset', '20.00 EUR', 'in_stock', '99'],
];
const code = { code: 'LAPSET', percent: 50, minimumCents: 2000 };

test.use({
  settings: {
    feeds: { 'baby.fi.tsv': [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('') },
    space: {
      ...letterShop,
      'coupons.json': JSON.stringify([{ ...code, exclusions: { categories: ['ruoka'] } }]),
    },
  },
});

const order = serverTranslator('fi', 'pages/parts/order');
const say = serverTranslator('fi', 'pages/parts/coupon');
const said = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

test('cart, checkout, order, receipt and mail say which products a code does not count for (R248)', async ({
  page,
  shop,
}) => {
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(shop.url + path, { form, headers: { origin: shop.url }, maxRedirects: 0 });
  await post('/tuote/x/810', { sokId: '810', quantity: '4' });
  await goTo(page, '/ostoskori');
  await page.getByText(say('have')).click();
  await page.locator('main input[name=code]').fill('lapset');
  await page.locator('main input[name=code]').press('Enter');
  await expect(page.getByText(say('notOne', { code: 'LAPSET' })).first()).toBeVisible();

  await post('/tuote/x/811', { sokId: '811', quantity: '1' });
  const note = say('notProducts', { names: 'Äidinmaidonkorvike' });
  await goTo(page, '/ostoskori');
  await expect.poll(() => said(page)).toContain(`${say('applied', { code: 'LAPSET' })} ${note}`);
  await expect.poll(() => said(page)).toContain('Alennuskoodi LAPSET −10,00 €');
  await axe(page);

  await post('/kassa', { ...fields, intent: 'address' });
  await post('/kassa', { delivery: 'oma kirje' });
  await goTo(page, '/kassa?vaihe=maksu');
  await expect.poll(() => said(page)).toContain(note);
  await expect.poll(() => said(page)).toContain('Yhteensä 50,00 €');

  const ordering = { page, language: 'fi', hasScript: true } as const;
  await toBank(ordering, 'koivupankki');
  await atBank(ordering, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  const line = page.locator('main li', { hasText: order('excluded') });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Äidinmaidonkorvike');
  const { searchParams } = new URL(page.url());
  const number = searchParams.get('tilaus') ?? '';
  await goTo(page, `/tilaukset/${number}/kuitti?avain=${searchParams.get('avain') ?? ''}`);
  const row = page.locator('tr', { hasText: order('excluded') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Äidinmaidonkorvike');
  const words = serverTranslator('fi', 'features/orders/mail');
  const [mail] = await mailsWith(shop.mailFolder, words('excluded'), 2);
  expect(mail).toContain(number);
});
