import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#platform/db/transact.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import type { Act, Actor } from './record.ts';
import { deleteEntries, entries, noteAct } from './repository.ts';
import { entry } from './tables.ts';

const erp: Actor = { kind: 'client', id: 'erp', name: 'ERP', address: '192.0.2.1' };
const typed: Actor = { kind: 'command', id: 'root', name: 'root', address: null };
const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const read = (id: string): Act => ({ act: 'order-read', subject: { kind: 'order', id } });

onEveryDatabase('the audit log', (database) => {
  test('has who did what to what, latest first', async () => {
    const { db } = database();
    await noteAct(db, typed, { act: 'client-added', subject: { kind: 'client', id: 'erp' } }, now);
    await noteAct(db, erp, read('10000001'), now);
    const refunded: Act = {
      act: 'order-refunded',
      subject: { kind: 'order', id: '10000001' },
      before: { leftEuroCents: 1990 },
      after: { leftEuroCents: 0 },
      reason: 'Rikki',
    };
    await noteAct(db, erp, refunded, now);
    const all = await entries(db, { limit: 10 });
    expect(all.map(({ act }) => act)).toEqual(['order-refunded', 'order-read', 'client-added']);
    expect(all[0]).toMatchObject({
      at: '2026-11-24T10:00:00Z',
      actor: { kind: 'client', id: 'erp', name: 'ERP' },
      address: '192.0.2.1',
      before: { leftEuroCents: 1990 },
      after: { leftEuroCents: 0 },
      reason: 'Rikki',
    });
    expect(all[2]).toMatchObject({ address: null, before: null, after: null, reason: null });
  });

  test.each([
    [{ subject: 'order', subjectId: '10000001' }, ['order-refunded', 'order-read']],
    [{ subject: 'client' }, ['client-added']],
    [{ actorId: 'root' }, ['client-added']],
    [{ subject: 'order', subjectId: '2' }, []],
  ])('of %j alone', async (asked, acts) => {
    const found = await entries(database().db, { ...asked, limit: 10 });
    expect(found.map(({ act }) => act)).toEqual(acts);
  });

  test('goes on where a part of it ended', async () => {
    const { db } = database();
    const [first] = await entries(db, { limit: 1 });
    const rest = await entries(db, { limit: 10, before: Number(first?.id) });
    expect(rest.map(({ act }) => act)).toEqual(['order-read', 'client-added']);
  });

  test('is written with what it is about, or not at all', async () => {
    const failed = transact(database().db, async (tx) => {
      await noteAct(tx, erp, read('77'), now);
      throw new Error('lost');
    });
    await expect(failed).rejects.toThrow('lost');
    expect(await entries(database().db, { subjectId: '77', limit: 10 })).toEqual([]);
  });

  test('only grows, whatever SQL is sent', async () => {
    const { db } = database();
    const refusal = { cause: { message: 'The audit log only grows.' } };
    await expect(db.update(entry).set({ act: 'nothing' })).rejects.toMatchObject(refusal);
    await expect(db.delete(entry)).rejects.toMatchObject(refusal);
    await expect(db.execute(sql`truncate audit.entry`)).rejects.toMatchObject(refusal);
    expect(await entries(db, { limit: 10 })).toHaveLength(3);
  });

  test('loses entries that bookkeeping needs no more, and no others', async () => {
    const { db } = database();
    await noteAct(db, erp, read('5'), Temporal.Instant.from('2010-01-01T00:00:00Z'));
    await deleteEntries(db, Temporal.Instant.from('2100-01-01T00:00:00Z'));
    expect(await entries(db, { limit: 10 })).toHaveLength(3);
    expect(await db.select().from(entry).where(eq(entry.subjectId, '5'))).toEqual([]);
  });
});
