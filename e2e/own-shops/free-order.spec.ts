/** A merchant whose code pays for all of an order. */
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import type { Language } from '../../src/platform/i18n/language.ts';
import { letterShop } from '../fixtures/letter-shop.ts';
import { axe, expect, goTo, test, withoutScript } from '../fixtures/test.ts';
import { at, fields } from '../steps/ordering.ts';

const columns = ['id', 'title', 'product_type', 'price', 'availability', 'quantity'];
const row = ['900', 'Näytepussi', 'Puutarha', '4.00 EUR', 'in_stock', '99'];

test.use({
  settings: {
    feeds: { 'garden.fi.tsv': [columns, row].map((cells) => `${cells.join('\t')}\n`).join('') },
    space: {
      ...letterShop,
      'coupons.json': JSON.stringify([{ code: 'KAIKKI', percent: 100 }]),
    },
  },
});
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const narrow = { viewport: { width: 320, height: 700 } };
const ways: [Language, string, boolean, object][] = [
  ['fi', 'on a wide screen', true, {}],
  ['sv', 'on a narrow screen without scripts', false, { ...narrow, ...withoutScript }],
  ['en', 'on a narrow screen', true, narrow],
];

for (const [language, where, hasScript, use] of ways)
  test.describe(where, () => {
    test.use(use);

    test(`in ${language} an order that costs nothing is placed without a payment, and the next one begins as usual`, async ({
      page,
      shop,
      problems,
    }) => {
      // The browser reports that scripts may not be loaded.
      if (!hasScript) problems.allow(/^request: csp \S+\.js$/);
      const form = (path: string, values: Record<string, string>) =>
        page.request.post(shop.url + at(language, path), {
          form: values,
          headers: { origin: shop.url },
          maxRedirects: 0,
        });
      const fill = async () => {
        await form('/tuote/x/900', { sokId: '900', quantity: '2' });
        await form('/kassa', { ...fields, intent: 'address' });
        await form('/kassa', { delivery: 'oma kirje' });
      };
      const main = page.getByRole('main');
      const methods = main.locator('input[name=method]');
      await fill();
      await form('/ostoskori', { intent: 'coupon', code: 'kaikki' });
      await goTo(page, at(language, '/kassa'));
      await expect(main.locator('form[action$="/maksu"]')).toBeVisible();
      await expect(methods).toHaveCount(0);
      const say = serverTranslator(language, 'pages/checkout');
      await expect(main.getByText(say('binding'))).toHaveCount(0);
      await axe(page);
      await main.getByRole('button', { name: say('orderFree'), exact: true }).click();
      await expect(page).toHaveURL(/\/kiitos\?/);
      const order = serverTranslator(language, 'pages/parts/order');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(order('title'));
      await expect(main.getByText(order('paid.free'))).toBeVisible();
      await axe(page);

      await fill();
      await goTo(page, at(language, '/kassa?vaihe=maksu'));
      await expect(methods.first()).toBeVisible();
      await expect(main.getByRole('button', { name: say('order') })).toBeVisible();
      await expect(page).toHaveURL(/\/kassa\?vaihe=maksu$/);
    });
  });
