/** A merchant changes prices and takes products off sale while shoppers have them in their carts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, run } from '../../tools/steps.mjs';
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import { seller } from '../fixtures/boat-shop.ts';
import type { Shop } from '../fixtures/shop.ts';
import { ownSettings } from '../fixtures/template.ts';
import { axe, expect, narrow, test, withoutScript } from '../fixtures/test.ts';

const columns = ['id', 'title', 'product_type', 'price', 'availability', 'quantity'];
const names = { 900: 'Lapio', 901: 'Harava', 902: 'Kastelukannu', 903: 'Pihahaalari' };
type Id = keyof typeof names;
type Prices = Partial<Record<Id, string>>;

const feedOf = (prices: Prices): string =>
  [
    columns,
    ...Object.entries(prices).map(([id, price]) => [
      id,
      names[Number(id) as Id],
      'Puutarha',
      `${price} EUR`,
      'in_stock',
      '40',
    ]),
  ]
    .map((row) => `${row.join('\t')}\n`)
    .join('');

const atFirst: Prices = { 900: '20.00', 901: '5.00', 902: '15.00', 903: '60.00' };

test.use({
  settings: {
    feeds: { 'garden.fi.tsv': feedOf(atFirst) },
    space: { 'seller.json': JSON.stringify(seller) },
  },
});
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

/** The merchant's next feed. The shop is away meanwhile: its database is in its process. */
async function imported(shop: Shop, prices: Prices): Promise<void> {
  await shop.crash(async (environment) => {
    const file = join(String(environment['DATA_DIR']), 'garden.fi.tsv');
    writeFileSync(file, feedOf(prices));
    const settings = { ...ownSettings(), ...environment };
    await run(projectNode, ['src/commands/import.ts', '--confirm', file], settings);
  });
}

test('the cart says what has changed in it until one has seen it (R245)', async ({
  page,
  shop,
  visit,
}) => {
  const t = serverTranslator('fi', 'pages/parts/cart-changes');
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(shop.url + path, { form, headers: { origin: shop.url }, maxRedirects: 0 });
  for (const id of Object.keys(names)) await post(`/tuote/x/${id}`, { sokId: id, quantity: '2' });
  await visit('/ostoskori');
  await page.getByRole('button', { name: 'Siirrä myöhemmäksi: Pihahaalari' }).click();
  await expect(page.locator('main')).toContainText('Siirretty myöhemmäksi');
  await expect(page.getByText(t('since'))).toHaveCount(0);
  // An open page would ask for the cart while the shop is away.
  await page.goto('about:blank', { waitUntil: 'commit' });
  await imported(shop, { 901: '5.50', 902: '12.00' });

  await visit('/ostoskori');
  const news = page.getByRole('alert').filter({ hasText: t('since') });
  await expect(news.getByRole('listitem')).toHaveText([
    'Lapio on poistunut valikoimasta.',
    'Harava: hinta on noussut, oli 5,00 €, nyt 5,50 €.',
    'Kastelukannu: hinta on laskenut, oli 15,00 €, nyt 12,00 €.',
  ]);
  const kept = page.getByRole('region', { name: 'Siirretty myöhemmäksi' });
  await expect(kept.getByRole('listitem')).toContainText([/Pihahaalari.*Poistunut valikoimasta/s]);
  await axe(page);
  await visit('/kassa');
  await expect(page.getByText(t('gone', { name: 'Lapio' }))).toBeVisible();
  await axe(page);

  await visit('/ostoskori');
  await page.getByRole('button', { name: t('seen') }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await kept.getByRole('button', { name: 'Poista Pihahaalari' }).click();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Harava' })).toBeVisible();
  await expect(page.getByText(t('since'))).toHaveCount(0);
});

for (const language of ['sv', 'en'] as const) {
  test.describe(`without scripts, narrow, in ${language}`, () => {
    test.use({ ...withoutScript, ...narrow, language });

    test('an empty cart says what is no longer sold (R245)', async ({
      page,
      problems,
      shop,
      visit,
    }) => {
      problems.allow(/^request: csp \S+\.js$/);
      const t = serverTranslator(language, 'pages/parts/cart-changes');
      await imported(shop, atFirst);
      await visit('/tuote/x/900');
      await page.getByRole('main').locator('form button[type=submit]').first().click();
      // The form leads there once the product is in the cart.
      await page.waitForURL(/\/ostoskori$/);
      await expect(page.getByRole('heading', { name: 'Lapio' })).toBeVisible();
      await imported(shop, { 901: '5.00' });
      await visit('/ostoskori');
      await expect(page.getByText(t('gone', { name: 'Lapio' }))).toBeVisible();
      const answered = page.waitForEvent('load');
      await page.getByRole('button', { name: t('seen') }).click();
      await answered;
      await expect(page.getByText(t('gone', { name: 'Lapio' }))).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(
        serverTranslator(language, 'pages/cart')('empty'),
      );
    });
  });
}
