/** The customer's own view of their consents (R013, L17, L18, L29). */
import { axe, expect, narrow, test, withoutScript, goTo } from './fixtures/test.ts';
import { logInHere } from './steps/logging-in.ts';

const pages = [
  ['', 'Suostumukset', 'Tallenna suostumukset', 'Suostumuksesi on tallennettu.'],
  ['/sv', 'Samtycken', 'Spara samtyckena', 'Dina samtycken är sparade.'],
  ['/en', 'Consents', 'Save consents', 'Your consents are saved.'],
] as const;

test('a customer gives and withdraws a consent, and sees when, with which text, in their language', async ({
  page,
  people,
}) => {
  for (const [prefix, title, save, saved] of pages) {
    const account = `${prefix}/oma-tili`;
    await goTo(page, prefix === '' ? `/check-login?target=${account}` : account);
    if (prefix === '') await logInHere(page, people.aino);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const box = page.getByRole('checkbox').first();
    for (const isGiven of [true, false]) {
      await box.setChecked(isGiven);
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(box).toBeChecked({ checked: isGiven });
      await page.getByText(saved).locator('..').getByRole('button').click();
      await expect(page.getByText(saved)).toBeHidden();
    }
    const latest = page
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .first();
    await latest.locator('summary').click();
    await expect(latest.locator('blockquote')).toHaveAttribute('lang', prefix.slice(1) || 'fi');
  }
  // Twice in each of three languages; what was not touched is still open.
  await expect(page.locator('main details')).toHaveCount(6);
  await axe(page);
});

test.describe('without scripts, on a phone', () => {
  test.use({ ...withoutScript, ...narrow });

  test('it works all the same', async ({ page, people, problems }) => {
    // The browser reports that scripts may not be loaded.
    problems.allow(/^request: csp \S+\.js$/);
    await goTo(page, '/en/oma-tili/suostumukset');
    await logInHere(page, people.onni);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save consents' }).click();
    await expect(page.getByText('Your consents are saved.')).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await axe(page);
  });
});
