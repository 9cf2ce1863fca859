import type { Page } from '@playwright/test';
import { languages, prefixOf } from '../../src/platform/i18n/language.ts';
import { hasPostgres } from '../fixtures/postgres.ts';
import { axe, expect, test, goTo } from '../fixtures/test.ts';
import { buy } from '../steps/buying.ts';
import { orderSurvives } from '../steps/surviving.ts';

test.use({ settings: { postgres: hasPostgres } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

const paused = {
  fi: 'Ostaminen on tauolla.',
  sv: 'Köp är pausade.',
  en: 'Buying is paused.',
};

if (hasPostgres) {
  test('a shopper buys from a shop that keeps its data in PostgreSQL', async ({
    page,
    shop,
    visit,
  }) => {
    await buy({ page, visit, hasScript: true });
    await orderSurvives(page, shop);
  });

  test('a shop whose database stops goes on browsing, says that buying is paused, and recovers (R011, R285)', async ({
    page,
    problems,
    shop,
    visit,
  }) => {
    test.slow();
    problems.allow(/50[03]/);
    const [bought, other] = await productsOf(page);
    await visit(bought);
    await addToCart(page);
    await expect(page.getByRole('link', { name: 'Siirry ostoskoriin' })).toBeVisible();

    await shop.databaseServer?.halt();
    await expect(async () => {
      await visit('/kategoria/muoti');
      await expect(page.getByText(paused.fi)).toBeVisible({ timeout: 500 });
    }).toPass();

    await test.step('pages seen before and never seen are there, in every language', async () => {
      for (const language of languages) {
        for (const path of [bought, other, '/', '/kategoria?sivu=3', '/haku?hakutermi=sukka']) {
          const response = await goTo(page, `${prefixOf(language)}${path}`);
          expect(response?.status(), path).toBe(200);
          await expect(page.getByText(paused[language])).toBeVisible();
          await expect
            .poll(() => page.locator('main a[href*="/tuote/"]').count(), { message: path })
            .toBeGreaterThan(0);
        }
      }
      await axe(page);
    });

    await test.step('buying is refused in words, with scripts and without, and by the API', async () => {
      await visit(other);
      await addToCart(page);
      await expect(page.getByRole('alert')).toContainText('Ostoskorisi on tallessa');
      const form = { sokId: other.split('/').at(-1) ?? '', quantity: '1' };
      const response = await page.request.post(other, { form, headers: { origin: shop.url } });
      expect(await response.text()).toContain('role="alert"');
      const refused = await page.request.post('/api/v2/cart/create');
      expect([refused.status(), (await refused.json()).code]).toEqual([503, 'database-away']);
      expect(await visit('/ostoskori')).toBe(503);
      const away = 'Sivua ei voi näyttää juuri nyt';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(away);
      await expect(page.getByText(paused.fi)).toBeVisible();
    });

    await visit('/');
    await expect(page.getByText(paused.fi)).toBeVisible();
    await shop.databaseServer?.resume();
    await expect(page.getByText(paused.fi)).toBeHidden({ timeout: 30_000 });
    await visit('/ostoskori');
    await expect(page.locator(`main a[href^="${bought}"]`).first()).toBeVisible();
    await visit(other);
    await addToCart(page);
    await expect(page.getByRole('link', { name: 'Siirry ostoskoriin' })).toBeVisible();
  });
}

/** Two products without variants to choose. */
async function productsOf(page: Page): Promise<[string, string]> {
  const list = await (await page.request.get('/kategoria/ruoka')).text();
  const [one = '', other = ''] = new Set(list.match(/\/tuote\/[\w-]+\/\d+(?=")/g));
  return [one, other];
}

const addToCart = (page: Page) =>
  page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click();
