import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { deleteKey, insertKey, readKeys, withKeysLocked } from './keys.ts';

const keyOf = (kid: string, signsFrom: number) => ({ kid, sealed: kid, createdAt: 5, signsFrom });

onEveryDatabase('signing keys', (database) => {
  beforeEach(() => database().run('delete from identity.signing_key'));

  test('come newest first, those that sign from the same moment always in the same order', async () => {
    const { db } = database();
    for (const [kid, from] of [
      ['b', 2],
      ['c', 1],
      ['a', 2],
    ] as const) {
      await withKeysLocked(db, (tx) => insertKey(tx, keyOf(kid, from)));
    }
    expect(await readKeys(db)).toEqual([keyOf('a', 2), keyOf('b', 2), keyOf('c', 1)]);
    await deleteKey(db, 'b');
    expect((await readKeys(db)).map(({ kid }) => kid)).toEqual(['a', 'c']);
  });
});
