import type { Locator, Page } from '@playwright/test';
import { hydrated } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';
import { piecesInCart, plainProducts, putInCart } from './steps/carting.ts';

const main = (page: Page) => page.getByRole('main');

/** Waits until React hears what is done to it. */
const heard = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))),
    )
    .toBe(true);

/** What a shopper does, and that it shows what came of it. */
const places = {
  'the page of a product': {
    path: (product: string) => product,
    async press(page: Page, pieces: number) {
      const button = page.locator('#buy button[type=submit]').last();
      await heard(button);
      await button.click();
      await expect(main(page).getByText(`Ostoskorissasi on nyt ${pieces} kpl.`)).toBeVisible();
    },
  },
  'a list': {
    path: () => '/kategoria/ruoka/herkut',
    async press(page: Page) {
      const sorts = main(page).locator('select').first();
      await heard(sorts);
      await sorts.selectOption({ index: 1 });
      await expect(page).toHaveURL(/lajitteluperuste=/);
      await expect(main(page).locator('article').first()).toBeVisible();
    },
  },
  'the cart': {
    path: () => '/ostoskori',
    async press(page: Page, pieces: number) {
      const sums = main(page).locator('dl').first();
      const before = await sums.innerText();
      const more = main(page)
        .getByRole('button', { name: /^Lisää määrää: / })
        .first();
      await heard(more);
      await more.click();
      await expect.poll(() => piecesInCart(page)).toBe(pieces);
      await expect(sums).not.toHaveText(before, { useInnerText: true });
    },
  },
};

/** Scripts that the page loads after those its document names. */
async function lateScripts(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await open();
  const html = await (await page.request.get(page.url())).text();
  return [...new Set(loaded)].filter((path) => !html.includes(path));
}

/** Refuses a script at a time. Other than `route`, the browser itself does so, and keeps its cache of the others. */
async function refusing(page: Page) {
  const refused = new Set<string>();
  page.on('requestfailed', (request) => refused.add(new URL(request.url()).pathname));
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  return {
    refuse: (script: string) => client.send('Network.setBlockedURLs', { urls: [`*${script}`] }),
    wasRefused: (script: string) => refused.has(script),
  };
}

for (const [name, { path, press }] of Object.entries(places)) {
  test(`nothing a shopper does on ${name} waits for a part of it that cannot be loaded`, async ({
    page,
    shop,
    problems,
    visit,
  }) => {
    problems.allow(/^request: inspector \S+\.js$|Failed to fetch dynamically imported module/);
    const [product = ''] = await plainProducts(page, 1);
    await putInCart({ page, shop }, product);
    const scripts = await lateScripts(page, () => visit(path(product)));
    expect(scripts.length).toBeGreaterThan(2);
    const { refuse, wasRefused } = await refusing(page);
    let pieces = 1;
    for (const script of scripts) {
      await test.step(script, async () => {
        await refuse(script);
        await page.goto(path(product), { waitUntil: 'load' });
        pieces += 1;
        await press(page, pieces);
        await expect.poll(() => wasRefused(script)).toBe(true);
      });
    }
  });
}

test('the button of a card buys by its form where the browser refuses the code that it needs', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await visit('/kategoria/ruoka/herkut');
  const add = main(page)
    .getByRole('button', { name: /^Lisää ostoskoriin: / })
    .first();
  await heard(add);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  const opened = page.waitForEvent('load');
  await add.click();
  await opened;
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  const fewer = main(page)
    .getByRole('button', { name: /^Poista ostoskorista: / })
    .first();
  await expect(fewer).toBeVisible();
});
