import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readFiles } from '../rules/files.ts';
import { page, smallSpace } from '../testing/small-space.ts';
import { holdSpaces, type HolderDeps, type SpaceHolder } from './holder.ts';
import { pushSpace } from './push.ts';

const now = Temporal.Now.instant();
let count = 0;

/** Pushes another text, and returns the version. */
async function push(db: Db): Promise<number> {
  count += 1;
  const files = smallSpace({ 'pages/info/faq.fi.md': page(`Teksti ${count}.`) });
  const pushed = await pushSpace(db, { ...readFiles(files), note: '', now });
  return (pushed.ok && pushed.version) || 0;
}

let holder: SpaceHolder | undefined;
afterEach(() => holder?.stop());

/** Long enough that no look of its own comes between. */
const never = 1_000_000;
const hold = async (db: Db, interval = never, warn = vi.fn<HolderDeps['warn']>()) => {
  holder = await holdSpaces({ db, interval, warn });
  return { holder, warn };
};
const versionOf = (one: SpaceHolder) => one.current().space.version;
const textOf = ({ space }: ReturnType<SpaceHolder['current']>) =>
  space.pages.get('info/faq')?.fi?.body;

onOneDatabase('a process that holds the content space', (database) => {
  test('sees a push within its interval, and none after it was stopped', async () => {
    const { db } = database();
    const first = await push(db);
    const { holder: held } = await hold(db, 20);
    expect(versionOf(held)).toBe(first);
    const second = await push(db);
    await eventually(() => expect(versionOf(held)).toBe(second));
    expect(textOf(held.current())).toBe(`Teksti ${count}.`);
    held.stop();
    // A look that has begun may still end.
    await wait(200);
    await push(db);
    await wait(200);
    expect(versionOf(held)).toBe(second);
  });

  test('reads a newer version at once when it is asked for, and serves the earlier ones', async () => {
    const { db } = database();
    const first = await push(db);
    const { holder: held } = await hold(db);
    const firstText = textOf(held.current());
    const second = await push(db);
    expect((await held.at(first)).space.version).toBe(first);
    expect(versionOf(held)).toBe(first);
    expect((await held.at(second)).space.version).toBe(second);
    expect(versionOf(held)).toBe(second);
    expect(textOf(await held.at(first))).toBe(firstText);
    expect(textOf(await held.at(second))).toBe(`Teksti ${count}.`);
  });

  test('keeps three versions; of one that is no longer held the newest is served', async () => {
    const { db } = database();
    const versions = [await push(db)];
    const { holder: held } = await hold(db);
    for (let i = 0; i < 3; i += 1) {
      versions.push(await push(db));
      await held.at(versions.at(-1) ?? 0);
    }
    const served = await Promise.all(versions.map((version) => held.at(version)));
    const [first, second, third, fourth] = versions;
    expect(served.map(({ space }) => space.version)).toEqual([fourth, second, third, fourth]);
    expect(first).not.toBe(fourth);
  });

  test('takes a version once when many ask for it at once', async () => {
    const { db } = database();
    const first = await push(db);
    const { holder: held } = await hold(db);
    const second = await push(db);
    const third = await push(db);
    const served = await Promise.all(Array.from({ length: 20 }, () => held.at(third)));
    expect(new Set(served.map(({ space }) => space.version))).toEqual(new Set([third]));
    // The second was never seen; the first is still held beside the third.
    expect((await held.at(first)).space.version).toBe(first);
    expect((await held.at(second)).space.version).toBe(third);
  });

  test('serves the newest when a version is asked for that is not there yet', async () => {
    const { db } = database();
    const version = await push(db);
    const { holder: held } = await hold(db);
    expect((await held.at(version + 5)).space.version).toBe(version);
  });

  test('keeps the one it has when a version cannot be read, says why once, and recovers', async () => {
    const { db } = database();
    const first = await push(db);
    const { holder: held, warn } = await hold(db, 20);
    await push(db);
    await eventually(() => expect(versionOf(held)).toBe(first + 1));
    // As a newer program may write what this one cannot read.
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into content.document values ('pages', 'weather', '5')`);
      await tx.execute(
        sql`insert into content.push values (${first + 2}, ${String(now)}, 'from a newer program')`,
      );
    });
    await eventually(() => expect(held.faults()).toHaveLength(1));
    await wait(200);
    expect(versionOf(held)).toBe(first + 1);
    expect((await held.at(first + 2)).space.version).toBe(first + 1);
    expect(held.faults()).toEqual([
      expect.stringMatching(`^The content space ${first + 2} is wrong: pages/weather: `),
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    await db.execute(sql`delete from content.document where key = 'weather'`);
    const next = await push(db);
    await eventually(() => expect(versionOf(held)).toBe(next));
    expect(held.faults()).toEqual([]);
  });

  test('does not begin with documents that it cannot read', async () => {
    const { db } = database();
    const version = await push(db);
    await db.execute(sql`insert into content.document values ('pages', 'weather', '5')`);
    await expect(hold(db)).rejects.toThrow(
      `The content space ${version} is wrong: pages/weather: `,
    );
    await db.execute(sql`delete from content.document where key = 'weather'`);
  });

  test('serves a space of a newer version without what only that one knows, and leaves it there', async () => {
    const { db } = database();
    const version = await push(db);
    await db.execute(sql`insert into content.document values ('weather', '', '{}')`);
    await db.execute(
      sql`update content.document set data = jsonb_set(data, '{rain}', '1') where kind = 'seller'`,
    );
    const { holder: held } = await hold(db);
    expect(versionOf(held)).toBe(version);
    expect(held.current().space.seller).not.toHaveProperty('rain');
    await push(db);
    const { rows } = await database().run(
      `select data from content.document where kind = 'weather'`,
    );
    expect(rows).toEqual([{ data: {} }]);
    await db.execute(sql`delete from content.document where kind = 'weather'`);
  });

  test('keeps the space while the database does not answer', async () => {
    const { db } = database();
    const version = await push(db);
    const { holder: held } = await hold(db, 20);
    await db.execute(sql`alter table content.push rename to away`);
    await wait(200);
    expect((await held.at(version + 1)).space.version).toBe(version);
    expect(held.faults()).toEqual([]);
    await db.execute(sql`alter table content.away rename to push`);
    const next = await push(db);
    await eventually(() => expect(versionOf(held)).toBe(next));
  });
});
