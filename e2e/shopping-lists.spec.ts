/** A customer's shopping lists: from a product and the cart to a list, and from a list to the cart. */
import type { Page } from '@playwright/test';
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { answersLate } from './fixtures/page.ts';
import {
  axe,
  expect,
  expectStill,
  narrow,
  test,
  withoutScript,
  goTo,
  afterAnswers,
} from './fixtures/test.ts';
import { piecesInCart, plainProducts, putInCart, stockOf } from './steps/carting.ts';
import { logInHere, openAs } from './steps/logging-in.ts';
import { at } from './steps/ordering.ts';

const lists = '/oma-tili/ostoslistat';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const idIn = (path: string) => path.split('/').at(-1) ?? '';
const word = (path: string, quantity: number) => `${idIn(path)}-${quantity}`;
const rows = (page: Page) => page.locator('main li:has(h2)');

/** Makes a list of the products as the form of the page does, and opens it. */
async function openList(
  { page, shop }: { page: Page; shop: { url: string } },
  words: string[],
  name = 'Viikon ruoat',
): Promise<void> {
  const form = new URLSearchParams([
    ['intent', 'create'],
    ['name', name],
  ]);
  for (const one of words) form.append('tuote', one);
  const response = await page.request.post(`${lists}/lisaa`, {
    data: form.toString(),
    headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  await goTo(page, (response.headers()['location'] ?? '').replace(/\?.*/, ''));
}

test('by keyboard a guest puts a product on a new list after the login, and all of it in the cart', async ({
  page,
  people,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit(product);
  await page.getByRole('link', { name: 'Lisää ostoslistalle' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Kirjaudu, niin näet ostoslistasi' }),
  ).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu sisään' }).press('Enter');
  await logInHere(page, people.siiri);
  await expect(page.getByRole('heading', { name: 'Lisää ostoslistalle' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Määrä').fill('2');
  await page.getByLabel('Listan nimi').fill('Viikon ruoat');
  await page.getByLabel('Listan nimi').press('Enter');
  await expect(page.getByRole('heading', { name: 'Viikon ruoat', level: 1 })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Lisätty listalle:' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Takaisin tuotteeseen' })).toHaveAttribute(
    'href',
    product,
  );
  await expect(page.getByLabel(/^Määrä listalla/)).toHaveValue('2');
  await button(page, 'Lisää kaikki ostoskoriin').press('Enter');
  await expect(page.getByText('Lisätty ostoskoriin 2 kpl.').first()).toBeVisible();
  await expect.poll(() => piecesInCart(page)).toBe(2);
  await expectStill(page);
  await axe(page);
});

test('quantities change and products go and come back, without waiting for a page', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.aino, lists);
  const [one = '', other = ''] = await plainProducts(page, 2);
  await openList({ page, shop }, [word(one, 1), word(other, 3)]);
  const first = rows(page).first();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('quantity=3') ?? false,
  );
  await first.getByRole('button', { name: /^Lisää määrää listalla/ }).click();
  await first.getByRole('button', { name: /^Lisää määrää listalla/ }).click();
  await expect(first.getByLabel(/^Määrä listalla/)).toHaveValue('3');
  await saved;
  await page.reload();
  await expect(first.getByLabel(/^Määrä listalla/)).toHaveValue('3');
  await first.getByRole('button', { name: /^Poista listalta/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/^Poistettu listalta: /).first()).toBeVisible();
  await expect(button(page, 'Kumoa')).toBeFocused();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(
    rows(page)
      .last()
      .getByLabel(/^Määrä listalla/),
  ).toHaveValue('3');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .click();
  await expect(rows(page).first().getByText('1 kpl ostoskorissa')).toBeVisible();
  await expectStill(page, afterAnswers);
});

test('a quantity chosen right before a reload is shown after it, on a list and in the cart, and counts on', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.siiri, lists);
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product, 7);
  await openList({ page, shop }, [word(product, 7)]);
  const list = new URL(page.url()).pathname;
  for (const path of [list, '/ostoskori']) {
    await goTo(page, path);
    const quantity = page.getByLabel(/^Määrä/).first();
    const more = page.getByRole('main').getByRole('button', { name: /^Lisää määrää/ });
    await expect(quantity).toHaveValue('7');
    await more.first().click();
    await page.reload();
    await expect(quantity).toHaveValue('8');
    await more.first().click();
    await expect(quantity).toHaveValue('9');
    await page.reload();
    await expect(quantity).toHaveValue('9');
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    const stored = async () => /value="9"/.test(await (await page.request.get(path)).text());
    await expect.poll(stored).toBe(true);
  }
});

