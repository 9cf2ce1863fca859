/** What browsers store and whom they ask, on all kinds of pages: without consent, with it, and after it was
 * withdrawn, compared with the one table of what is stored (L17, R384, R385). */
import type { BrowserContext, Page } from '@playwright/test';
import type { OptionalCategory } from '../src/features/cookie-consent/rules/categories.ts';
import { forbidden, stored } from '../src/features/cookie-consent/rules/stored.ts';
import { undecided } from './fixtures/consent.ts';
import { hydrated } from './fixtures/page.ts';
import { isScript } from './fixtures/scripts.ts';
import { expect, test, goTo } from './fixtures/test.ts';
import { beActive, eventsSent } from './steps/events.ts';
import { openAs } from './steps/logging-in.ts';
import { toMethods } from './steps/ordering.ts';

test.use(undecided);
test.setTimeout(300_000);

const isAttribution = isScript('list-attribution');
const wheres = ['cookie', 'local', 'session'] as const;
type Names = Record<(typeof wheres)[number], Set<string>>;

/** What may be there, by where. */
function allowedNames(given: readonly OptionalCategory[]): Names {
  const without = new Set(forbidden(given).flatMap(({ names }) => names));
  const all = Object.values(stored);
  const of = (where: string) =>
    all
      .filter((one) => one.where === where)
      .flatMap(({ names }): readonly string[] => names)
      .filter((name) => !without.has(name));
  return {
    cookie: new Set(of('cookie')),
    local: new Set(of('local')),
    session: new Set(of('session')),
  };
}

/** Everything that the browser keeps for the shop now. */
async function keptNow(page: Page): Promise<Record<(typeof wheres)[number] | 'other', string[]>> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/\.sig$/, ''));
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    other: [
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ],
  }));
  return { cookie: cookies, ...inPage };
}

async function expectAllowed(page: Page, given: readonly OptionalCategory[]): Promise<void> {
  const kept = await keptNow(page);
  const allowed = allowedNames(given);
  expect(kept.other, page.url()).toEqual([]);
  for (const where of wheres) {
    const more = kept[where].filter((name) => !allowed[where].has(name));
    expect(more, `${where} at ${page.url()}`).toEqual([]);
  }
}

/** Origins that were asked for anything, other than the shop's. */
function strangers(context: BrowserContext, url: string): Set<string> {
  const others = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin) others.add(origin);
  });
  return others;
}

const plain = [
  '/',
  '/kategoria/ruoka',
  '/haku?hakutermi=kahvi',
  '/tuotemerkit',
  '/info/tietoturva',
  '/myymalat',
  '/kategoria/kampanjat',
  '/palaute',
  '/suosikit',
  '/tilaukset',
  '/evasteet',
];

/** Visits the pages, opens and buys a product, as far as the payment. */
async function walk(page: Page, given: readonly OptionalCategory[], paths = plain): Promise<void> {
  for (const path of paths) {
    await goTo(page, path);
    await hydrated(page);
    await expectAllowed(page, given);
  }
  await goTo(page, '/kategoria/ruoka');
  await hydrated(page);
  await page.locator('main a[href*="/tuote/"]').nth(1).click();
  await expect(page).toHaveURL(/\/tuote\//);
  await page.waitForLoadState('networkidle');
  await expectAllowed(page, given);
}

test('without consent only what is necessary is stored, with it only what was given, and after it nothing more', async ({
  context,
  page,
  shop,
}) => {
  const others = strangers(context, shop.url);
  const events = eventsSent(context);
  const region = page.getByRole('region', { name: 'Lupa evästeisiin' });
  await walk(page, []);
  await toMethods({ page, language: 'fi', hasScript: true }, shop.url);
  await expectAllowed(page, []);
  expect(events).toEqual([]);
  await goTo(page, '/');
  await region.getByRole('button', { name: 'Hyväksy kaikki' }).click();
  await expect
    .poll(async () => (await keptNow(page)).cookie)
    .toEqual(expect.arrayContaining(['aitta_consent', 'aitta_visitor']));
  await goTo(page, '/haku?hakutermi=kahvi');
  // Its code comes after the page.
  await expect
    .poll(async () => (await keptNow(page)).local)
    .toEqual(expect.arrayContaining(['aitta:search-history']));
  // So does what notes the list in which a product was opened.
  await expect(async () => {
    await walk(page, ['functional', 'analytics', 'marketing'], []);
    const { local, session } = await keptNow(page);
    expect([...local, ...session]).toEqual(
      expect.arrayContaining(['aitta:recently-viewed', 'aitta:search-history', 'aitta:found-in']),
    );
  }).toPass();
  await expect(async () => {
    await beActive(page);
    expect(events.map(({ name }) => name)).toContain('view_item');
  }).toPass();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Peru suostumukset/ })
    .click();
  await expect(page.locator('[data-toast]')).toContainText('Suostumus on peruttu.');
  await expectAllowed(page, []);
  events.length = 0;
  await walk(page, [], ['/haku?hakutermi=kahvi', '/']);
  expect(events).toEqual([]);
  expect([...others]).toEqual([]);
});

test('a customer’s browser keeps no more than the table says', async ({
  context,
  page,
  people,
  shop,
}) => {
  const others = strangers(context, shop.url);
  await openAs(page, people.aino, '/oma-tili');
  await hydrated(page);
  await expectAllowed(page, []);
  for (const path of ['/suosikit', '/tilaukset', '/ostoskori']) {
    await goTo(page, path);
    await hydrated(page);
    await expectAllowed(page, []);
  }
  await context.clearCookies();
  await goTo(page, '/check-login');
  await expect(page.locator('input[name=email]').first()).toBeVisible();
  await expectAllowed(page, []);
  expect([...others]).toEqual([]);
});

test('a product is attributed to the list it was found in, with consent to analytics only (R165, R391)', async ({
  page,
  visit,
}) => {
  const found = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('aitta:found-in') ?? '{}') as Record<string, object>,
    );
  await visit('/kategoria/ruoka/kuivakaappi');
  const link = page.locator('main article a[href*="/tuote/"]').nth(2);
  const [, id = ''] = /\/(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/tuote\//);
  await expect.poll(() => found()).toEqual({});
  await page.goBack();
  const region = page.getByRole('region', { name: 'Lupa evästeisiin' });
  await region.getByText('Valitse itse').click();
  await region.getByRole('checkbox', { name: /^Tilastot/ }).check();
  const loaded = page.waitForResponse(isAttribution);
  await region.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await (await loaded).finished();
  await expect(async () => {
    await visit('/kategoria/ruoka/kuivakaappi');
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page).toHaveURL(/\/tuote\//);
    await expect
      .poll(() => found())
      .toEqual({
        [id]: { listId: '/kategoria/ruoka/kuivakaappi', listName: 'Kuivakaappi', position: 3 },
      });
  }).toPass();
  // A row of the product page is another list.
  const row = page.locator('main section[aria-label] li a[href*="/tuote/"]').first();
  const [, other = ''] = /\/(\d+)$/.exec((await row.getAttribute('href')) ?? '') ?? [];
  await row.click();
  await expect
    .poll(async () => (await found())[other])
    .toMatchObject({
      listId: expect.stringMatching(/^\/tuote\/.*#row-\d+$/) as unknown,
      position: 1,
    });
});
