/** Events of analytics: they wait for consent, are of the open page, and reach both sinks. */
import { allowing, undecided } from './fixtures/consent.ts';
import { isScript } from './fixtures/scripts.ts';
import { arrived, expect, test } from './fixtures/test.ts';
import { beActive, dataLayer, eventsSent } from './steps/events.ts';
import { orderPaid } from './steps/ordering.ts';

const isAnalytics = isScript('analytics');
const isAttribution = isScript('list-attribution');

const namesOf = (events: { name: string; page: string }[]) =>
  events.map(({ name, page }) => `${name} ${page}`);

test.describe('a visitor who was never here', () => {
  test.use(undecided);

  test('events wait until statistics are allowed, are then sent for the open page, and end when they are no longer (R380–R382, R384, R385)', async ({
    context,
    page,
    visit,
  }) => {
    const sent = eventsSent(context);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit('/haku?hakutermi=kahvi');
    await beActive(page);
    await visit('/kategoria/ruoka');
    await page.locator('main article a[href*="/tuote/"]').nth(2).click();
    await expect(page).toHaveURL(/\/tuote\//);
    const { pathname } = new URL(page.url());
    await beActive(page);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(loaded.filter((url) => isAnalytics(url) || isAttribution(url))).toEqual([]);
    const denied = { analytics_storage: 'denied', ad_storage: 'denied' };
    await expect
      .poll(() => dataLayer(page))
      .toEqual([['consent', 'default', expect.objectContaining(denied)]]);
    const banner = page.getByRole('region', { name: 'Lupa evästeisiin' });
    await banner.getByRole('button', { name: 'Hyväksy kaikki' }).click();
    await expect(banner).toHaveCount(0);
    await expect(async () => {
      await beActive(page);
      expect(namesOf(sent)).toEqual(
        expect.arrayContaining([`page_view ${pathname}`, `view_item ${pathname}`]),
      );
    }).toPass();
    expect(sent.every((one) => one.page === pathname)).toBe(true);
    const names = (await dataLayer(page))?.map((one) => one.event ?? one[1]).filter(Boolean);
    expect(names?.slice(0, 4)).toEqual(['default', 'update', 'page_view', 'view_item']);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Peru suostumukset/ })
      .click();
    await expect(page.locator('[data-toast]')).toContainText('Suostumus on peruttu.');
    await expect
      .poll(async () => (await dataLayer(page))?.at(-1))
      .toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
    const before = sent.length;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Ostoskori/ })
      .click();
    await expect(page).toHaveURL(/\/ostoskori$/);
    await beActive(page);
    await page.waitForLoadState('networkidle');
    expect(sent.slice(before)).toEqual([]);
  });
});

test.describe('a visitor who allows statistics', () => {
  test.use(allowing('analytics'));

  test('a product is followed from its list to the purchase, which is published once (R165, R391)', async ({
    context,
    page,
    shop,
    visit,
  }) => {
    const sent = eventsSent(context);
    const has = (name: string) => sent.find((one) => one.name === name);
    // What notes the list that a product was found in.
    const attribution = page.waitForResponse(isAttribution);
    await visit('/kategoria/ruoka/kuivakaappi');
    await beActive(page);
    await (await attribution).finished();
    const link = page.locator('main article a[href*="/tuote/"]').first();
    const [, id = ''] = /\/(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
    await link.click();
    await arrived(page, /\/tuote\//);
    await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click();
    const found = { listId: '/kategoria/ruoka/kuivakaappi', listName: 'Kuivakaappi', position: 1 };
    const list = { id: found.listId, name: found.listName };
    await expect.poll(() => has('add_to_cart')?.items).toMatchObject([{ id, quantity: 1, found }]);
    expect(has('view_item_list')?.facts).toEqual({ list });
    expect(has('select_item')).toMatchObject({ facts: { list }, items: [{ id, found }] });
    expect(has('view_item')?.items).toMatchObject([{ id, found }]);
    await orderPaid(
      { page, language: 'fi', hasScript: true, category: 'ruoka/kuivakaappi' },
      shop.url,
    );
    const number = new URL(page.url()).searchParams.get('tilaus') ?? '';
    const purchases = async () =>
      (await dataLayer(page))?.filter(({ event }) => event === 'purchase');
    await expect(async () => {
      await beActive(page);
      await expect.poll(() => purchases()).toHaveLength(1);
    }).toPass();
    const [purchase] = (await purchases()) ?? [];
    expect(purchase?.ecommerce).toMatchObject({
      transaction_id: number,
      items: [{ item_id: id, item_list_id: '/kategoria/ruoka/kuivakaappi', index: 1 }],
    });
    const sum = await page
      .locator('main')
      .getByText(/^[\d\s]+,\d\d\s€$/)
      .allTextContents();
    const value = purchase?.ecommerce?.value?.toFixed(2).replace('.', ',');
    expect(sum.map((text) => text.replaceAll(/[\s€]/g, ''))).toContain(value);
    // Nothing but the server stores it.
    expect(has('purchase' as 'search')).toBeUndefined();
    await page.reload();
    await expect
      .poll(async () => {
        await beActive(page);
        return (await dataLayer(page))?.map(({ event }) => event);
      })
      .toContain('page_view');
    await expect.poll(() => purchases()).toEqual([]);
  });

  test('promotions are seen and opened, and the speed of the document is measured', async ({
    context,
    page,
    visit,
  }) => {
    const sent = eventsSent(context);
    const of = (name: string) => sent.filter((one) => one.name === name);
    await visit('/kategoria/kampanjat');
    const link = page.locator('main section li a[href*="/kampan"]').first();
    const name = (await link.textContent()) ?? '';
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    const promotion = { id, name };
    await expect(async () => {
      await beActive(page);
      expect(of('view_promotion').map(({ facts }) => facts.promotion)).toContainEqual(promotion);
    }).toPass();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    await expect.poll(() => of('select_promotion')[0]?.facts).toEqual({ promotion });
    expect(of('select_promotion')).toMatchObject([{ page: '/kategoria/kampanjat' }]);
    await expect
      .poll(() => of('web_vital').map(({ facts }) => facts.vital?.name))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
    const seen = of('view_promotion').map(({ facts, page: at }) => `${facts.promotion?.id} ${at}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('without the code of analytics the shop works, and nothing is sent (R381)', async ({
    context,
    page,
    problems,
    visit,
  }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module/);
    const sent = eventsSent(context);
    await page.route(isAnalytics, (route) => route.abort('connectionrefused'));
    const asked = page.waitForRequest(isAnalytics);
    await visit('/kategoria/ruoka');
    await beActive(page);
    await asked;
    await page.locator('main article a[href*="/tuote/"]').first().click();
    await expect(page).toHaveURL(/\/tuote\//);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});
