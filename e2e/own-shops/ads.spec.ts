/** The switch of advertisements turned over, with an ad service that hangs. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, test } from '@playwright/test';
import { demoSpace } from '../../src/features/content/testing.ts';
import { expectStill, goTo } from '../fixtures/page.ts';
import { startShop } from '../fixtures/shop.ts';

const { switches, endpoints } = demoSpace();

/** Takes connections and never says a word. */
async function startSilence(): Promise<Server> {
  const server = createServer(() => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const spaceWith = (citrusAd: boolean, port: number) => ({
  'switches.json': JSON.stringify({ ...switches, citrusAd }),
  'endpoints.json': JSON.stringify({ ...endpoints, ads: { test: `https://127.0.0.1:${port}/` } }),
});

/** What differs between two answers of the same page: the nonce, and the declaration of the switch. */
const plain = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/http:\/\/localhost:\d+/g, '')
    .replace(';--ads:on', '');

test('lists and their data are the same with the switch on and off, and a service that hangs delays nothing (R019, R399)', async ({
  browser,
}) => {
  const silence = await startSilence();
  const { port } = silence.address() as AddressInfo;
  const [on, off] = await Promise.all(
    [true, false].map((isOn) => startShop({ space: spaceWith(isOn, port) })),
  );
  try {
    if (!on || !off) throw new Error('There are two shops.');
    const read = async (path: string) => {
      const pages = [on, off].map(async ({ url }) => (await fetch(url + path)).text());
      return (await Promise.all(pages)).map(plain);
    };
    for (const path of [
      '/kategoria/koti/keittio',
      '/kategoria/koti/keittio.data',
      '/kategoria/koti/keittio?sivu=2',
      '/sv/haku?hakutermi=stekpanna',
      '/sv/haku.data?hakutermi=stekpanna',
    ]) {
      const [withAds, withoutAds] = await read(path);
      expect(withAds?.length, path).toBeGreaterThan(5000);
      expect(withAds, path).toBe(withoutAds);
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Switched off, nothing is asked.
    await goTo(page, `${off.url}/kategoria/koti/keittio`);
    await page.locator('main article').nth(16).scrollIntoViewIfNeeded();
    await page.locator('main article').nth(40).scrollIntoViewIfNeeded();
    expect(asked.filter((path) => path.includes('/_data/ads'))).toEqual([]);
    // Switched on, nothing comes, and nothing waits.
    const answered = page.waitForResponse(
      async (response) => response.url().includes('/_data/ads') && !(await response.finished()),
    );
    await goTo(page, `${on.url}/kategoria/koti/keittio`);
    await page.locator('main article').nth(9).scrollIntoViewIfNeeded();
    expect((await answered).status()).toBe(200);
    await page.locator('main article').nth(16).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Mainos' })).toHaveCount(0);
    await expectStill(page);
    const asking = `${on.url}/api/v1/ads?placement=category&category=koti`;
    for (let n = 0; n < 6; n += 1) expect(await (await fetch(asking)).json()).toEqual([]);
    expect(on.log().match(/No advertisements: 127.0.0.1:\d+ took too long/g)).toHaveLength(1);
    await page.close();
  } finally {
    await Promise.all([on?.stop(), off?.stop()]);
    silence.close();
  }
});
