import { expect, test } from 'vitest';
import { makeProgressBar, type Terminal } from './progress.ts';

function terminal(more: Partial<Terminal> = {}) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  return { written, terminal: { isTTY: true, columns: 120, write, ...more } };
}

const reading = (bytes: number) => ({
  step: 'read' as const,
  file: '/feeds/products.fi.tsv',
  bytes,
  size: 4_000_000,
  rows: 1200,
  rejected: 3,
});

test('a bar shows bytes of the whole, rows and rejected rows', () => {
  const { written, terminal: screen } = terminal();
  makeProgressBar(screen).report(reading(1_000_000));
  expect(written).toEqual([
    '\r\u001B[K[######..................]  25 % 1.0 of 4.0 MB, 1200 rows, 3 rejected  products.fi.tsv',
  ]);
});

test.each([
  ['pictures', '5 of 20 pictures  products'],
  ['written', '5 of 20 products written  products'],
] as const)('%s are counted in the same bar, which leaves a clear line', (step, counts) => {
  const { written, terminal: screen } = terminal();
  const bar = makeProgressBar(screen);
  bar.report({ step, feed: 'products', done: 5, of: 20 });
  bar.end();
  expect(written.map((text) => text.slice(4))).toEqual([
    `[######..................]  25 % ${counts}`,
    '',
  ]);
});

test('it is drawn ten times a second at most, and never wider than the screen', () => {
  let now = 0;
  const { written, terminal: screen } = terminal({ columns: 20 });
  const bar = makeProgressBar(screen, () => now);
  for (; now < 1000; now += 1) bar.report(reading(now));
  expect(written).toHaveLength(10);
  expect(written.at(-1)?.slice(4)).toHaveLength(19);
});

test('where there is no terminal nothing is drawn', () => {
  const { written, terminal: screen } = terminal({ isTTY: false });
  const bar = makeProgressBar(screen);
  bar.report(reading(4_000_000));
  bar.end();
  expect(written).toEqual([]);
});
