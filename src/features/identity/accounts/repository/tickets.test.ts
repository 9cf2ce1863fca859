import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { consumeTicket, consumeUndo, dropTickets, issueTicket, readTicket } from './tickets.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const soon = now.add({ seconds: 1 });

onEveryDatabase('mailed links', (database) => {
  const db = () => database().db;
  const aino = { accountId: 'aino' };
  const email = (address: string, accountId = 'aino') => ({ accountId, email: address });
  const undo = (address: string, expires = soon) =>
    issueTicket(db(), 'undo', email(address), expires);
  const isGood = async (kind: 'reset' | 'email' | 'undo', token: string) =>
    (await readTicket(db(), kind, token, now)) !== null;
  beforeEach(() => database().run('delete from identity.ticket'));

  test('are good until they expire, for their kind, and once', async () => {
    const token = await issueTicket(db(), 'reset', aino, soon);
    expect(await readTicket(db(), 'reset', token, now)).toEqual(aino);
    expect(await readTicket(db(), 'reset', token, soon)).toBeNull();
    expect(await readTicket(db(), 'email', token, now)).toBeNull();
    expect(await readTicket(db(), 'reset', 'another', now)).toBeNull();
    const uses = [
      await consumeTicket(db(), 'email', token, now),
      await consumeTicket(db(), 'reset', token, soon),
      await consumeTicket(db(), 'reset', token, now),
      await consumeTicket(db(), 'reset', token, now),
    ];
    expect(uses).toEqual([false, false, true, false]);
  });

  test('of an account are dropped, all of them or of a kind, but never the way back', async () => {
    const reset = await issueTicket(db(), 'reset', aino, soon);
    const change = await issueTicket(db(), 'email', email('uusi@mail.test'), soon);
    const back = await undo('vanha@mail.test');
    const others = await issueTicket(db(), 'reset', { accountId: 'onni' }, soon);
    await dropTickets(db(), 'aino', 'email');
    expect([await isGood('reset', reset), await isGood('email', change)]).toEqual([true, false]);
    await dropTickets(db(), 'aino');
    expect([await isGood('reset', reset), await isGood('undo', back)]).toEqual([false, true]);
    expect(await isGood('reset', others)).toBe(true);
  });

  test('back to a former address drop all others but the older ways back', async () => {
    const older = await undo('eka@mail.test', now.add({ seconds: 1 }));
    const used = await undo('toka@mail.test', now.add({ seconds: 2 }));
    const alike = await undo('kolmas@mail.test', now.add({ seconds: 2 }));
    const newer = await undo('neljäs@mail.test', now.add({ seconds: 3 }));
    const reset = await issueTicket(db(), 'reset', aino, soon);
    const onnis = await issueTicket(
      db(),
      'undo',
      email('o@mail.test', 'onni'),
      now.add({ hours: 1 }),
    );
    const uses = [
      await consumeUndo(db(), used, email('toka@mail.test'), now.add({ seconds: 2 })),
      await consumeUndo(db(), used, email('toka@mail.test'), now),
      await consumeUndo(db(), used, email('toka@mail.test'), now),
    ];
    expect(uses).toEqual([false, true, false]);
    const left = [older, used, alike, newer, onnis].map((token) => isGood('undo', token));
    expect(await Promise.all(left)).toEqual([true, false, false, false, true]);
    expect(await isGood('reset', reset)).toBe(false);
  });
});
