import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { documentsAt, pushSpace, undoPush, type PushInput } from './push.ts';
import {
  readChanges,
  readContent,
  readPicture,
  readPush,
  readPushes,
  readVersion,
} from '../repository.ts';
import { nameOf, type Change } from '../rules/changes.ts';
import { readFiles } from '../rules/files.ts';
import { isSame } from '../rules/same.ts';
import { campaign, mark, page, replacing, smallSpace } from '../testing/small-space.ts';

const now = Temporal.Instant.from('2026-11-16T08:00:00.123456Z');
const input = (
  changes: Parameters<typeof smallSpace>[0] = {},
  more: Partial<PushInput> = {},
): PushInput => ({ ...readFiles(smallSpace(changes)), note: '', now, ...more });
const names = (changes: readonly Change[]) => changes.map(nameOf);

/** The space as the small one, and its version: a test may leave any other. */
async function begin({ db }: Database): Promise<number> {
  const pushed = await pushSpace(db, input());
  if (!pushed.ok) throw new Error(JSON.stringify(pushed));
  return pushed.version ?? (await readVersion(db));
}
const withFaq = (body: string) => ({ 'pages/info/faq.fi.md': page(body) });

onOneDatabase('pushing the content space', (database) => {
  test('stores all documents as the next version, with what changed, when and why', async () => {
    const { db } = database();
    const version = await begin(database());
    const made = input(
      { ...withFaq('Uusi.'), 'campaigns/talvi.json': campaign, 'campaigns/arki.json': campaign },
      { note: 'talvi' },
    );
    const pushed = await pushSpace(db, made);
    expect(pushed).toMatchObject({ ok: true, version: version + 1 });
    expect(pushed.ok && names(pushed.changes)).toEqual([
      'campaigns/arki',
      'campaigns/talvi',
      'pages/info/faq',
    ]);
    const content = await readContent(db);
    expect(content.version).toBe(version + 1);
    expect(isSame(content.documents, made.documents.toSorted(byName))).toBe(true);
    expect(await readPush(db, version + 1)).toEqual({
      version: version + 1,
      pushedAt: now,
      note: 'talvi',
      documents: 3,
    });
    expect(await readChanges(db, version + 1)).toMatchObject([
      { kind: 'campaigns', key: 'arki', before: null },
      { kind: 'campaigns', key: 'talvi', before: null, after: { level: 'high' } },
      {
        kind: 'pages',
        before: { fi: { body: 'Teksti.' } },
        after: { fi: { body: 'Uusi.' } },
      },
    ]);
  });

  test('keeps the tax classes that products have, also when it takes a push back', async () => {
    const { db } = database();
    const version = await begin(database());
    const taxClasses = (...classes: string[]) => ({
      'tax-classes.json': JSON.stringify({
        standard: 'all',
        classes: classes.map((name) => ({ name, rates: [{ percent: 25.5 }] })),
        productTypes: [],
      }),
    });
    const inUse = { taxClassesInUse: ['all', 'food'] };
    const faults = [{ kind: 'tax-classes', path: ['classes'] }];
    expect(await pushSpace(db, input(withFaq('A'), inUse))).toMatchObject({ ok: false, faults });
    await pushSpace(db, input(taxClasses('all', 'food'), inUse));
    expect(await undoPush(db, version + 1, { now, ...inUse })).toMatchObject({ ok: false, faults });
  });

  test('what is not among the documents is removed', async () => {
    const { db } = database();
    await pushSpace(db, input({ 'campaigns/talvi.json': campaign }));
    const pushed = await pushSpace(db, input());
    expect(pushed.ok && pushed.changes).toMatchObject([{ kind: 'campaigns', after: null }]);
    const { documents } = await readContent(db);
    expect(documents.some(({ kind }) => kind === 'campaigns')).toBe(false);
  });

  test('documents that differ in nothing make no version, whatever they began with', async () => {
    const { db } = database();
    const version = await begin(database());
    const shuffled = replacing('{\n  "name": "Pikku",', '{');
    const same = input({
      'shop.json': (text) =>
        shuffled(text).replace('"mark": "mark.svg",', '"mark": "mark.svg", "name": "Pikku",'),
    });
    expect(await pushSpace(db, { ...same, basedOn: version - 1 })).toEqual({
      ok: true,
      version: null,
      changes: [],
    });
    expect(await readVersion(db)).toBe(version);
  });

  test('documents with faults change nothing, not even those without', async () => {
    const { db } = database();
    const version = await begin(database());
    const before = await readContent(db);
    const wrong = input({ ...withFaq('{nobody}'), 'campaigns/talvi.json': campaign });
    expect(await pushSpace(db, wrong)).toEqual({
      ok: false,
      faults: [
        {
          kind: 'pages',
          key: 'info/faq',
          path: ['fi', 'body', 1],
          reason: '{nobody} stands for nothing',
        },
      ],
    });
    expect(await readContent(db)).toEqual(before);
    expect(await readPush(db, version + 1)).toBeNull();
  });

  test('a push that the database stops in the middle changes nothing', async () => {
    const { db } = database();
    await begin(database());
    const before = [await readContent(db), await readPushes(db, 5)];
    await db.execute(sql`alter table content.document add constraint stop check (key <> 'zz')`);
    const made = input({ 'campaigns/talvi.json': campaign, 'pages/zz.fi.md': page() });
    await expect(pushSpace(db, made)).rejects.toThrow('Failed query');
    await db.execute(sql`alter table content.document drop constraint stop`);
    expect([await readContent(db), await readPushes(db, 5)]).toEqual(before);
  });

  test('a push that began with an older version is refused with the newer one', async () => {
    const { db } = database();
    const version = await begin(database());
    await pushSpace(db, input(withFaq('Toinen.'), { basedOn: version }));
    const late = input(withFaq('Kolmas.'), { basedOn: version });
    expect(await pushSpace(db, late)).toEqual({ ok: false, newer: version + 1 });
    expect(await pushSpace(db, { ...late, basedOn: version + 1 })).toMatchObject({
      version: version + 2,
    });
    expect(await pushSpace(db, { ...input(), basedOn: undefined })).toMatchObject({
      version: version + 3,
    });
  });

  test('of two pushes at once that began alike one is refused', async () => {
    const { db } = database();
    const version = await begin(database());
    const pushes = ['A', 'B', 'C'].map((body) =>
      pushSpace(db, input(withFaq(body), { basedOn: version })),
    );
    const results = await Promise.all(pushes);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && 'newer' in one)).toHaveLength(2);
    expect(await readVersion(db)).toBe(version + 1);
  });

  test('pictures are stored by their hash, and those of earlier versions stay', async () => {
    const { db } = database();
    await begin(database());
    const other = mark.replace('/>', '><rect/></svg>');
    await pushSpace(db, input({ 'pictures/mark.svg': other }));
    const made = input({ 'pictures/mark.svg': other });
    for (const [hash, bytes] of [...input().pictures, ...made.pictures]) {
      const stored = await readPicture(db, hash);
      expect(stored?.type).toBe('image/svg+xml');
      expect(Buffer.from(stored?.bytes ?? [])).toEqual(Buffer.from(bytes));
    }
    expect(await readPicture(db, 'x'.repeat(32))).toBeNull();
  });

  test('a picture whose bytes are neither given nor stored is refused, and a stored one is not', async () => {
    const { db } = database();
    await begin(database());
    const unknown = input({ 'pictures/new.svg': mark.replace('/>', '><circle/></svg>') });
    expect(await pushSpace(db, { ...unknown, pictures: new Map() })).toEqual({
      ok: false,
      faults: [{ kind: 'pictures', key: 'new.svg', path: [], reason: 'the picture is missing' }],
    });
    const known = input({ 'pictures/new.svg': mark });
    expect(await pushSpace(db, { ...known, pictures: new Map() })).toMatchObject({ ok: true });
  });

  test('the last pushes are listed newest first, with how many documents each changed', async () => {
    const { db } = database();
    const version = await begin(database());
    await pushSpace(db, input(withFaq('A'), { note: 'one' }));
    await pushSpace(db, input({ 'campaigns/talvi.json': campaign }, { note: 'two' }));
    const pushes = await readPushes(db, 2);
    expect(pushes).toEqual([
      { version: version + 2, pushedAt: now, note: 'two', documents: 2 },
      { version: version + 1, pushedAt: now, note: 'one', documents: 1 },
    ]);
  });

  test('the documents of an earlier version can be read again', async () => {
    const { db } = database();
    const version = await begin(database());
    const before = (await readContent(db)).documents;
    await pushSpace(db, input({ ...withFaq('A'), 'campaigns/talvi.json': campaign }));
    await pushSpace(db, input({ ...withFaq('B'), 'pages/palaute.sv.md': page() }));
    const then = await documentsAt(db, version);
    expect(isSame(then?.toSorted(byName), before.toSorted(byName))).toBe(true);
    expect(await documentsAt(db, version + 99)).toBeNull();
  });
});

