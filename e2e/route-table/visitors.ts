/** Who asks for the pages of the table of routes: each has its own cookies. */
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { plainProducts, putInCart } from '../steps/carting.ts';
import { openAs } from '../steps/logging-in.ts';
import { orderPaid } from '../steps/ordering.ts';
import { closeConsents } from '../fixtures/consent.ts';
import { newPeople } from '../fixtures/people.ts';

export interface Visitors {
  /** A guest who has done nothing. */
  guest: APIRequestContext;
  /** A guest with a product in the cart. */
  buyer: APIRequestContext;
  /** A guest who has ordered and paid. */
  orderer: APIRequestContext;
  /** A customer without orders and favourites. */
  customer: APIRequestContext;
  /** Number and key of the order. */
  order: { number: string; key: string };
  close: () => Promise<void>;
}

export async function welcome(browser: Browser, shop: { url: string }): Promise<Visitors> {
  const contexts: BrowserContext[] = [];
  const enter = async (act: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext({ baseURL: shop.url });
    await closeConsents(context);
    contexts.push(context);
    const page = await context.newPage();
    await act(page);
    const { searchParams } = new URL(page.url(), shop.url);
    await page.close();
    return { request: context.request, searchParams };
  };
  const guest = await enter(async () => undefined);
  const buyer = await enter(async (page) => {
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product);
  });
  const orderer = await enter((page) =>
    orderPaid({ page, language: 'fi', hasScript: true }, shop.url),
  );
  const customer = await enter((page) => openAs(page, newPeople().siiri, '/oma-tili'));
  const asked = (name: string) => orderer.searchParams.get(name) ?? '';
  return {
    guest: guest.request,
    buyer: buyer.request,
    orderer: orderer.request,
    customer: customer.request,
    order: { number: asked('tilaus'), key: asked('avain') },
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}
