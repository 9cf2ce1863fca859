import type { Locator, Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, narrow, test, withoutScript } from './fixtures/test.ts';
import {
  hear,
  returnToTab,
  piecesInCart,
  plainProducts,
  putInCart,
  stockOf,
} from './steps/carting.ts';

const words = {
  fi: {
    quantity: /^Määrä: /,
    more: /^Lisää määrää: [^:]+$/,
    fewer: /^Vähennä määrää: [^:]+$/,
    remove: /^Poista /,
    toCheckout: 'Siirry kassalle',
    changed: /: 3\skpl\. Yhteensä \d+,\d\d\s€\.$/,
    removed: /^Poistettu ostoskorista: .+\. Yhteensä/,
    empty: 'Ostoskorisi on tyhjä.',
    only: (left: number) => `Varastossa on vain ${left} kpl.`,
    alsoInCart: (left: number) => `Varastossa on vain ${left} kpl, ja ostoskorissasi on jo 1 kpl.`,
  },
  sv: {
    quantity: /^Antal: /,
    more: /^Öka antalet: [^:]+$/,
    fewer: /^Minska antalet: [^:]+$/,
    remove: /^Ta bort /,
    toCheckout: 'Till kassan',
    changed: /: 3\sst\. Totalt \d+,\d\d\s€\.$/,
    removed: /^Borttagen ur varukorgen: .+\. Totalt/,
    empty: 'Din varukorg är tom.',
    only: (left: number) => `Det finns bara ${left} st i lager.`,
    alsoInCart: (left: number) =>
      `Det finns bara ${left} st i lager, och du har redan 1 st i varukorgen.`,
  },
  en: {
    quantity: /^Quantity: /,
    more: /^Increase quantity: [^:]+$/,
    fewer: /^Decrease quantity: [^:]+$/,
    remove: /^Remove /,
    toCheckout: 'Go to checkout',
    changed: /: 3\. Total €\d+\.\d\d\.$/,
    removed: /^Removed from your cart: .+\. Total/,
    empty: 'Your cart is empty.',
    only: (left: number) => `Only ${left} in stock.`,
    alsoInCart: (left: number) => `Only ${left} in stock, and you already have 1 in your cart.`,
  },
};

const fieldIn = (page: Page): Locator => page.locator('main input[name=quantity]').first();

/** Keeps changes of the cart from the shop until the result is called. */
async function holdChanges(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Stays on the page: a request that comes while its handler is taken away is never sent.
  await page.route('**/ostoskori.data*', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.fallback();
  });
  return resolve;
}

const toCheckout = (page: Page) => page.getByRole('link', { name: 'Siirry kassalle' });

for (const language of oneOrAll('fi')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('Enter in the quantity field sets the quantity, and that is announced', async ({
      page,
      shop,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      await putInCart({ page, shop }, product);
      await visit('/ostoskori');
      const heard = await hear(page);
      await page.getByLabel(say.quantity).fill('3');
      await page.getByLabel(say.quantity).press('Enter');
      await expect.poll(heard).toEqual([expect.stringMatching(say.changed)]);
      await expect(page.getByLabel(say.quantity)).toHaveValue('3');
      await expect(page.getByLabel(say.quantity)).toBeFocused();
      await expect.poll(() => piecesInCart(page)).toBe(3);
      await axe(page);
    });

    test('by keyboard alone: steps keep the focus, removing a line moves it to the next, and each change is announced', async ({
      page,
      shop,
      visit,
    }) => {
      const products = await plainProducts(page, 3);
      for (const product of products) await putInCart({ page, shop }, product, 2);
      await visit('/ostoskori');
      const more = page.getByRole('button', { name: say.more });
      const fewer = page.getByRole('button', { name: say.fewer });
      const heard = await hear(page);
      await more.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(heard).toEqual([expect.stringMatching(say.changed)]);
      await expect(more.first()).toBeFocused();
      await fewer.first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(fewer.first()).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expect(fewer.first()).toBeFocused();
      await expect.poll(() => piecesInCart(page)).toBe(5);
      await expect(page.getByLabel(say.quantity).first()).toHaveValue('1');

      const lines = page.locator('main li:has(input[name=quantity])');
      const remove = page.getByRole('button', { name: say.remove });
      await remove.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(2);
      await expect.poll(async () => (await heard()).at(-1)).toMatch(say.removed);
      // The line that came after it.
      await expect(lines.nth(1).locator('h2 a')).toBeFocused();
      await remove.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(1);
      await expect(page.locator('main h1')).toBeFocused();
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: say.empty })).toBeFocused();
      await expect.poll(async () => (await heard()).at(-1)).toContain(say.empty);
    });

    test('a quantity beyond the stock names what is left, in the cart and on the product’s page (R249, R251)', async ({
      page,
      shop,
      problems,
      visit,
    }) => {
      problems.allow(/status of 400/);
      const [product = ''] = await plainProducts(page, 1);
      const left = await stockOf(page, product);
      expect(left).toBeGreaterThan(1);
      await putInCart({ page, shop }, product);
      await visit('/ostoskori');
      // A shopper who goes on at once is stopped: the change was refused, after the click or during it.
      const refuse = await holdChanges(page);
      await page.getByLabel(say.quantity).fill('999');
      await page.getByRole('link', { name: say.toCheckout }).click();
      refuse();
      await expect(page.getByRole('alert')).toContainText(say.only(left));
      const refuseAgain = await holdChanges(page);
      await page.getByLabel(say.quantity).fill('998');
      await page.getByRole('link', { name: say.toCheckout }).hover();
      await page.mouse.down();
      refuseAgain();
      await expect(page.getByRole('alert')).toContainText(say.only(left));
      await page.mouse.up();
      await expect(page).toHaveURL(/\/ostoskori$/);
      await expect(page.getByLabel(say.quantity)).toHaveValue('1');
      await expect.poll(() => piecesInCart(page)).toBe(1);
      // An invalid quantity is replaced by the one in the cart, and the old refusal disappears.
      await page.getByLabel(say.quantity).fill('-2');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByLabel(say.quantity).press('Enter');
      await expect(page.getByLabel(say.quantity)).toHaveValue('1');
      await page.getByRole('link', { name: say.toCheckout }).click();
      await expect(page).toHaveURL(/\/kassa$/);

      await visit(product);
      await page.locator('main #buy input[name=quantity]').fill(String(left));
      await page.locator('main button[form=buy]').click();
      await expect(page.getByRole('alert')).toHaveText(say.alsoInCart(left));
    });
  });
}

