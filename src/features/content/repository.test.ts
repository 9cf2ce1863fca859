import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import * as repository from './repository.ts';

const now = Temporal.Instant.from('2026-11-16T08:00:00.123456Z');
/** What a push changes of the document `key` of `kind`. */
const change = (name: string, before: unknown, after: unknown) => {
  const [kind = '', key = ''] = name.split('/');
  return { kind, key, before, after };
};
type Change = ReturnType<typeof change>;

onEveryDatabase('the stored content space', (database) => {
  beforeEach(() =>
    database().run(
      'truncate content.document, content.change, content.picture; truncate content.push cascade',
    ),
  );
  const push = (changes: Change[], note = '') =>
    repository.writeChanges(database().db, changes, { note, now });
  const documents = async () =>
    (await repository.readDocuments(database().db)).map(({ kind, key }) => `${kind}/${key}`);
  const named = (changes: Change[]) => changes.map(({ kind, key }) => `${kind}/${key}`);

  test('has version 0 and no documents before the first push', async () => {
    const { db } = database();
    expect(await repository.readVersion(db)).toBe(0);
    expect(await repository.readContent(db)).toEqual({ version: 0, documents: [] });
    expect(await repository.readPushes(db, 9)).toEqual([]);
    expect(await repository.readPush(db, 1)).toBeNull();
  });

  test('has each document as it was pushed last, sorted by kind and key', async () => {
    const { db } = database();
    const data = { name: 'Pikku "1"', lines: ['a\nb', 'Äö €'], no: null, yes: true, n: 0.5 };
    expect(await push([change('pages/b', null, 1), change('pages/a', null, [])])).toBe(1);
    expect(await push([change('shop', null, data), change('ads/c', null, 'text')])).toBe(2);
    expect(await push([change('pages/b', 1, 2), change('ads/c', 'text', null)])).toBe(3);
    const stored = [
      { kind: 'pages', key: 'a', data: [] },
      { kind: 'pages', key: 'b', data: 2 },
      { kind: 'shop', key: '', data },
    ];
    expect(await repository.readDocuments(db)).toEqual(stored);
    expect(await repository.readContent(db)).toEqual({ version: 3, documents: stored });
  });

  test('documents of a kind that only a newer version knows are not read', async () => {
    const { db } = database();
    await push([change('shop', null, {}), change('weather/a', null, {})]);
    expect(await documents()).toEqual(['shop/']);
    const read = await repository.readContent(db);
    expect(read.documents.map(({ kind }) => kind)).toEqual(['shop']);
  });

  test('documents of the same key are another in each kind', async () => {
    await push([change('pages/a', null, 1), change('campaigns/a', null, 2)]);
    await push([change('pages/a', 1, null)]);
    expect(await documents()).toEqual(['campaigns/a']);
  });

  test('what each push changed can be read, also what was not there before or afterwards', async () => {
    const { db } = database();
    const first = [change('ads/b', null, { b: [1] }), change('pages/a', null, 1)];
    const second = [change('ads/b', { b: [1] }, null)];
    await push(first.toReversed());
    await push(second);
    expect(await repository.readChanges(db, 1)).toEqual(first);
    expect(await repository.readChanges(db, 2)).toEqual(second);
    expect(await repository.readChanges(db, 3)).toEqual([]);
  });

  test('the changes since a version come newest first, those of the version not with them', async () => {
    const { db } = database();
    await push([change('pages/a', null, 1)]);
    await push([change('pages/a', 1, 2)]);
    await push([change('pages/a', 2, 3)]);
    const since = async (version: number) =>
      (await repository.readChangesSince(db, version)).map(({ after }) => after);
    expect([await since(0), await since(1), await since(3)]).toEqual([[3, 2, 1], [3, 2], []]);
  });

  test('pushes are listed newest first, also those that changed nothing', async () => {
    const { db } = database();
    await push([change('pages/a', null, 1), change('pages/b', null, 1)], 'one');
    await push([], 'two');
    await push([change('pages/a', 1, 2)], 'three');
    const rows = [
      { version: 3, pushedAt: now, note: 'three', documents: 1 },
      { version: 2, pushedAt: now, note: 'two', documents: 0 },
      { version: 1, pushedAt: now, note: 'one', documents: 2 },
    ];
    expect(await repository.readPushes(db, 9)).toEqual(rows);
    expect(await repository.readPushes(db, 2)).toEqual(rows.slice(0, 2));
    expect(await repository.readPush(db, 1)).toEqual(rows[2]);
  });

  test('pushes that come at once get a version each', async () => {
    const { db } = database();
    const hold = (name: string) =>
      db.transaction(async (tx) => {
        await repository.holdSpace(tx);
        return repository.writeChanges(tx, [change(name, null, 1)], { note: '', now });
      });
    const names = ['pages/a', 'pages/b', 'pages/c', 'pages/d', 'pages/e'];
    const versions = await Promise.all(names.map(hold));
    expect(versions.toSorted()).toEqual([1, 2, 3, 4, 5]);
    const since = await repository.readChangesSince(db, 0);
    expect(named(since).toSorted()).toEqual(names);
    expect(await documents()).toEqual(names);
  });

  test('a picture is stored once by its hash, byte for byte', async () => {
    const { db } = database();
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const type = 'image/webp';
    await repository.writePictures(db, []);
    await repository.writePictures(db, [
      { hash: 'a', type, bytes },
      { hash: 'b', type: 'image/png', bytes: new Uint8Array() },
    ]);
    await repository.writePictures(db, [{ hash: 'a', type: 'image/png', bytes: new Uint8Array() }]);
    const read = await repository.readPicture(db, 'a');
    expect({ type: read?.type, bytes: [...(read?.bytes ?? [])] }).toEqual({
      type,
      bytes: [...bytes],
    });
    expect((await repository.readPicture(db, 'b'))?.bytes).toHaveLength(0);
    expect(await repository.readPicture(db, 'c')).toBeNull();
    const stored = (...hashes: string[]) => repository.readStoredHashes(db, hashes);
    expect(await stored('c', 'a', 'a')).toEqual(new Set(['a']));
    expect(await stored()).toEqual(new Set());
  });
});
