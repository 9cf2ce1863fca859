/** What a tab stores of the order being placed, and what uses it. */
import type { Page } from '@playwright/test';
import { expect, test, goTo } from './fixtures/test.ts';
import { giveAddress, returnToTab, plainProducts, putInCart } from './steps/carting.ts';
import { account, openAs } from './steps/logging-in.ts';

const changed = 'Ostoskorisi on muuttunut.';
const email = (page: Page) => page.locator('main input[name=email]');

/** What is stored under a key, as text. */
const kept = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(`aitta:${name}`), key);

async function isForgotten(page: Page): Promise<void> {
  await expect.poll(() => kept(page, 'draft-order')).toBeNull();
  await expect.poll(() => kept(page, 'order-state')).toBeNull();
}

async function toPayment(page: Page): Promise<void> {
  await giveAddress(page);
  await page.locator('main input[value$=" home"]').check();
  await page.locator('main form button[value=delivery]').click();
  await page.locator('main input[name=method]').first().check();
}

test('the order under way is kept without a word about the person until it is placed (R255)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  const sokId = product.split('/').at(-1);
  await putInCart({ page, shop }, product, 2);
  await visit('/kassa');
  await expect
    .poll(async () => JSON.parse((await kept(page, 'draft-order')) ?? '{}') as object)
    .toMatchObject({ unavailableProducts: [], lines: [{ sokId, quantity: 2 }] });
  await toPayment(page);
  await expect
    .poll(async () => JSON.parse((await kept(page, 'order-state')) ?? '{}') as object)
    .toMatchObject({
      selectedDeliveryMethod: { kind: 'home' },
      selectedAgent: null,
      shipments: [{ deliveryMethodId: 'home' }],
    });
  const texts = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const word of [
    'aino.ostaja',
    '401234567',
    '040 1234567',
    'Ostaja',
    'Mannerheimintie',
    'Token',
  ]) {
    expect(texts).not.toContain(word);
  }
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await isForgotten(page);
});

test('who reloads the checkout stays with the same cart, and is led to a changed one (R255, R256)', async ({
  page,
  context,
  shop,
  visit,
}) => {
  const [product = '', another = ''] = await plainProducts(page, 2);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  await page.reload();
  await email(page).fill('aino');
  await expect(page).toHaveURL(/\/kassa$/);

  await putInCart({ page, shop }, another);
  // Another tab that goes to the checkout has seen the current cart; this one has not.
  const other = await context.newPage();
  await goTo(other, `${shop.url}/kassa`);
  await expect.poll(() => kept(other, 'draft-order')).toContain(another.split('/').at(-1) ?? '');
  await expect(email(other)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(changed);
  await expect(page.locator('main input[name=quantity]')).toHaveCount(2);
  await isForgotten(page);

  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await expect(email(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  await expect(page).toHaveURL(/\/kassa$/);
});

test('who changes the cart on its page goes on with what they chose (R256)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  await visit('/ostoskori');
  await page.locator('main input[name=quantity]').fill('3');
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await expect(email(page)).toBeVisible();
  await expect.poll(() => kept(page, 'draft-order')).toContain('"quantity":3');
  await expect(page).toHaveURL(/\/kassa$/);
});

test('a draft order that has expired, or is none, is taken anew (R255, R256)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  const draft = JSON.parse((await kept(page, 'draft-order')) ?? '{}') as object;
  const expired = JSON.stringify({ ...draft, expires: '2020-01-01T00:00:00Z', lines: [] });
  for (const text of [expired, '{"lines":[]}', 'no draft']) {
    await page.evaluate((value) => sessionStorage.setItem('aitta:draft-order', value), text);
    await page.reload();
    await expect.poll(() => kept(page, 'draft-order')).toContain(product.split('/').at(-1) ?? '');
    await expect(page).toHaveURL(/\/kassa$/);
  }
});

test('who logs out leaves no order in the browser (R255)', async ({ page, shop, people }) => {
  const [product = ''] = await plainProducts(page, 1);
  await openAs(page, people.siiri, '/');
  await putInCart({ page, shop }, product);
  await goTo(page, '/kassa');
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  await goTo(page, '/kategoria/ruoka');
  await account(page, people.siiri.firstName).click();
  await expect.poll(() => kept(page, 'draft-order')).not.toBeNull();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
  await page.waitForURL((url) => !/\/(?:identity|check-)/.test(url.pathname));
  await isForgotten(page);
});

test('where storage is refused one buys all the same, and a changed cart is noticed (R255, R256)', async ({
  page,
  problems,
  shop,
  visit,
}) => {
  // The router's own script that restores the scroll position, which then does nothing.
  problems.allow(/^console: SecurityError: refused/);
  problems.allow(/^script: $/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  const read = page.waitForResponse((response) => response.url().includes('kassa.data'));
  await email(page).fill('aino');
  await returnToTab(page);
  await read;
  await expect(email(page)).toHaveValue('aino');
  await putInCart({ page, shop }, product);
  await returnToTab(page);
  await expect(page.getByRole('alert')).toContainText(changed);
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await toPayment(page);
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
});
