/** What a customer has bought before. */
import { languages } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { axe, expect, expectStill, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { piecesInCart } from './steps/carting.ts';
import { openAs } from './steps/logging-in.ts';
import { at, orderPaid } from './steps/ordering.ts';

const path = '/oma-tili/ostetut';

test('what was paid is there to be bought again by keyboard, what is bought most often first', async ({
  page,
  people,
  shop,
}) => {
  test.slow();
  await openAs(page, people.aino, '/oma-tili');
  for (const category of ['koti/kattaus/tarjoilu-ja-aterimet', 'ruoka', 'ruoka']) {
    await orderPaid({ page, language: 'fi', hasScript: true, category }, shop.url);
  }
  await goTo(page, '/oma-tili');
  await page.getByRole('main').getByRole('link', { name: 'Aiemmin ostetut' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Aiemmin ostetut' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  const names = await cards.getByRole('link').allInnerTexts();
  await page.getByRole('link', { name: /^Ruoka \(1\)/ }).press('Enter');
  await expect(page).toHaveURL(/\?osasto=ruoka$/);
  await expect(cards).toHaveCount(1);
  await expect.poll(() => cards.getByRole('link').allInnerTexts()).toEqual(names.slice(0, 1));
  await cards.getByRole('button', { name: /^Lisää ostoskoriin/ }).press('Enter');
  await expect(cards.getByText('1 kpl ostoskorissa')).toBeVisible();
  await expect.poll(() => piecesInCart(page)).toBe(1);
  await expectStill(page);
  await axe(page);
  for (const language of languages) {
    const t = serverTranslator(language, 'pages/bought-before');
    await goTo(page, at(language, path));
    await expect(page.getByText(t('order'))).toBeVisible();
    await axe(page);
  }
  await page.setViewportSize(narrow.viewport);
  await goTo(page, path);
  await axe(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('who has bought nothing reads so, and what was bought goes into the cart by a form', async ({
    page,
    people,
    shop,
    problems,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await openAs(page, people.siiri, path);
    await expect(page.getByText(/^Et ole vielä ostanut mitään\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Katso tuotteita' })).toBeVisible();
    await orderPaid({ page, language: 'fi', hasScript: false }, shop.url);
    await goTo(page, path);
    await page.getByRole('button', { name: /^Lisää ostoskoriin/ }).click();
    await expect(page).toHaveURL(/\/oma-tili\/ostetut#/);
    await expect.poll(() => piecesInCart(page)).toBe(1);
  });
});
