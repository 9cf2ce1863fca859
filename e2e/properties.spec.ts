/** Words for whom something is and for diets become filters, as the merchant names them. */
import type { Page } from '@playwright/test';
import { axe, expect, narrow, test, withoutScript } from './fixtures/test.ts';

const option = (page: Page, name: RegExp) =>
  page.getByRole('complementary').getByRole('checkbox', { name });
const panel = (page: Page, name: string) =>
  page
    .getByRole('complementary')
    .locator('details', { has: page.locator('summary', { hasText: name }) });
const field = (page: Page) => page.locator('header').getByRole('combobox');

const searches = [
  ['fi', 'naisten takki', 'takki', 'audience.women', 'Poista rajaus Naiset', 'Kenelle'],
  ['sv', 'herr vinterskor', 'vinterskor', 'audience.men', 'Ta bort filtret Herr', 'För vem'],
  ['en', 'lactose-free milk', 'milk', 'diet.lactose-free', 'Remove filter Lactose-free', 'Diet'],
] as const;

for (const [language, typed, term, id, remove, title] of searches) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`${typed} leads to a list with a filter that can be taken away (R082, R103, R104)`, async ({
      page,
      visit,
    }) => {
      await visit('/haku?hakutermi=paita');
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/haku\\?hakutermi=${term}&ominaisuus=${id}$`));
      await expect(panel(page, title).locator('summary')).toHaveText(`${title}1`);
      await expect(panel(page, title).locator('input:checked')).toHaveCount(1);
      const all = await page.locator('main article').count();
      expect(all).toBeGreaterThan(3);
      await axe(page);
      await page.getByRole('link', { name: remove }).click();
      await expect(page).toHaveURL(new RegExp(`/haku\\?hakutermi=${term}$`));
      await expect(page.getByRole('link', { name: remove })).toHaveCount(0);
    });
  });
}

test('options of diets narrow a list together, by keyboard, from page 1 (R082, R103)', async ({
  page,
  visit,
}) => {
  await visit('/kategoria/ruoka?sivu=2');
  await panel(page, 'Ruokavalio').locator('summary').focus();
  await page.keyboard.press('Enter');
  const count = async (name: RegExp) =>
    Number((await option(page, name).locator('..').locator('small').textContent()) ?? '0');
  const isListed = (products: number) =>
    expect(page.getByText(`${products} tuotetta`, { exact: true }).first()).toBeVisible();
  const vegan = await count(/^Vegaaninen/);
  await option(page, /^Vegaaninen/).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/ruoka\?ominaisuus=diet\.vegan$/);
  await expect(option(page, /^Vegaaninen/)).toBeFocused();
  await isListed(vegan);
  const both = await count(/^Gluteeniton/);
  await option(page, /^Gluteeniton/).check();
  await expect(page).toHaveURL(/ruoka\?ominaisuus=diet\.gluten-free_diet\.vegan$/);
  await isListed(both);
  await page.getByRole('link', { name: 'Tyhjennä valinnat' }).click();
  await expect(page).toHaveURL(/ruoka$/);
});

test('a word alone is searched for as it is, and so are words that name a product', async ({
  page,
  visit,
}) => {
  for (const term of ['naisten', 'lasten puuro']) {
    await visit(`/haku?hakutermi=${term}`);
    await expect(page.locator('main article').first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('hakutermi')).toBe(term);
  }
});

test('a diet alone is the list of all that suits it; where nothing of the kind does, the page says so', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=gluteenittomia');
  await expect(page).toHaveURL(/\/kategoria\?ominaisuus=diet\.gluten-free$/);
  await visit('/en/haku?hakutermi=pasta+ilman+gluteenia');
  await expect(page).toHaveURL(/hakutermi=pasta&ominaisuus=diet\.gluten-free$/);
  await expect(
    page.getByText('Nothing found for “pasta” with the filter Gluten-free.'),
  ).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('the filters are in the drawer too, and what is chosen stands above the list', async ({
    page,
    visit,
  }) => {
    await visit('/kategoria/lapset');
    await page.getByRole('button', { name: /^Rajaa/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('summary', { hasText: 'Kenelle' }).click();
    await drawer.getByRole('checkbox', { name: /^Vauvat/ }).check();
    await expect(page).toHaveURL(/lapset\?ominaisuus=audience\.babies$/);
    await axe(page);
    await drawer.getByRole('button', { name: /^Näytä/ }).click();
    await expect(page.getByRole('link', { name: 'Poista rajaus Vauvat' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('a diet becomes a filter, others are chosen with it, and it is taken away (R004, R104)', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/');
    await page.getByRole('searchbox').fill('gluteenitonta riisiä');
    await page.getByRole('button', { name: 'Hae' }).click();
    await expect(page).toHaveURL(/hakutermi=riisi%C3%A4&ominaisuus=diet\.gluten-free$/);
    await expect(option(page, /^Gluteeniton/)).toBeChecked();
    await option(page, /^Vegaaninen/).check();
    await page.getByRole('complementary').getByRole('button', { name: 'Näytä tulokset' }).click();
    await expect(page).toHaveURL(/&ominaisuus=diet\.gluten-free_diet\.vegan$/);
    await page.getByRole('link', { name: 'Poista rajaus Gluteeniton' }).click();
    await expect(page).toHaveURL(/hakutermi=riisi%C3%A4&ominaisuus=diet\.vegan$/);
  });
});
