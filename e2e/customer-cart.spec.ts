import type { Page } from '@playwright/test';
import { closeConsents } from './fixtures/consent.ts';
import { axe, expect, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { logInHere, openAs } from './steps/logging-in.ts';

const list = '/kategoria/ruoka';

const coopLines = (page: Page) => page.locator('main [data-coop]');
const filled = (page: Page) => coopLines(page).filter({ hasText: 'Omistajahinta' });

/** Opens the first product of the list that has a co-op price, and returns its path. */
async function openWithCoopPrice(page: Page, visit: (path: string) => Promise<number>) {
  await visit(list);
  const path = await page
    .locator('article:has([data-coop]) a[href*="/tuote/"]')
    .first()
    .getAttribute('href');
  await visit(path ?? '');
  return path ?? '';
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  await page.waitForURL(/\/ostoskori$/);
}

const sum = async (page: Page): Promise<number> => {
  const text = await page.locator('dt:text-is("Yhteensä") + dd').innerText();
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
};

/** Position of every element of the page. */
const places = (page: Page) =>
  page.locator('main article, main [data-coop]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

interface Shifts {
  shifts: string[];
}

/** Runs in the page: records every element of the main part that moves from now on. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  const main = document.querySelector('main');
  new PerformanceObserver((entries) => {
    const moved = entries.getEntries() as unknown as { sources: { node: Node | null }[] }[];
    for (const { node } of moved.flatMap(({ sources }) => sources)) {
      if (node && main?.contains(node)) shifts.push(node.textContent ?? '');
    }
  }).observe({ type: 'layout-shift' });
}

test('a guest’s cart is kept at login; co-op prices, savings and the bonus are shown, and another device shows the same cart (R010, R026, R028, R232)', async ({
  page,
  browser,
  shop,
  visit,
  people,
}) => {
  await openWithCoopPrice(page, visit);
  await expect(filled(page)).toHaveCount(0);
  await addToCart(page);
  const general = await sum(page);
  await expect(page.getByText('Kanta-asiakkaana tästä ostoksesta kertyisi')).toBeVisible();
  await expect(page.getByText('Omistajahinta')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.aino);
  await page.waitForURL(/\/ostoskori$/);
  await expect(page.getByText(/Omistajahinta .* \/ kpl/)).toBeVisible();
  await expect(page.getByText(/Asiakasomistajana säästät/)).toBeVisible();
  await expect(page.getByText(/kertyy bonusta arviolta/)).toBeVisible();
  await page.getByText('Näin bonus lasketaan').click();
  await expect(page.getByText('Alle 50,00 €: 1 %')).toBeVisible();
  await expect(page.getByText('Vähintään 50,00 €: 2 %')).toBeVisible();
  const own = await sum(page);
  expect(own).toBeLessThan(general);
  await axe(page);
  const other = await browser.newContext({ baseURL: shop.url });
  await closeConsents(other);
  const tablet = await other.newPage();
  await openAs(tablet, people.aino, '/ostoskori');
  await tablet.waitForURL(/\/ostoskori$/);
  await expect.poll(() => sum(tablet)).toBe(own);
  await tablet
    .getByRole('main')
    .getByRole('button', { name: /^Poista/ })
    .click();
  await expect(tablet.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  await other.close();
});

test('who logs out leaves no cart behind (R231)', async ({ page, context, visit, people }) => {
  await openWithCoopPrice(page, visit);
  await addToCart(page);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.onni);
  await page.getByRole('button', { name: /^Oma tili/ }).click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('aitta_auth');
});

for (const [name, shape, path] of [
  ['wide', {}, list],
  ['narrow', narrow, list],
  // Words and price take two lines.
  ['very narrow', { ...narrow, viewport: { width: 320, height: 640 } }, '/kategoria/muoti'],
] as const) {
  test.describe(`on a ${name} screen`, () => {
    test.use(shape);

    test('co-op prices come after hydration, asked for once, and move not a pixel (R153, L04)', async ({
      page,
      visit,
      people,
    }) => {
      await openAs(page, people.aino, '/tuotemerkit');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/_data/coop-prices')) asked.push(request.url());
      });
      // The prices are held back until the page has been measured without them.
      const gate = Promise.withResolvers<void>();
      await page.route('**/_data/coop-prices*', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await visit(path);
      const lines = await coopLines(page).count();
      expect(lines).toBeGreaterThan(0);
      await expect(filled(page)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      await page.evaluate(watchShifts);
      gate.resolve();
      await expect(filled(page)).toHaveCount(lines);
      await expect.poll(() => places(page)).toEqual(before);
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as Shifts).shifts))
        .toEqual([]);
      // Known prices are not requested again: a product of the list has its price at once.
      expect(asked).toHaveLength(1);
      // The general price is larger than the co-op price beside it.
      const sizes = await page
        .locator('article:has([data-coop])')
        .first()
        .evaluate((card) => {
          const sizeOf = (element: Element | null | undefined) =>
            Number.parseFloat(getComputedStyle(element as Element).fontSize);
          const price = card.querySelector('[data-coop]');
          return [
            sizeOf(price?.querySelector('[aria-hidden]')),
            sizeOf(price?.querySelector('strong')),
          ];
        });
      expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
      await axe(page);
    });
  });
}

