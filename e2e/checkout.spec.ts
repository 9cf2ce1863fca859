import type { Page } from '@playwright/test';
import { oneOrAll } from './fixtures/in-turn.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { giveAddress, returnToTab, plainProducts, putInCart, stockOf } from './steps/carting.ts';
import { endSession, openAs } from './steps/logging-in.ts';

const words = {
  fi: {
    withdrawal: {
      none: 'Näillä tuotteilla ei ole peruuttamisoikeutta.',
      some: 'mutta ei kaikista tuotteista.',
      except: 'Ei peruuttamisoikeutta: 1 tuote',
      all: 'Sinulla on 14 päivän peruuttamisoikeus.',
    },
    changed: 'Ostoskorisi on muuttunut.',
    empty: 'Ostoskorisi on tyhjä.',
    chooseOne: 'Valitse yksi vaihtoehto.',
    later: 'valitaan toimitusvaiheessa',
  },
  sv: {
    withdrawal: {
      none: 'De här varorna har ingen ångerrätt',
      some: 'men inte för alla varor.',
      except: 'Ingen ångerrätt: 1 vara',
      all: 'Du har 14 dagars ångerrätt.',
    },
    changed: 'Din varukorg har ändrats.',
    empty: 'Din varukorg är tom.',
    chooseOne: 'Välj ett alternativ.',
    later: 'väljs i leveranssteget',
  },
  en: {
    withdrawal: {
      none: 'There is no right to withdraw from these products',
      some: 'but not from all products.',
      except: 'No right to withdraw: 1 product',
      all: 'You have 14 days to withdraw.',
    },
    changed: 'Your cart has changed.',
    empty: 'Your cart is empty.',
    chooseOne: 'Choose one.',
    later: 'chosen in the delivery step',
  },
};

const sums = (page: Page) => page.locator('main dl').last();
const home = (page: Page) => page.locator('main input[value$=" home"]');
const toPayment = (page: Page) => page.locator('main form button[value=delivery]');
const method = (page: Page) => page.locator('main input[name=method]').first();

for (const language of oneOrAll('sv')) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a cart that changed in another tab leads back to the cart, and says so (R241, R256)', async ({
      page,
      context,
      shop,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      await putInCart({ page, shop }, product);
      await visit('/kassa');
      const email = page.locator('main input[name=email]');
      // Nothing changed: the shopper stays on the page.
      await email.fill('aino');
      const read = page.waitForResponse((response) => response.url().includes('kassa.data'));
      await returnToTab(page);
      await read;
      await expect(email).toHaveValue('aino');
      await putInCart({ page, shop }, product);
      await returnToTab(page);
      await expect(page.getByRole('alert')).toContainText(say.changed);
      await expect(page.locator('main input[name=quantity]')).toHaveValue('2');
      await axe(page);

      await page.locator('main a[href$="/kassa"]').click();
      await email.waitFor();
      const other = await context.newPage();
      await goTo(other, '/ostoskori');
      await other.locator('main button[value=remove]').click();
      await expect(other.locator('main button[value=remove]')).toHaveCount(0);
      await returnToTab(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.empty);
    });

    test('withdrawal is promised as what is in the cart allows (L11)', async ({
      page,
      shop,
      visit,
    }) => {
      const [milk = ''] = await plainProducts(page, 1, 'ruoka/maito-juusto-ja-munat');
      const [biscuits = ''] = await plainProducts(page, 1, 'ruoka/herkut/keksit');
      await putInCart({ page, shop }, milk);
      await visit('/kassa');
      await giveAddress(page);
      await page.locator('main input[name=delivery]').first().check();
      await page.locator('main input[name^=slot-]:enabled:visible').first().check();
      await toPayment(page).click();
      const terms = page.locator('main form[action$="/maksu"]');
      await expect(terms).toContainText(say.withdrawal.none);
      await expect(terms).not.toContainText('14');
      await putInCart({ page, shop }, biscuits);
      await visit('/ostoskori');
      await visit('/kassa?vaihe=maksu');
      await expect(terms).toContainText(say.withdrawal.some);
      await expect(terms.getByText(say.withdrawal.except)).toBeVisible();
      await expect(terms.getByRole('listitem').filter({ hasText: /\p{L}/u })).toHaveCount(1);
      await visit('/ostoskori');
      await page.locator('main button[value=remove]').first().click();
      await expect(page.locator('main button[value=remove]')).toHaveCount(1);
      // What is left comes by other ways.
      await visit('/kassa?vaihe=maksu');
      await page.locator('main input[name=delivery]').first().check();
      await toPayment(page).click();
      await expect(terms).toContainText(say.withdrawal.all);
    });

    test('what is ticked is in the sum at once, and what was asked for is no longer asked', async ({
      page,
      shop,
      visit,
    }) => {
      const [product = ''] = await plainProducts(page, 1);
      await putInCart({ page, shop }, product);
      await visit('/kassa');
      await expect(sums(page)).toContainText(say.later);
      await giveAddress(page);
      await expect(sums(page)).toContainText(say.later);
      await toPayment(page).click();
      await expect(page.getByRole('alert')).toHaveText(say.chooseOne);
      await home(page).check();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(sums(page)).toContainText(/9[,.]90/);
      await expect(sums(page)).not.toContainText(say.later);
      const total = await sums(page).innerText();
      await toPayment(page).click();
      await method(page).waitFor();
      await expect.poll(() => sums(page).innerText()).toBe(total);
    });
  });
}

