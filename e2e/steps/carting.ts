/** Fills a cart and reads it. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Paths of products of a category that have no options to choose; every method delivers those of the default. */
export async function plainProducts(
  page: Page,
  count: number,
  category = 'ruoka/herkut',
): Promise<string[]> {
  const html = await (await page.request.get(`/kategoria/${category}`)).text();
  const paths = [...new Set(html.match(/\/tuote\/[\w-]+\/\d+(?=")/g))].slice(0, count);
  expect(paths).toHaveLength(count);
  return paths;
}

const idIn = (product: string): string => product.split('/').at(-1) ?? '';

/** Waits until an open page has made its cart: the browser has the one that is made last. */
export const cartMade = (page: Page) =>
  expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('aitta_cart');

/** Puts products in the browser's cart, as the form of their page does. */
export async function putInCart(
  { page, shop }: { page: Page; shop: { url: string } },
  product: string,
  quantity = 1,
): Promise<void> {
  const form = { sokId: idIn(product), quantity: String(quantity), stay: '1' };
  const response = await page.request.post(product, { form, headers: { origin: shop.url } });
  expect(response.status()).toBe(200);
}

/** Number of items in the cart according to the shop, whatever the page shows. */
export async function piecesInCart(page: Page): Promise<number> {
  const response = await page.request.get('/_data/cart-count');
  return Number(/"count",?:?(\d+)/.exec(await response.text())?.[1] ?? Number.NaN);
}

/** Items in stock. */
export async function stockOf(page: Page, product: string): Promise<number> {
  const response = await page.request.get(`/api/v2/product/${idIn(product)}/inventory`);
  const [entry] = (await response.json()) as { quantity: number }[];
  return entry?.quantity ?? 0;
}

/** Collects all texts of the page's live regions from now on, in order. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[aria-live=polite], output')) continue;
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () => {
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    return heard.map((text) => text.replaceAll('\u00A0', ' '));
  };
}

/** The event a page gets when its tab is looked at again. */
export const returnToTab = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Fills in the contact step, in any language, and goes on to the delivery. */
export async function giveAddress(page: Page, more: { city?: string } = {}): Promise<void> {
  const address = {
    email: 'aino.ostaja@example.com',
    phone: '0401234567',
    firstName: 'Aino',
    lastName: 'Ostaja',
    streetAddress: 'Mannerheimintie 1',
    postcode: '00100',
    city: 'Helsinki',
    ...more,
  };
  for (const [name, value] of Object.entries(address)) {
    await page.locator(`main input[name=${name}]`).fill(value);
  }
  await page.locator('main form:has(input[name=email]) button').click();
  await page.locator('main input[name=delivery]').first().waitFor();
}
