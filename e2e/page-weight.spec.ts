import { expect, test } from './fixtures/test.ts';

/** Limits of the HTML of a page: bytes before compression, and number of elements. Each campaign takes some 57 bytes
 * for its colours. */
const limits = [
  { path: '/', bytes: 86_000, elements: 1075 },
  { path: '/kategoria/muoti', bytes: 129_600, elements: 1900 },
  { path: '/kategoria/muoti/naisten-vaatteet', bytes: 108_000, elements: 1590 },
  { path: '/haku?hakutermi=villa', bytes: 104_800, elements: 1535 },
  { path: '{product}', bytes: 88_600, elements: 856 },
];

test('pages stay light', async ({ page }) => {
  const list = await (await page.request.get('/kategoria/muoti/naisten-vaatteet')).text();
  const product = /\/tuote\/[\w-]+\/\d+/.exec(list)?.[0] ?? '';
  for (const { path, bytes, elements } of limits) {
    const html = await (await page.request.get(path.replace('{product}', product))).text();
    expect.soft(Buffer.byteLength(html), `bytes of ${path}`).toBeLessThanOrEqual(bytes);
    const count = html.match(/<[a-z][^>]*>/gi)?.length;
    expect.soft(count, `elements of ${path}`).toBeLessThanOrEqual(elements);
  }
});
