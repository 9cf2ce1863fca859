import { expect, test } from 'vitest';
import { currentSpace } from '#features/content/operations/holder.ts';
import { readContent, readPushes } from '#features/content/repository.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { beginSpace, newSpace } from './new-space.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');

onOneDatabase('the content space a shop begins with', (database) => {
  test('is pushed into a database without one, once', async () => {
    const { db } = database();
    await database().run(
      'delete from content.change; delete from content.document; delete from content.push',
    );
    await beginSpace(db, now);
    await beginSpace(db, now);
    const { version, documents } = await readContent(db);
    expect(documents.length).toBeGreaterThan(30);
    expect(await currentSpace(db)).toMatchObject({ ...newSpace(), version });
  });

  test('gives a space of an earlier release the documents it lacks, and leaves all others', async () => {
    const { db } = database();
    await beginSpace(db, now);
    await database().run(
      `delete from content.document where kind = 'tax-classes' or key = 'info/ehdot';
       update content.document set data = '[]' where kind = 'coupons'`,
    );
    const before = await readContent(db);
    await beginSpace(db, now);
    const after = await readContent(db);
    expect(after.version).toBe(before.version + 1);
    expect(after.documents).toEqual(expect.arrayContaining(before.documents));
    expect(after.documents).toHaveLength(before.documents.length + 2);
    expect((await currentSpace(db)).taxClasses).toEqual(newSpace().taxClasses);
    expect((await readPushes(db, 1))[0]).toMatchObject({ note: 'documents of this release' });
  });
});
