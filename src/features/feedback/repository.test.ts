import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import * as repository from './repository.ts';

const now = Temporal.Instant.from('2026-11-23T10:00:00.123456Z');
const at = (minutes: number) => now.add({ minutes });
const given = (reference: string, more: Partial<repository.NewFeedback> = {}) => ({
  reference,
  idempotencyKey: `key of ${reference}`,
  kind: 'customer-service' as const,
  topic: 'order',
  text: 'Paketti oli rikki.\n\n"Mitä" nyt?',
  name: 'Aino Virtanen',
  email: 'aino@example.com',
  orderNumber: '100200',
  page: '/palaute',
  language: 'sv' as const,
  customerId: null,
  receivedAt: now,
  answerBy: '2026-11-30',
  isMailed: true,
  ...more,
});
const atFirst = {
  state: 'waiting',
  deliveredBy: null,
  tries: 0,
  lastProblem: null,
  settledAt: null,
  eraseAt: null,
};

onEveryDatabase('stored feedback', (database) => {
  beforeEach(() => database().run('truncate feedback.message, feedback.budget'));
  const give = (...written: Parameters<typeof given>) =>
    repository.insertFeedback(database().db, given(...written));
  const find = (reference: string) => repository.findFeedback(database().db, reference);
  const settle = (
    reference: string,
    state: repository.Settled['state'],
    more: Partial<repository.Settled> = {},
  ) =>
    repository.settle(database().db, reference, {
      state,
      deliveredBy: null,
      lastProblem: null,
      now,
      eraseAt: null,
      ...more,
    });
  const listed = async (withDelivered = true) =>
    (await repository.listFeedback(database().db, withDelivered)).map(({ reference }) => reference);

  test('is as it was written, and waits for its first try', async () => {
    const { db } = database();
    await give('a');
    await give('b', { answerBy: null, isMailed: false, customerId: 'aino', kind: 'accessibility' });
    expect(await find('a')).toEqual({ ...given('a'), ...atFirst });
    const [answerBy, isMailed, kind] = [null, false, 'accessibility'];
    expect(await find('b')).toMatchObject({ answerBy, isMailed, kind, customerId: 'aino' });
    expect(await find('c')).toBeNull();
    expect((await repository.findByKey(db, 'key of b'))?.reference).toBe('b');
    expect(await repository.findByKey(db, 'b')).toBeNull();
  });

  test('of several with the same key the first is stored, also when they come at once', async () => {
    const { db } = database();
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1) {
      const idempotencyKey = `key ${round}`;
      const references = ['a', 'b', 'c'].map((letter) => `${letter}${round}`);
      const stored = await Promise.all(references.map((one) => give(one, { idempotencyKey })));
      const [first, ...others] = references.filter((_, index) => stored[index]);
      expect(others).toEqual([]);
      expect((await repository.findByKey(db, idempotencyKey))?.reference).toBe(first);
    }
    expect(await listed()).toHaveLength(all);
  });

  test('each try counts, and leaves its problem, of one message', async () => {
    const { db } = database();
    for (const reference of ['a', 'b']) await give(reference);
    await repository.noteFailure(db, 'a', 'away');
    await repository.noteFailure(db, 'a', 'still away');
    expect(await find('a')).toEqual({
      ...given('a'),
      ...atFirst,
      tries: 2,
      lastProblem: 'still away',
    });
    await settle('a', 'delivered', { deliveredBy: 'mail', now: at(1), eraseAt: at(9) });
    expect(await find('a')).toEqual({
      ...given('a'),
      state: 'delivered',
      deliveredBy: 'mail',
      tries: 3,
      lastProblem: null,
      settledAt: at(1),
      eraseAt: at(9),
    });
    expect(await find('b')).toEqual({ ...given('b'), ...atFirst });
  });

  test('what nobody has received waits again as at first: one, or all of it', async () => {
    const { db } = database();
    for (const reference of ['a', 'b', 'c', 'd']) await give(reference);
    await settle('a', 'delivered', { deliveredBy: 'service', eraseAt: at(9) });
    await settle('b', 'refused', { lastProblem: 'answered 400' });
    await settle('c', 'listed');
    await repository.noteFailure(db, 'd', 'away');
    expect(await repository.countRefused(db)).toBe(1);
    const reset = async (reference: string) =>
      (await repository.resetUndelivered(db, reference)).toSorted();
    expect([await reset('a'), await reset('x'), await reset('b')]).toEqual([[], [], ['b']]);
    expect(await find('b')).toEqual({ ...given('b'), ...atFirst });
    expect(await find('c')).toMatchObject({ state: 'listed', tries: 1 });
    expect(await reset('all')).toEqual(['b', 'c', 'd']);
    expect(await find('d')).toEqual({ ...given('d'), ...atFirst });
    expect(await find('a')).toMatchObject({ state: 'delivered', deliveredBy: 'service', tries: 1 });
    expect(await repository.countRefused(db)).toBe(0);
  });

  test('the list begins with the oldest; that of the same moment comes by its number', async () => {
    for (const [reference, minutes] of Object.entries({ c: 0, a: 1, b: 0, d: -1 }))
      await give(reference, { receivedAt: at(minutes) });
    expect(await listed()).toEqual(['d', 'b', 'c', 'a']);
    await settle('b', 'delivered');
    await settle('c', 'refused');
    await settle('d', 'listed');
    expect(await listed(false)).toEqual(['d', 'c', 'a']);
    expect(await listed()).toEqual(['d', 'b', 'c', 'a']);
  });

  test('what was delivered goes at its time, what nobody has received only by its age (L29)', async () => {
    const { db } = database();
    await give('delivered');
    await settle('delivered', 'delivered', { eraseAt: at(9) });
    await give('refused');
    await settle('refused', 'refused');
    await give('waiting', { receivedAt: at(1) });
    await repository.deleteDelivered(db, at(9).subtract({ microseconds: 1 }));
    await repository.deleteUndelivered(db, now);
    expect(await listed()).toEqual(['delivered', 'refused', 'waiting']);
    await repository.deleteUndelivered(db, at(1));
    expect(await listed()).toEqual(['delivered', 'waiting']);
    await repository.deleteDelivered(db, at(9));
    expect(await listed()).toEqual(['waiting']);
  });

  test('a customer’s is exported oldest first and erased, not what others or nobody gave (L29)', async () => {
    const { db } = database();
    const customerId = 'aino';
    await give('c', { customerId });
    await give('a', { customerId, receivedAt: at(1) });
    await give('b', { customerId });
    await settle('b', 'delivered', { eraseAt: at(9) });
    await give('onni', { customerId: 'onni' });
    await give('nobody');
    const exported = await repository.exportCustomer(db, customerId);
    expect(exported.map(({ reference }) => reference)).toEqual(['b', 'c', 'a']);
    const { kind, topic, text: message, name, email, orderNumber, page, receivedAt } = given('b');
    const typed = { kind, topic, message, name, email, orderNumber, page, receivedAt };
    expect(exported[0]).toEqual({ reference: 'b', ...typed, state: 'delivered' });
    await repository.eraseCustomer(db, customerId);
    expect(await repository.exportCustomer(db, customerId)).toEqual([]);
    expect(await listed()).toEqual(['nobody', 'onni']);
  });

  test('a budget is one network’s, and is forgotten when it was not used since a time', async () => {
    const { db } = database();
    const limit = { capacity: 2, seconds: 60 };
    const spend = (key: string, when = now) => repository.spend(db, key, limit, when);
    expect([await spend('a'), await spend('a'), await spend('a'), await spend('b')]).toEqual([
      0, 0, 60, 0,
    ]);
    expect([await spend('a', at(1)), await spend('a', at(1))]).toEqual([0, 60]);
    await repository.deleteBudgets(db, at(1));
    expect(await spend('a', at(1))).toBe(60);
    await repository.deleteBudgets(db, at(1).add({ microseconds: 1 }));
    expect(await spend('a', at(1))).toBe(0);
  });
});
