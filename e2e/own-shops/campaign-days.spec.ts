/** A shop on the second day of the campaign 3+1 days. */
import { axe, expect, test } from '../fixtures/test.ts';

test.use({ settings: { env: { AITTA_NOW: '2025-09-25T09:00:00Z' } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

test('a campaign of high level has its page, categories and days while it runs (R070, R171, R176, R177, R182)', async ({
  page,
  visit,
}) => {
  expect(await visit('/kampanja/3-plus-1-paivaa')).toBe(200);
  await expect(page.getByText('Voimassa 28.9.2025 klo 23.59 asti')).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Kampanjan osastot' });
  await expect(categories.getByRole('link')).toHaveText([
    'Kosmetiikka',
    'Naiset',
    'Miehet',
    'Koti',
    'Hyvinvointi',
  ]);
  const days = page.getByRole('region', { name: 'Kampanjan päivät' }).getByRole('listitem');
  await expect(days).toHaveCount(4);
  await expect(days.nth(2)).toContainText('ostettavissa 26.9.2025 klo 0.00 alkaen');
  await expect(days.nth(1)).not.toContainText('ostettavissa');
  await axe(page);
  await categories.getByRole('link', { name: 'Miehet' }).click();
  await expect(page).toHaveURL(/\/kategoria\/miehet\?kampanja=3-plus-1-paivaa$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('cards have the ribbon of the campaign that runs, in its colours (R170)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/miehet');
  const ribbon = page.locator('main article').getByText('3+1 päivää', { exact: true }).first();
  await expect(ribbon).toHaveCSS('background-color', 'rgb(230, 184, 76)');
  await expect(ribbon).toHaveCSS('color', 'rgb(26, 31, 28)');
  await expect(page.locator('main article').getByText(/^Tulossa/)).toHaveCount(0);
});

test('what belongs to a coming day of a campaign cannot be bought before, and says from when (R174)', async ({
  page,
  request,
  visit,
}) => {
  const list = await request.get('/api/v3/category?path=miehet&campaignId=3-plus-1-paivaa');
  const { products } = (await list.json()) as { products: { sokId: string; urlPath: string }[] };
  const details = await Promise.all(
    products.map(async ({ sokId, urlPath }) => {
      const product = await (await request.get(`/api/v3/product/${sokId}`)).json();
      return { urlPath, sokId, from: product.buyableFrom, variants: product.variants };
    }),
  );
  const early = details.find(({ from }) => from === '2025-09-25T21:00:00Z');
  expect(early).toBeDefined();
  await visit(early?.urlPath ?? '');
  await expect(page.getByText('Ostettavissa 26.9.2025 klo 0.00 alkaen.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Ei vielä ostettavissa' }).first();
  await expect(button).toBeDisabled();
  const { token: cartToken } = await (
    await request.post('/api/v2/cart/create', { data: {} })
  ).json();
  const sokId = early?.variants[0]?.sokId ?? early?.sokId;
  const data = { cartToken, items: [{ sokId, quantity: 1 }] };
  const refused = await request.post('/api/v2/cart/add', { data });
  expect(await refused.json()).toMatchObject({
    status: 400,
    code: 'not-yet',
    buyableFrom: '2025-09-25T21:00:00Z',
  });
});

test('pickup points and lockers are free from 50 euros while the campaign says so (R179)', async ({
  request,
}) => {
  const pricesOf = async (itemsTotal: number) => {
    const response = await request.get(`/api/v1/delivery-methods?itemsTotal=${itemsTotal}`);
    const { deliveryMethods } = (await response.json()) as {
      deliveryMethods: { kind: string; priceEuroCents: number }[];
    };
    return Object.fromEntries(deliveryMethods.map((one) => [one.kind, one.priceEuroCents]));
  };
  expect(await pricesOf(4999)).toMatchObject({ locker: 390, 'pickup-point': 490 });
  expect(await pricesOf(5000)).toMatchObject({ locker: 0, 'pickup-point': 0 });
});

test('other campaigns say that they are over, or when they begin (R067, R069, R071, R173)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/kampanjat/hiusten-hellimisviikko');
  await expect(page.getByText('Kampanja on päättynyt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirjaudu', exact: true })).toHaveCount(1);
  await visit('/kategoria/kampanjat/black-friday');
  await expect(page.getByText('Alkaa 16.11.2026 klo 0.00', { exact: true })).toBeVisible();
  await axe(page);
});