/** Each leaves the cart in another way, right after a quantity was typed. */
const ways: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['the checkout', (page) => toCheckout(page).click()],
  ['another page', (page) => page.getByRole('link', { name: 'Jatka ostoksia' }).click()],
  ['another document', (page) => page.goto('about:blank')],
  ['the page before, by the browser’s button', (page) => page.goBack()],
  [
    'another tab, with this one closed',
    async (page) => {
      const other = await page.context().newPage();
      await other.goto('about:blank');
      await page.close({ runBeforeUnload: true });
    },
  ],
];

for (const [name, leave] of ways) {
  test(`a quantity typed just before leaving for ${name} is sent (R243)`, async ({
    page,
    context,
    shop,
    visit,
  }) => {
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product, 2);
    await visit('/tuotemerkit');
    await page.locator('header a[href="/ostoskori"]').click();
    await fieldIn(page).fill('5');
    await leave(page);
    const onlooker = await context.newPage();
    await expect.poll(() => piecesInCart(onlooker)).toBe(5);
    if (name === 'the checkout') {
      await expect(page.getByRole('heading', { name: 'Tilauksesi: 5 tuotetta' })).toBeVisible();
    }
  });
}

test('each line costs as much as its pieces, and the cart as much as its lines (R235)', async ({
  page,
  shop,
  visit,
}) => {
  const products = await plainProducts(page, 3);
  for (const [more, product] of products.entries())
    await putInCart({ page, shop }, product, more + 1);
  await visit('/ostoskori');
  const cents = async (texts: Locator) =>
    (await texts.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')));
  const lines = page.locator('main li:has(input[name=quantity])');
  await expect(lines).toHaveCount(3);
  const each = await cents(lines.locator('span:has(> sup)'));
  const totals = await cents(lines.locator('strong'));
  expect(totals).toEqual(each.map((price, more) => price * (more + 1)));
  const [sum] = await cents(page.getByRole('region', { name: 'Yhteensä' }).locator('dd').first());
  expect(sum).toBe(totals.reduce((all, total) => all + total, 0));
});

test('a quantity is sent once, half a second after the last change (R243)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await page.clock.install();
  await visit('/ostoskori');
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData());
  });
  // The clock stands still however long a click takes.
  await page.clock.pauseAt(Date.now() + 10_000);
  const more = page.getByRole('button', { name: words.fi.more });
  for (let press = 0; press < 3; press += 1) await more.click();
  await page.clock.runFor(490);
  expect(sent).toEqual([]);
  await page.clock.runFor(20);
  await expect(page.getByText('Tuotteet', { exact: true }).first()).toBeVisible();
  await expect.poll(() => piecesInCart(page)).toBe(4);
  expect(sent).toEqual([expect.stringContaining('quantity=4')]);
});

test('the same product added again is announced again, with its quantity in the cart', async ({
  page,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit(product);
  const news = page.locator('[aria-live=polite]').filter({ hasText: 'Lisätty ostoskoriin:' });
  for (const count of [1, 2]) {
    await page.locator('main button[form=buy]').first().click();
    await expect(news).toContainText(`Ostoskorissasi on nyt ${count} kpl.`);
  }
});

const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'aitta_cart')?.value;
const badge = (page: Page) => page.locator('header a[href="/ostoskori"] span').last();

