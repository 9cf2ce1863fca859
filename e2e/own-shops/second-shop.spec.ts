/** A shop of another merchant, made of data alone: products, departments, seller, deliveries, colours, mark,
 * languages in another order, no campaign. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages, prefixOf } from '../../src/platform/i18n/language.ts';
import { axe, expect, test } from '../fixtures/test.ts';

const heading = 'id\ttitle\tproduct_type\tprice\tavailability\tquantity\tbrand';
const feedOf = (rows: [title: string, type: string][]) =>
  [
    heading,
    ...rows.map(([title, type], i) =>
      [900 + i, title, type, `${i + 7}.50 EUR`, 'in_stock', 12, 'Kuunari'].join('\t'),
    ),
    '',
  ].join('\n');

const shop = {
  name: 'Purjehtijan Puoti',
  tagline: { fi: 'Kaikki veneeseen', sv: 'Allt för båten', en: 'Everything for your boat' },
  about: { fi: '{shop} myy venetarvikkeita.', sv: '{shop} säljer båttillbehör.' },
  languages: ['sv', 'fi', 'en'],
  mark: 'ankkuri.svg',
  colors: { brand: '#0a4a78', brandDark: '#07385c' },
  footer: [
    {
      title: { fi: 'Ohjeet', sv: 'Hjälp', en: 'Help' },
      links: [{ to: '/info/toimitustavat' }, { to: '/info/tietoturva' }, { to: '/palaute' }],
    },
  ],
};
const seller = {
  name: 'Purjehtijan Puoti Ky',
  businessId: '1234567-8',
  streetAddress: 'Satamakatu 3',
  postcode: '68600',
  city: 'Pietarsaari',
  email: 'apu@puoti.example',
  phone: '+358 6 123 4567',
  hours: [{ fi: 'Arkisin 10–16', sv: 'Vardagar 10–16', en: 'Weekdays 10–16' }],
};
const deliveries = {
  cutOffHour: 10,
  longerTo: [],
  examplePostcode: '68600',
  methods: [
    {
      id: 'laituri',
      kind: 'home',
      carrierId: 'venekyyti',
      name: { fi: 'Laituritoimitus', sv: 'Leverans till bryggan', en: 'Delivery to your jetty' },
      description: { fi: 'Tuomme veneellä.', sv: 'Vi kommer med båt.', en: 'We come by boat.' },
      priceEuroCents: 1450,
      freeFromEuroCents: null,
      businessDays: [1, 2],
    },
  ],
};
const anchor =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#0a4a78"/><path d="M16 8v16M9 18c0 4 3 6 7 6s7-2 7-6" fill="none" stroke="#fff" stroke-width="3"/></svg>';

/** The head of a department, with cards, a picture and products. */
const head = (title: string, text: string, tile: string) => `---
title: ${title}
description: ${text}
---

${text}

\`\`\`tiles
- title: ${tile}
  text: ${tile}
  to: /kategoria/kansi/koydet
- title: 2. ${tile}
  to: /info/toimitustavat
  picture: ankkuri.svg
\`\`\`

\`\`\`hero
title: 3. ${tile}
picture: ankkuri.svg
\`\`\`

\`\`\`products
title: 4. ${tile}
\`\`\`
`;

test.use({
  settings: {
    feeds: {
      'boat.fi.tsv': feedOf([
        ['Köysi', 'Kansi > Köydet'],
        ['Kompassi', 'Navigointi'],
        ['Pelastusliivi', 'Turvallisuus > Liivit'],
      ]),
      'boat.sv.tsv': feedOf([
        ['Rep', 'Däck > Rep'],
        ['Kompass', 'Navigering'],
        ['Flytväst', 'Säkerhet > Västar'],
      ]),
    },
    space: {
      'shop.json': JSON.stringify(shop),
      'seller.json': JSON.stringify(seller),
      'deliveries.json': JSON.stringify(deliveries),
      'pictures/ankkuri.svg': anchor,
      'pages/kategoria/kansi.fi.md': head('Kansi', 'Pidä kansi kunnossa.', 'Solmuopas'),
      'pages/kategoria/kansi.sv.md': head('Däck', 'Håll däcket i skick.', 'Knopguide'),
    },
  },
});
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const helpPages = readdirSync('seed/new-space/pages/info')
  .filter((file) => file.endsWith('.fi.md'))
  .map((file) => `/info/${file.replace('.fi.md', '')}`);

