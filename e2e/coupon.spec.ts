import type { Page } from '@playwright/test';
import { languages, type Language } from '../src/platform/i18n/language.ts';
import { inTurn } from './fixtures/in-turn.ts';
import { axe, expect, test, withoutScript } from './fixtures/test.ts';
import { plainProducts, putInCart } from './steps/carting.ts';

const words = {
  fi: {
    have: 'Onko sinulla alennuskoodi?',
    unknown: 'Koodi ”OLEMATON” ei ole voimassa. Tarkista se.',
    below: /^Alennuskoodi TERVETULOA10 alentaa hintaa, kun tuotteet maksavat vähintään 30,00\s€\./,
    applied: 'Alennuskoodi TERVETULOA10 on käytössä.',
    remove: 'Poista alennuskoodi TERVETULOA10',
    row: 'Alennuskoodi TERVETULOA10',
  },
  sv: {
    have: 'Har du en rabattkod?',
    unknown: 'Koden ”OLEMATON” gäller inte. Kontrollera den.',
    below: /^Rabattkoden TERVETULOA10 ger rabatt när varorna kostar minst 30,00\s€\./,
    applied: 'Rabattkoden TERVETULOA10 används.',
    remove: 'Ta bort rabattkoden TERVETULOA10',
    row: 'Rabattkod TERVETULOA10',
  },
  en: {
    have: 'Do you have a discount code?',
    unknown: 'The code “OLEMATON” is not valid. Check it.',
    below: /^Discount code TERVETULOA10 takes effect when your products cost at least €30\.00\./,
    applied: 'Discount code TERVETULOA10 is in use.',
    remove: 'Remove discount code TERVETULOA10',
    row: 'Discount code TERVETULOA10',
  },
};

const field = (page: Page) => page.locator('main input[name=code]');
const row = (page: Page, language: Language) =>
  page.locator('main dt', { hasText: words[language].row });

interface Tried {
  page: Page;
  language: Language;
  /** Attempts are limited: ten at once for all tests of a shop. */
  guesses: boolean;
  addMore: () => Promise<void>;
}

/** With the keyboard only: an unknown code, one below its minimum, a valid one, and its removal. */
async function tryCodes({ page, language, guesses, addMore }: Tried) {
  const say = words[language];
  await page.getByText(say.have).focus();
  await page.getByText(say.have).press('Enter');
  if (guesses) {
    await field(page).fill('olematon'.toUpperCase());
    await field(page).press('Enter');
    await expect(page.getByText(say.unknown)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page).fill('tervetuloa10');
  await field(page).press('Enter');
  await expect(page.locator('main p', { hasText: say.below })).toBeVisible();
  await expect(row(page, language)).toHaveCount(0);
  await addMore();
  await expect(page.getByText(say.applied).first()).toBeVisible();
  await expect(row(page, language)).toHaveCount(1);
  await page.getByRole('button', { name: say.remove }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, language)).toHaveCount(0);
}

const ways = [
  ['/ostoskori', true],
  ['/kassa', true],
  ['/ostoskori', false],
  ['/kassa', false],
] as const;

for (const [language, [path, hasScript]] of inTurn(languages, ways)) {
  test.describe(`in ${language} ${hasScript ? 'with' : 'without'} scripts`, () => {
    test.use({ language, ...(hasScript ? {} : withoutScript) });

    test(`a code at ${path} is taken, named, explained and removed (R248)`, async ({
      page,
      problems,
      shop,
      visit,
    }) => {
      problems.allow(hasScript ? /status of 400/ : /^request: csp /);
      const [product = ''] = await plainProducts(page, 1);
      const [dear = ''] = await plainProducts(page, 1, 'elektroniikka/kuva-ja-aani/televisiot');
      await putInCart({ page, shop }, product);
      await visit(path);
      const addMore = async () => {
        if (hasScript && language === 'fi') await axe(page);
        await putInCart({ page, shop }, dear);
        // A checkout whose cart has changed redirects there by itself.
        await visit('/ostoskori');
        await visit(path);
      };
      const guesses = path === '/ostoskori' || language === 'fi';
      await tryCodes({ page, language, guesses, addMore });
      if (!hasScript) return;
      // The pressed button is gone; its place keeps the focus.
      await expect(page.locator('main summary', { hasText: words[language].have })).toBeFocused();
    });
  });
}

test('a code takes nothing off deposits, and says so (R248)', async ({ page, shop, visit }) => {
  const drinks = 'ruoka/juomat/vedet-ja-virvoitusjuomat';
  for (const drink of await plainProducts(page, 4, drinks)) {
    await putInCart({ page, shop }, drink, 5);
  }
  await visit('/ostoskori');
  const sums = page.locator('main dl').first();
  const centsOf = async (name: string | RegExp) => {
    const text = await sums.locator('dt', { hasText: name }).locator('+ dd').innerText();
    return Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
  };
  const before = await centsOf(/^Tuotteet/);
  await page.getByText(words.fi.have).click();
  await field(page).fill('TERVETULOA10');
  await field(page).press('Enter');
  await expect(page.getByText(`${words.fi.applied} Se ei koske pantteja.`).first()).toBeVisible();
  expect(await centsOf(words.fi.row)).toBeLessThan(before / 10 - 30);
});
