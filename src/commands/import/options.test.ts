import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageFault } from '../asked.ts';
import { readOrder } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-order-'));
afterAll(() => rmSync(folder, { recursive: true }));
const good = join(folder, 'good.fi.tsv');
writeFileSync(good, 'id\n');
mkdirSync(join(folder, 'folder.tsv'));

test.each([
  [[], 'Name at least one feed file.'],
  [['--fast', good], "Unknown option '--fast'"],
  [['--confirm=yes', good], "Option '--confirm' does not take an argument"],
  [[join(folder, 'none.tsv')], 'There is no file'],
  [[join(folder, 'folder.tsv')], 'There is no file'],
  [['products.csv'], 'products.csv must end in .tsv, .txt, .xml or .rss'],
  [['--max-removal', '2', good], '--max-removal must be a number from 0 to 1.'],
  [['--max-removal', 'half', good], '--max-removal must be a number from 0 to 1.'],
  [['--feed', ' ', good], '--feed must be a name.'],
  [['--max-removal=', good], '--max-removal must be a number from 0 to 1.'],
  [['--as-of', 'yesterday', good], '--as-of must be a moment such as 2026-11-20T08:00:00Z.'],
])('%j is refused: %s', (words, fault) => {
  const read = () => readOrder(words);
  expect(read).toThrow(UsageFault);
  expect(read).toThrow(fault);
});

test('without options a fifth may be missing, and nothing is fetched', () => {
  expect(readOrder([good])).toEqual({
    files: [good],
    rejects: undefined,
    options: {
      maxRemoval: 0.2,
      maxFall: 0.8,
      confirm: false,
      supplemental: false,
      fetchPictures: false,
    },
  });
});

test('every option is heard', () => {
  const words = '--feed piha --rejects r.tsv --as-of 2026-11-20T08:00Z --max-removal 0.5 --confirm';
  const order = readOrder([...words.split(' '), '--supplemental', '--allow-fetch', good]);
  expect(order).toMatchObject({
    rejects: 'r.tsv',
    options: {
      feed: 'piha',
      maxRemoval: 0.5,
      confirm: true,
      supplemental: true,
      fetchPictures: true,
    },
  });
  expect(String(order.options.asOf)).toBe('2026-11-20T08:00:00Z');
});