onOneDatabase('taking a push back', (database) => {
  test('makes a version in which everything is as before, and can be taken back too', async () => {
    const { db } = database();
    const version = await begin(database());
    const before = (await readContent(db)).documents;
    const made = input({
      ...withFaq('A'),
      'campaigns/talvi.json': campaign,
      'pages/palaute.sv.md': page(),
    });
    await pushSpace(db, made);
    const undone = await undoPush(db, version + 1, { now });
    expect(undone).toMatchObject({ ok: true, version: version + 2 });
    expect((await readContent(db)).documents).toEqual(before);
    expect(await readPush(db, version + 2)).toMatchObject({ note: `takes back ${version + 1}` });
    expect(await undoPush(db, version + 2, { now })).toMatchObject({
      ok: true,
      version: version + 3,
    });
    expect(isSame((await readContent(db)).documents, made.documents.toSorted(byName))).toBe(true);
  });

  test('is possible while later pushes changed other documents', async () => {
    const { db } = database();
    const version = await begin(database());
    await pushSpace(db, input(withFaq('A')));
    await pushSpace(db, input({ ...withFaq('A'), 'campaigns/talvi.json': campaign }));
    expect(await undoPush(db, version + 1, { now })).toMatchObject({ ok: true });
    const { documents } = await readContent(db);
    expect(documents.some(({ kind }) => kind === 'campaigns')).toBe(true);
  });

  test('is refused with the documents that were changed since, and changes nothing', async () => {
    const { db } = database();
    const version = await begin(database());
    await pushSpace(db, input({ ...withFaq('A'), 'campaigns/talvi.json': campaign }));
    await pushSpace(db, input({ ...withFaq('B'), 'campaigns/talvi.json': campaign }));
    const before = await readContent(db);
    const refused = await undoPush(db, version + 1, { now });
    expect(refused).toMatchObject({ ok: false, reason: 'changed-since' });
    expect(!refused.ok && 'changes' in refused && names(refused.changes)).toEqual([
      'pages/info/faq',
    ]);
    expect(await readContent(db)).toEqual(before);
  });

  test('is refused when the rest would have faults, and changes nothing', async () => {
    const { db } = database();
    const version = await begin(database());
    await pushSpace(db, input({ 'pages/info/uusi.fi.md': page() }));
    await pushSpace(
      db,
      input({ 'pages/info/uusi.fi.md': page(), 'pages/palaute.fi.md': page('[a](/info/uusi)') }),
    );
    const before = await readContent(db);
    expect(await undoPush(db, version + 1, { now })).toMatchObject({
      ok: false,
      reason: 'faults',
      faults: [{ kind: 'pages', key: 'palaute', reason: 'there is no page /info/uusi' }],
    });
    expect(await readContent(db)).toEqual(before);
  });

  test('is refused for a version that never was', async () => {
    await begin(database());
    const { db } = database();
    const none = { ok: false, reason: 'no-such-version' };
    expect(await undoPush(db, 999, { now })).toEqual(none);
  });
});

const byName = (a: { kind: string; key: string }, b: { kind: string; key: string }): number =>
  `${a.kind}\0${a.key}` < `${b.kind}\0${b.key}` ? -1 : 1;
