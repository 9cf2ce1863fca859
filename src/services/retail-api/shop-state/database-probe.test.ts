import { afterEach, expect, test } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { probeDatabase, type DatabaseProbe } from './database-probe.ts';

let watch: DatabaseProbe | undefined;
afterEach(() => watch?.stop());

function open(send: () => Promise<boolean>, patience?: number) {
  const reported: string[] = [];
  watch = probeDatabase({
    sendRequest: send,
    isOutage: (error) => error === 'away',
    warn: (message) => reported.push(message),
    interval: 1,
    ...(patience && { patience }),
  });
  return { watch, reported };
}

test('a database that goes away and comes back is reported once each time', async () => {
  let isThere = false;
  const { watch: database, reported } = open(async () => isThere);
  await eventually(() => expect(database.isAlive()).toBe(false));
  isThere = true;
  await eventually(() => expect(database.isAlive()).toBe(true));
  expect(reported).toEqual([
    'the database is away, buying is paused',
    'the database answers again',
  ]);
});

test('a database that never answers is away', async () => {
  const { watch: database } = open(() => new Promise(() => {}), 5);
  await eventually(() => expect(database.isAlive()).toBe(false));
});

test('what can be done without the database is, and nobody asks it while it is away', async () => {
  const { watch: database } = open(async () => false);
  const asked: string[] = [];
  const read = async () => {
    asked.push('read');
    throw 'away';
  };
  expect(await database.orElse(read, () => 'memory')).toBe('memory');
  await eventually(() => expect(database.isAlive()).toBe(false));
  asked.length = 0;
  expect(await database.orElse(read, () => 'memory')).toBe('memory');
  expect(asked).toEqual([]);
});

test('a mistake in a statement is no outage', async () => {
  const { watch: database } = open(async () => true);
  const read = () => Promise.reject(new Error('syntax error'));
  await expect(database.orElse(read, () => 'memory')).rejects.toThrow('syntax error');
});
