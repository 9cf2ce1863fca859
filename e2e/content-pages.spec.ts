/** Campaign lists, help pages, previews and the product finder, in a browser. */
import { axe, expect, test, goTo } from './fixtures/test.ts';

test('the lists of campaigns and a campaign that is over are accessible (R033, R066)', async ({
  page,
  visit,
}) => {
  for (const path of ['/kampanja', '/kategoria/kampanjat']) {
    expect(await visit(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: 'Nyt kaupassa' })).toBeVisible();
    await axe(page);
  }
  expect(await visit('/kampanja/3-plus-1-paivaa')).toBe(200);
  await expect(page.getByText('Kampanja on päättynyt')).toBeVisible();
  await axe(page);
});

test('the footer leads to the help pages, and search words to the page that answers (R037)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Toimitustavat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toimitustavat');
  await expect(page.getByRole('cell', { name: /^Pakettiautomaatti/ })).toBeVisible();
  await axe(page);
  // Narrow screens scroll the table.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('region', { name: 'Toimitustapa' }).press('ArrowRight');
  await axe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/haku?hakutermi=palautus');
  await page
    .getByRole('link', { name: 'Palautukset ja peruuttaminen', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palautukset ja peruuttaminen');
  await axe(page);
  await visit('/info/takuu-ja-huolto');
  const table = page.getByRole('region', { name: 'Virhevastuu, Takuu', exact: true });
  await expect(table.getByRole('columnheader')).toHaveText(['Virhevastuu', 'Takuu']);
});

test('questions are found by any of their words, and open by keyboard (R063)', async ({
  page,
  visit,
}) => {
  await visit('/info/faq');
  const field = page.getByRole('searchbox', { name: 'Etsi kysymyksistä' });
  await field.fill('salasana');
  const questions = page.locator('main details');
  await expect(questions).not.toHaveCount(0);
  await expect.poll(() => questions.count()).toBeLessThan(6);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('open');
  await field.fill('xyzzy');
  await expect(page.getByText('Tällä sanalla ei löytynyt kysymyksiä.')).toBeVisible();
  await axe(page);
});

test('a preview asks for no session and no cart (R376)', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await visit('/_preview/info/palautus')).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/_data/'))).toEqual([]);
});

test('the product finder ends at a list of products, also without scripts (R050)', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await goTo(page, `${shop.url}/guided-entry`);
  await page.getByRole('link', { name: 'Vaatteita' }).click();
  await page.getByRole('link', { name: 'Lapselle' }).click();
  await expect(page).toHaveURL(/\/kategoria\/lapset$/);
  await context.close();
});