test('products that went while somebody was at the checkout are named in the cart (R245, R246)', async ({
  page,
  browser,
  shop,
  visit,
}) => {
  const [, , , product = ''] = await plainProducts(page, 4);
  const left = await stockOf(page, product);
  const rival = await (await browser.newContext({ baseURL: shop.url })).newPage();
  for (const [buyer, quantity] of [
    [page, left],
    [rival, 2],
  ] as const) {
    await putInCart({ page: buyer, shop }, product, quantity);
    await goTo(buyer, '/kassa');
    await giveAddress(buyer);
    await home(buyer).check();
    await toPayment(buyer).click();
    await method(buyer).check();
  }
  await rival.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await rival.getByRole('button', { name: 'Maksa', exact: true }).click();
  await expect(rival.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await page.getByRole('button', { name: 'Tilaa ja maksa' }).click();
  await expect(page).toHaveURL(/\/ostoskori$/);
  await expect(page.getByText(`Varastossa on ${left - 2} kpl, korissasi ${left}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siirry kassalle' })).toHaveCount(0);
  const sumIsMore = page.getByText('Summassa on mukana 2 kpl, joita ei ole saatavilla.');
  await expect(sumIsMore).toBeVisible();
  await visit('/kassa?vaihe=maksu&virhe=stock-changed');
  await expect(page).toHaveURL(/\/ostoskori$/);
  await page.getByRole('button', { name: 'Vaihda määrät saatavilla oleviin' }).click();
  await expect(page.locator('main input[name=quantity]')).toHaveValue(String(left - 2));
  await expect(sumIsMore).toHaveCount(0);
  await goTo(page, '/kassa?vaihe=maksu&virhe=stock-changed');
  await page.getByRole('main').getByRole('link', { name: 'Ostoskoriin' }).click();
  await expect(page).toHaveURL(/\/ostoskori$/);
});

test('a postcode of another town is noticed beside the address, and hinders nothing', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  await giveAddress(page, { city: 'Rovaniemi' });
  const note = page.getByText('Postinumero 00100 on Helsinki. Tarkista osoite.');
  await expect(note).toBeVisible();
  await axe(page);
  await visit('/kassa?vaihe=osoite');
  await giveAddress(page);
  await expect(note).toHaveCount(0);
});

test('delivery and payment methods are shown before anything is filled in (L09)', async ({
  page,
  shop,
  visit,
}) => {
  const [product = ''] = await plainProducts(page, 1);
  await putInCart({ page, shop }, product);
  await visit('/kassa');
  const means = page.getByRole('region', { name: 'Toimitus- ja maksutavat' });
  await expect(means).toContainText(/Pakettiautomaatti 3,90\s€/);
  await expect(means).toContainText('Maksukortti');
  await axe(page);
});

test.describe('without scripts', () => {
  test.use(withoutScript);

  test('who lost the login at the checkout reads so in the cart (R209, R413)', async ({
    page,
    context,
    problems,
    shop,
    visit,
    people,
  }) => {
    problems.allow(/^request: csp /);
    const [product = ''] = await plainProducts(page, 1);
    await openAs(page, people.siiri, '/ostoskori');
    await putInCart({ page, shop }, product);
    await endSession(context, shop.url);
    await visit('/kassa');
    await expect(page.getByText('Kirjautumisesi on päättynyt.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ostoskori');
    await expect(page.getByText('Ostoskorisi on tyhjä.')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Kirjaudu' }).click();
    await page.waitForURL(/\/ostoskori$/);
    await expect(page.locator('main input[name=quantity]')).toHaveValue('1');
  });
});
