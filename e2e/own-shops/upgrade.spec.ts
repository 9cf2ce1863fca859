/** The shop is upgraded, or taken back, while a shopper fills in the checkout: the open page goes on. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtServer } from '../../tools/prepare.mjs';
import { root } from '../../tools/steps.mjs';
import { together } from '../fixtures/environments.ts';
import { makeOtherBuild } from '../fixtures/other-build.ts';
import { goTo } from '../fixtures/page.ts';
import { startPart, untilReady } from '../fixtures/part.ts';
import { Problems } from '../fixtures/problems.ts';
import { putInCart } from '../steps/carting.ts';
import { atBank, fields, toBank } from '../steps/ordering.ts';

const typed = { ...fields, streetAddress: 'Pitkänsillanranta 3 b 12' };

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-upgrade-'));
  mkdirSync(join(folder, 'other'));
  makeOtherBuild(join(folder, 'other'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const way of ['upgraded', 'taken back'] as const) {
  test(`the shop is ${way} under an open checkout: what was typed stays, and the order is placed and paid`, async ({
    page,
    context,
  }) => {
    const ordering = { page, language: 'fi', hasScript: true } as const;
    const problems = new Problems();
    problems.watch(context);
    const versions =
      way === 'upgraded' ? [join(folder, 'other'), root] : [root, join(folder, 'other')];
    const [environment = {}] = await together(join(folder, way), {});
    const start = async (version = root) => {
      const part = startPart(environment, builtServer, version);
      await untilReady(part).catch(async (error: unknown) => {
        await part.server.stop();
        throw error;
      });
      return part;
    };
    const before = await start(versions[0]);
    const { url } = before;
    const list = await (await page.request.get(`${url}/kategoria/ruoka/herkut`)).text();
    const [product = ''] = /\/tuote\/[\w-]+\/\d+(?=")/.exec(list) ?? [];
    await putInCart({ page, shop: { url } }, url + product);
    await goTo(page, `${url}/kassa?vaihe=osoite`);
    for (const [name, value] of Object.entries(typed))
      await page.locator(`main input[name=${name}]`).fill(value);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await before.server.stop();
    const after = await start(versions[1]);
    try {
      const loaded: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          loaded.push(`${response.status()} ${new URL(response.url()).pathname}`);
      });
      await page.locator('main form:has(input[name=email]) button').last().click();
      // Another page, whose scripts were not loaded yet.
      await expect(page.locator('main input[name=delivery]').first()).toBeVisible();
      await page.locator('header a[href$="/ostoskori"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ostoskori/);
      await page.goBack();
      await page.locator('main input[name=delivery]').first().check();
      await page.locator('main form:has(input[name=delivery]) button').last().click();
      await expect(page.locator('main input[name=method]').first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
      await expect(page.locator('main')).toContainText(typed.streetAddress);
      await toBank(ordering, 'koivupankki');
      await atBank(ordering, 'pay');
      await expect(page).toHaveURL(/\/kiitos\?/);
      expect(loaded.filter((one) => !one.startsWith('200'))).toEqual([]);
      expect(problems.unexpected()).toEqual([]);
    } finally {
      await after.server.stop();
    }
  });
}
