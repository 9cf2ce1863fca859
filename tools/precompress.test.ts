import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('built text files are packed both ways; small ones and pictures are left alone', async () => {
  mkdirSync(join(folder, 'assets'));
  const text = 'export const shop = 1;\n'.repeat(100);
  for (const name of ['assets/a.js', 'assets/a.woff2']) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  await precompress(folder);
  const script = join(folder, 'assets/a.js');
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(text);
  for (const name of ['assets/a.woff2', 'small.css']) {
    expect(existsSync(join(folder, `${name}.br`))).toBe(false);
  }
});
