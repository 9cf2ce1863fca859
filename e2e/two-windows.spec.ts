/** One cart in two windows: what was shown is what is ordered. */
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import type { Language } from '../src/platform/i18n/language.ts';
import { axe, expect, test, withoutScript } from './fixtures/test.ts';
import { at, atBank, fields, toMethods } from './steps/ordering.ts';

const narrow = { viewport: { width: 320, height: 700 } };
const ways: [Language, string, boolean, object][] = [
  ['fi', 'on a wide screen', true, {}],
  ['sv', 'on a narrow screen without scripts', false, { ...narrow, ...withoutScript }],
  ['en', 'on a narrow screen', true, narrow],
];

for (const [language, where, hasScript, use] of ways)
  test.describe(where, () => {
    test.use(use);

    test(`in ${language} an order that another window changed is not placed before the changes are seen (R256)`, async ({
      page,
      shop,
      problems,
    }) => {
      // The answer that names the changes is a refusal.
      problems.allow(/409 \(Conflict\)/);
      // The browser reports that scripts may not be loaded.
      if (!hasScript) problems.allow(/^request: csp \S+\.js$/);
      const ordering = { page, language, hasScript };
      const main = page.getByRole('main');
      const say = serverTranslator(language, 'pages/payment');
      await toMethods(ordering, shop.url);
      const moved = { ...fields, streetAddress: 'Satamakatu 3', intent: 'address' };
      await page.request.post(shop.url + at(language, '/kassa'), {
        form: moved,
        headers: { origin: shop.url },
        maxRedirects: 0,
      });
      await main.locator('input[name=method][value=koivupankki]').check();
      await main.locator('form[action$="/maksu"] button').click();

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('changed.title'));
      const { postcode, city } = fields;
      await expect(main.getByRole('listitem')).toHaveText([
        `${say('changed.kind.address')}: ${say('changed.differs', {
          before: `${fields.streetAddress}, ${postcode} ${city}`,
          now: `${moved.streetAddress}, ${postcode} ${city}`,
        })}`,
      ]);
      await axe(page);
      await main.getByRole('button', { name: say('changed.order') }).click();
      if (!hasScript) await main.getByRole('button', { name: say('go') }).click();
      await page.waitForURL(/\/pay\//);
      await atBank(ordering, 'pay');
      await expect(page).toHaveURL(/\/kiitos\?/);
      await expect(main.getByText(moved.streetAddress)).toBeVisible();
    });
  });
