/** What a merchant of telescopes says of its products: tables, filters, a comparison, labels, orders in advance. */
import { axe, expect, layoutShift, narrow, test, withoutScript } from '../fixtures/test.ts';

const names = [
  'id',
  'title',
  'product_type',
  'price',
  'availability',
  'availability_date',
  'quantity',
  'material',
  'product_detail',
  'product_highlight',
  'energy_efficiency_class',
  'certification',
  'age_limit',
  'manufacturer',
  'clp_pictograms',
  'clp_signal_word',
  'safety_warning',
] as const;
type Row = Partial<Record<(typeof names)[number], string>>;

const feedOf = (rows: Row[]) =>
  [
    names.join('\t'),
    ...rows.map((row) => names.map((name) => row[name] ?? '').join('\t')),
    '',
  ].join('\n');
const stock = { availability: 'in_stock', quantity: '9' };
const small = '"Optiikka:Aukko:""70 mm"",Optiikka:Polttoväli:700 mm,Jalusta:Paino:""2,5 kg"""';
const large = '"Optiikka:Aukko:""150 mm"",Optiikka:Polttoväli:700 mm"';
const type = 'Tähtitaivas > Kaukoputket';
const maker = 'Linssi Oy | Tähtitie 1, 33100 Tampere, Suomi | turva@linssi.example';

test.use({
  settings: {
    feeds: {
      'sky.fi.tsv': feedOf([
        {
          ...stock,
          id: '1',
          title: 'Kulkija-kaukoputki',
          product_type: type,
          price: '199 EUR',
          material: '90 % alumiini / 10 % lasi',
          product_detail: small,
          product_highlight: 'Kevyt kantaa,"Selkeä, terävä kuva"',
          energy_efficiency_class: 'E',
          certification: 'EC:EPREL:9000001',
        },
        {
          ...stock,
          id: '2',
          title: 'Havu-kaukoputki',
          product_type: type,
          price: '499 EUR',
          product_detail: large,
        },
        {
          id: '3',
          title: 'Revontuli-kaukoputki',
          product_type: type,
          price: '899 EUR',
          availability: 'preorder',
          availability_date: '2099-01-12',
          quantity: '3',
          product_detail: large,
        },
        {
          ...stock,
          id: '4',
          title: 'Linssinpuhdistaja',
          product_type: 'Tähtitaivas > Hoito',
          price: '9.90 EUR',
          age_limit: '18',
          manufacturer: maker,
          clp_pictograms: 'GHS02,GHS07',
          clp_signal_word: 'danger',
          safety_warning: 'Helposti syttyvä neste.',
        },
      ]),
      'sky.sv.tsv': feedOf([
        {
          id: '1',
          title: 'Teleskop Kulkija',
          product_type: 'Stjärnhimmel > Teleskop',
          material: '90 % aluminium / 10 % glas',
          product_detail: small
            .replaceAll('Optiikka', 'Optik')
            .replace('Aukko', 'Öppning')
            .replace('Polttoväli', 'Brännvidd')
            .replace('Jalusta', 'Stativ')
            .replace('Paino', 'Vikt'),
          product_highlight: 'Lätt att bära,"Klar, skarp bild"',
        },
      ]),
    },
    space: {
      'properties.json': JSON.stringify([
        {
          id: 'aperture',
          name: { fi: 'Aukko', sv: 'Öppning', en: 'Aperture' },
          combine: 'any',
          strict: false,
          attribute: 'aukko',
          categories: ['tahtitaivas'],
        },
      ]),
    },
  },
});

// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const list = '/kategoria/tahtitaivas/kaukoputket';

test('lists are narrowed by what the feed says, in the order of numbers, by keyboard (R082, R103)', async ({
  page,
  visit,
}) => {
  await visit(list);
  const panel = page
    .getByRole('complementary')
    .locator('details', { has: page.locator('summary', { hasText: 'Aukko' }) });
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('checkbox')).toHaveCount(2);
  await expect(panel.locator('label').first()).toContainText('70 mm');
  await panel.getByRole('checkbox', { name: /^150 mm/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?ominaisuus=aperture\.150-mm$/);
  await expect(page.locator('main article')).toHaveCount(2);
  await axe(page);
});