const paths = [
  '/',
  '/kategoria',
  '/kategoria/kansi',
  '/kategoria/kansi/koydet',
  '/tuote/koysi/900',
  '/haku?hakutermi=kompassi',
  '/haku?hakutermi=palautus',
  '/tuotemerkit',
  '/tuotemerkit/kuunari',
  '/kampanja',
  '/kategoria/kampanjat',
  '/kategoria/inspiroidu',
  '/hyvaolo',
  '/info',
  '/myymalat',
  '/guided-entry',
  '/palaute',
  '/arvio',
  '/saavutettavuus',
  '/ostoskori',
  '/tilaukset',
  '/manifest.webmanifest',
  ...helpPages,
];

test('no page of another merchant’s shop knows the demo shop, in any language (R022, R073)', async ({
  request,
}) => {
  test.slow();
  const words = /\b(?:aitta|aitan|aitassa|black (?:friday|month)|tavaratalo|varuhus och mat)/i;
  for (const language of languages) {
    for (const path of paths) {
      const own = path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path}`;
      const response = await request.get(own);
      expect(response.status(), own).toBe(200);
      const text = (await response.text()).replaceAll(/aitta[:_-][\w-]+|aitta_in/g, '');
      expect(words.exec(text)?.[0], own).toBeUndefined();
    }
  }
});

test('its name, mark, colours, order of languages, footer and deliveries are its own (R022, R073)', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(page).toHaveTitle('Kaikki veneeseen – Purjehtijan Puoti');
  const mark = page.getByRole('link', { name: 'Purjehtijan Puoti' });
  await expect(mark).toHaveCSS('color', 'rgb(10, 74, 120)');
  await expect(mark.locator('img')).toHaveAttribute('src', /^\/kuvat\/sisalto\/.*\.svg$/);
  const order = page.getByRole('navigation', { name: 'Kieli' }).getByRole('link');
  await expect(order).toHaveText(['Svenska', 'Suomi', 'English']);
  for (const path of ['/', '/info/toimitustavat', '/tuote/koysi/900', '/kampanja', '/info/faq']) {
    await visit(path);
    await axe(page);
  }
  await visit('/info/toimitustavat');
  await expect(page.getByRole('cell', { name: /^Laituritoimitus/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '14,50 €' })).toBeVisible();
  await visit('/info/sopimusehdot');
  await expect(page.getByText('Purjehtijan Puoti Ky').first()).toBeVisible();
});

test('a department with a page of its own has it above the products, the others are as before', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const moved = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries())
        Object.assign(window, { moved: [...movesOf(), (entry as unknown as Shift).value] });
    };
    const movesOf = () => (window as unknown as { moved?: number[] }).moved ?? [];
    interface Shift {
      value: number;
    }
    new PerformanceObserver(moved).observe({ type: 'layout-shift', buffered: true });
  });
  const main = page.getByRole('main');
  for (const [prefix, tile, text] of [
    ['', 'Solmuopas', 'Pidä kansi kunnossa.'],
    ['/sv', 'Knopguide', 'Håll däcket i skick.'],
  ] as const) {
    await visit(`${prefix}/kategoria/kansi`);
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('heading', { name: `4. ${tile}` })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text);
    await axe(page);
    // The styles were there before the code.
    await main.getByRole('link', { name: tile, exact: true }).hover();
    const moved = await page.evaluate(() => (window as { moved?: number[] }).moved ?? []);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
    await main.getByRole('link', { name: tile, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/kategoria/kansi/koydet`);
    await expect(main.getByText(text)).toBeHidden();
  }
  await visit('/kategoria/navigointi');
  await expect(main.getByRole('heading', { name: 'Navigointi' })).toBeVisible();
  await expect(main.getByText('Solmuopas')).toHaveCount(0);
  await expect(main.locator('h1 ~ *, p')).toHaveCount(0);
});

test('its log-in pages carry its name and mark', async ({ page, request }) => {
  await page.goto('/check-login?target=/');
  await expect(page).toHaveTitle(/Purjehtijan Puoti$/);
  expect(await page.content()).not.toMatch(/Aitta/);
  const icon = await request.get('/identity/mark.png');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('the demo shop’s own files hold its name, so that the search for it can find something', () => {
  expect(readFileSync('seed/demo-space/shop.json', 'utf8')).toContain('Aitta');
});
