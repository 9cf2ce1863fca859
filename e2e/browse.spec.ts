import { axe, expect, narrow, test, withoutScript } from './fixtures/test.ts';

test('the menu opens, keeps the keyboard in it, closes on Escape and gives focus back (R367, R375)', async ({
  page,
  visit,
}) => {
  await visit('/');
  const button = page.getByRole('button', { name: 'Valikko' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Osastot' });
  await expect(menu).toBeVisible();
  await expect(page.locator('#drawers').getByRole('dialog')).toHaveCount(1);
  await axe(page);
  // Past both ends: backwards from the first to the last, then forwards to the first again.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const behind = page.locator('main :focus, footer :focus, header :focus');
    await expect(behind).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [path, way] of [
  ['/kategoria', /\/kategoria\/[\w-]+$/],
  ['/kampanja', /\/(?:kampanja|kategoria\/kampanjat)\/[\w-]+$/],
  ['/tuotemerkit', /\/tuotemerkit\/[\w-]+$/],
] as const) {
  test(`from ${path} one comes to a list and to a product (R003)`, async ({ page, visit }) => {
    await visit(path);
    const links = page.locator('main a');
    const to = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const list = to.find((one) => way.test(one)) ?? '';
    await page.locator(`main a[href="${list}"]`).first().click();
    await expect(page).toHaveURL(way);
    // The new page is there.
    await expect(page.locator('main')).toBeFocused();
    const product = page
      .locator('main article a[href*="/tuote/"]')
      .filter({ hasText: /\S/ })
      .first();
    const name = (await product.textContent()) ?? '';
    await product.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  });
}

test('a department of the menu leads to its page and the menu is gone', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Valikko' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Valaisimet' }).click();
  await expect(page).toHaveURL(/\/kategoria\/koti\/valaisimet$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the language switch keeps page and filters', async ({ page, visit }) => {
  await visit('/kategoria/muoti?kampanja=black-friday');
  await page.getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(/\/sv\/kategoria\/muoti\?kampanja=black-friday$/);
});

test('a size has to be chosen first; what was added is said and counted', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/muoti/naisten-vaatteet/housut');
  await page.locator('main article a').first().click();
  await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Valitse ensin koko.');
  const size = page.locator('#koko a:not([aria-label*="loppunut"])').first();
  // At once: what can be bought is known without another request.
  await size.click();
  await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).click();
  await expect(page.getByText('Lisätty ostoskoriin:').first()).toBeVisible();
  await axe(page);
  await expect(page.getByRole('link', { name: /^Ostoskori: 1 tuote,/ })).toBeVisible();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  await page.getByRole('button', { name: /^Lisää määrää: / }).click();
  await expect(page.getByRole('link', { name: /^Ostoskori: 2 tuotetta,/ })).toBeVisible();
});

test('a form with faults says them together and takes the focus there, with what was typed', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/ruoka/kuivakaappi');
  await page.locator('main article a').first().click();
  await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).click();
  await page.getByRole('link', { name: 'Siirry ostoskoriin' }).click();
  await page.getByRole('link', { name: 'Siirry kassalle' }).click();
  await page.getByLabel('Sähköposti').fill('aino');
  await page.getByRole('button', { name: 'Jatka toimitukseen' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await axe(page);
  await summary.getByRole('link', { name: /^Puhelin/ }).click();
  await expect(page.getByLabel('Puhelin')).toBeFocused();
  await expect(page.getByLabel('Sähköposti')).toHaveValue('aino');
});

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('filters are in a drawer that shows how many products are left', async ({ page, visit }) => {
    await visit('/kategoria/muoti');
    await page.getByRole('button', { name: 'Rajaa' }).click();
    const drawer = page.getByRole('dialog', { name: 'Rajaa' });
    const show = drawer.getByRole('button', { name: /^Näytä \d+ tuotetta$/ });
    const all = await show.textContent();
    await drawer.getByRole('checkbox', { name: /Musta/ }).check();
    await expect(show).not.toHaveText(all ?? '');
    await axe(page);
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: 'Poista rajaus Musta' })).toBeVisible();
  });
});

test.describe('on a narrow screen without scripts', () => {
  test.use({ ...narrow, ...withoutScript });

  test('the menu is a link to all departments, the filters open by a link', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/');
    await page.getByRole('link', { name: 'Valikko' }).click();
    await expect(page).toHaveURL(/\/kategoria$/);
    await page.getByRole('link', { name: 'Rajaa' }).click();
    await page.getByRole('checkbox', { name: /Musta/ }).check();
    await page.getByRole('button', { name: 'Näytä tulokset' }).click();
    await expect(page.getByRole('link', { name: 'Poista rajaus Musta' })).toBeVisible();
  });
});
