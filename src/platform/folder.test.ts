import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePrivateFolder } from './folder.ts';

const root = mkdtempSync(join(tmpdir(), 'aitta-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

test('a folder is made for its owner only, and one that stood open is closed', () => {
  const made = join(root, 'a/b');
  makePrivateFolder(made);
  expect(modeOf(made)).toBe('700');
  chmodSync(made, 0o755);
  makePrivateFolder(made);
  expect(modeOf(made)).toBe('700');
});

test('a folder that everybody uses stays open', () => {
  const shared = join(root, 'tmp');
  makePrivateFolder(shared);
  chmodSync(shared, 0o1777);
  makePrivateFolder(shared);
  expect(modeOf(shared)).toBe('1777');
});

test('a folder that cannot be created is reported in one sentence that says what to do', () => {
  expect(() => makePrivateFolder('/dev/null/data')).toThrow(
    'The folder /dev/null/data cannot be made or written to (ENOTDIR); set DATA_DIR to one that',
  );
});
