import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { deleteGuesses } from '../repository.ts';
import { unlessGuessed } from './coupons.ts';

onOneDatabase('guesses of codes', (database) => {
  const began = Temporal.Instant.from('2026-11-24T10:00:00Z');
  let now = began;
  const deps = () => ({ db: database().db, now: () => now, codeOf: (text: string) => text });
  const guess = (network: string) =>
    unlessGuessed(deps(), network, async () => {
      throw new Error('wrong');
    }).catch((error: unknown) => error);
  const guessTimes = async (network: string, times: number) => {
    for (let tried = 0; tried < times; tried += 1)
      expect(await guess(network)).toMatchObject({ message: 'wrong' });
  };
  const refused = { status: 429, code: 'coupon-guesses' };
  beforeEach(() => {
    now = began;
  });

  test('ten are free, then there is one a minute (R294)', async () => {
    await guessTimes('a', 10);
    expect(await guess('a')).toMatchObject({ ...refused, details: { retryAfterMinutes: 1 } });
    now = began.add({ seconds: 59 });
    expect(await guess('a')).toMatchObject(refused);
    now = began.add({ seconds: 60 });
    await guessTimes('a', 1);
    expect(await guess('a')).toMatchObject(refused);
  });

  test('are forgotten when there were none since a time', async () => {
    await guessTimes('b', 10);
    await deleteGuesses(database().db, began);
    expect(await guess('b')).toMatchObject(refused);
    await deleteGuesses(database().db, began.add({ seconds: 1 }));
    await guessTimes('b', 1);
  });
});
