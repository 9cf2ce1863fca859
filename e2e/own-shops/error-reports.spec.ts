/** A shop that reports errors of browsers. */
import type { Page } from '@playwright/test';
import { undecided } from '../fixtures/consent.ts';
import { isScript } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/test.ts';

const ingest = 'http://127.0.0.1:9';

test.use({ ...undecided, settings: { env: { SENTRY_DSN: 'http://publickey@127.0.0.1:9/1' } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

type Report = Record<string, unknown>;

/** Receives what the browser sends; every share is met. */
async function receive(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.addInitScript(() => (Math.random = () => 0));
  await page.route(`${ingest}/**`, async (route) => {
    const lines = (route.request().postData() ?? '').split('\n');
    expect(Object.keys(await route.request().allHeaders())).not.toContain('cookie');
    reports.push(JSON.parse(lines[2] ?? '{}') as Report);
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return reports;
}

const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => Promise.reject(new Error(text))), message);

const isReports = isScript('error-reports');

test('nothing is loaded or sent before the visitor allows it, nor after it is taken back', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/no (?:1|2|3)/);
  const reports = await receive(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit('/tuotemerkit');
  await expect(page.getByRole('region', { name: 'Lupa evästeisiin' })).toBeVisible();
  await throwLater(page, 'no 1');
  expect(loaded.filter(isReports)).toEqual([]);
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click();
  await expect.poll(() => reports).toHaveLength(1);
  await throwLater(page, 'no 2 of aino@koti.example, 040 123 4567');
  await expect.poll(() => reports).toHaveLength(2);
  expect(reports).toMatchObject([
    { type: 'transaction', transaction: 'pages/brands' },
    { exception: { values: [{ value: 'no 2 of …, …' }] } },
  ]);
  for (const report of reports) expect(report).not.toHaveProperty('user');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Peru suostumukset/ })
    .click();
  await expect(page.locator('[data-toast]')).toContainText('Suostumus on peruttu.');
  await throwLater(page, 'no 3');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reports).toHaveLength(2);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => !key.startsWith('aitta:'))).toEqual([]);
});

test('pages that are shown are reported by name, those that are not there are not (R428)', async ({
  page,
  problems,
  visit,
}) => {
  problems.allow(/404/);
  const reports = await receive(page);
  await visit('/nothing-here');
  const loaded = page.waitForResponse(isReports);
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click();
  await (await loaded).finished();
  const names = () => reports.map(({ transaction }) => transaction);
  // The code may still be about to start.
  await expect(async () => {
    for (const name of ['Tuotemerkit', 'Ostoskori']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tuotemerkit|Ostoskori/);
    }
    expect(names()).toEqual(expect.arrayContaining(['pages/brands', 'pages/cart']));
  }).toPass();
  expect(names().filter((name) => name !== 'pages/brands' && name !== 'pages/cart')).toEqual([]);
});
