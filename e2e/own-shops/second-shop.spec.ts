/** A shop of another merchant, made of data alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { addressIn, languages } from '../../src/platform/i18n/language.ts';
import { boatShop } from '../fixtures/boat-shop.ts';
import { oneOrAll } from '../fixtures/in-turn.ts';
import { axe, expect, test, goTo } from '../fixtures/test.ts';
import { orderPaid } from '../steps/ordering.ts';

test.use({ settings: boatShop });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const deliveryNames = {
  fi: 'Laituritoimitus',
  sv: 'Leverans till bryggan',
  en: 'Delivery to your jetty',
};

const helpPages = readdirSync('seed/new-space/pages/info')
  .filter((file) => file.endsWith('.fi.md'))
  .map((file) => `/info/${file.replace('.fi.md', '')}`);

const paths = [
  '/',
  '/kategoria',
  '/kategoria/kansi',
  '/kategoria/kansi/koydet',
  '/kategoria/vaatteet/takit?koko=M',
  '/kategoria?alennus=true',
  '/kategoria/turvallisuus?ominaisuus=miehisto.moussi',
  '/tuote/koysi-0/900',
  '/haku?hakutermi=kompassi',
  '/haku?hakutermi=palautus',
  '/tuotemerkit',
  '/tuotemerkit/kuunari',
  '/kampanja',
  '/kategoria/kampanjat',
  '/kategoria/inspiroidu',
  '/hyvaolo',
  '/info',
  '/myymalat',
  '/guided-entry',
  '/palaute',
  '/arvio',
  '/saavutettavuus',
  '/ostoskori',
  '/tilaukset',
  '/manifest.webmanifest',
  ...helpPages,
];

test('no page of another merchant’s shop knows the demo shop, in any language (R022, R073)', async ({
  request,
}) => {
  test.slow();
  const words = /\b(?:aitta|aitan|aitassa|black (?:friday|month)|tavaratalo|varuhus och mat)/i;
  for (const language of languages) {
    for (const path of paths) {
      const own = addressIn(language, path);
      const response = await request.get(own);
      expect(response.status(), own).toBe(200);
      const text = (await response.text()).replaceAll(/aitta[:_-][\w-]+|aitta_in/g, '');
      expect(words.exec(text)?.[0], own).toBeUndefined();
    }
  }
});

test('each of its pages is without faults for assistive technology, in a language in turn (R022)', async ({
  page,
  visit,
}) => {
  test.slow();
  for (const [index, path] of paths.filter((one) => !one.startsWith('/manifest')).entries()) {
    expect(await visit(addressIn(languages[index % languages.length] ?? 'fi', path)), path).toBe(
      200,
    );
    await axe(page);
  }
});

test('its name, mark, colours, order of languages, footer and deliveries are its own (R022, R073)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(page).toHaveTitle('Kaikki veneeseen – Purjehtijan Puoti');
  const mark = page.getByRole('link', { name: 'Purjehtijan Puoti' });
  await expect(mark).toHaveCSS('color', 'rgb(10, 74, 120)');
  await expect(mark.locator('img')).toHaveAttribute('src', /^\/kuvat\/sisalto\/.*\.svg$/);
  const order = page.getByRole('navigation', { name: 'Kieli' }).getByRole('link');
  await expect(order).toHaveText(['Svenska', 'Suomi', 'English']);
  await visit('/info/toimitustavat');
  await expect(page.getByRole('cell', { name: /^Laituritoimitus/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '14,50 €' })).toBeVisible();
  await visit('/info/sopimusehdot');
  await expect(page.getByText('Purjehtijan Puoti Ky').first()).toBeVisible();
});

test('its filters of what the feeds say of products, and their words, are its own (R022, R103)', async ({
  page,
  visit,
}) => {
  const filters = page.getByRole('complementary');
  await visit('/haku?hakutermi=pelastusliivi moussille');
  await expect(page).toHaveURL('/haku?hakutermi=pelastusliivi&ominaisuus=miehisto.moussi');
  await expect(page.getByRole('link', { name: 'Poista rajaus Moussit' })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: /^Moussit/ })).toBeChecked();
  await expect(filters.locator('summary').filter({ hasText: 'Kenelle' })).toHaveCount(0);
  await visit('/sv/kategoria/turvallisuus');
  await filters.locator('summary').filter({ hasText: 'Besättning' }).click();
  await filters.getByRole('checkbox', { name: /^Skeppare/ }).check();
  await expect(page).toHaveURL('/sv/kategoria/turvallisuus?ominaisuus=miehisto.kippari');
});

test('a department with a page of its own has it above the products, the others are as before', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const moved = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries())
        Object.assign(window, { moved: [...movesOf(), (entry as unknown as Shift).value] });
    };
    const movesOf = () => (window as unknown as { moved?: number[] }).moved ?? [];
    interface Shift {
      value: number;
    }
    new PerformanceObserver(moved).observe({ type: 'layout-shift', buffered: true });
  });
  const main = page.getByRole('main');
  for (const [prefix, tile, text] of [
    ['', 'Solmuopas', 'Pidä kansi kunnossa.'],
    ['/sv', 'Knopguide', 'Håll däcket i skick.'],
  ] as const) {
    await visit(`${prefix}/kategoria/kansi`);
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('heading', { name: `4. ${tile}` })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text);
    await axe(page);
    // The styles were there before the code.
    await main.getByRole('link', { name: tile, exact: true }).hover();
    const moved = await page.evaluate(() => (window as { moved?: number[] }).moved ?? []);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
    await main.getByRole('link', { name: tile, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/kategoria/kansi/koydet`);
    await expect(main.getByText(text)).toBeHidden();
  }
  await visit('/kategoria/navigointi/kompassit');
  await expect(main.getByRole('heading', { name: 'Kompassit', level: 1 })).toBeVisible();
  await expect(main.getByText('Solmuopas')).toHaveCount(0);
  await expect(main.locator('h1 ~ *')).toHaveCount(0);
});

for (const language of oneOrAll('sv')) {
  test(`a guest finds, orders and pays in ${language}, and the order has the shop’s seller and delivery (R022)`, async ({
    page,
    shop,
    visit,
  }) => {
    const ordering = { page, language, hasScript: true, category: 'navigointi' };
    await visit(addressIn(language, '/kategoria/navigointi'));
    await expect(page.locator('main article').first()).toBeVisible();
    await axe(page);
    await orderPaid(ordering, shop.url);
    await axe(page);
    await expect(page.locator('main')).toContainText(deliveryNames[language]);
    await expect(page.locator('main')).not.toContainText('Aitta');
  });
}

test('its log-in pages carry its name and mark', async ({ page, request }) => {
  await goTo(page, '/check-login?target=/');
  await expect(page).toHaveTitle(/Purjehtijan Puoti$/);
  expect(await page.content()).not.toMatch(/Aitta/);
  const icon = await request.get('/identity/mark.png');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('the demo shop’s own files hold its name, so that the search for it can find something', () => {
  expect(readFileSync('seed/demo-space/shop.json', 'utf8')).toContain('Aitta');
});

test('a shop that asks for no consent shows no question, and stores nothing that needs one (R385)', async ({
  page,
  visit,
}) => {
  await visit('/tuote/koysi-0/900');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('header > section')).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  await expect.poll(() => kept()).not.toContain('aitta:recently-viewed');
  await expect.poll(() => kept()).not.toContain('aitta:found-in');
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evästeet' }).click();
  await expect(page.getByText('Siksi emme kysy lupaa.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await axe(page);
});
