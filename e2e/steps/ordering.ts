/** Orders in any language, with scripts and without: buttons are found by what they do. */
import type { Locator, Page } from '@playwright/test';
import { prefixOf, type Language } from '../../src/platform/i18n/language.ts';
import type { acts } from '../../src/services/paytrail-simulator/banks.ts';
import { translatorIn } from '../../src/services/paytrail-simulator/translations.ts';
import { expect, goTo } from '../fixtures/test.ts';

export interface Ordering {
  page: Page;
  language: Language;
  /** A browser without scripts has to press a button where a script acts by itself. */
  hasScript: boolean;
  /** Path of the category the product is from; sweets, which every method delivers, when absent. */
  category?: string;
}

/** The shopper's contact details. */
export const fields = {
  email: 'maija.maksaja@example.com',
  phone: '0401234567',
  firstName: 'Maija',
  lastName: 'Maksaja',
  streetAddress: 'Mannerheimintie 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** A path with the language's prefix. */
export const at = (language: Language, path: string) => prefixOf(language) + path;

/** Puts one of a product without variants in the cart and opens the payment methods, or what is shown in
 * their place. A browser without scripts fills in the forms of the steps before; for others they are sent
 * without being shown. */
export async function toMethods(
  { page, language, hasScript, category = 'ruoka/herkut' }: Ordering,
  origin: string,
  shown: Locator = page.locator('main input[name=method]').first(),
  email = fields.email,
): Promise<void> {
  // An open page would meanwhile make a cart of its own.
  await page.goto('about:blank');
  const list = await (await page.request.get(`${origin}/kategoria/${category}`)).text();
  const product = list.match(/\/tuote\/[\w-]+\/\d+(?=")/)?.[0] ?? '';
  const post = (url: string, form: Record<string, string>) =>
    page.request.post(url, { form, headers: { origin }, maxRedirects: 0 });
  await post(origin + product, { sokId: product.split('/').at(-1) ?? '', quantity: '1' });
  const checkout = origin + at(language, '/kassa');
  if (hasScript) {
    await post(checkout, { ...fields, email, intent: 'address' });
    await post(checkout, { delivery: await homeDelivery(page, origin) });
    await goTo(page, `${checkout}?vaihe=maksu`);
  } else {
    await goTo(page, checkout);
    for (const [name, value] of Object.entries({ ...fields, email })) {
      await page.locator(`main input[name=${name}]`).fill(value);
    }
    await page.locator('main form:has(input[name=email]) button').last().click();
    await page.locator('main input[name=delivery]').first().check();
    await page.locator('main form:has(input[name=delivery]) button').last().click();
  }
  await expect(shown).toBeVisible();
}

/** The first method to one's door, as forms send it. */
export async function homeDelivery(page: Page, origin: string): Promise<string> {
  const response = await page.request.get(`${origin}/api/v1/delivery-methods?itemsTotal=1000`);
  const { deliveryMethods } = (await response.json()) as {
    deliveryMethods: { kind: string; deliveryMethodId: string; carrierId: string }[];
  };
  const home = deliveryMethods.find(({ kind }) => kind === 'home');
  return `${home?.carrierId} ${home?.deliveryMethodId}`;
}

/** Chooses a method and goes to its page at the bank. */
export async function toBank({ page, hasScript }: Ordering, methodId: string): Promise<void> {
  await page.locator(`main input[name=method][value=${methodId}]`).check();
  const payment = page.locator('main form[action$="/maksu"] button');
  await payment.click();
  if (!hasScript) await page.locator('main form button').click();
  await page.waitForURL(/\/pay\//);
}

/** Does something at the bank; its page is in the shopper's language. */
export async function atBank({ page, language }: Ordering, act: keyof typeof acts): Promise<void> {
  const name = translatorIn(language)(`acts.${act}`);
  await page.getByRole('button', { name, exact: true }).click();
}

/** Orders and pays; the thank-you page stays open. */
export async function orderPaid(ordering: Ordering, origin: string): Promise<void> {
  await toMethods(ordering, origin);
  await toBank(ordering, 'koivupankki');
  await atBank(ordering, 'pay');
  await expect(ordering.page).toHaveURL(/\/kiitos\?/);
}

/** The groups required by law in their order, as the page shows them; nothing in them is preselected. */
export async function methodGroups(page: Page): Promise<string[][]> {
  await expect.poll(() => page.locator('main input[name=method]:checked').count()).toBe(0);
  const groups = await page
    .locator('main fieldset:has(input[name=method]):not(:has(fieldset))')
    .all();
  return Promise.all(
    groups.map((group) =>
      group
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ),
  );
}
