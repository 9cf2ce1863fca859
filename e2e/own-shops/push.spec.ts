/** A merchant changes the content space while shoppers read; two processes share the database. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../../src/platform/testing/ports.ts';
import { projectNode, run } from '../../tools/steps.mjs';
import { startPart, untilReady, type Part } from '../fixtures/part.ts';
import { emptyDatabase, hasPostgres } from '../fixtures/postgres.ts';
import { goTo, hydrated } from '../fixtures/page.ts';
import { demoSpace, newSpace } from '../fixtures/space.ts';
import { ownSettings } from '../fixtures/template.ts';

const old = { name: 'Aitta', tagline: 'Tavaratalo ja ruokakauppa' };
const made = { name: 'Vilja-aitta', tagline: 'Kaikki yhdestä aitasta' };

/** Milliseconds after which every process has looked for a push. */
const patience = 2000;
/** Milliseconds until every process must show it, on a busy machine too. */
const atMost = 30_000;

/** Which of the two versions a page shows; fails when it shows parts of both. */
async function versionAt({ url }: Part, path: string): Promise<'old' | 'new'> {
  const html = await (await fetch(url + path)).text();
  const isNew = html.includes(`– ${made.name}</title>`);
  const expected = isNew ? made : old;
  expect(html).toContain(`<span>${expected.name}</span>`);
  expect(html).toContain(`<span>${expected.tagline}</span>`);
  return isNew ? 'new' : 'old';
}

/** Title and header of the open page are of the version. */
async function isShown(page: Page, { name, tagline }: typeof old): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`– ${name}$`));
  await expect(page.getByRole('banner').getByText(tagline)).toBeVisible();
}

/** Reads pages of all processes again and again until each shows the version. */
async function untilEach(parts: readonly Part[], version: 'old' | 'new'): Promise<void> {
  const limit = Date.now() + atMost;
  for (const path of ['/info/ehdot', '/info', '/kampanja/joulu', '/sv/info/faq?uusi']) {
    if (path.startsWith('/sv')) continue;
    await Promise.all(
      parts.map(async (part) => {
        while ((await versionAt(part, path)) !== version) {
          if (Date.now() > limit) throw new Error(`${part.url}${path} is late.`);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }),
    );
  }
}

if (hasPostgres) {
  test('a push is soon on every process, no page mixes versions, a faulty one changes nothing, and it can be undone (R011, R073)', async ({
    page,
  }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'aitta-push-'));
    const database = await emptyDatabase();
    const space = join(folder, 'space');
    for (const one of [newSpace, demoSpace]) cpSync(one, space, { recursive: true });
    const environment = async (name: string) => ({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, name),
      PORT: String(await freePort()),
    });
    const settings = { ...ownSettings(), ...(await environment('command')) };
    const command = (...words: string[]) =>
      run(projectNode, ['src/commands/content.ts', ...words], settings);
    const parts: Part[] = [];
    try {
      await command('push', space, '--force');
      parts.push(startPart(await environment('a')), startPart(await environment('b')));
      await Promise.all(parts.map(untilReady));
      await untilEach(parts, 'old');
      await goTo(page, `${parts[0]?.url}/info`);
      await isShown(page, old);

      const file = join(space, 'shop.json');
      const shop = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const change = { ...shop, name: made.name, tagline: { fi: made.tagline } };
      writeFileSync(file, JSON.stringify(change));
      await command('push', space, '--force');
      await untilEach(parts, 'new');
      await page.locator('footer').getByRole('link', { name: 'Toimitustavat' }).click();
      await expect(page).toHaveURL(/\/info\/toimitustavat$/);
      await isShown(page, made);
      // Another version is another document.
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.locator('footer').getByRole('link', { name: 'Maksutavat' }).click();
      await expect(page).toHaveURL(/\/info\/maksutavat$/);
      await isShown(page, made);
      await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);

      writeFileSync(file, JSON.stringify({ ...shop, mark: 'nowhere.svg' }));
      await expect(command('push', space, '--force')).rejects.toThrow();
      await new Promise((resolve) => setTimeout(resolve, patience));
      await untilEach(parts, 'new');

      await command('undo');
      await untilEach(parts, 'old');

      writeFileSync(join(space, 'shop.json'), JSON.stringify(shop));
      const switches = { purchases: { on: false, checkedIn: ['local', 'test'] } };
      writeFileSync(join(space, 'switches.json'), JSON.stringify(switches));
      await command('push', space, '--force');
      await expect
        .poll(
          () =>
            Promise.all(
              parts.map(async ({ url }) => {
                const order = { method: 'POST', body: '{}' };
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch(`${url}/api/v3/order/place`, { ...order, headers });
                const html = await (await fetch(`${url}/info`)).text();
                return [answer.status, html.includes('data-buying="paused"')];
              }),
            ),
          { timeout: atMost, intervals: [50] },
        )
        .toEqual([
          [503, true],
          [503, true],
        ]);
    } finally {
      await Promise.all(parts.map((part) => part.server.stop()));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
