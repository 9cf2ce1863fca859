import { expect, test } from 'vitest';
import { rememberRefusedWrites } from './refused-writes.ts';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

test.each([
  ['53100', 'its disk is full'],
  ['58030', 'its disk fails'],
  ['25006', 'it may only be read'],
])('a database that answers %s is named for a minute: %s', async (code, reason) => {
  let now = 0;
  const writes = rememberRefusedWrites(() => now);
  expect(writes.faults()).toEqual([]);
  await expect(writes.watch(failing(code))).rejects.toThrow('no');
  expect(writes.faults()).toEqual([`The database refuses to write: ${reason}.`]);
  now = 60_000;
  expect(writes.faults()).toEqual([]);
});

test('a statement that succeeds or is wrong is no refusal', async () => {
  const writes = rememberRefusedWrites(() => 0);
  expect(await writes.watch(async () => 1)).toBe(1);
  await expect(writes.watch(failing('23505'))).rejects.toThrow('no');
  expect(writes.faults()).toEqual([]);
});
