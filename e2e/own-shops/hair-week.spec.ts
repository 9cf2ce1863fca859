/** A shop in its hair week; the 3+1 days are announced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { euros } from '../../src/platform/money.ts';
import { demoSpace } from '../fixtures/space.ts';
import { axe, expect, test, goTo } from '../fixtures/test.ts';
import { plainProductOf } from '../steps/campaign-products.ts';
import { cartMade, putInCart } from '../steps/carting.ts';
import { openAs } from '../steps/logging-in.ts';

const path = '/kategoria/kampanjat/hiusten-hellimisviikko';
const coming = 'campaigns/3-plus-1-paivaa.json';
const { teasingFrom: _, ...alwaysAnnounced } = JSON.parse(
  readFileSync(join(demoSpace, coming), 'utf8'),
) as Record<string, unknown>;

test.use({
  settings: {
    env: { AITTA_NOW: '2025-05-10T09:00:00Z' },
    space: { [coming]: JSON.stringify(alwaysAnnounced) },
  },
});
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

for (const [prefix, name, dates, until, logIn] of [
  ['', 'Hiusten hellimisviikko', '5.–18.5.2025', 'Voimassa 18.5.2025 klo 23.59 asti', 'Kirjaudu'],
  ['/sv', 'Hårvårdsveckan', '5–18.5.2025', 'Gäller till 18.5.2025 23.59', 'Logga in'],
  ['/en', 'Hair care week', '5–18 May 2025', 'Until 18/05/2025, 23:59', 'Log in'],
] as const) {
  test(`the page of “${name}” has its dates, and offers guests to log in (R071, R178, R183)`, async ({
    page,
  }) => {
    const response = await goTo(page, prefix + path);
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(dates)).toBeVisible();
    await expect(main.getByText(until)).toBeVisible();
    const link = main.getByRole('link', { name: logIn, exact: true });
    await expect(link).toHaveAttribute('href', /\/check-login\?/);
    await expect(main.locator('article').first()).toBeVisible();
    await axe(page);
  });
}

test('a campaign of normal level is a banner of the home page, not its beginning (R175)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Hiusten hellimisviikko' });
  await expect(page.getByRole('heading', { level: 2 }).and(link.locator('..'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hiusten hellimisviikko');
});

test('everybody sees the price with the card after the general one, in lists and on product pages (R180, R184, L04)', async ({
  page,
  request,
  visit,
}) => {
  const { path: product, cents } = await plainProductOf(request, 'hiusten-hellimisviikko');
  const reduced = euros(cents - Math.round(cents * 0.4), 'fi');
  await visit(path);
  const card = page.locator('main article', { has: page.locator(`a[href="${product}"]`) });
  await expect(card.first()).toContainText(`Kortilla ${reduced}`);
  await visit(product);
  const main = page.getByRole('main');
  const both = new RegExp(`${euros(cents, 'fi')}.*Kortilla ${reduced}`.replaceAll(/\s/g, '\\s'));
  await expect(main).toContainText(both);
  await expect(main).toContainText('–40 % normaalihinnasta bonuskortilla, kun olet kirjautunut.');
  await expect(main).toContainText('Voimassa 18. toukokuuta klo 23.59 asti');
  await axe(page);
});

test('customers with a card pay 40 per cent less in the cart, others do not (R180, R184)', async ({
  page,
  people,
  request,
  shop,
  visit,
}) => {
  const { path: product, cents } = await plainProductOf(request, 'hiusten-hellimisviikko');
  const reduced = cents - Math.round(cents * 0.4);
  const line = page.locator('main li:has(input[name=quantity])');
  await putInCart({ page, shop }, product);
  await visit('/ostoskori');
  await expect(line).toContainText(euros(cents, 'fi'));
  await expect(line).not.toContainText('Kortilla');
  await openAs(page, people.onni, '/ostoskori');
  await expect(line).toContainText(`Kortilla ${euros(reduced, 'fi')} / kpl`);
  await expect(line.locator('strong').last()).toHaveText(euros(reduced, 'fi'));
  await axe(page);
});

test('a logged-in customer is not offered to log in, and gets nothing off without a card (R178, R184)', async ({
  page,
  people,
  request,
  shop,
  visit,
}) => {
  await openAs(page, people.siiri, path);
  await expect(
    page.getByRole('button', { name: `Oma tili: ${people.siiri.firstName}` }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kirjaudu', exact: true })).toHaveCount(0);
  const { path: product, cents } = await plainProductOf(request, 'hiusten-hellimisviikko');
  await cartMade(page);
  await putInCart({ page, shop }, product);
  await visit('/ostoskori');
  const line = main.locator('li:has(input[name=quantity])');
  await expect(line.locator('strong').last()).toHaveText(euros(cents, 'fi'));
  await expect(line).not.toContainText('Kortilla');
});

test('cards have the ribbon of a campaign that is announced, none without a ribbon (R170)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/miehet');
  const ribbon = page.locator('main article').getByText('Tulossa: 3+1 päivää').first();
  await expect(ribbon).toHaveCSS('background-color', 'rgb(207, 227, 216)');
  await expect(ribbon).toHaveCSS('color', 'rgb(23, 69, 52)');
  await axe(page);
  await visit('/kategoria/kosmetiikka/hiukset');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main article').getByText('Hiusten hellimisviikko')).toHaveCount(0);
});
