/** A session ends while a customer fills in a form: after the login everything is as it was typed (R209, R230). */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { languages, type Language } from '../src/platform/i18n/language.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import type { Person } from './fixtures/people.ts';
import { inTurn } from './fixtures/in-turn.ts';
import type { Shop } from './fixtures/shop.ts';
import { axe, expect, goTo, test, withoutScript } from './fixtures/test.ts';
import { validHtml } from './fixtures/valid-html.ts';
import { deliver } from './steps/delivering.ts';
import { account, endSession, logOutHere, openAs } from './steps/logging-in.ts';
import { at, atBank, toMethods } from './steps/ordering.ts';

/** How to fill in a form in an unusual way, and how to see that it is. */
interface Form {
  path: string;
  /** Null where something is ticked. */
  text: string | null;
  field: (page: Page) => Locator;
  button: (page: Page) => Locator;
  /** Address after it was taken. */
  taken: RegExp;
}

const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`).first();

const inCheckout = {
  address: {
    path: '/kassa?vaihe=osoite',
    text: 'Pitkänsillanranta 3 b 12',
    field: inMain('input[name=streetAddress]'),
    button: inMain('form:has(input[name=email]) button'),
    taken: /vaihe=toimitus/,
  },
  delivery: {
    path: '/kassa?vaihe=toimitus',
    text: null,
    field: (page) => page.locator('main input[name=delivery]').first(),
    button: inMain('button[value=delivery]'),
    taken: /vaihe=maksu/,
  },
} satisfies Record<string, Form>;

const inAccount = {
  list: {
    path: '/oma-tili/ostoslistat',
    text: 'Juhannuksen ruoat',
    field: inMain('input[name=name]'),
    button: inMain('button[value=create]'),
    taken: /ostoslistat\/[\da-f-]{36}/,
  },
  consents: {
    path: '/oma-tili/suostumukset',
    text: null,
    field: inMain('input[type=checkbox]'),
    button: inMain('form button'),
    taken: /\?tallennettu/,
  },
} satisfies Record<string, Form>;

const payment: Form = {
  path: '/kassa?vaihe=maksu',
  text: null,
  field: inMain('input[name=method][value=koivupankki]'),
  button: inMain('form[action$="/maksu"] button'),
  taken: /\/pay\//,
};

const afterOrder = (number: string, product: string): Record<string, Form> => ({
  review: {
    path: `/arvio?tuote=${product}`,
    text: 'Hyvää, mutta pakkaus oli rikki.',
    field: inMain('textarea[name=text]'),
    button: inMain('form button'),
    taken: /kiitos/,
  },
  withdrawal: {
    path: `/tilaukset/${number}/peruutus`,
    text: 'Maija Meikäläinen-Maksaja',
    field: inMain('input[name=name]'),
    button: inMain('button[value=review]'),
    taken: /\/peruutus$/,
  },
});

interface Visit {
  hasScript: boolean;
  page: Page;
  context: BrowserContext;
  shop: Shop;
  language: Language;
}

const isAs = ({ text, field }: Form, page: Page) =>
  text === null ? expect(field(page)).toBeChecked() : expect(field(page)).toHaveValue(text);

/** Fills the form in, and sends it when the session has ended. */
async function sendTooLate(form: Form, visit: Visit): Promise<void> {
  const { page, context, shop, language, hasScript } = visit;
  await goTo(page, at(language, form.path));
  if (form.text === null) await form.field(page).check();
  else await form.field(page).fill(form.text);
  if (form.path.startsWith('/arvio')) await page.locator('main input[name=stars]').nth(3).check();
  await endSession(context, shop.url);
  await form.button(page).click();
  // Without scripts nothing but the page itself can keep what was typed (R413).
  const isLedToCart = hasScript && form.path.startsWith('/kassa');
  const title = serverTranslator(
    language,
    isLedToCart ? 'pages/cart' : 'pages/check-again',
  )('title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await validHtml(await page.content());
}

const typedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('aitta:typed'));

const loginLink = (page: Page) => page.locator('main a[href*="/check-login"]:visible');

/** The provider still has a session: it asks for no password. */
async function sendAfterLogin(form: Form, visit: Visit): Promise<void> {
  const { page, language } = visit;
  await sendTooLate(form, visit);
  await loginLink(page).click();
  await expect(page).toHaveURL(visit.shop.url + at(language, form.path));
  await isAs(form, page);
  // It is filled in once: what is typed later is not replaced.
  await expect.poll(() => typedIn(page)).toBeNull();
}

/** The order is the customer's, and this browser has no key of it: as on another device. */
const forgetOrders = (context: BrowserContext) => context.clearCookies({ name: 'aitta_orders' });

async function paid(page: Page, language: Language): Promise<string> {
  await atBank({ page, language, hasScript: true }, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  return new URL(page.url()).searchParams.get('tilaus') ?? '';
}

/** Id of the product that the customer has just bought. */
async function boughtBy(page: Page, language: Language): Promise<string> {
  await goTo(page, at(language, '/arvio'));
  const link = page.locator('main a[href*="tuote="]').first();
  const href = (await link.getAttribute('href')) ?? '';
  return new URL(href, page.url()).searchParams.get('tuote') ?? '';
}

const start = async ({ page, shop, language, hasScript }: Visit, person: Person) => {
  await openAs(page, person, '/oma-tili');
  await toMethods({ page, language, hasScript }, shop.url);
};

/** How a form is sent too late and again: the order's by its own button only, others until they are taken. */
type Send = (form: Form, visit: Visit) => Promise<void>;

const backInForm: Record<'send' | 'order', Send> = {
  async send(form, visit) {
    await backInForm.order(form, visit);
    await expect(visit.page).toHaveURL(form.taken);
  },
  async order(form, visit) {
    await sendAfterLogin(form, visit);
    await form.button(visit.page).click();
  },
};

const besideForm: typeof backInForm = {
  async send(form, visit) {
    const { page, context, language, shop } = visit;
    await sendTooLate(form, visit);
    const beside = context.waitForEvent('page');
    await loginLink(page).click();
    const tab = await beside;
    await expect(tab).toHaveURL(shop.url + at(language, form.path));
    await tab.close();
    if (form.text !== null) await expect(form.field(page)).toHaveValue(form.text);
    const name = serverTranslator(language, 'pages/check-again')('send');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(form.taken);
  },
  async order(form, visit) {
    const { page, language, shop } = visit;
    await sendTooLate(form, visit);
    await loginLink(page).click();
    await expect(page).toHaveURL(shop.url + at(language, form.path));
    await form.field(page).check();
    await form.button(page).click();
    await page.locator('main form button').click();
  },
};

const sendEach = (forms: Record<string, Form>) => async (visit: Visit, send: Send) => {
  for (const form of Object.values(forms)) await send(form, visit);
};

async function sendOfOrder(visit: Visit, send: Send, order: Send): Promise<void> {
  const { page, context, shop, language } = visit;
  await order(payment, visit);
  const number = await paid(page, language);
  await forgetOrders(context);
  await deliver(page, shop, number);
  const product = await boughtBy(page, language);
  await sendEach(afterOrder(number, product))(visit, send);
}

const places = [
  ['the checkout', sendEach(inCheckout)],
  ['the account', sendEach(inAccount)],
  ['an order', sendOfOrder],
] as const;

for (const [language, [place, sendAll]] of inTurn(languages, places)) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`customers whose login ends come back to their forms of ${place} as they were, in ${language}`, async ({
      page,
      context,
      people,
      shop,
    }) => {
      test.slow();
      const visit = { page, context, shop, language, hasScript: true };
      await start(visit, people.siiri);
      await sendAll(visit, backInForm.send, backInForm.order);
    });
  });
}

// Another language for each of them than with scripts.
for (const [language, [place, sendAll]] of inTurn(languages, [...places.slice(1), places[0]])) {
  test.describe(`in ${language}, without scripts`, () => {
    test.use({ ...withoutScript, language });

    test(`customers whose login ends log in beside their form of ${place} and send it again, in ${language}`, async ({
      page,
      context,
      people,
      shop,
      problems,
    }) => {
      problems.allow(/^request: csp \S+\.js$/);
      test.slow();
      const visit = { page, context, shop, language, hasScript: false };
      await start(visit, people.siiri);
      await sendAll(visit, besideForm.send, besideForm.order);
    });
  });
}

test.describe('in sv', () => {
  test.use({ language: 'sv' });

  test('a code typed into the cart is in its field again after the login', async ({
    page,
    context,
    people,
    shop,
  }) => {
    const visit = { page, context, shop, language: 'sv' as const, hasScript: true };
    const t = serverTranslator('sv', 'pages/parts/coupon');
    await start(visit, people.siiri);
    await goTo(page, at('sv', '/ostoskori'));
    await page.getByText(t('have')).click();
    await page.getByLabel(t('code')).fill('TERVETULOA10');
    await endSession(context, shop.url);
    await page.getByRole('button', { name: t('use') }).click();
    await expect(page).toHaveURL(/\/ostoskori\?virhe=login-required$/);
    await loginLink(page).click();
    await expect(page).toHaveURL(shop.url + at('sv', '/ostoskori'));
    await expect(page.getByLabel(t('code'))).toHaveValue('TERVETULOA10');
    await page.getByRole('button', { name: t('use') }).click();
    await expect(page.getByRole('main')).toContainText('TERVETULOA10');
  });
});

test('the page that asks for the login can be used and keeps nothing after logging out', async ({
  page,
  context,
  people,
  shop,
}) => {
  const visit = { page, context, shop, language: 'fi' as const, hasScript: true };
  await start(visit, people.siiri);
  await sendTooLate(inCheckout.address, visit);
  await axe(page);
  await loginLink(page).click();
  await expect(page).toHaveURL(`${shop.url}/kassa?vaihe=osoite`);
  await sendTooLate(inAccount.list, visit);
  await axe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await axe(page);
  await expect.poll(() => typedIn(page)).toContain('Juhannuksen');
  await openAs(page, people.siiri, '/suosikit');
  await account(page, people.siiri.firstName).click();
  await logOutHere(page);
  await expect.poll(() => typedIn(page)).toBeNull();
});
