/** `npm run screenshots:pages`, after a build: the pages of the demo shop at four widths, as a customer with
 * groceries and clothes in the cart sees them, into docs/screenshots/pages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { makeIllustratedTemplate } from '../e2e/fixtures/template.ts';
import { allowing, closeConsents } from '../e2e/fixtures/consent.ts';
import { startShop } from '../e2e/fixtures/shop.ts';
import { hiddenField } from '../src/services/attacks/testing/visitor.ts';
import { launchOptions } from './browser.ts';
import { smallPicture } from './small-picture.ts';
import { root } from './steps.mjs';

const folder = join(root, 'docs/screenshots/pages');
const widths = [390, 820, 1366, 1920];
const height = 900;

const address = {
  intent: 'address',
  email: 'aino@aitta.example',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** Path of the first product of a category. */
async function productIn(page: Page, category: string): Promise<string> {
  const html = await (await page.request.get(`/kategoria/${category}`)).text();
  return /\/tuote\/[\w-]+\/\d+(?=")/.exec(html)?.[0] ?? '';
}

async function logIn(page: Page): Promise<void> {
  const shown = await page.request.get('/check-login?target=/');
  const csrf = hiddenField(await shown.text(), 'csrf');
  const form = { email: address.email, password: 'aitta-demo-2026', csrf };
  const { origin } = new URL(shown.url());
  await page.request.post(shown.url(), { form, headers: { origin } });
}

async function fillCart(page: Page, origin: string): Promise<void> {
  for (const category of ['ruoka/maito-juusto-ja-munat', 'ruoka/leipa', 'kosmetiikka']) {
    const product = await productIn(page, category);
    const form = { sokId: product.split('/').at(-1) ?? '', quantity: '2', stay: '1' };
    await page.request.post(product, { form, headers: { origin } });
  }
  await page.request.post('/kassa', { form: address, headers: { origin } });
}

const pagesOf = async (page: Page): Promise<Record<string, string>> => ({
  home: '/',
  department: '/kategoria/ruoka',
  list: '/kategoria/muoti/naisten-vaatteet/mekot',
  product: await productIn(page, 'muoti/naisten-vaatteet/mekot'),
  'product-electronics': await productIn(page, 'elektroniikka'),
  groceries: '/kategoria/ruoka/hedelmat-ja-vihannekset',
  recipes: '/reseptit',
  cart: '/ostoskori',
  delivery: '/kassa?vaihe=toimitus',
  account: '/oma-tili',
});

/** The page that shows all pictures. */
const gallery = (names: readonly string[]): string =>
  [
    '# Pages of the demo shop',
    `At ${widths.join(', ')} pixels. \`npm run screenshots:pages\` makes the pictures and this page again.`,
    ...names.flatMap((name) => [
      `## ${name}`,
      ...widths.map((width) => `![${name}, ${width}](pages/${name}-${width}.webp)`),
    ]),
  ].join('\n\n') + '\n';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await makeIllustratedTemplate();
const shop = await startShop({});
const browser = await chromium.launch(launchOptions());
try {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width, height },
      locale: 'fi-FI',
      timezoneId: 'Europe/Helsinki',
      reducedMotion: 'reduce',
      ...allowing(),
    });
    await closeConsents(context);
    const page = await context.newPage();
    await logIn(page);
    // The first page greets the customer.
    await page.goto('/info', { waitUntil: 'networkidle' });
    // The cart is the customer's, so the next width has it too.
    if (width === widths[0]) await fillCart(page, shop.url);
    const pages = await pagesOf(page);
    writeFileSync(join(folder, '../pages.md'), gallery(Object.keys(pages)));
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
      const picture = await page.screenshot();
      writeFileSync(join(folder, `${name}-${width}.webp`), await smallPicture(picture));
      console.log(`${name}-${width}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await shop.stop();
}
