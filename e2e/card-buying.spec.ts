import type { Locator, Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, expectStill, narrow, test, withoutScript } from './fixtures/test.ts';
import {
  cartMade,
  hear,
  piecesInCart,
  plainProducts,
  putInCart,
  returnToTab,
  stockOf,
} from './steps/carting.ts';

const list = '/kategoria/ruoka';

const words = {
  fi: {
    add: /^Lisää ostoskoriin: .+/,
    more: /^Lisää määrää: .+/,
    fewer: /^Vähennä määrää: .+/,
    remove: /^Poista ostoskorista: .+/,
    cart: (count: number) =>
      new RegExp(`^Ostoskori: ${count} tuot(?:e|etta), yhteensä [\\d ]+,\\d\\d\\s€$`),
    changed: (count: number) => new RegExp(`: ${count}\\skpl ostoskorissa\\. Yhteensä .+€\\.$`),
    removed: /^Poistettu ostoskorista: .+\. Yhteensä 0,00\s€\.$/,
    left: (left: number) => `Varastossa on ${left} kpl.`,
  },
  sv: {
    add: /^Lägg i varukorgen: .+/,
    more: /^Öka antalet: .+/,
    fewer: /^Minska antalet: .+/,
    remove: /^Ta bort ur varukorgen: .+/,
    cart: (count: number) =>
      new RegExp(`^Varukorg: ${count} var(?:a|or), totalt [\\d ]+,\\d\\d\\s€$`),
    changed: (count: number) => new RegExp(`: ${count}\\sst i varukorgen\\. Totalt .+€\\.$`),
    removed: /^Borttagen ur varukorgen: .+\. Totalt 0,00\s€\.$/,
    left: (left: number) => `Det finns ${left} st i lager.`,
  },
  en: {
    add: /^Add to cart: .+/,
    more: /^Increase quantity: .+/,
    fewer: /^Decrease quantity: .+/,
    remove: /^Remove from cart: .+/,
    cart: (count: number) => new RegExp(`^Cart: ${count} items?, total €\\d+\\.\\d\\d$`),
    changed: (count: number) => new RegExp(`: ${count} in your cart\\. Total €.+\\.$`),
    removed: /^Removed from your cart: .+\. Total €0\.00\.$/,
    left: (left: number) => `${left} in stock.`,
  },
};

const cartLink = (page: Page): Locator =>
  page.locator('header a[href$="/ostoskori"]:not([hreflang])');
const cards = (page: Page): Locator => page.locator('main article');
const cardOf = (page: Page, product: string): Locator =>
  cards(page).filter({ has: page.locator(`a[href$="${product.split('/').at(-1)}"]`) });

/** The cart as the page knows it, so that buttons act at once. */
const cartIsKnown = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/_data/cart-count'));

for (const language of oneOrAll('en')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('products are bought from a list by pointer and by keyboard, each with one press', async ({
      page,
      visit,
    }) => {
      await visit(list);
      const heard = await hear(page);
      const [first, second, third] = [0, 1, 2].map((place) => cards(page).nth(place)) as [
        Locator,
        Locator,
        Locator,
      ];
      await first.getByRole('button', { name: say.add }).click();
      await expect(first.getByRole('button', { name: say.more })).toBeFocused();
      await expect(cartLink(page)).toHaveAccessibleName(say.cart(1));
      for (const card of [second, third]) {
        await card.getByRole('button', { name: say.add }).focus();
        await page.keyboard.press('Enter');
        await expect(card.getByRole('button', { name: say.more })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(cartLink(page)).toHaveAccessibleName(say.cart(4));
      await expect.poll(() => piecesInCart(page)).toBe(4);
      // The third card's first piece is announced too where its second comes late.
      await expect.poll(async () => (await heard()).at(-1)).toMatch(say.changed(2));
      for (const earlier of (await heard()).slice(0, -1)) expect(earlier).toMatch(say.changed(1));
      await axe(page);

      // Down to none: the button is back, with the focus.
      await third.getByRole('button', { name: say.fewer }).focus();
      await page.keyboard.press('Enter');
      await expect(third.getByRole('button', { name: say.remove })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(third.getByRole('button', { name: say.add })).toBeFocused();
      await expect.poll(() => piecesInCart(page)).toBe(2);
      await expectStill(page);
    });

    test('more than the stock is refused with what is left, and the quantity is again that of the cart (R251)', async ({
      page,
      shop,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      const left = await stockOf(page, product);
      await putInCart({ page, shop }, product, left);
      await visit(list);
      const card = cardOf(page, product);
      const heard = await hear(page);
      await card.getByRole('button', { name: say.more }).click();
      await expect(card).toContainText(say.left(left));
      await expect(card.getByRole('button', { name: say.more })).toBeFocused();
      await expect(card.locator('[aria-busy]')).toHaveCount(0);
      await expect(card).toContainText(`${left} `);
      await expect.poll(heard).toEqual([expect.stringContaining(say.left(left))]);
      await expect.poll(() => piecesInCart(page)).toBe(left);
      await axe(page);
      await card.getByRole('button', { name: say.fewer }).click();
      await expect(card).not.toContainText(say.left(left));
      await expect(cartLink(page)).toHaveAccessibleName(say.cart(left - 1));
    });
  });
}

test('twenty pieces take twenty presses, which are sent together and in order', async ({
  page,
  visit,
}) => {
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData());
  });
  await visit(list);
  const card = cards(page).first();
  await card.getByRole('button').first().click();
  const more = card.getByRole('button', { name: words.fi.more });
  for (let press = 1; press < 20; press += 1) await more.click();
  await expect(card).toContainText('20');
  await expect(cartLink(page)).toHaveAccessibleName(words.fi.cart(20));
  await expect.poll(() => piecesInCart(page)).toBe(20);
  const quantities = sent.flatMap((body) => /quantity=(\d+)/.exec(body ?? '')?.[1] ?? []);
  expect(quantities.length).toBeLessThan(20);
  expect(quantities.at(-1)).toBe('20');
  expect(quantities).toEqual(quantities.toSorted((a, b) => Number(a) - Number(b)));
});

