/** Every setting does something, and is explained. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeConfig, readConfig } from '#platform/config.ts';
import { root } from './steps.mjs';

const names = describeConfig(readConfig({})).map(({ name }) => name);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isSaidIn = (text: string) => (name: string) => new RegExp(`\\b${name}\\b`).test(text);

test('no setting is there that nothing reads', () => {
  const readers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.startsWith('src/platform/config/table.ts'),
  );
  const isRead = isSaidIn(readers.map(read).join('\n'));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
  expect(isRead('NOBODY_PORT')).toBe(false);
});

test('docs/operations.md explains every setting, and no other', () => {
  const text = read('docs/operations.md');
  const explained = [...text.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(names.toSorted());
});
