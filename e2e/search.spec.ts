import type { Locator, Page } from '@playwright/test';
import { allowing } from './fixtures/consent.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { isScript } from './fixtures/scripts.ts';
import { axe, expect, layoutShift, narrow, test, withoutScript } from './fixtures/test.ts';

// Earlier searches are stored with consent only.
test.use(allowing('functional'));

const field = (page: Page): Locator => page.locator('header').getByRole('combobox');
const panel = (page: Page): Locator => page.locator('header').getByRole('listbox');
const options = (page: Page): Locator => panel(page).getByRole('option');
const group = (page: Page, name: string): Locator => panel(page).getByRole('group', { name });

/** The option selected with the arrow keys. */
const active = (page: Page): Locator => panel(page).getByRole('option', { selected: true });

/** Searches with the form, and waits for the results. */
async function searchFor(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
}

/** Types what has six products among its suggestions, and waits until these are answered: before, they may be those of
 * its first letters. */
async function typeBread(page: Page): Promise<void> {
  await field(page).fill('leipä');
  await expect(page.locator('header output')).not.toBeEmpty();
  await expect(group(page, 'Tuotteet').getByRole('option')).toHaveCount(6);
}

/** Waits until the search is among the earlier ones: its code comes after the results. */
const remembered = (page: Page, term: string) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('aitta:search-history')))
    .toContain(term);

test('the field is open only once its list is in the page, however late its code comes (R118)', async ({
  page,
  visit,
}) => {
  const late = Promise.withResolvers<void>();
  await visit('/');
  await page.route(isScript('search-panel'), async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(isScript('search-panel'));
  await field(page).pressSequentially('villa');
  await asked;
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).not.toHaveAttribute('aria-controls');
  late.resolve();
  await expect(panel(page)).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await axe(page);
});

test('the field is a combobox that typing and ArrowDown open and Escape closes (R118–R121, R128)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).focus();
  await expect(panel(page)).toBeHidden();
  await field(page).pressSequentially('villa');
  await expect(panel(page)).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect
    .poll(() => panel(page).getAttribute('id'))
    .toBe(await field(page).getAttribute('aria-controls'));
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('villa');
  await page.keyboard.press('ArrowDown');
  // Top terms that arrive later come before it.
  await expect(active(page)).toBeVisible();
});

test('ArrowDown opens it with top terms, and typing goes on in the field (R120, R124)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(group(page, 'Suosittuja hakuja').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Tuotemerkit')).toHaveCount(0);
  await page.keyboard.type('le');
  await expect(field(page)).toHaveValue('le');
});

test('letters typed before the panel has come are kept (R119)', async ({ page, visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isScript('search-panel'), async (route) => {
    await held;
    await route.continue();
  });
  await visit('/');
  await field(page).pressSequentially('leip');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('leip');
  await expect(field(page)).toBeFocused();
});

test('what is typed before scripts run is kept and looked for (R119)', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isScript('entry.client'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/haku?hakutermi=leip%C3%A4', { waitUntil: 'commit' });
  const input = page.getByRole('searchbox');
  await input.focus();
  await input.press('End');
  await input.pressSequentially(' musta');
  release();
  await expect(field(page)).toHaveValue('leipä musta');
  await field(page).press('ArrowDown');
  await expect(options(page).getByText(/leipä musta$/)).toBeVisible();
});

test('the arrow keys walk round all options, and Home and typing go back to the field (R118)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await typeBread(page);
  const [first, last] = [options(page).first(), options(page).last()];
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('xleipä');
});

test('Enter goes where the active option leads; without one it searches (R038, R102, R118)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await typeBread(page);
  const products = group(page, 'Tuotteet').getByRole('option');
  const address = await products.last().getAttribute('href');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(panel(page)).toBeHidden();
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially('leipä');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/haku\?hakutermi=leip%C3%A4$/);
  await expect(panel(page)).toBeHidden();
});

test('it closes when something outside is pressed (R122)', async ({ page, visit }) => {
  await visit('/haku?hakutermi=villapaita');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(panel(page)).toBeHidden();
  await expect(field(page)).toHaveValue('villapaita');
});

test('it closes when the focus leaves, and Tab chooses nothing (R123)', async ({ page, visit }) => {
  await visit('/');
  for (const key of ['Tab', 'Shift+Tab']) {
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await expect(panel(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();
  }
  await expect(page).toHaveURL(/\/$/);
});

test('brands are suggested from the second character on (R126)', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/suggestions')) asked.push(url.searchParams.get('term') ?? '');
  });
  await visit('/tuotemerkit');
  const link = page.locator('main a[href^="/tuotemerkit/"]').first();
  const name = ((await link.textContent()) ?? '').replace(/\s*\d+$/, '');
  await field(page).pressSequentially(name.slice(0, 1));
  await expect(options(page).first()).toBeVisible();
  await expect(group(page, 'Tuotemerkit')).toHaveCount(0);
  expect(asked).toEqual([]);
  await field(page).pressSequentially(name.slice(1));
  await group(page, 'Tuotemerkit').getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked.every((term) => term.length >= 2)).toBe(true);
});

