/** The dialog that asks logged-in customers for marketing consents (R013, R021, R346–R357). */
import type { Locator, Page, Request } from '@playwright/test';
import { demoSpace } from '../src/features/content/testing.ts';
import { addressIn } from '../src/platform/i18n/language.ts';
import { buttonsIn } from './fixtures/club.ts';
import { allowing, undecided } from './fixtures/consent.ts';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, test, goTo } from './fixtures/test.ts';
import { heardOn, listen } from './steps/listening.ts';
import { openAs } from './steps/logging-in.ts';

test.use({ isAsked: true });

const { title, description, link, contracts, thirdParties } = demoSpace().marketingConsents;
const [declineLabel, submitLabel] = buttonsIn('fi', 'Control');
const [email] = contracts;

const thanks = { fi: /^Selvä, emme/, sv: /^Då vet vi/, en: /^All right/ };

const dialog = (page: Page) => page.getByRole('dialog', { name: title.fi, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const box = (page: Page, name = '') => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const address = /\/_data\/consents\.data/;

const isQuestion = (request: string) => request.startsWith('GET') && address.test(request);

const closedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('aitta:consents'));

/** Everything that could make one of two buttons more likely to be pressed. */
const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const names = ['color', 'background-color', 'border', 'font', 'opacity', 'padding', 'cursor'];
    const more = ['text-decoration', 'box-shadow', 'letter-spacing', 'text-transform'];
    return [width, height, ...[...names, ...more].map((name) => style.getPropertyValue(name))];
  });

/** Also when the colour of a button that has just been enabled is still on its way. */
const expectAlike = (one: Locator, other: Locator) =>
  expect(async () => expect(await lookOf(one)).toEqual(await lookOf(other))).toPass();

/** Asks as if it were time to, every time. */
const askAlways = (page: Page) =>
  page.route(address, (route, request) => {
    const isRead = request.method() === 'GET';
    const again = `${request.url()}${request.url().includes('?') ? '&' : '?'}again`;
    return route.continue(isRead ? { url: again } : {});
  });

