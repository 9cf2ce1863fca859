/** Reviews: buyers write them, with scripts and without, and everybody reads the published ones. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductCard } from '../src/features/catalogue/contract.ts';
import { axe, expect, test, withoutScript, goTo } from './fixtures/test.ts';
import { deliver } from './steps/delivering.ts';
import { openAs } from './steps/logging-in.ts';
import { at, orderPaid } from './steps/ordering.ts';

async function products(request: APIRequestContext): Promise<ProductCard[]> {
  const response = await request.get('/api/v3/category?path=muoti&pageSize=200');
  return ((await response.json()) as { products: ProductCard[] }).products;
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a customer reviews what they bought by keyboard alone (R401, L20)', async ({
  page,
  people,
  shop,
  visit,
}) => {
  test.slow();
  await openAs(page, people.siiri, '/oma-tili');
  await orderPaid({ page, language: 'fi', hasScript: true }, shop.url);
  const number = new URL(page.url()).searchParams.get('tilaus') ?? '';
  await visit('/arvio');
  await expect(page.getByText('voit arvioida, kun tilaus on tullut perille')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Arvioi / })).toHaveCount(0);
  await visit('/oma-tili');
  await expect(page.getByRole('link', { name: 'Tilaukset' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Arvioi ostoksesi' })).toHaveCount(0);
  await deliver(page, shop, number);
  await visit('/oma-tili');
  await page.getByRole('link', { name: 'Arvioi ostoksesi' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arvioi ostoksesi');
  await page.getByRole('link', { name: /^Arvioi / }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Arvioi tuote: /);
  await expect(page.getByText('Arvion voi kirjoittaa vain tuotteen ostaja')).toBeVisible();
  await expect(page.getByLabel('Nimi tai nimimerkki')).toHaveValue(people.siiri.firstName);
  await page.getByLabel('Arvio', { exact: true }).fill('Katso www.kauppa, siellä halvempi');
  await page.getByRole('button', { name: 'Lähetä arvio' }).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('2 kohtaa pitää korjata');
  await axe(page);
  await page.getByRole('link', { name: /^Tähdet: / }).press('Enter');
  await expect(page.getByRole('radio', { name: '5 tähteä' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '4 tähteä' })).toBeChecked();
  await page.getByLabel('Arvio', { exact: true }).fill('Hyvää, mutta pakkaus oli rikki.');
  await page.getByRole('button', { name: 'Lähetä arvio' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiitos arviostasi!' })).toBeVisible();
  await expect(page.getByText('Arviosi odottaa tarkistusta')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /^Muuta arviotasi: / }).press('Enter');
  await expect(page.getByLabel('Arvio', { exact: true })).toHaveValue(/rikki\.$/);
  await page.getByRole('link', { name: 'Tuotteen sivulle' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Kirjoita arvio' })).toBeVisible();
  await expect(page.getByText('pakkaus oli rikki')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ ...withoutScript, viewport: { width: 320, height: 700 } });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp \S+\.js$/));

  test('a guest reviews by the link of their order, and nothing typed is lost (R401)', async ({
    page,
    shop,
  }) => {
    await orderPaid({ page, language: 'sv', hasScript: false }, shop.url);
    const { searchParams } = new URL(page.url());
    await page.context().clearCookies();
    const [number, key] = [searchParams.get('tilaus') ?? '', searchParams.get('avain')];
    const order = new URLSearchParams({ number, key: key ?? '' });
    const found = await page.request.get(`${shop.url}/api/v1/reviewable?${order}`);
    const [bought] = (await found.json()) as { sokId: string }[];
    const text = 'Gick sönder efter en vecka.';
    const early = await page.request.post(
      `${shop.url}/sv/arvio?tilaus=${number}&avain=${key}&tuote=${bought?.sokId}`,
      { form: { stars: '2', text, displayName: 'Mormor' }, headers: { origin: shop.url } },
    );
    expect(await early.text()).toContain('har inte kommit fram än');
    expect(await early.text()).toContain(`${text}</textarea>`);
    await deliver(page, shop, number);
    await goTo(page, at('sv', `/arvio?tilaus=${number}&avain=${key}`));
    await page.getByRole('link', { name: /^Recensera / }).click();
    await page.getByLabel('Recension', { exact: true }).fill('Ring 040 123 4567 om du vill köpa');
    await page.getByLabel('Namn eller signatur').fill('Mormor');
    await page.getByRole('button', { name: 'Skicka recensionen' }).click();
    await expect(page.getByRole('alert')).toContainText('Välj hur många stjärnor du ger.');
    await expect(page.getByLabel('Recension', { exact: true })).toHaveValue(/^Ring 040/);
    await expect(page.getByLabel('Namn eller signatur')).toHaveValue('Mormor');
    await expect.poll(() => isNarrow(page)).toBe(true);
    await axe(page);
    await page.getByRole('radio', { name: '2 stjärnor' }).check();
    await page.getByLabel('Recension', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Skicka recensionen' }).click();
    await expect(page.getByRole('heading', { name: 'Tack för din recension!' })).toBeVisible();
    await expect.poll(() => isNarrow(page)).toBe(true);
    await axe(page);
  });

  test('reviews have an order, pages and one address each (R401)', async ({ page, request }) => {
    const all = await products(request);
    const most = (one: ProductCard) => one.rating?.count ?? 0;
    const [product] = all.toSorted((a, b) => most(b) - most(a));
    await goTo(page, at('sv', product?.urlPath ?? ''));
    await page.getByRole('link', { name: 'Sämsta först' }).click();
    await expect(page).toHaveURL(/arviojarjestys=heikoimmat#reviews$/);
    const stars = page.locator('#reviews article [role=img]');
    // The footer follows them.
    const given = async () => {
      await page.locator('footer').waitFor();
      const labels = await stars.evaluateAll((found) => found.map((one) => one.ariaLabel ?? ''));
      return labels.map((label) => Number(label[0]));
    };
    const lowest = await given();
    expect(lowest).not.toEqual([]);
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    await page.getByRole('link', { name: 'Följande recensioner' }).click();
    await expect(page).toHaveURL(/arviot=2/);
    expect(Math.min(...(await given()))).toBeGreaterThanOrEqual(lowest.at(-1) ?? 5);
    await expect.poll(() => isNarrow(page)).toBe(true);
    await goTo(page, at('sv', `${product?.urlPath}?arviot=99&arviojarjestys=x`));
    expect(new URL(page.url()).search).toBe('');
  });
});

test('pages and cards show what reviews add up to, in words too (R401, L20)', async ({
  page,
  request,
  visit,
}) => {
  const all = await products(request);
  const rated = all.find(({ rating }) => (rating?.count ?? 0) > 1);
  const unrated = all.find(({ rating }) => rating === null);
  const { average = 0, count = 0 } = rated?.rating ?? {};
  await visit(rated?.urlPath ?? '');
  const said = `${String(average).replace('.', ',')} / 5, ${count} arviota`;
  await expect(page.getByRole('link', { name: said })).toBeVisible();
  const reviews = page.getByRole('region', { name: 'Arviot' });
  await expect(reviews.getByText(`${count} arviota`).first()).toBeVisible();
  await expect(reviews.getByText('Näin tarkistamme arviot')).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'Arviot tähtien mukaan' })).toBeVisible();
  await axe(page);
  await visit(unrated?.urlPath ?? '');
  await expect(reviews.getByText('Tätä tuotetta ei ole vielä arvioitu.')).toBeVisible();
  await visit('/kategoria/muoti');
  const stars = page.locator('main article [role=img][data-halves]');
  await expect(stars.first()).toHaveAttribute('aria-label', /^\d(?:,\d)? \/ 5, \d+ arvio/);
  await expect.poll(() => stars.count()).toBeLessThan(await page.locator('main article').count());
});
