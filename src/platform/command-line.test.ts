import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

test.each([
  ['/shop/build/aitta.js', 'node build/aitta.js import-prices file.tsv'],
  ['/shop/src/services/main.ts', 'npm run import:prices -- file.tsv'],
  [undefined, 'npm run import:prices -- file.tsv'],
])('a command is named as it is typed where the shop runs from %s', (entry, expected) => {
  expect(commandLine('import-prices', 'file.tsv', entry ?? '')).toBe(expected);
});

test('no message names a command in one way only', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx,json}', { cwd: source }).filter(
    (file) => !/\.test\.tsx?$|^platform\/command-line\.ts$/.test(file),
  );
  const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
  const wrong = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && /npm run (?!build\b)|build\/aitta\.js/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
