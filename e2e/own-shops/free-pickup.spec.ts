/** A shop during Hyvä olo, when pickup points and lockers are free. */
import type { Locator } from '@playwright/test';
import { prefixOf, type Language } from '../../src/platform/i18n/language.ts';
import { axe, expect, test, goTo } from '../fixtures/test.ts';
import { plainProductOf } from '../steps/campaign-products.ts';
import { giveAddress, putInCart } from '../steps/carting.ts';

test.use({ settings: { env: { AITTA_NOW: '2024-02-03T09:00:00Z' } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

interface Words {
  until: string;
  free: string;
  inCart: string;
  price: RegExp;
  methods: string[];
}

const words: Record<Language, Words> = {
  fi: {
    until: 'Voimassa 4.2.2024 klo 23.59 asti',
    free: 'Nouto automaatista tai noutopisteestä maksutta.',
    inCart: 'Toimitus automaattiin tai noutopisteeseen 0 €.',
    price: /(?<![\d,])0\s€/,
    methods: ['Pakettiautomaatti', 'Noutopiste'],
  },
  sv: {
    until: 'Gäller till 4.2.2024 23.59',
    free: 'Fri leverans till paketautomat och utlämningsställe.',
    inCart: 'Leverans till automat eller utlämningsställe 0 €.',
    price: /(?<![\d,])0\s€/,
    methods: ['Paketautomat', 'Utlämningsställe'],
  },
  en: {
    until: 'Until 04/02/2024, 23:59',
    free: 'Free delivery to parcel lockers and pickup points.',
    inCart: 'Delivery to a locker or pickup point €0.',
    price: /€0(?![\d.])/,
    methods: ['Parcel locker', 'Pickup point'],
  },
};

for (const [language, { until, free, inCart, price, methods }] of Object.entries(words)) {
  const at = (path: string) => prefixOf(language as Language) + path;
  const expectFree = async (places: Locator) => {
    for (const method of methods) {
      await expect(places.filter({ hasText: method }).first()).toHaveText(price);
    }
  };

  test(`in ${language} pickup points and lockers are free wherever the shop says what they cost (R169, R181)`, async ({
    page,
    request,
    shop,
  }) => {
    await goTo(page, at('/kampanja/hyva-olo'));
    const main = page.getByRole('main');
    await expect(main.getByText(until)).toBeVisible();
    await expect(main.getByRole('link', { name: free })).toBeVisible();
    await expect(main.locator('article').first()).toBeVisible();
    await axe(page);

    const { path: product } = await plainProductOf(request, 'hyva-olo');
    await goTo(page, at(product));
    await main
      .locator('details', { hasText: methods[0] ?? '' })
      .locator('summary')
      .click();
    await expectFree(main.locator('details li'));

    await goTo(page, at('/info/toimitustavat'));
    await expectFree(main.locator('li, tr'));

    await putInCart({ page, shop }, product);
    await goTo(page, at('/ostoskori'));
    await expect(main.getByText(inCart)).toBeVisible();

    await goTo(page, at('/kassa'));
    await giveAddress(page);
    await expectFree(main.locator('label:has(input)'));
  });
}
