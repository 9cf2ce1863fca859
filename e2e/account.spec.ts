/** The overview of a customer. */
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { logInHere, openAs } from './steps/logging-in.ts';
import { at, orderPaid } from './steps/ordering.ts';

for (const language of oneOrAll('en')) {
  test(`a guest is offered to log in, and comes back to the account, in ${language}`, async ({
    page,
    people,
    shop,
  }) => {
    const t = serverTranslator(language, 'pages/my-account');
    await goTo(page, shop.url + at(language, '/oma-tili'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('guest'));
    await expect(main.getByRole('link', { name: t('register'), exact: true })).toBeVisible();
    await axe(page);
    await main.getByRole('link', { name: t('login'), exact: true }).click();
    await logInHere(page, people.siiri);
    await expect(page).toHaveURL(shop.url + at(language, '/oma-tili'));
    const greeting = t('greeting', { name: people.siiri.firstName });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await expect(main).toContainText(t('noOrders'));
    await expect(main).toContainText(t('noFavourites'));
    await expect(main).toContainText(t('noCard'));
    await expect(main.getByRole('link', { name: t('attach') })).toBeVisible();
    await axe(page);
  });
}

test('a member sees the bonus of the month, where the last order is, and buys it again', async ({
  page,
  people,
  shop,
}) => {
  test.slow();
  await openAs(page, people.aino, '/oma-tili');
  const bonus = page.getByRole('region', { name: /^Bonus / });
  await expect(bonus).toContainText('0,00 €');
  await expect(bonus).toContainText('Ei vielä ostoksia tässä kuussa.');
  await expect(bonus).toContainText('Kun tilaat kerralla vähintään 50,00 €, bonus on 2 %.');
  await orderPaid({ page, language: 'fi', hasScript: true }, shop.url);
  await goTo(page, '/oma-tili');
  await expect(bonus).toContainText('Yhdestä tilauksesta');
  await expect(bonus.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  await expect(bonus).toContainText(/Asiakasomistaja, kortti/);
  const order = page.getByRole('region', { name: 'Viimeisin tilaus' });
  await expect(order).toContainText(/Arvioitu toimitus \d/);
  await expectStill(page);
  await axe(page);
  await order.getByRole('button', { name: /^Osta uudelleen/ }).press('Enter');
  await expect(page).toHaveURL(/\/ostoskori$/);
  await expect(page.locator('main input[name=quantity]')).toHaveValue('1');
});

test.describe('without scripts, on a phone', () => {
  test.use({ ...withoutScript, ...narrow });

  test('the account is there, leads on, and one logs out of it', async ({
    page,
    people,
    problems,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await openAs(page, people.onni, '/oma-tili');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei Onni!');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'Kaikki suosikit' }).click();
    await expect(page).toHaveURL(/\/suosikit$/);
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await goTo(page, '/oma-tili');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirjaudu omalle tilillesi');
  });
});
