/** Decision 10 has what browsers store, as the code has it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stored } from './rules/stored.ts';

const decision = new URL('../../../docs/decisions/0010-browser-storage.md', import.meta.url);
const kinds = { cookie: 'cookie', local: 'local storage', session: 'session storage' };

/** Kind of storage, names and category of each line of its table. */
const lines = readFileSync(decision, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , where = '', , , category]) => ({
    where: where
      .split('`')[0]
      ?.trim()
      .replace(/^cookies$/, 'cookie'),
    names: [...where.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    category,
  }));

test('decision 10 lists what is stored, where, and with which consent', () => {
  const inCode = Object.values(stored).map(({ where, names, category }) => ({
    where: kinds[where],
    names: [...names],
    category,
  }));
  expect(lines).toEqual(
    inCode.map((one) => ({ ...one, names: expect.arrayContaining(one.names) })),
  );
  expect(lines.flatMap(({ names }) => names).toSorted()).toEqual(
    inCode.flatMap(({ names }) => names).toSorted(),
  );
});