test('a browser gets its cart once the pages are ready, and what is added meanwhile is in it (R239)', async ({
  page,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route('**/_data/cart-count.data*', async (route) => {
    if (route.request().method() === 'POST') {
      asked.resolve();
      await gate.promise;
    }
    await route.continue();
  });
  await visit(product);
  await asked.promise;
  await page.locator('main button[form=buy]').first().click();
  gate.resolve();
  await expect(page.getByText('Ostoskorissasi on nyt 1 kpl.').first()).toBeVisible();
  await expect.poll(() => piecesInCart(page)).toBe(1);
  const cookie = await cartCookie(page);
  expect(cookie).toBeTruthy();
  await visit('/kategoria/ruoka');
  await expect(badge(page)).toContainText('1');
  await expect.poll(() => cartCookie(page)).toBe(cookie);
});

test('what is added in the moment the cart’s creation begins is in it (R239)', async ({
  page,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks);
    locks.request = (name: string, options: unknown, ...rest: unknown[]) => {
      const result = Reflect.apply(request, locks, [name, options, ...rest]);
      if (name === 'aitta:cart-count' && (options as LockOptions).mode === 'exclusive') {
        locks.request = request;
        document.querySelector<HTMLElement>('main button[form=buy]')?.click();
      }
      return result;
    };
  });
  await visit(product);
  await expect(page.getByRole('link', { name: 'Siirry ostoskoriin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => piecesInCart(page)).toBe(1);
});

test('the number of pieces follows a press also when the browser had no time to show it being sent', async ({
  page,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  // React does what can wait when it gets a message; messages sent meanwhile come when they are released.
  await page.addInitScript(() => {
    let kept: (() => void)[] | null = null;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function later(this: MessagePort, ...message: unknown[]) {
      const send = () => void Reflect.apply(postMessage, this, message);
      if (kept) kept.push(send);
      else send();
    };
    addEventListener('hold', () => (kept = []));
    addEventListener('release', () => {
      const sends = kept ?? [];
      kept = null;
      for (const send of sends) send();
    });
  });
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/_data/cart-count'))
      opened.push(request.url());
  });
  await visit(product);
  await expect.poll(() => cartCookie(page)).toBeTruthy();
  await page.evaluate(() => {
    dispatchEvent(new Event('hold'));
    document.querySelector<HTMLElement>('main button[form=buy]')?.click();
  });
  // The router forgets fetchers that were answered.
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as never as {
      __reactRouterDataRouter: { state: { fetchers: Map<string, unknown> } };
    };
    return router.state.fetchers.size === 0;
  });
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(badge(page)).toContainText('1');
  expect(opened).toHaveLength(1);
});

test('the number of pieces is read on each page, and when the tab is seen again (R240, R241)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await visit('/tuotemerkit');
  await expect.poll(() => cartCookie(page)).toBeTruthy();
  await putInCart({ page, shop }, product, 2);
  await returnToTab(page);
  await expect(badge(page)).toContainText('2');
  await putInCart({ page, shop }, product, 3);
  await page.locator('header a[href="/kategoria/muoti"]').first().click();
  await expect(badge(page)).toContainText('5');
  await page.locator('header a[href="/ostoskori"]').click();
  await expect(fieldIn(page)).toHaveValue('5');
  await putInCart({ page, shop }, product);
  await returnToTab(page);
  await expect(fieldIn(page)).toHaveValue('6');
});

test.describe('on a phone', () => {
  test.use(narrow);

  test('the keyboard’s ready key sets the quantity', async ({ page, shop, visit }) => {
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product);
    await visit('/ostoskori');
    await fieldIn(page).fill('4');
    // What Enter does: submits the form as its first button would.
    await fieldIn(page).evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
    await expect.poll(() => piecesInCart(page)).toBe(4);
    await expect(fieldIn(page)).toHaveValue('4');
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('who only looks around leaves no cart behind (R239)', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp /);
    for (const path of ['/', '/kategoria/ruoka', '/ostoskori', '/kassa']) await visit(path);
    await expect.poll(() => cartCookie(page)).toBeUndefined();
  });

  test('Enter sets the quantity, and one beyond the stock names what is left (R249)', async ({
    page,
    shop,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp /);
    const [product = ''] = await plainProducts(page, 1);
    const left = await stockOf(page, product);
    await putInCart({ page, shop }, product);
    await visit('/ostoskori');
    await fieldIn(page).fill('2');
    await fieldIn(page).press('Enter');
    await expect(fieldIn(page)).toHaveValue('2');
    await expect.poll(() => piecesInCart(page)).toBe(2);
    await fieldIn(page).fill('999');
    await fieldIn(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText(`Varastossa on vain ${left} kpl.`);
    await expect(fieldIn(page)).toHaveValue('2');
  });
});
