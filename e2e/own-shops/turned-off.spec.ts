/** What a merchant can turn off and on in the content space. */
import { demoSpace } from '../../src/features/content/testing.ts';
import { axe, expect, goTo, test } from '../fixtures/test.ts';
import { toMethods } from '../steps/ordering.ts';

const switches = {
  purchases: { on: false, checkedIn: ['local', 'test'] },
  wishlist: false,
  reviewSubmit: false,
};

test.use({ settings: { space: { 'switches.json': JSON.stringify(switches) } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

test('a shop that is configured not to sell keeps carts and accepts no orders (R011)', async ({
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

test('a pause takes the place of the buttons that order, and what was chosen stays until they are back (R011)', async ({
  page,
  shop,
}) => {
  let canBuy = false;
  await page.route('**/_data/cart-count.data*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"canBuy",false', `"canBuy",${canBuy}`);
    await route.fulfill({ response, body });
  });
  const readAgain = () => page.evaluate(() => dispatchEvent(new Event('online')));
  const main = page.getByRole('main');
  const order = main.getByRole('button', { name: 'Tilaa ja maksa' });
  const pause = main.getByText('nappi palaa tähän');
  const method = main.locator('input[name=method]').nth(1);
  await toMethods({ page, language: 'fi', hasScript: true }, shop.url);
  await expect(pause).toBeVisible();
  await expect(order).toHaveCount(0);
  await axe(page);
  await method.check();
  canBuy = true;
  await readAgain();
  await expect(order).toBeVisible();
  await expect(pause).toBeHidden();
  await expect(method).toBeChecked();
  // The pause begins while the page is open, and the order is refused.
  await order.click();
  await expect(page).toHaveURL(/virhe=purchases-off/);
  await expect(main.getByRole('alert')).toContainText('Ostaminen on tauolla.');
  await expect(method).toBeChecked();
  canBuy = false;
  await readAgain();
  await expect(pause).toBeVisible();
  await expect(order).toHaveCount(0);
  await expect(method).toBeChecked();
  await goTo(page, `${shop.url}/kassa?vaihe=maksu&pika`);
  await expect(pause).toBeVisible();
  await expect(order).toHaveCount(0);
});

test('with the flag off there are no hearts, no page, and nothing is asked (R016, R195)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/404/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit('/kategoria/muoti');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main article button[aria-pressed]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Suosikit' })).toHaveCount(0);
  expect(await visit('/suosikit')).toBe(404);
  expect(calls.filter((path) => path.includes('/_data/wishlist'))).toEqual([]);
  expect((await page.request.get('/_data/wishlist')).status()).toBe(404);
});

test('with the flag off there is no form of reviews and no link to it; published ones stay (R015, R400)', async ({
  page,
  request,
  shop,
  visit,
}) => {
  const response = await request.get('/api/v3/category?path=muoti&pageSize=200');
  const { products } = (await response.json()) as {
    products: { sokId: string; urlPath: string; rating: object | null }[];
  };
  const product = products.find(({ rating }) => rating !== null);
  await visit(product?.urlPath ?? '');
  await expect(page.locator('#reviews article').first()).toBeVisible();
  await expect(page.locator('main a[href*="/arvio"]')).toHaveCount(0);
  expect(await visit(`/arvio?tuote=${product?.sokId}`)).toBe(200);
  await expect(page.getByText('Emme ota juuri nyt vastaan arvioita.')).toBeVisible();
  await expect(page.locator('main form:not(#osto)')).toHaveCount(0);
  await axe(page);
  const review = { stars: 5, title: '', text: 'Hyvä tuote, suosittelen.', displayName: 'A' };
  const refused = await request.post('/api/v1/reviews', {
    data: { ...review, fit: null, sokId: product?.sokId },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'reviews-off']);
  const sent = await request.post(`/arvio?tuote=${product?.sokId}`, {
    form: { ...review, stars: '5' },
    headers: { origin: shop.url },
  });
  expect(await sent.text()).toContain('Hyvä tuote, suosittelen.</textarea>');
});

test('with the flag off the statement has no form, and what was typed into one is not lost (R018, R369)', async ({
  page,
  request,
  shop,
  visit,
}) => {
  const { email } = demoSpace().seller;
  await visit('/saavutettavuus');
  await expect(page.locator('main form:not(#osto)')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`Kirjoita osoitteeseen ${email}`);
  await axe(page);
  const sent = await request.post('/saavutettavuus', {
    form: { message: 'Este on tässä' },
    headers: { origin: shop.url },
  });
  const html = await sent.text();
  expect(html).toContain('Lomake ei ole juuri nyt käytössä.');
  expect(html).toContain('Este on tässä</textarea>');
  // Feedback for customer service has no flag.
  await visit('/palaute');
  await expect(page.getByRole('button', { name: 'Lähetä palaute' })).toBeVisible();
});