test('a product shows its facts under their headings, its sentences and its energy label (L28)', async ({
  page,
  visit,
}) => {
  await visit('/tuote/kulkija-kaukoputki/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Optiikka' })).toBeVisible();
  await expect(main.getByText('2,5 kg', { exact: true })).toBeVisible();
  await expect(main.getByText('90 % alumiini / 10 % lasi')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Selkeä, terävä kuva' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Energialuokka E, asteikko A–G' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Tuoteseloste' })).toHaveAttribute(
    'href',
    /\/9000001$/,
  );
  await axe(page);
  await visit('/sv/tuote/x/1');
  await expect(main.getByRole('heading', { name: 'Optik' })).toBeVisible();
  await expect(main.getByText('Brännvidd')).toBeVisible();
  await expect(main.getByText('90 % aluminium / 10 % glas')).toBeVisible();
});

test('a chemical says what it may do, and who may buy it (L27, L28)', async ({ page, visit }) => {
  await visit('/tuote/linssinpuhdistaja/4');
  const main = page.getByRole('main');
  await expect(main.getByText('Myydään vain 18 vuotta täyttäneille.')).toBeVisible();
  await expect(main.getByText('Vaara', { exact: true })).toBeVisible();
  await expect(main.getByText('Syttyvä', { exact: true })).toBeVisible();
  await expect(main.getByText('Helposti syttyvä neste.')).toBeVisible();
  await axe(page);
});

test('what is ordered in advance says from when on it comes, and its delivery is later (R157, R262)', async ({
  page,
  visit,
}) => {
  await visit('/tuote/revontuli-kaukoputki/3');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Saapuu varastoomme 12. tammikuuta. Voit tilata jo nyt.'),
  ).toBeVisible();
  await expect(main.getByText(/^Perillä .*tammikuuta/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Ennakkotilaa' }).first().click();
  await expect(page.getByRole('link', { name: 'Siirry ostoskoriin' })).toBeVisible();
  await visit(list);
  await expect(page.locator('main article', { hasText: 'Revontuli' })).toContainText(
    'Ennakkotilaus',
  );
});

test('products are compared from their pages, and what was compared is kept', async ({
  page,
  visit,
}) => {
  await visit('/tuote/kulkija-kaukoputki/1');
  await page.getByRole('link', { name: 'Vertaa muihin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuotevertailu');
  await expect(page).toHaveURL(/\/vertailu\?tuotteet=1$/);
  await visit('/tuote/havu-kaukoputki/2');
  await page.getByRole('link', { name: 'Vertaa muihin' }).click();
  await expect(page).toHaveURL(/\?tuotteet=1_2$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /Aukko/ })).toContainText('70 mm150 mm');
  await expect(table.getByRole('row', { name: /Polttoväli/ })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Näytä vain erot' }).click();
  await expect(table.getByRole('row', { name: /Polttoväli/ })).toHaveCount(0);
  await expect(table.getByRole('row', { name: /Aukko/ })).toBeVisible();
});

test.describe('on a phone without scripts', () => {
  test.use({ ...narrow, ...withoutScript });

  test('products are added to a comparison and taken away by links', async ({
    page,
    problems,
    visit,
  }) => {
    problems.allow(/^request: csp \S+\.js$/);
    await visit('/vertailu?tuotteet=1');
    await page.getByRole('link', { name: 'Lisää vertailuun: Havu-kaukoputki' }).click();
    await expect(page).toHaveURL(/\?tuotteet=1_2$/);
    await page.getByRole('link', { name: 'Poista vertailusta: Kulkija-kaukoputki' }).click();
    await expect(page).toHaveURL(/\?tuotteet=2$/);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  });
});

test('nothing moves on a product’s page and in a comparison', async ({ page, visit }) => {
  for (const path of ['/tuote/kulkija-kaukoputki/1', '/vertailu?tuotteet=1_2']) {
    await visit(path);
    expect(await layoutShift(page)).toBe(0);
  }
});
