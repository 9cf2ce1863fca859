import { expect, test } from 'vitest';
import { linesFound } from './testing.ts';

const asLines = (statements: string[]) =>
  `export async function test(page, visit) {\n${statements.map((one) => `${one};`).join('\n')}\n}`;

const every = (statements: string[]) => statements.map((_, index) => index + 2);

test('a value of the page that is read once is found', () => {
  const planted = [
    'expect(await piecesInCart(page)).toBe(1)',
    'expect(await page.evaluate(() => scrollY)).toBe(0)',
    "expect(await page.locator('main a').count()).toBe(0)",
    'expect((await addresses(page)).join()).toBe("")',
    'expect((await first.boundingBox())?.y).toBe(0)',
  ];
  const fine = [
    'await expect.poll(() => piecesInCart(page)).toBe(1)',
    'expect(await visit("/")).toBe(200)',
    'expect((await goTo(page, "/"))?.status()).toBe(200)',
    'expect(await response.json()).toEqual({})',
    'expect(await leadsTo(request, "/")).toBe("/")',
  ];
  const rule = 'browser-tests/read-once';
  expect(linesFound('browser-tests.ts', rule, asLines(planted))).toEqual(every(planted));
  expect(linesFound('browser-tests.ts', rule, asLines(fine))).toEqual([]);
});

test('a page that is opened without waiting for what listens is found', () => {
  const planted = ['await page.goto("/")', 'await other.goto(shop.url)'];
  const fine = [
    'await page.goto("about:blank")',
    'await goTo(page, "/")',
    'await page.goto("/", { waitUntil: "commit" })',
  ];
  const rule = 'browser-tests/bare-goto';
  expect(linesFound('browser-tests.ts', rule, asLines(planted))).toEqual(every(planted));
  expect(linesFound('browser-tests.ts', rule, asLines(fine))).toEqual([]);
});
