import { expect, test } from './fixtures/test.ts';

/** Limits of the HTML of a page: bytes before compression, and number of elements. */
const limits = [
  { path: '/', bytes: 86_000, elements: 1080 },
  { path: '/kategoria/muoti', bytes: 104_000, elements: 1440 },
  { path: '/haku?hakutermi=villa', bytes: 109_000, elements: 1540 },
  { path: '{product}', bytes: 74_000, elements: 790 },
];

test('pages stay light', async ({ page }) => {
  const list = await (await page.request.get('/kategoria/muoti')).text();
  const product = /\/tuote\/[\w-]+\/\d+/.exec(list)?.[0] ?? '';
  for (const { path, bytes, elements } of limits) {
    const html = await (await page.request.get(path.replace('{product}', product))).text();
    expect.soft(Buffer.byteLength(html), `bytes of ${path}`).toBeLessThanOrEqual(bytes);
    const count = html.match(/<[a-z][^>]*>/gi)?.length;
    expect.soft(count, `elements of ${path}`).toBeLessThanOrEqual(elements);
  }
});