test('co-op prices that cannot be had are not asked for again and again', async ({
  page,
  problems,
  visit,
  people,
}) => {
  problems.allow(/404/);
  const asked: string[] = [];
  await page.route('**/_data/coop-prices*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await openAs(page, people.aino, '/tuotemerkit');
  await visit(list);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a customer who is not co-op is asked no co-op prices and shown none (R010)', async ({
  page,
  visit,
  people,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, people.onni, '/tuotemerkit');
  await visit(list);
  await expect(page.getByRole('button', { name: /^Oma tili/ })).toBeVisible();
  expect(asked.filter((url) => url.includes('coop-prices'))).toEqual([]);
  await expect(filled(page)).toHaveCount(0);
});

test('a customer orders from the addresses of the account, and finds the order on another device (R265)', async ({
  page,
  browser,
  shop,
  visit,
  people,
}) => {
  await openWithCoopPrice(page, visit);
  await addToCart(page);
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
  await logInHere(page, people.aino);
  await visit('/kassa');
  await expect(page.getByLabel('Sähköposti')).toHaveValue(people.aino.email);
  await expect(page.getByLabel('Etunimi')).toHaveValue('Aino');
  await expect(page.getByLabel('Katuosoite')).not.toHaveValue('');
  await expect(page.getByLabel('Tallenna osoite')).not.toBeChecked();
  await axe(page);
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  await page.locator('input[name=delivery]').first().check();
  await page.getByRole('button', { name: 'Jatka maksamiseen' }).click();
  await page.locator('input[name=method]').first().check();
  const total = await sum(page);
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await page.getByRole('button', { name: 'Maksa', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect.poll(() => sum(page)).toBe(total);
  const number = (await page.getByText(/^Tilausnumero/).innerText()).replace(/\D/g, '');
  const other = await browser.newContext({ baseURL: shop.url });
  await closeConsents(other);
  const tablet = await other.newPage();
  await openAs(tablet, people.aino, '/tilaukset');
  await tablet.getByRole('link', { name: `Tilaus ${number}`, exact: true }).click();
  await expect(tablet).toHaveURL(new RegExp(`/tilaukset/${number}$`));
  await expect(tablet.getByText(`Tilausnumero ${number}`)).toBeVisible();
  await other.close();
});

test('a customer takes their data along and has it erased; the account is gone (L29)', async ({
  page,
  problems,
  people,
}) => {
  problems.allow(/status of 40[01]/);
  await openAs(page, people.siiri, '/oma-tili');
  await expect(page.getByRole('heading', { name: 'Hei Siiri!', level: 1 })).toBeVisible();
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Lataa tietosi' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aitta-tiedot.json');
  await page.getByText('Poista tietosi').click();
  await axe(page);
  await page.getByLabel('Ymmärrän').check();
  await page.getByRole('button', { name: 'Poista tietoni pysyvästi' }).click();
  await expect(page.getByRole('heading', { name: 'Tietosi on poistettu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirjaudu' })).toBeVisible();
  await goTo(page, '/check-login?target=/oma-tili');
  await page.locator('input[type=email]').fill(people.siiri.email);
  await page.locator('input[type=password]').fill('aitta-demo-2026');
  await page.locator('form:has(input[type=password]) button[type=submit]').first().click();
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect(page).not.toHaveURL(/\/oma-tili/);
});

test('a bonus card that was attached is confirmed, and the account shows its last digits at once (R227)', async ({
  page,
  problems,
  people,
}) => {
  problems.allow(/status of 400/);
  await openAs(page, people.onni, '/oma-tili');
  await page.getByRole('link', { name: 'Vaihda bonuskortti' }).click();
  await page.getByRole('button', { name: 'Poista kortti tililtä' }).click();
  const number = await page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ hasNotText: /omistaj/i })
    .first()
    .innerText();
  await page.locator('input[name=number]').fill(number.replace(/\D/g, ''));
  await page.locator('form:has(input[name=number]) button').click();
  await page.waitForURL(/\/oma-tili/);
  await expect(page.getByText('Bonuskorttisi on liitetty.')).toBeVisible();
  const digits = number.replace(/\D/g, '').slice(-4);
  await expect(page.getByRole('main').getByText(new RegExp(`••••\\s${digits}`))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('carts merge and the co-op price is paid all the same (R010, R232)', async ({
    page,
    problems,
    visit,
    people,
  }) => {
    // Preloads of scripts are refused in a browser that runs none.
    problems.allow(/^request: csp /);
    await openWithCoopPrice(page, visit);
    await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click();
    await page.waitForURL(/\/ostoskori$/);
    await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
    await logInHere(page, people.aino);
    await page.waitForURL(/\/ostoskori$/);
    await expect(page.getByText(/Omistajahinta .* \/ kpl/).first()).toBeVisible();
  });
});
