import type { Page } from '@playwright/test';
import { hydrated } from './fixtures/page.ts';
import { allowing } from './fixtures/consent.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';

// Viewed products are stored with consent only.
test.use(allowing('functional'));

/** The first product of a category whose address has the name; `skip` passes over earlier matches. */
async function addressIn(page: Page, category: string, name: string, skip = 0): Promise<string> {
  const list = await page.request.get(`/kategoria/${category}`);
  const pattern = new RegExp(`/tuote/[\\w-]*${name}[\\w-]*/\\d+`, 'g');
  const found = [...new Set((await list.text()).match(pattern))][skip];
  if (!found) throw new Error(`No ${name} in ${category}.`);
  return found;
}

const dress = (page: Page, skip = 0) =>
  addressIn(page, 'muoti/naisten-vaatteet/mekot', 'mekko', skip);
const chocolate = (page: Page) => addressIn(page, 'ruoka/herkut/makeiset', 'suklaalevy');

const colours = (page: Page) => page.locator('fieldset:not(#koko) a');
const sizes = (page: Page) => page.locator('#koko a');
const chosen = (page: Page) => page.locator('#koko a[aria-current]');

test('colour and size are in the address: a reload keeps them, Back undoes them (R162)', async ({
  page,
  visit,
}) => {
  await visit(await dress(page));
  await expect(chosen(page)).toHaveCount(0);
  await sizes(page).nth(1).click();
  await expect(page).toHaveURL(/\?variantti=\d+$/);
  const [size, first] = [await chosen(page).textContent(), page.url()];
  await colours(page).last().click();
  await expect(page).not.toHaveURL(first);
  await expect(chosen(page)).toHaveText(size ?? '');
  await page.reload();
  await hydrated(page);
  await expect(chosen(page)).toHaveText(size ?? '');
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(chosen(page)).toHaveCount(0);
});

test('a size that is sold out says so and cannot be bought (R157)', async ({ page, visit }) => {
  const gone = page.locator('#koko a[aria-label*="loppunut"]').first();
  for (let skip = 0; skip < 12; skip += 1) {
    await visit(await dress(page, skip));
    if ((await gone.count()) > 0) break;
  }
  await gone.click();
  await expect(page.getByRole('button', { name: 'Loppunut' })).toBeDisabled();
  // No delivery day is promised for what cannot be delivered.
  await expect(page.getByText(/^(?:Perillä|Noudettavissa) /)).toHaveCount(0);
  await sizes(page).and(page.locator(':not([aria-label*="loppunut"])')).first().click();
  await expect(page.getByText(/^(?:Perillä|Noudettavissa) /).first()).toBeVisible();
  await axe(page);
});

test('the stores’ stock of the chosen size is shown on request', async ({ page, visit }) => {
  await visit(await dress(page));
  await page.getByText('Saatavuus myymälöissä').click();
  await expect(page.getByText('Valitse ensin väri ja koko.')).toBeVisible();
  await sizes(page).nth(1).click();
  const stores = page.locator('details[open] li');
  await expect(stores).toHaveCount(20);
  await expect(stores.first()).toContainText(/(Myymälässä|Muutama jäljellä|Ei myymälässä)/);
  await axe(page);
});

