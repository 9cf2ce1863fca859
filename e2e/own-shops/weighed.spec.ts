/** A merchant that sells by weight, lets food be replaced, and has products with an age limit. */
import type { Page } from '@playwright/test';
import { projectNode, run } from '../../tools/steps.mjs';
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import { seller } from '../fixtures/boat-shop.ts';
import { ownSettings } from '../fixtures/template.ts';
import { axe, expect, test, withoutScript, goTo } from '../fixtures/test.ts';
import { atBank, fields, toBank } from '../steps/ordering.ts';

const columns = [
  'id',
  'title',
  'product_type',
  'price',
  'availability',
  'quantity',
  'estimated_weight',
  'age_limit',
];
const rows = [
  ['800', 'Omena', 'Ruoka > Hedelmät', '5.00 EUR', 'in_stock', '99', '250', ''],
  ['801', 'Puukko', 'Retkeily', '39.00 EUR', 'in_stock', '99', '', '18'],
  ['802', 'Köysi', 'Retkeily', '9.00 EUR', 'in_stock', '99', '', ''],
];
const method = (id: string, kind: string, checksAge: boolean) => ({
  id,
  kind,
  carrierId: 'oma',
  name: { fi: `Tapa ${id}`, sv: `Sätt ${id}`, en: `Way ${id}` },
  description: { fi: 'Tulee.', sv: 'Kommer.', en: 'Comes.' },
  priceEuroCents: 500,
  freeFromEuroCents: null,
  businessDays: [1, 2],
  ...(checksAge && { checksAge }),
});