test('presses before the cart is known are added to what it has', async ({ page, shop, visit }) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product, 2);
  const gate = Promise.withResolvers<void>();
  await page.route('**/_data/cart-count.data*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit(list);
  const add = cardOf(page, product).getByRole('button', { name: words.fi.add });
  await add.click();
  await add.click();
  gate.resolve();
  await expect(cartLink(page)).toHaveAccessibleName(words.fi.cart(4));
  await expect(cardOf(page, product)).toContainText('4');
});

/** Each leaves the list in another way, right after a press. */
const ways: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['the cart', (page) => cartLink(page).click()],
  ['another document', (page) => page.goto('about:blank')],
];

for (const [name, leave] of ways) {
  test(`what was pressed just before leaving for ${name} is in the cart`, async ({
    page,
    context,
    visit,
  }) => {
    await visit(list);
    await cartMade(page);
    const card = cards(page).first();
    await card.getByRole('button').first().click();
    await card.getByRole('button', { name: words.fi.more }).click();
    await leave(page);
    const onlooker = await context.newPage();
    await expect.poll(() => piecesInCart(onlooker)).toBe(2);
    if (name !== 'the cart') return;
    await expect(page.locator('main input[name=quantity]')).toHaveValue('2');
    await expect(cartLink(page)).toHaveAccessibleName(words.fi.cart(2));
  });
}

test('cards and header follow what happens to the cart elsewhere', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit(list);
  await cartMade(page);
  await putInCart({ page, shop }, product, 3);
  await returnToTab(page);
  await expect(cardOf(page, product).getByRole('button', { name: words.fi.more })).toBeVisible();
  await expect(cardOf(page, product)).toContainText('3');
  await expect(cartLink(page)).toHaveAccessibleName(words.fi.cart(3));
  await expect(page.locator('body')).toBeFocused();
  await expectStill(page);
});

test('a press that cannot be sent is put back and says so', async ({ page, problems, visit }) => {
  problems.allow(/cart-count|ERR_FAILED|Failed to fetch/);
  await visit(list);
  await cartMade(page);
  await page.route('**/_data/cart-count.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const card = cards(page).first();
  await card.getByRole('button').first().click();
  await expect(card).toContainText('Ei onnistunut. Yritä uudelleen.');
  await expect(card.getByRole('button', { name: words.fi.add })).toBeFocused();
});

test('products with options have no button', async ({ page, visit }) => {
  await visit('/kategoria/muoti/naisten-vaatteet/housut');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.fi.add })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(narrow);

  test('buttons are large enough, and the page stands still', async ({ page, visit }) => {
    await visit(list);
    const known = cartIsKnown(page);
    const card = cards(page).first();
    const add = card.getByRole('button', { name: words.fi.add });
    const size = await add.boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    await add.tap();
    await known;
    for (const name of [words.fi.remove, words.fi.more]) {
      const box = await card.getByRole('button', { name }).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await expect(cartLink(page)).toHaveAccessibleName(words.fi.cart(1));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectStill(page);
    await axe(page);
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the button adds one and leads back to its place in the list', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp /);
    for (const [place, language] of ['', '/sv'].entries()) {
      await visit(`${language}${list}?sivu=2`);
      await cards(page).nth(20).getByRole('button').first().click();
      await expect(page).toHaveURL(new RegExp(`${language}${list}\\?sivu=2#.+$`));
      await expect(cards(page).nth(20)).toBeInViewport();
      const say = language ? 'Lagd i varukorgen.' : 'Lisätty ostoskoriin.';
      await expect(page.getByText(say)).toBeVisible();
      await expect.poll(() => piecesInCart(page)).toBe(place + 1);
    }
    await page.getByRole('link', { name: 'Till varukorgen' }).click();
    await expect(page.locator('main input[name=quantity]')).toHaveValue('2');
  });

  test('more than the stock is refused on the page of the product (R251)', async ({
    page,
    problems,
    shop,
    visit,
  }) => {
    problems.allow(/^request: csp /);
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product, await stockOf(page, product));
    await visit(list);
    await cardOf(page, product).getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await expect(page.getByRole('alert')).toContainText('Varastossa on vain');
  });
});
