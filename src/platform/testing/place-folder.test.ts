import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeFolder } from './place-folder.ts';

it('of two processes that make a folder at once the first one places it, and nothing else stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'aitta-place-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const place = join(root, 'made');
  for (const name of ['first', 'second']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, name), '');
  }
  placeFolder(join(root, 'first'), place);
  placeFolder(join(root, 'second'), place);
  expect(readdirSync(root)).toEqual(['made']);
  expect(readdirSync(place)).toEqual(['first']);
  expect(() => placeFolder(join(root, 'third'), join(root, 'none'))).toThrow('ENOENT');
});