test('a term typed with a slip is said, shown corrected and remembered so (R125, R129)', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=kuullokkeet');
  const link = page.getByRole('main').getByRole('link', { name: 'kuulokkeet', exact: true });
  await expect(page.getByText('Näytetään tulokset haulle')).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haku: kuulokkeet' })).toBeVisible();
  await field(page).fill('');
  await expect(group(page, 'Aiemmat haut').getByRole('option')).toHaveText([
    'kuulokkeet',
    'Tyhjennä aiemmat haut',
  ]);
  await field(page).fill('kuullokkeet');
  const all = options(page).filter({ hasText: /tuotetta: kuulokkeet/ });
  await expect(all).toContainText('Haku kuullokkeet korjattiin');
  await expect(all).toHaveAttribute('href', '/haku?hakutermi=kuullokkeet');
});

test('the panel and the page say the same about words that no product has together (R118, R124)', async ({
  page,
  visit,
}) => {
  await visit('/');
  for (const term of ['kengät n', 'kengät 3', 'maito l']) {
    await field(page).fill(term);
    const name = term.startsWith('maito') ? /maito/i : /kengät/i;
    await expect(group(page, 'Tuotteet').getByRole('option').first()).toContainText(name);
  }
  await field(page).fill('qwxzqwxz');
  await expect(options(page)).toHaveText(['Ei tuotteita haulla qwxzqwxz']);
  await field(page).fill('kahvi sukka');
  const all = options(page).filter({ hasText: /tuotetta: sukka/ });
  await expect(all).toContainText('Ilman sanaa kahvi');
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await field(page).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(`${count} tuotetta`, { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'kahvi', exact: true }).click();
  await expect(page).toHaveURL(/\?hakutermi=kahvi$/);
});

test('a key pressed the moment the options are seen reaches them (R118)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await searchFor(page, 'maito');
  await remembered(page, 'maito');
  await visit('/');
  await field(page).evaluate((input) => {
    const press = () => {
      const init = { key: 'ArrowDown', bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=option]')?.checkVisibility()) return;
      observer.disconnect();
      press();
    }).observe(document, { subtree: true, childList: true, attributes: true });
    input.focus();
    press();
  });
  await expect(page.getByRole('option', { name: 'maito', selected: true })).toBeVisible();
});

test('the browser remembers six searches that found something, each can be forgotten, and all (R125, R129)', async ({
  page,
  visit,
}) => {
  test.slow();
  const terms = ['leipä', 'maito', 'kahvi', 'paita', 'kengät', 'matto', 'lamppu'];
  await visit('/');
  for (const term of terms) {
    await searchFor(page, term);
    await remembered(page, term);
  }
  await searchFor(page, 'qwxzqwxz');
  await visit('/');
  await field(page).press('ArrowDown');
  const earlier = group(page, 'Aiemmat haut').getByRole('option');
  const clear = 'Tyhjennä aiemmat haut';
  const latest = terms.slice(1).toReversed();
  await expect(earlier).toHaveText([...latest, clear]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(earlier).toHaveText([...latest.slice(1), clear]);
  await page.getByRole('button', { name: 'Poista haku matto' }).click();
  await expect(earlier).toHaveText([...latest.slice(2), clear]);
  await expect(field(page)).toBeFocused();
  await earlier.getByText(clear).click();
  await expect(earlier).toHaveCount(0);
  await page.reload();
  await field(page).press('ArrowDown');
  await expect(group(page, 'Suosittuja hakuja')).toBeVisible();
  await expect(earlier).toHaveCount(0);
});

test('the field keeps its words on the search page and loses them when that is left (R127)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await searchFor(page, 'leipä');
  await expect(field(page)).toHaveValue('leipä');
  await page.getByRole('main').locator('article a').first().click();
  await expect(page).toHaveURL(/\/tuote\//);
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(field(page)).toHaveValue('leipä');
});

test('a search that finds nothing leads on, one of a character says so (R113)', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=isänpäivälahja');
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(names).toEqual([
    'Tarkoititko jotakin näistä?',
    'Muut hakevat nyt näitä',
    'Suurimmat osastot',
    'Suosituimmat tuotteet',
  ]);
  await expect(page.locator('main article')).toHaveCount(8);
  await axe(page);
  await page.getByRole('link', { name: 'lahja', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: lahja');
  await expect(page.getByText('ei löytynyt')).toHaveCount(0);
  await visit('/haku?hakutermi=kengxqx');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Naisten kengät$/ })
    .click();
  await expect(page).toHaveURL(/\/kategoria\/.*naisten-kengat$/);
  await visit('/haku?hakutermi=%20a%20');
  await expect(page.getByText('Kirjoita vähintään kaksi merkkiä.')).toBeVisible();
  await page.getByRole('link', { name: 'villapaita', exact: true }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a search is ordered by fit or name only, and its address says so (R097, R108–R111)', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=paita');
  const sort = page.getByLabel('Järjestys');
  await expect(sort.getByRole('option')).toHaveText(['Osuvimmat', 'Nimi A – Ö', 'Nimi Ö – A']);
  await sort.selectOption({ label: 'Nimi Ö – A' });
  await expect(page).toHaveURL(/hakutermi=paita&lajitteluperuste=nimi&lajittelusuunta=laskeva$/);
  await sort.selectOption({ label: 'Osuvimmat' });
  await expect(page).toHaveURL(/\?hakutermi=paita$/);
});