test.use({
  settings: {
    feeds: { 'trip.fi.tsv': [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('') },
    space: {
      'seller.json': JSON.stringify(seller),
      'deliveries.json': JSON.stringify({
        cutOffHour: 14,
        longerTo: [],
        examplePostcode: '00100',
        methods: [method('postilaatikko', 'home', false), method('kasin', 'home', true)],
      }),
      'catalogue.json': JSON.stringify({
        categoryNames: { swaps: [], sentenceCase: [] },
        newForDays: 30,
        onlineOnlyNotice: null,
        substitutes: { categories: ['ruoka'], allowed: false },
      }),
    },
  },
});
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const sums = serverTranslator('fi', 'pages/parts/sums');
const cartWords = serverTranslator('fi', 'pages/cart');
const orderWords = serverTranslator('fi', 'pages/parts/order');
const ageWords = serverTranslator('fi', 'pages/parts/age');

/** What the page says, with plain blanks. */
const said = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

/** Posts a form of the shop, as its pages do. */
const poster =
  (page: Page, origin: string) =>
  (path: string, form: Record<string, string>): Promise<unknown> =>
    page.request.post(origin + path, { form, headers: { origin }, maxRedirects: 0 });

/** The payment step of a cart of products, delivered in a way. */
async function toPayment(
  page: Page,
  origin: string,
  { products, way }: { products: Record<string, number>; way: string },
): Promise<void> {
  const post = poster(page, origin);
  for (const [sokId, quantity] of Object.entries(products))
    await post(`/tuote/x/${sokId}`, { sokId, quantity: String(quantity) });
  await post('/kassa', { ...fields, intent: 'address' });
  await post('/kassa', { delivery: `oma ${way}` });
  await goTo(page, '/kassa?vaihe=maksu');
}

const orderIn = (page: Page) => {
  const { searchParams } = new URL(page.url());
  const [number = '', key = ''] = ['tilaus', 'avain'].map((name) => searchParams.get(name) ?? '');
  return { number, key };
};

test('a product sold by weight is paid by its estimate; once weighed, the difference is shown and given back', async ({
  page,
  shop,
  visit,
}) => {
  await visit('/kategoria/ruoka');
  await expect(page.locator('article')).toContainText('noin 0,25 kg/kpl, arviohinta 1,25 €');
  await page.getByRole('link', { name: 'Omena' }).first().click();
  await expect(page.locator('h1')).toHaveText('Omena');
  await expect.poll(() => said(page)).toContain('Hinta 5,00 €/kg');
  await expect.poll(() => said(page)).toContain('noin 0,25 kg/kpl, arviohinta 1,25 €');
  await axe(page);
  await poster(page, shop.url)('/tuote/x/800', { sokId: '800', quantity: '4' });
  await visit('/ostoskori');
  await expect.poll(() => said(page)).toContain('arvio, noin 1,0 kg');
  await expect.poll(() => said(page)).toContain(`${sums('estimatedTotal')} 5,00 €`);
  await expect(page.getByText(sums('estimateNote'))).toBeVisible();
  const wish = page.getByRole('checkbox', {
    name: cartWords('substituteName', { name: 'Omena' }),
  });
  await expect(wish).not.toBeChecked();
  await wish.check();
  await axe(page);
  await page.reload();
  await expect(wish).toBeChecked();
  await toPayment(page, shop.url, { products: {}, way: 'postilaatikko' });
  await expect(page.getByText(sums('estimateNote'))).toBeVisible();
  const ordering = { page, language: 'fi', hasScript: true } as const;
  await toBank(ordering, 'koivupankki');
  await atBank(ordering, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  const { number, key } = orderIn(page);
  await expect.poll(() => said(page)).toContain(`${sums('estimatedTotal')} 10,00 €`);
  await expect(page.getByText(orderWords('substitute'))).toBeVisible();
  await expect(page.getByText(orderWords('weighing.note'))).toBeVisible();
  // An open page would ask for the cart while the shop is away.
  await page.goto('about:blank');
  await shop.crash(async (environment) => {
    await run(projectNode, ['src/commands/orders.ts', 'weigh', number, '1', '872'], {
      ...ownSettings(),
      ...environment,
    });
  });
  await expect
    .poll(
      async () => {
        await goTo(page, `/tilaukset/${number}?avain=${key}`);
        return said(page);
      },
      { timeout: 60_000 },
    )
    .toContain(`${orderWords('weighing.final')} 9,36 €`);
  const words = await said(page);
  expect(words).toContain('Punnittu 0,872 kg, 5,00 €/kg');
  expect(words).toContain(`${orderWords('weighing.back')} −0,64 €`);
  expect(words).toContain(orderWords('weighing.done'));
  await axe(page);
  await goTo(page, `/tilaukset/${number}/kuitti?avain=${key}`);
  const receipt = await said(page);
  expect(receipt).toContain('punnittu 0,872 kg, 5,00 €/kg, lopullinen hinta 4,36 €');
  expect(receipt).toContain('Lopullinen summa 9,36 €');
});

test('a product with an age limit goes only where the age is checked, and is bought by who confirms it', async ({
  page,
  shop,
  visit,
}) => {
  await poster(page, shop.url)('/tuote/x/801', { sokId: '801', quantity: '1' });
  await visit('/ostoskori');
  const checked = ageWords('checked', { years: 18 });
  await expect(page.getByText(checked).first()).toBeVisible();
  await expect.poll(() => said(page)).toContain(ageWords('ways', { names: 'Tapa kasin' }));
  await axe(page);
  await toPayment(page, shop.url, { products: {}, way: 'postilaatikko' });
  // That way does not check it, so it cannot be chosen.
  await visit('/kassa?vaihe=toimitus');
  await expect(page.locator('main input[name=delivery]')).toHaveCount(1);
  const checkoutWords = serverTranslator('fi', 'pages/checkout');
  const refused = checkoutWords('refused.age', { names: 'Tapa postilaatikko' });
  await expect(page.getByText(refused)).toBeVisible();
  await axe(page);
  await toPayment(page, shop.url, { products: {}, way: 'kasin' });
  const confirmation = page.getByRole('checkbox', { name: ageWords('confirm', { years: 18 }) });
  await expect(confirmation).not.toBeChecked();
  await axe(page);
  await page.locator('main input[name=method]').first().check();
  await page.locator('main form[action$="/maksu"] button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: ageWords('unconfirmed') }).click();
  await expect(confirmation).toBeFocused();
  await confirmation.check();
  const ordering = { page, language: 'fi', hasScript: true } as const;
  await toBank(ordering, 'koivupankki');
  await atBank(ordering, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  await expect(page.getByText(orderWords('age', { years: 18 }))).toBeVisible();
});

test('a cart without any of these says nothing of them', async ({ page, shop, visit }) => {
  await poster(page, shop.url)('/tuote/x/802', { sokId: '802', quantity: '1' });
  await visit('/ostoskori');
  const words = await said(page);
  for (const word of [sums('estimatedTotal'), cartWords('substitute'), 'K18', '/kg'])
    expect(words).not.toContain(word);
  await toPayment(page, shop.url, { products: {}, way: 'postilaatikko' });
  await expect(page.locator('main input[name=method]').first()).toBeVisible();
  await expect(page.locator('main input[type=checkbox]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a line may be replaced or not, in another language too', async ({
    page,
    shop,
    visit,
    problems,
  }) => {
    // The browser reports that scripts may not be loaded.
    problems.allow(/^request: csp \S+\.js$/);
    await poster(page, shop.url)('/tuote/x/800', { sokId: '800', quantity: '1' });
    for (const isAllowed of [true, false]) {
      await visit('/sv/ostoskori');
      const wish = page.locator('main input[name=allowsSubstitute]');
      await wish.setChecked(isAllowed);
      await page.locator('main form:has(input[name=allowsSubstitute]) button').click();
      await expect(wish).toBeChecked({ checked: isAllowed });
    }
    await expect(page.getByText(serverTranslator('sv', 'pages/cart')('substitute'))).toBeVisible();
  });
});