test('a customer reads what is asked, ticks one by one or the group, and submits (R013, R313, R346, R347, R348, R349, R350, R356, R357)', async ({
  page,
  people,
}) => {
  await listen(page);
  await openAs(page, people.siiri, '/');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText(description.fi ?? '');
  await expect(dialog(page).getByRole('link', { name: link.fi?.label })).toHaveAttribute(
    'href',
    /\/info\/tietoturva$/,
  );
  await expect(dialog(page)).toContainText(demoSpace().marketingConsents.campaign?.title.fi ?? '');
  await axe(page);
  // Nothing is ticked at first, as the merchant decided.
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(6);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(button(page, submitLabel)).toBeDisabled();
  const group = box(page, thirdParties.title.fi);
  const isMixed = () => group.evaluate((one: HTMLInputElement) => one.indeterminate);
  await group.check();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  await box(page, 'Meta').uncheck();
  await expect.poll(() => isMixed()).toBe(true);
  await group.click();
  await group.click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect.poll(() => isMixed()).toBe(false);
  await box(page, email?.title.fi).check();
  await expect(button(page, submitLabel)).toBeEnabled();
  await expectAlike(button(page, declineLabel), button(page, submitLabel));
  await button(page, submitLabel).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Valintasi on tallennettu/).first()).toBeVisible();
  await expect.poll(() => heardOn(page)).toContainEqual(expect.stringMatching(/^Valintasi/));
  await goTo(page, '/oma-tili/suostumukset');
  await expect(box(page, email?.title.fi)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

for (const language of oneOrAll('sv')) {
  test(`in ${language} declining is one press, is remembered, and looks as submitting does at every width (R351)`, async ({
    page,
    people,
  }) => {
    const [decline, submit] = buttonsIn(language, 'Control');
    await openAs(page, people.onni, addressIn(language, '/kategoria/koti'));
    const asked = page.getByRole('dialog', { name: title[language] });
    await expect(asked).toBeVisible();
    await box(page, 'Google').check();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expectAlike(button(page, decline), button(page, submit));
      await expect.poll(() => asked.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    await axe(page);
    const answered = page.waitForResponse(
      (one) => address.test(one.url()) && (one.request().postData()?.includes('decline') ?? false),
    );
    await button(page, decline).press('Enter');
    expect((await answered).status()).toBeLessThan(300);
    await expect(asked).toBeHidden();
    // Shown, and for a while in the region that is read aloud.
    await expect(page.getByText(thanks[language]).first()).toBeVisible();
    // Only what was decided is in the account: nothing.
    await goTo(page, addressIn(language, '/oma-tili/suostumukset'));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
}

test('Escape, the close button, “not now” and a click beside it close it for the session (R352, R355)', async ({
  page,
  people,
}) => {
  await askAlways(page);
  // A page of little else, as it is loaded again and again.
  await openAs(page, people.aino, '/info');
  const cancel = 'Ei nyt';
  const ways = [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Sulje').click(),
    () => button(page, cancel).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await page.evaluate(() => sessionStorage.removeItem('aitta:consents'));
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    // The session: also after a reload and on other pages.
    await expect.poll(() => closedIn(page)).toBe('"closed"');
    const asked: string[] = [];
    const listener = (request: Request) => asked.push(`${request.method()} ${request.url()}`);
    page.on('request', listener);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Oma tili: Aino/ })).toBeVisible();
    expect(asked.filter(isQuestion)).toEqual([]);
    page.off('request', listener);
  }
});

test('it appears with the switch, a customer and the encrypted token only (R021, R353, R354, R374)', async ({
  page,
  context,
  people,
  problems,
  visit,
}) => {
  problems.allow(/401 \(Unauthorized\)/);
  await askAlways(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const count = () => asked.filter(isQuestion).length;
  // A guest's browser requests nothing.
  await visit('/');
  await expect(page.getByRole('link', { name: 'Kirjaudu' }).first()).toBeVisible();
  expect(count()).toBe(0);
  // Not while buying or logging in.
  await openAs(page, people.aino, '/ostoskori');
  await expect(page.getByRole('button', { name: /^Oma tili: Aino/ })).toBeVisible();
  expect(count()).toBe(0);
  await goTo(page, '/info');
  await expect(dialog(page)).toBeVisible();
  // The login has ended when the answer is sent.
  await box(page, email?.title.fi).check();
  const cookies = await context.cookies();
  for (const name of ['aitta_access', 'aitta_refresh']) await context.clearCookies({ name });
  await button(page, submitLabel).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Kirjaudu sisään, niin voit hallita/).first()).toBeVisible();
  await expect(page.getByText(/^Valintasi on tallennettu/)).toHaveCount(0);
  // Without it nothing is asked.
  await page.evaluate(() => sessionStorage.removeItem('aitta:consents'));
  const answered = page.waitForResponse(address);
  await goTo(page, '/info');
  await answered;
  await expect(page.getByRole('button', { name: /^Oma tili: Aino/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Without the switch nothing is requested.
  await context.addCookies(cookies);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--dma', ' '),
    ),
  );
  const before = count();
  await goTo(page, '/info');
  await expect(page.getByRole('button', { name: /^Oma tili: Aino/ })).toBeVisible();
  expect(count()).toBe(before);
  await expect(dialog(page)).toHaveCount(0);
});

test('an answer that cannot be stored changes nothing: the dialog says so and keeps the ticks (R356)', async ({
  page,
  people,
  problems,
}) => {
  problems.allow(/503/);
  let isAway = true;
  await page.route(address, (route, request) =>
    isAway && request.postData()?.includes('submit')
      ? route.fulfill({ status: 503, body: 'away' })
      : route.continue(),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, people.siiri, '/');
  await box(page, email?.title.fi).check();
  await axe(page);
  await button(page, submitLabel).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Valintaa ei saatu tallennettua/);
  await expect(box(page, email?.title.fi)).toBeChecked();
  isAway = false;
  await button(page, submitLabel).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Valintasi on tallennettu/).first()).toBeVisible();
});

test('the answer of who reads for longer than a token lasts is stored (R215, R356)', async ({
  context,
  page,
  people,
}) => {
  await openAs(page, people.siiri, '/');
  await box(page, email?.title.fi).check();
  await context.clearCookies({ name: 'aitta_access' });
  await button(page, submitLabel).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Valintasi on tallennettu/).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('aitta_access');
});

test.describe('a visitor who has not chosen what may be stored', () => {
  test.use(undecided);

  test('is asked for marketing consents after that (R355)', async ({ page, people }) => {
    await openAs(page, people.onni, '/');
    await expect(page.getByRole('region', { name: 'Lupa evästeisiin' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.context().addCookies(allowing().storageState.cookies);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });
});
