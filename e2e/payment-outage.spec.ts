/** The payment provider, or the shop's own API, is down when it comes to paying. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startBalancer, type Balancer } from './chaos/balancer.ts';
import { startPart, untilReady, type Part } from './fixtures/part.ts';
import { startShop, type Shop } from './fixtures/shop.ts';
import { axe, expect, test, goTo } from './fixtures/test.ts';
import { at, atBank, toBank, toMethods } from './steps/ordering.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { freePort } from '../src/platform/testing/ports.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the shop has logged since, without the lines about every call. */
const warned = (shop: Shop, before: number): string[] =>
  shop
    .log()
    .slice(before)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/"level":[123]0,/.test(line));

/** A bank in a process of its own behind a connection that can be cut. */
async function openBank(folder: string) {
  const [inner, outer] = [await freePort(), await freePort()];
  let isCut = false;
  const line: Balancer = await startBalancer(outer, [inner], () => isCut);
  const bank: Part = startPart({
    SERVICES: 'paytrail-simulator',
    PORT: String(inner),
    PAYTRAIL_URL: line.url,
    DATA_DIR: folder,
  });
  await untilReady(bank);
  return {
    url: line.url,
    cut: (cut: boolean) => (isCut = cut),
    async close() {
      await line.stop();
      await bank.server.stop();
    },
  };
}

test('without the payment provider checkout and unpaid orders stay pages that say so (R257, R266, R267, R409)', async ({
  page,
}, { outputDir }) => {
  test.slow();
  const bank = await openBank(outputDir);
  const shop: Shop = await startShop({ env: { PAYTRAIL_URL: bank.url } });
  try {
    for (const language of languages) {
      const tOrder = serverTranslator(language, 'pages/parts/order');
      const tPayment = serverTranslator(language, 'pages/parts/payment');
      const tCheckout = serverTranslator(language, 'pages/checkout');
      const ordering = { page, language, hasScript: true };
      await toMethods(ordering, shop.url);
      await toBank(ordering, 'kortti');
      await atBank(ordering, 'cancel');
      await expect(heading(page)).toHaveText(tOrder('state.failed.title'));
      const order = page.url();

      bank.cut(true);
      const response = await goTo(page, order);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(tOrder('state.failed.title'));
      await expect(page.getByText(tPayment('methodsAway'))).toBeVisible();
      await expect(page.getByText(tPayment('orderMethodsAway'))).toBeVisible();
      const step = await goTo(page, shop.url + at(language, '/kassa?vaihe=maksu'));
      expect(step?.status()).toBe(200);
      await expect(page.getByText(tCheckout('methodsAwayText'))).toBeVisible();
      await axe(page);
      expect((await goTo(page, shop.url + at(language, '/kassa')))?.status()).toBe(200);

      bank.cut(false);
      await page.getByRole('main').locator('a[href*="/kassa"]').last().click();
      await expect(page.locator('main input[name=method]').first()).toBeVisible();

      await test.step('a payment that cannot be opened leads back to the delivery (R257)', async () => {
        await page.locator('main input[name=method]').first().check();
        bank.cut(true);
        await page.locator('main form[action$="/maksu"] button').click();
        await expect(page).toHaveURL(shop.url + at(language, '/kassa?virhe=payment-method'));
        await expect(page.getByRole('alert')).toContainText(tCheckout('failed.other'));
        await expect(page.locator('main input[name=delivery]').first()).toBeVisible();
        await expect.poll(() => page.locator('main input[name=delivery]:checked').count()).toBe(0);
        bank.cut(false);
      });
      await page.context().clearCookies();
    }
  } finally {
    await page.goto('about:blank');
    await shop.stop();
    await bank.close();
  }
});

