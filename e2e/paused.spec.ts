import { expect, test } from './fixtures/test.ts';

test.use({ settings: { env: { PURCHASES_ENABLED: 'false' } } });

test('a shop that is told not to sell keeps carts and takes no orders (R011)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/ruoka');
  await expect(page.getByText('Ostaminen on tauolla.')).toBeVisible();
  await page.locator('main a[href*="/tuote/"]').first().click();
  await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  await expect(page.getByRole('link', { name: 'Siirry kassalle' })).toBeVisible();
  await expect(page.getByText('Ostaminen on tauolla.')).toBeVisible();
  for (const call of ['/api/v3/order/place', '/api/v3/order/100001/pay']) {
    const refused = await page.request.post(call, { data: {} });
    expect([refused.status(), (await refused.json()).code]).toEqual([503, 'purchases-off']);
  }
});
