import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProductIndex } from '#features/catalogue/record/product-list.ts';
import { pictureFaults, sampledPictures } from './picture-faults.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-pictures-'));
  mkdirSync(join(folder, 'originals'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shopOf = (...ids: (string | null)[]) =>
  ({ list: () => ({ products: ids.map((id) => ({ picture: id && { id } })) }) }) as unknown as Pick<
    ProductIndex,
    'list'
  >;
const keep = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, 'originals', name), '');
};

test('pictures in any form are there, and a product may have none', async () => {
  keep('a.svg', 'b.jpg', 'c.avif');
  expect(await pictureFaults(folder, sampledPictures(shopOf('a', 'b', null, 'c'), now))).toEqual(
    [],
  );
  expect(await pictureFaults(folder, sampledPictures(shopOf(null), now))).toEqual([]);
  expect(await pictureFaults(folder, sampledPictures(shopOf(), now))).toEqual([]);
});

test('one that is missing is no fault; most of them are', async () => {
  keep('a.svg');
  expect(await pictureFaults(folder, sampledPictures(shopOf('a', 'b'), now))).toEqual([]);
  expect(await pictureFaults(folder, sampledPictures(shopOf('a', 'b', 'c'), now))).toEqual([
    expect.stringContaining('DATA_DIR/pictures'),
  ]);
  rmSync(join(folder, 'originals'), { recursive: true });
  expect(await pictureFaults(folder, sampledPictures(shopOf('a'), now))).toHaveLength(1);
});