test('a payment provider that never answers keeps nobody waiting for long (R257)', async ({
  page,
}) => {
  const silent: Server = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, resolve));
  const { port } = silent.address() as AddressInfo;
  const shop: Shop = await startShop({ env: { PAYTRAIL_URL: `http://localhost:${port}` } });
  try {
    const ordering = { page, language: 'fi' as const, hasScript: true };
    const away = page.getByText(serverTranslator('fi', 'pages/parts/payment')('methodsAway'));
    await toMethods(ordering, shop.url, away);
    await expect(away).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Yritä uudelleen' }),
    ).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
    silent.closeAllConnections();
    silent.close();
  }
});

test('a return that cannot be verified is a page of the shop, and one line of the log (R405, R427)', async ({
  page,
  problems,
  shop,
}) => {
  problems.allow(/status of 400/);
  for (const language of languages) {
    const before = shop.log().length;
    const response = await goTo(page, shop.url + at(language, '/maksu/paluu?signature=abc'));
    expect(response?.status()).toBe(400);
    const t = serverTranslator(language, 'pages/payment-return');
    await expect(heading(page)).toHaveText(t('unknownTitle'));
    await expect(page).toHaveTitle(`${t('unknownTitle')} – Aitta`);
    await expect(page.getByRole('main').getByRole('link', { name: t('orders') })).toBeVisible();
    await expect.poll(() => warned(shop, before)).toHaveLength(1);
    const [logged = ''] = warned(shop, before);
    expect(JSON.parse(logged)).toMatchObject({
      msg: 'payment return refused',
      code: 'bad-signature',
    });
  }
  await axe(page);
});

test('a forged callback is refused as the caller’s fault, in one line of the log (R405)', async ({
  page,
  shop,
}) => {
  const before = shop.log().length;
  const long = 'x'.repeat(2000);
  for (const [query, code] of [
    ['', 'bad-signature'],
    ['?checkout-account=375917&checkout-status=ok&signature=abc', 'bad-signature'],
    [`?signature=${long}`, 'invalid-input'],
  ] as const) {
    const response = await page.request.get(`${shop.url}/maksu/vahvistus${query}`);
    expect(response.status()).toBe(400);
    expect(response.headers()['content-type']).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, code });
  }
  await expect.poll(() => warned(shop, before)).toHaveLength(3);
  for (const line of warned(shop, before))
    expect(JSON.parse(line)).toMatchObject({ msg: 'payment callback refused' });
});

test('a return from the bank while the API is away shows a page that says to wait, then the order (R266, R427)', async ({
  page,
  problems,
  shop,
}, { outputDir }) => {
  test.slow();
  problems.allow(/503/);
  let isCut = false;
  const line = await startBalancer(await freePort(), [Number(new URL(shop.url).port)], () => isCut);
  const front: Part = startPart({
    SERVICES: 'storefront',
    PORT: String(await freePort()),
    RETAIL_API_URL: `${line.url}/api`,
    DATA_DIR: outputDir,
  });
  await untilReady(front);
  try {
    const ordering = { page, language: 'fi' as const, hasScript: true };
    await toMethods(ordering, shop.url);
    await toBank(ordering, 'koivupankki');
    const paid = await page.request.post(page.url(), { form: { act: 'pay' }, maxRedirects: 0 });
    const { pathname, search } = new URL(paid.headers()['location'] ?? '');
    for (const language of languages) {
      isCut = true;
      const response = await goTo(page, front.url + at(language, pathname + search));
      expect(response?.status()).toBe(503);
      await expect(heading(page)).toHaveText(
        serverTranslator(language, 'pages/payment-return')('awayTitle'),
      );
      await expect(
        page.getByText(serverTranslator(language, 'pages/payment-return')('away')),
      ).toBeVisible();
      const callback = await page.request.get(`${front.url}/maksu/vahvistus${search}`);
      expect(callback.status()).toBe(503);
      isCut = false;
      // By itself: the bank's signed result stays in the address.
      await expect(heading(page)).toHaveText(
        serverTranslator(language, 'pages/parts/order')('title'),
      );
    }
    const stacks = front
      .log()
      .split('\n')
      .filter((text) => /^\s+at /.test(text));
    expect(stacks).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await line.stop();
    await front.server.stop();
  }
});