test('products taken off a list in haste, or one after the other, all come back by one press', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.aino, lists);
  const products = await plainProducts(page, 4);
  await openList(
    { page, shop },
    products.map((one, place) => word(one, place + 1)),
  );
  await answersLate(page, /ostoslistat.*\.data/);
  const remove = button(page, /^Poista listalta/);
  await remove.nth(0).click();
  await remove.nth(1).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 tuotetta poistettu listalta.').first()).toBeVisible();
  await remove.first().click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('3 tuotetta poistettu listalta.').first()).toBeVisible();
  await button(page, 'Kumoa').click();
  await expect(rows(page)).toHaveCount(4);
  const quantities = () =>
    page
      .getByLabel(/^Määrä listalla/)
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).toSorted());
  expect(await quantities()).toEqual(['1', '2', '3', '4']);
});

test('what is short is named, the rest comes into the cart, and nothing leaves the list', async ({
  page,
  people,
  shop,
}) => {
  await openAs(page, people.aino, lists);
  const products = await plainProducts(page, 8);
  const stocks = await Promise.all(products.map((product) => stockOf(page, product)));
  const scarce = stocks.findIndex((stock) => stock < 999);
  const [short = '', left = 0] = [products[scarce], stocks[scarce]];
  const other = products.find((product) => product !== short) ?? '';
  await openList({ page, shop }, [word(short, left + 1), word(other, 1)]);
  const name = await rows(page).first().getByRole('link').innerText();
  await button(page, 'Lisää kaikki ostoskoriin').click();
  await expect(page.getByText(`Lisätty ostoskoriin ${left + 1} kpl.`).first()).toBeVisible();
  const news = `${name}: vain ${left}/${left + 1} kpl.`;
  await expect(page.getByText(news, { exact: true })).toBeVisible();
  await axe(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(
    rows(page)
      .first()
      .getByLabel(/^Määrä listalla/),
  ).toHaveValue(String(left + 1));
});

test('a list is renamed, removed and restored', async ({ page, people, shop }) => {
  await openAs(page, people.aino, lists);
  const [product = ''] = await plainProducts(page, 1);
  await openList({ page, shop }, [word(product, 1)]);
  await page.getByText('Nimeä uudelleen tai poista').click();
  await page.getByLabel('Listan nimi').fill('Juhlat');
  await button(page, 'Tallenna nimi').click();
  await expect(page.getByRole('heading', { name: 'Juhlat', level: 1 })).toBeVisible();
  await button(page, 'Poista lista').click();
  await expect(page).toHaveURL(/ostoslistat\?poistettu=/);
  await expect(page.getByRole('link', { name: 'Juhlat' })).toHaveCount(0);
  await axe(page);
  await button(page, 'Kumoa').click();
  await expect(page.getByRole('heading', { name: 'Juhlat', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('the cart is saved as a list, with its quantities', async ({ page, people, shop }) => {
  await openAs(page, people.siiri, lists);
  const [one = '', other = ''] = await plainProducts(page, 2);
  await putInCart({ page, shop }, one, 2);
  await putInCart({ page, shop }, other);
  await goTo(page, '/ostoskori');
  await page.getByRole('link', { name: 'Tallenna ostoskori listaksi' }).click();
  await expect(page.getByRole('heading', { name: 'Tallenna ostoskori listaksi' })).toBeVisible();
  await expect(page.getByLabel('Listan nimi')).toHaveValue(/^Ostoskori \d/);
  await button(page, 'Tee lista ja lisää').last().click();
  await expect(page.getByText('Tuotteet on lisätty listalle.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel(/^Määrä listalla/).first()).toHaveValue('2');
  await goTo(page, '/oma-tili');
  await page.getByRole('main').getByRole('link', { name: 'Ostoslistat' }).click();
  await expect(page.getByRole('link', { name: /^Ostoskori \d/ })).toBeVisible();
  const own = (await (await page.request.get('/oma-tili/tiedot')).json()) as {
    shoppingLists: { items: { quantity: number }[] }[];
  };
  expect(own.shoppingLists.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
    [2, 1],
  ]);
});

test('without its option a product cannot go on a list, and the way to it is shown', async ({
  page,
  people,
}) => {
  await openAs(page, people.aino, lists);
  const html = await (await page.request.get('/kategoria/muoti')).text();
  const paths = [...new Set(html.match(/\/tuote\/[\w-]+\/\d+(?=")/g))];
  for (const path of paths) {
    await goTo(page, `${lists}/lisaa?tuote=${word(path, 1)}`);
    if (await page.getByRole('link', { name: 'Valitse vaihtoehto' }).isVisible()) break;
  }
  await expect(page.getByText(/^Valitse ensin, millaisen haluat: /)).toBeVisible();
  await expect(button(page, 'Tee lista ja lisää')).toHaveCount(0);
  await axe(page);
});

for (const [language, size] of inTurn(languages, ['narrow', 'wide'] as const)) {
  test.describe(`${size}, in ${language}`, () => {
    test.use(size === 'narrow' ? narrow : { viewport: { width: 1366, height: 768 } });

    test('lists and a list have no fault of accessibility, nothing moves, and nothing is too wide', async ({
      page,
      people,
      shop,
    }) => {
      const t = serverTranslator(language, 'pages/parts/shopping-lists');
      await openAs(page, people.aino, lists);
      await openList(
        { page, shop },
        (await plainProducts(page, 3)).map((one) => word(one, 1)),
      );
      const { pathname } = new URL(page.url());
      for (const path of [lists, pathname, `${lists}/lisaa?tuote=1-1`]) {
        await goTo(page, at(language, path));
        await page.waitForLoadState('networkidle');
        await axe(page);
        await expectStill(page);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(() => overflow()).toBeLessThanOrEqual(0);
      }
      await goTo(page, at(language, pathname));
      await button(page, t('allToCart')).click();
      await expect.poll(() => piecesInCart(page)).toBe(3);
    });
  });
}

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('all of it works with forms: choosing, quantity, removing, undoing, and the cart', async ({
    page,
    people,
    problems,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await openAs(page, people.onni, lists);
    const [product = '', other = ''] = await plainProducts(page, 2);
    await goTo(page, product);
    await page.getByRole('link', { name: 'Lisää ostoslistalle' }).click();
    await button(page, 'Tee lista ja lisää').last().click();
    await expect(page.getByRole('heading', { name: 'Ruokaostokset', level: 1 })).toBeVisible();
    await goTo(page, other);
    await page.getByRole('link', { name: 'Lisää ostoslistalle' }).click();
    await button(page, /^Ruokaostokset/).click();
    await expect(rows(page)).toHaveCount(2);
    const quantity = page.getByLabel(/^Määrä listalla/).first();
    await quantity.fill('4');
    await button(page, 'Päivitä').first().click();
    await expect(quantity).toHaveValue('4');
    await button(page, /^Poista listalta/)
      .first()
      .click();
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'Kumoa').click();
    await expect(rows(page)).toHaveCount(2);
    await button(page, 'Lisää kaikki ostoskoriin').click();
    await expect(page.getByText('Lisätty ostoskoriin 5 kpl.').first()).toBeVisible();
    await expect.poll(() => piecesInCart(page)).toBe(5);
    await page.getByText('Nimeä uudelleen tai poista').click();
    await button(page, 'Poista lista').click();
    await button(page, 'Kumoa').click();
    await expect(page.getByRole('heading', { name: 'Ruokaostokset', level: 1 })).toBeVisible();
  });
});
