import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import { addFiles, deleteReleases, hasRelease, readFile, touchRelease } from './repository.ts';

const day = Temporal.Instant.from('2026-12-01T10:00:00Z');
const bytes = (text: string) => Buffer.from(text);
const path = 'assets/fi/a.js';

onEveryDatabase('built files', (database) => {
  beforeEach(() => database().run('truncate built_files.release cascade'));
  const textOf = async (of: string) => {
    const found = await readFile(database().db, of);
    return found && Buffer.from(found).toString();
  };

  test('are found by their path, whichever build they are of', async () => {
    const { db } = database();
    expect(await touchRelease(db, 'old', day)).toBe(0);
    await addFiles(db, 'old', [{ path, bytes: bytes('a') }]);
    await touchRelease(db, 'new', day);
    await addFiles(db, 'new', [{ path: 'assets/fi/b.js', bytes: bytes('b') }]);
    await addFiles(db, 'new', []);
    expect([
      await textOf(path),
      await textOf('assets/fi/b.js'),
      await textOf('assets/c.js'),
    ]).toEqual(['a', 'b', undefined]);
    expect(await touchRelease(db, 'old', day)).toBe(1);
  });

  test('that are stored stay as they are', async () => {
    const { db } = database();
    await touchRelease(db, 'one', day);
    await addFiles(db, 'one', [{ path, bytes: bytes('first') }]);
    await addFiles(db, 'one', [{ path, bytes: bytes('second') }]);
    expect(await textOf(path)).toBe('first');
  });

  test('go with their build, which goes once it was not seen for long', async () => {
    const { db } = database();
    for (const id of ['old', 'seen again']) await touchRelease(db, id, day);
    await addFiles(db, 'old', [{ path, bytes: bytes('a') }]);
    await touchRelease(db, 'seen again', day.add({ hours: 1 }));
    await deleteReleases(db, day);
    expect(await hasRelease(db, 'old')).toBe(true);
    await deleteReleases(db, day.add({ seconds: 1 }));
    expect([await hasRelease(db, 'old'), await hasRelease(db, 'seen again')]).toEqual([
      false,
      true,
    ]);
    expect(await textOf(path)).toBeUndefined();
  });

  test('are stored and deleted by many processes at once', async () => {
    const { db } = database();
    const files = Array.from({ length: 50 }, (_, i) => ({
      path: `assets/${i}.js`,
      bytes: bytes('x'),
    }));
    const start = async () => {
      await touchRelease(db, 'one', day);
      await addFiles(db, 'one', files);
      await deleteReleases(db, day);
    };
    await Promise.all(Array.from({ length: rounds(database(), 20) }, start));
    expect(await touchRelease(db, 'one', day)).toBe(50);
  });
});
