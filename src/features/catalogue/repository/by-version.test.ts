import { expect, test } from 'vitest';
import { byVersion } from './by-version.ts';

test('what was read is not read again until the catalogue changes', async () => {
  let version = 1;
  const asked: string[] = [];
  const read = byVersion(
    () => version,
    async (key) => `${key}${asked.push(key)}`,
  );
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a1', 'a1', 'b2']);
  version = 2;
  expect([await read('a'), await read('a')]).toEqual(['a3', 'a3']);
});

test('what could not be read is read again', async () => {
  let isAway = true;
  const read = byVersion(
    () => 1,
    async (key) => {
      if (isAway) throw new Error('away');
      return key;
    },
  );
  await expect(read('a')).rejects.toThrow('away');
  isAway = false;
  expect(await read('a')).toBe('a');
});

test('the oldest leave where many are kept', async () => {
  const asked: string[] = [];
  const read = byVersion(
    () => 1,
    async (key) => asked.push(key),
  );
  for (let i = 0; i < 5000; i += 1) await read(String(i));
  await read('0');
  expect(asked).toHaveLength(5000);
  await read('5000');
  await read('5000');
  expect(asked).toHaveLength(5001);
  await read('0');
  expect(asked).toHaveLength(5002);
});