test('the picture opens large; keys bring it nearer, Escape leads back to it', async ({
  page,
  visit,
}) => {
  await visit(await dress(page));
  const opener = page.getByRole('link', { name: /Suurenna kuva/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('100 %')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 4')).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(dialog.getByText('225 %')).toBeVisible();
  await axe(page);
  const view = dialog.getByRole('region');
  await expect(view).toBeFocused();
  const before = await view.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => view.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('-');
  await expect(dialog.getByText('100 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the size chart opens and closes by keyboard, and says whose it is (R101)', async ({
  page,
  visit,
}) => {
  await visit(await dress(page));
  const opener = page.getByRole('button', { name: 'Kokotaulukko' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const chart = page.getByRole('dialog', { name: 'Kokotaulukko' });
  await expect(chart.getByText(/^(Yleinen|Merkin oma) taulukko/)).toBeVisible();
  await expect(chart.getByRole('rowheader', { name: 'XS' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(chart).toBeHidden();
  await expect(opener).toBeFocused();
});

test('food shows ingredients with allergens in bold, nutrition, storage, origin and operator (L23)', async ({
  page,
  visit,
}) => {
  await visit(await chocolate(page));
  const food = page.getByRole('region', { name: 'Elintarviketiedot' });
  await expect(food.locator('strong').first()).toBeVisible();
  const nutrition = food.getByRole('table', { name: 'Ravintosisältö' });
  await expect(nutrition.getByRole('columnheader', { name: '100 g' })).toBeVisible();
  await expect(
    nutrition.getByRole('row', { name: /^Energia [\d\s]+\skJ \/ \d+\skcal$/ }),
  ).toBeVisible();
  for (const name of ['Sisällön määrä', 'Säilytys', 'Alkuperä', 'Elintarvikealan toimija']) {
    await expect(food.getByText(name, { exact: true })).toBeVisible();
  }
  await food.getByRole('link', { name: 'Livsmedelsinformation på svenska' }).click();
  await expect(page.getByRole('region', { name: 'Livsmedelsinformation' })).toBeInViewport();
});

test('other products show their manufacturer and warnings (L22)', async ({ page, visit }) => {
  await visit(await addressIn(page, 'elektroniikka/kodinkoneet', '[a-z]'));
  const safety = page.getByRole('region', { name: 'Tuoteturvallisuus' });
  await expect(safety.getByRole('heading', { name: 'Varoitukset' })).toBeVisible();
  await expect(safety.getByText('Valmistaja', { exact: true })).toBeVisible();
  await expect(safety.getByRole('link', { name: /@/ }).first()).toBeVisible();
});

test('bottles show their deposit; the unit price is without it (L05)', async ({ page, visit }) => {
  await visit(await addressIn(page, 'ruoka/juomat/vedet-ja-virvoitusjuomat', 'limonadi'));
  await expect(page.getByText(/€\/l · sis\. pantin 0,40\s€/).first()).toBeVisible();
});

test('beside every reduction, on cards too, is the lowest price of 30 days (L01, L03)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria?kampanja=black-friday');
  const cards = page.locator('main article');
  const reduced = cards.filter({ hasText: /–\d+\s%/ });
  await expect.poll(() => reduced.count()).toBeGreaterThan(10);
  await expect(reduced.filter({ hasText: '30 pv alin hinta' })).toHaveCount(await reduced.count());
  await reduced.first().getByRole('link').click();
  await expect(page.getByText('30 pv alin hinta').first()).toBeVisible();
});

test('co-op prices are on no page and in no answer for everybody (R153)', async ({
  page,
  visit,
}) => {
  const address = await addressIn(page, 'ruoka/kuivakaappi', '[a-z]');
  await visit(address);
  await expect(page.getByText('Omistajahinta')).toHaveCount(0);
  const list = await page.request.get('/api/v3/category?path=ruoka');
  const { products } = (await list.json()) as {
    products: { priceData: { coop: unknown; hasCoopPrice: boolean } }[];
  };
  expect(products.some(({ priceData }) => priceData.hasCoopPrice)).toBe(true);
  expect(products.filter(({ priceData }) => priceData.coop !== null)).toEqual([]);
});

test('a product that is not there says so with status 404; of an id only digits count (R158, R160)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/status of 404/);
  for (const address of ['/tuote/villapaita/99999999', '/tuote/villapaita/abc']) {
    expect(await visit(address)).toBe(404);
    await expect(page.getByRole('heading', { name: 'Tuotetta ei löytynyt' })).toBeVisible();
    await expect(page).toHaveTitle('Tuotetta ei löytynyt – Aitta');
    const search = page.getByRole('main').getByRole('link', { name: 'Hae: villapaita' });
    await expect(search).toHaveAttribute('href', '/haku?hakutermi=villapaita');
  }
  await axe(page);
  const [, digits = ''] = /(\d+)$/.exec(await dress(page)) ?? [];
  expect(await visit(`/tuote/mekko/sok-${digits}`)).toBe(200);
});

for (const [screen, options] of [
  ['390', narrow],
  ['1280', {}],
] as const) {
  test.describe(`at ${screen} pixels`, () => {
    test.use(options);

    test('what was looked at before comes into its own place: nothing moves, axe finds nothing', async ({
      page,
      visit,
    }) => {
      const first = await dress(page);
      await visit(first);
      const seen = page.getByRole('region', { name: 'Viimeksi katsomasi' });
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('aitta:recently-viewed')))
        .toContain(first.split('/').at(-1));
      await expect(seen).toHaveCount(0);
      await visit(await chocolate(page));
      await expect(seen.getByRole('link')).toHaveCount(1);
      await expectStill(page);
      await axe(page);
      // Layout shifts outside of the screen do not count above, so the place itself is checked.
      await seen.scrollIntoViewIfNeeded();
      await page.reload();
      await expect(seen.getByRole('link')).toHaveCount(1);
      await expectStill(page);
      await seen.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${first}$`));
    });
  });
}

test.describe('on a touch screen', () => {
  test.use(narrow);

  test('two fingers bring the picture nearer', async ({ page, visit }) => {
    await visit(await dress(page));
    await page
      .getByRole('link', { name: /Suurenna kuva/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog').getByText('100 %')).toBeVisible();
    const client = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 0 },
      { x: 195 + apart, y: 400, id: 1 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60, 70, 80, 90, 100]) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(apart),
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog').getByText(/^(1[5-9]\d|2\d\d)\s%$/)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the stores have a page of their own', async ({ page, problems }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await goTo(page, await chocolate(page));
    await page.getByText('Saatavuus myymälöissä').click();
    await page.getByRole('link', { name: 'Katso myymälät' }).click();
    await expect(page.getByRole('heading', { name: /saatavuus myymälöissä$/ })).toBeVisible();
    await expect(page.getByText(/, Helsinki · (avoinna tänään|tänään suljettu)/)).toHaveCount(2);
    await page.getByRole('link', { name: 'Takaisin tuotteeseen' }).click();
    await expect(page).toHaveURL(/\/tuote\/[\w-]*suklaalevy/);
  });

  test('choices, the large picture, the size chart and the facts are there', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit(await dress(page));
    await sizes(page).nth(1).click();
    await expect(page).toHaveURL(/\?variantti=\d+$/);
    await expect(chosen(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Kokotaulukko' }).click();
    await expect(page.getByRole('dialog', { name: 'Kokotaulukko' })).toBeVisible();
    await expect(page.getByText('Viimeksi katsomasi')).toBeHidden();
    const opener = page.getByRole('link', { name: /Suurenna kuva/ }).first();
    const large = await opener.getAttribute('href');
    expect((await page.request.get(large ?? '')).headers()['content-type']).toBe('image/jpeg');
    await visit(await chocolate(page));
    await expect(page.getByRole('table', { name: 'Ravintosisältö' })).toBeVisible();
  });
});