test('size, price and order among the words become filters that can be taken away (R097, R102, R103, R106)', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=paita');
  await field(page).fill('halvimmat kumisaappaat koko 28 alle 100 €');
  await field(page).press('Enter');
  const byPrice = 'lajitteluperuste=hinta&lajittelusuunta=nouseva';
  await expect(page).toHaveURL(`/haku?hakutermi=kumisaappaat&koko=28&hinta=-100&${byPrice}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kumisaappaat');
  const sort = page.getByLabel('Järjestys');
  await expect(sort).toHaveValue('price ASC');
  await expect(page.getByRole('link', { name: /^Poista rajaus/ })).toHaveCount(2);
  await expect(
    page.getByRole('link', { name: /^Poista rajaus enintään 100,00\s€$/ }),
  ).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Poista rajaus 28' }).click();
  await expect(page).toHaveURL(`/haku?hakutermi=kumisaappaat&hinta=-100&${byPrice}`);
  await expect(page.getByRole('link', { name: /^Poista rajaus/ })).toHaveCount(1);
  await sort.selectOption({ label: 'Osuvimmat' });
  await expect(page).toHaveURL('/haku?hakutermi=kumisaappaat&hinta=-100');
  await expect(sort.getByRole('option')).toHaveCount(3);
  // What was typed is one entry of the history.
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await expect(page).toHaveURL('/haku?hakutermi=paita');
});

test('a price that nothing is sold at is said to be why nothing is found', async ({
  page,
  visit,
}) => {
  await visit('/haku?hakutermi=paita&hinta=-0.02');
  await expect(
    page.getByText('Haulla ”paita” ei löytynyt tuotteita näillä rajauksilla.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Poista rajaus enintään/ }).click();
  await expect(page).toHaveURL('/haku?hakutermi=paita');
  await expect(page.getByText(/^\d+ tuotetta$/)).toBeVisible();
});

const words = {
  fi: ['kenk', 'Tuotteet', /ehdotusta$/],
  sv: ['skor', 'Produkter', /förslag$/],
  en: ['shoe', 'Products', /suggestions$/],
} as const;

for (const [screen, settings, spoken] of [
  ['wide', {}, ['fi']],
  ['narrow', narrow, oneOrAll('sv')],
] as const) {
  for (const language of spoken) {
    test.describe(`${screen} in ${language}`, () => {
      test.use({ ...settings, language });

      test('the open panel is announced in the language, shifts no layout, and is accessible (R118, R124)', async ({
        page,
        visit,
      }) => {
        const [term, products, reported] = words[language];
        await visit('/kategoria/ruoka');
        await page.waitForLoadState('networkidle');
        const before = await layoutShift(page);
        if (screen === 'narrow') await field(page).tap();
        await field(page).press('ArrowDown');
        await expect(options(page).first()).toBeVisible();
        await axe(page);
        await field(page).pressSequentially(term);
        await expect(group(page, products).getByRole('option').first()).toContainText(
          /\d\s*€|€\s*\d/,
        );
        await expect(page.locator('header output')).toHaveText(reported);
        await axe(page);
        expect((await layoutShift(page)) - before).toBeLessThan(0.01);
      });
    });
  }
}

test.describe('on a narrow screen', () => {
  test.use(narrow);

  test('a tap opens the panel over the whole width (R128)', async ({ page, visit }) => {
    await visit('/');
    await field(page).tap();
    await expect(options(page).first()).toBeVisible();
    const width = await panel(page).evaluate((list) => list.parentElement?.clientWidth);
    expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  });
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('the field is a plain form that searches (R004)', async ({ page, problems, visit }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/');
    await page.getByRole('searchbox').fill('kuullokkeet');
    await page.getByRole('button', { name: 'Hae' }).click();
    await expect(page.getByText('Näytetään tulokset haulle')).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await page.getByRole('searchbox').fill('halvin mekko XL');
    await page.getByRole('button', { name: 'Hae' }).click();
    await expect(page).toHaveURL(/hakutermi=mekko&koko=XL&lajitteluperuste=hinta&[^&]+$/);
    await expect(page.getByLabel('Järjestys')).toHaveValue('price ASC');
    await page.getByRole('link', { name: 'Poista rajaus XL' }).click();
    await expect(page).toHaveURL(/hakutermi=mekko&lajitteluperuste=hinta&[^&]+$/);
  });
});
