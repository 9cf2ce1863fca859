/** Orders that were not paid in time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, prefixOf, type Language } from '../../src/platform/i18n/language.ts';
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import { axe, expect, test, goTo } from '../fixtures/test.ts';
import { at, toBank, toMethods } from '../steps/ordering.ts';

test.use({ settings: { env: { AITTA_NOW: '2026-11-24T10:00:00Z' } } });

test('an order nobody pays is given up after half an hour, says so in every language, and so does a mail (R264, R265)', async ({
  page,
  shop,
}) => {
  test.slow();
  const ordering = { page, language: 'sv' as const, hasScript: true };
  await toMethods(ordering, shop.url);
  await toBank(ordering, 'kortti');
  await goTo(page, shop.url + at('sv', '/tilaukset'));
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    serverTranslator('sv', 'pages/parts/order')('state.waiting.title'),
  );
  const address = page.url();
  // An open page would send requests while the shop is down.
  await page.goto('about:blank');
  await shop.crash(async (environment) => {
    environment['AITTA_NOW'] = '2026-11-24T10:31:00Z';
  });
  const mail = await mailNamed(shop.mailFolder, 'bestallningen-annullerades');
  const link = mail.match(/http:\S+\/sv\/tilaukset\/\d+\?avain=[\w-]+/)?.[0] ?? '';
  expect(new URL(link).search).toBe(new URL(address).search);
  for (const language of languages) {
    await goTo(page, inLanguage(link, language));
    const t = serverTranslator(language, 'pages/parts/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('state.givenUp.title'));
    await expect(page.getByText(t('state.givenUp.text'))).toBeVisible();
    await expect(page.getByText(t('mayComeYet'))).toBeVisible();
    await expect(page.locator('main input[name=method]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: t('toCart') })).toBeVisible();
  }
  await axe(page);
  await page
    .getByRole('link', { name: serverTranslator('en', 'pages/parts/order')('toCart') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/en\/ostoskori$/);
});

function inLanguage(link: string, language: Language): string {
  const url = new URL(link);
  url.pathname = prefixOf(language) + url.pathname.replace(/^\/sv/, '');
  return url.href;
}

/** The text of a mail, once it has been sent. */
async function mailNamed(folder: string, name: string): Promise<string> {
  // The first mail creates the folder.
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const names = () => files().filter((file) => file.includes(name));
  await expect.poll(() => names().length, { timeout: 60_000 }).toBe(1);
  const raw = readFileSync(join(folder, names()[0] ?? ''), 'utf8');
  return raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
