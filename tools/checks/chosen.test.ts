import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { chosenChecks } from './chosen.ts';

const chosen = async (...words: string[]) =>
  (await chosenChecks(readArguments(words))).checks.map(({ name }) => name);

test('every change passes unit and browser tests, and nothing of the rest', async () => {
  const names = await chosen();
  expect(names).toEqual(expect.arrayContaining(['format', 'build', 'unit', 'e2e']));
  expect(names.filter((name) => /-rest$|^upgrade$/.test(name))).toEqual([]);
});

test('everything has the unit tests once, in their long form, and all of the rest', async () => {
  const names = await chosen('--all');
  expect(names).toEqual(expect.arrayContaining(['e2e', 'unit-rest', 'e2e-rest']));
  expect(names).not.toContain('unit');
});

test('a named check comes with those it needs, in the order of the table', async () => {
  expect(await chosen('e2e', 'format')).toEqual(['format', 'build', 'postgres', 'e2e']);
});

test('a check that there is not is named, with those that there are', async () => {
  await expect(chosen('unti')).rejects.toThrow(/^No check is called unti\. There are: format, /);
});
