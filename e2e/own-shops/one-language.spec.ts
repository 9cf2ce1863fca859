/** A merchant who writes in Finnish only, visited in English: every text of its feed and pages says its language. */
import type { Page } from '@playwright/test';
import { seller } from '../fixtures/boat-shop.ts';
import { expect, goTo, test } from '../fixtures/test.ts';
import { putInCart } from '../steps/carting.ts';
import { mailsWith } from '../steps/mails.ts';
import { atBank, fields, homeDelivery, toBank } from '../steps/ordering.ts';
import { mailedLink, register, submit } from '../steps/registering.ts';

/** In each text of the merchant. */
const mark = 'suomeksi';
const own = (words: string) => `${words} ${mark}`;

const department = own('Ruoka');
const category = own('Leivät');
const product = {
  description: own('Kuvaus'),
  product_type: `${department} > ${category}`,
  price: '4.90 EUR',
  availability: 'in_stock',
  quantity: '99',
  material: own('Ruis'),
  country_of_origin: own('Suomi'),
  storage_instructions: own('Säilytys'),
  ingredients: `${own('Vesi')}, *${own('vehnä')}*`,
  product_highlight: `${own('Tuore')},${own('Maukas')}`,
  product_detail: `${own('Koko')}:${own('Halkaisija')}:${own('Suuri')}`,
  safety_warning: own('Kuuma'),
  manufacturer: 'Leipomo Oy | Tie 1, 33100 Tampere, Suomi | turva@leipomo.example',
};
const products = [
  { id: '700', title: own('Limppu'), ...product },
  { id: '701', title: own('Rieska'), ...product },
];
const [first, second] = ['/tuote/limppu-suomeksi/700', '/tuote/rieska-suomeksi/701'] as const;

const written = (title: string) =>
  [
    '---',
    `title: ${own(title)}`,
    `description: ${own('Tietoa')}`,
    'group: help',
    '---',
    '',
    own('Kappale'),
    '',
    `## ${own('Otsikko')}`,
    '',
    `- ${own('Kohta')}`,
    '',
  ].join('\n');

test.use({
  settings: {
    feeds: {
      'bread.fi.tsv': [Object.keys(products[0] ?? {}), ...products.map(Object.values)]
        .map((row) => `${row.join('\t')}\n`)
        .join(''),
    },
    space: {
      'seller.json': JSON.stringify(seller),
      'pages/info/ohje.fi.md': written('Ohje'),
      'pages/kategoria/ruoka-suomeksi.fi.md': written('Osasto'),
    },
  },
});

/** Texts with the mark in the document, and those of them whose language is not said. Sentences of the shop that name
 * a product are one text, of which no part can be marked. */
const textsIn = (page: Page) =>
  page.evaluate((marked) => {
    const isSentence = (text: string) =>
      /^(?:\p{L}+ ){2,}|: |“|”/u.test(text) || new RegExp(`${marked} \\p{L}`, 'u').test(text);
    const attributes = ['alt', 'title', 'aria-label', 'placeholder'];
    const all = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.matches('script, style, template, noscript'))
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => ({ element, text: node.textContent ?? '' })),
        ...attributes.map((name) => ({ element, text: element.getAttribute(name) ?? '' })),
      ])
      .filter(({ text }) => text.includes(marked) && !isSentence(text));
    const isSaid = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'fi';
    return {
      count: all.length,
      unmarked: all.filter(({ element }) => !isSaid(element)).map(({ text }) => text),
    };
  }, mark);

async function isMarked(page: Page, what: string, atLeast = 1): Promise<void> {
  await expect.poll(async () => (await textsIn(page)).count, what).toBeGreaterThanOrEqual(atLeast);
  await expect.poll(async () => (await textsIn(page)).unmarked, what).toEqual([]);
}

async function walk(page: Page, paths: Record<string, number>): Promise<void> {
  for (const [path, atLeast] of Object.entries(paths)) {
    await goTo(page, `/en${path}`);
    await isMarked(page, path, atLeast);
  }
}

test('names, facts and pages of a merchant are marked with their language wherever they are shown', async ({
  page,
}) => {
  test.slow();
  await walk(page, {
    '/': 1,
    [first]: 18,
    '/kategoria': 2,
    '/kategoria/ruoka-suomeksi': 5,
    '/kategoria/ruoka-suomeksi/leivat-suomeksi': 4,
    '/haku?hakutermi=limppu': 1,
    '/vertailu?tuotteet=700_701': 7,
    '/vertailu?tuotteet=700': 5,
    '/info': 2,
    '/info/ohje': 4,
  });
});

test('names of products are marked from the cart to the receipt, also in the mail', async ({
  page,
  shop,
}) => {
  test.slow();
  await putInCart({ page, shop }, first);
  await putInCart({ page, shop }, second);
  await goTo(page, '/en/ostoskori');
  await page.locator('main button[value=keep]').last().click();
  await expect(page.locator('#kept')).toBeVisible();
  await isMarked(page, 'cart', 2);
  const post = (form: Record<string, string>) =>
    page.request.post('/en/kassa', { form, headers: { origin: shop.url }, maxRedirects: 0 });
  await post({ ...fields, intent: 'address' });
  await goTo(page, '/en/kassa?vaihe=toimitus');
  await isMarked(page, 'checkout');
  await post({ delivery: await homeDelivery(page, shop.url) });
  await goTo(page, '/en/kassa?vaihe=maksu');
  const ordering = { page, language: 'en', hasScript: true } as const;
  await toBank(ordering, 'koivupankki');
  await atBank(ordering, 'pay');
  await expect(page).toHaveURL(/\/kiitos\?/);
  await isMarked(page, 'thanks');
  const { searchParams } = new URL(page.url());
  const order = `/tilaukset/${searchParams.get('tilaus')}`;
  const key = `?avain=${searchParams.get('avain')}`;
  await walk(page, { [order + key]: 1, [`${order}/peruutus${key}`]: 1 });
  await goTo(page, `/en${order}/kuitti${key}`);
  await isMarked(page, 'receipt');
  const [mail = ''] = await mailsWith(shop.mailFolder, `To: ${fields.email}`, 1);
  await page.goto('about:blank');
  await page.setContent(/<!doctype html>.*<\/html>/s.exec(mail)?.[0] ?? '');
  await isMarked(page, 'mail');
});

test('names of products are marked among favourites and on shopping lists', async ({
  page,
  shop,
}) => {
  test.slow();
  const email = 'ronja@mail.example';
  await goTo(page, '/check-login?target=/suosikit&action=register');
  await register(page, email);
  await goTo(page, await mailedLink(shop.mailFolder, email));
  await submit(page);
  await page.waitForURL(/\/suosikit/);
  const headers = { origin: shop.url };
  await page.request.post('/suosikit', { form: { sokId: '700', target: '/suosikit' }, headers });
  const form = { intent: 'create', name: 'Bread', tuote: '700-1' };
  const made = await page.request.post('/oma-tili/ostoslistat/lisaa', {
    form,
    headers,
    maxRedirects: 0,
  });
  const list = (made.headers()['location'] ?? '').replace(/\?.*/, '');
  await walk(page, { '/suosikit': 1, [list]: 1, '/oma-tili/ostoslistat/lisaa?tuote=701-1': 1 });
});
