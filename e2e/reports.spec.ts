/** The merchant's reports, which are a site of their own: no shop is needed. */
import { expect, test as base } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../src/platform/db/database.ts';
import { migratedCopy } from '../src/platform/db/testing/migrated-copy.ts';
import { makeLog } from '../src/platform/log.ts';
import { builtPlainPages } from '../src/services/plain-pages.ts';
import { listen } from '../src/services/process/listen.ts';
import { makeReports } from '../src/services/reports/reports.ts';
import { storeMissed, storeSale, storeVisits } from '../src/services/reports/testing.ts';
import { axe, goTo } from './fixtures/page.ts';

interface Site {
  url: string;
}

const test = base.extend<{ heard: string[] }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
    async ({}, provide) => {
      const database = await openDatabase({ memory: true, copy: await migratedCopy() });
      const { db } = database;
      const name = 'Villapaita, jolla on erittäin pitkä nimi ja <script>alert(1)</script>';
      for (let day = 1; day <= 20; day += 1) {
        const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`;
        await storeSale(db, { number: `${day}`, at, name, cents: 10_000 * day });
      }
      await storeVisits(db, '2026-11-20T10:00:00Z');
      await storeMissed(db, '2026-11-20');
      const { fetch } = makeReports({
        db,
        password: undefined,
        shopUrl: 'https://shop.example',
        pages: builtPlainPages.reports,
        now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
        log: makeLog('silent'),
      });
      const server = await listen(fetch, { port: 0, host: '127.0.0.1' });
      await provide({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
      server.close();
      server.closeAllConnections();
      await database.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  heard: [
    async ({ page }, provide) => {
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      await provide(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: 'default' });

const overflow = 'document.documentElement.scrollWidth - innerWidth';

for (const [language, width, name] of [
  ['fi', 320, 'Myynti'],
  ['sv', 390, 'Försäljning'],
  ['en', 1280, 'Sales'],
] as const) {
  test(`every report can be read in ${language} at ${width} px, and is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, `/?language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const links = page.getByRole('navigation').nth(1).getByRole('link');
    for (const index of [0, 1, 2, 3, 4]) {
      await links.nth(index).click();
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('figure').or(page.getByRole('img')).first()).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect.poll(() => page.evaluate<number>(overflow)).toBe(0);
      await axe(page);
    }
  });
}

test('a merchant chooses days by keyboard, corrects them, and reads the figures of the chart', async ({
  page,
  heard,
}) => {
  await goTo(page, '/');
  await expect(page.getByText('21 000,00 €').first()).toBeVisible();
  await page.getByLabel('Ensimmäinen päivä').fill('2026-11-20');
  await page.getByLabel('Viimeinen päivä').fill('2026-11-19');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Ensimmäinen päivä 20.11.2026 on viimeisen päivän');
  await expect(summary).toBeFocused();
  expect(heard.splice(0)).toEqual([expect.stringContaining('400')]);
  await axe(page);
  await expect(page.getByLabel('Ensimmäinen päivä')).toHaveValue('2026-11-20');
  await page.getByLabel('Viimeinen päivä').fill('2026-11-22');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Myynti päivittäin' });
  await expect(table.getByRole('rowheader')).toHaveText(['pe 20.11.2026', 'Yhteensä']);
  await expect(page.getByRole('img', { name: /^Myynti päivittäin: eniten 2/ })).toBeVisible();
  const region = page.getByRole('region', { name: 'Myynti päivittäin' });
  await region.focus();
  await expect(region).toBeFocused();
  await page.getByRole('link', { name: '90 päivää' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(21);
});

test('a report without figures says why, a table comes as a file, and charts stay in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await goTo(page, '/funnel');
  await expect(page.locator('figure rect').nth(1)).not.toHaveCSS('fill', 'rgb(23, 69, 52)');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Lataa CSV/ }).click();
  expect((await download).suggestedFilename()).toBe('steps-2026-10-26-2026-11-24.csv');
  await goTo(page, '/funnel?from=2026-01-01&until=2026-01-31');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ei vielä lukuja');
  await expect(page.getByRole('table')).toHaveCount(0);
  await axe(page);
});
