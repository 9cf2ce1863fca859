/** What the front page has for a customer. */
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { isScript } from './fixtures/scripts.ts';
import { axe, expect, expectStill, narrow, test, goTo } from './fixtures/test.ts';
import { openAs } from './steps/logging-in.ts';
import { at, orderPaid } from './steps/ordering.ts';

const isMember = isScript('member');

test('guests and customers get the same page, and guests nothing else', async ({
  page,
  people,
  shop,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const guests = await (await page.request.get('/')).text();
  await visit('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('member-home') || isMember(path))).toEqual([]);
  await expect(page.locator('main section:has(> div > h2 + a[href="/oma-tili"])')).toHaveCount(0);
  expect(await (await page.request.get('/_data/member-home')).json()).toBeNull();
  await openAs(page, people.aino, '/suosikit');
  expect(await (await page.request.get(`${shop.url}/`)).text()).toBe(guests);
});

for (const [language, size] of inTurn(languages, ['narrow', 'wide'] as const)) {
  test.describe(`${size}, in ${language}`, () => {
    test.use(size === 'narrow' ? narrow : {});

    test('a new customer sees what sells, and nothing moves when it comes', async ({
      page,
      people,
    }) => {
      const t = serverTranslator(language, 'pages/parts/member-home');
      await openAs(page, people.siiri, '/suosikit');
      const gate = Promise.withResolvers<void>();
      await page.route('**/_data/member-home.data*', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await goTo(page, at(language, '/'));
      const next = page.locator('main a[href*="/kategoria/"]').filter({ visible: true }).first();
      const lower = page.locator('main h2').last();
      await expect(next).toBeVisible();
      const before = await lower.boundingBox();
      gate.resolve();
      const greeting = t('greeting', { name: people.siiri.firstName });
      await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
      const group = page.getByRole('region', { name: t('group.popular') });
      await expect(group.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(t('noCard'))).toBeVisible();
      await expect.poll(() => lower.boundingBox()).toEqual(before);
      await expectStill(page);
      await axe(page);
    });
  });
}

test('a member sees the bonus, where the last order is, and buys what was bought before', async ({
  page,
  people,
  shop,
}) => {
  test.slow();
  await openAs(page, people.aino, '/suosikit');
  await orderPaid({ page, language: 'fi', hasScript: true }, shop.url);
  await goTo(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Bonus .+kuussa$/ })).toBeVisible();
  await expect(main.getByText(/^Arvioitu toimitus \d/)).toBeVisible();
  const own = page.getByRole('region', { name: 'Omistajahinnat sinulle' });
  await expect(own.getByText(/^Omistajahinta /).first()).toBeVisible();
  const bought = page.getByRole('region', { name: 'Aiemmin ostetut' });
  await bought.getByRole('button', { name: /^Lisää ostoskoriin/ }).press('Enter');
  await expect(bought.getByText('1 kpl ostoskorissa')).toBeVisible();
  await expectStill(page);
  await axe(page);
  await main.getByRole('link', { name: 'Viimeisin tilaus' }).press('Enter');
  await expect(page).toHaveURL(/\/tilaukset\/\d+$/);
});

test('without the data the page stands as it was and says so', async ({
  page,
  people,
  problems,
}) => {
  problems.allow(/member-home|503/);
  await openAs(page, people.onni, '/suosikit');
  await page.route('**/_data/member-home.data*', (route) => route.fulfill({ status: 404 }));
  await goTo(page, '/');
  await expect(page.getByText('Omia tietojasi ei voitu hakea juuri nyt.')).toBeVisible();
  await expectStill(page);
});
