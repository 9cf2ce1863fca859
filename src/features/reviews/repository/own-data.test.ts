import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import type { Decision, Writer } from '../record.ts';
import { findReview, putReview, reviewsBy, setDecision } from '../repository.ts';
import { deleteRejected, deleteReviews, exportReviews } from './own-data.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');
const later = now.add({ minutes: 1 });
const rejected: Decision = { state: 'rejected', reason: 'insult' };
const aino: Writer = { customerId: 'aino', orderNumber: '1' };
const onni: Writer = { customerId: 'onni', orderNumber: '1' };
const guest: Writer = { customerId: null, orderNumber: '1' };
const other: Writer = { customerId: null, orderNumber: '2' };
const typed = {
  stars: 4,
  title: 'Lämmin',
  text: 'Pysyy hyvin kaulassa.',
  displayName: 'Nimimerkki A',
  fit: 'small',
  language: 'fi',
} as const;

onEveryDatabase('the reviews of a buyer', (database) => {
  beforeEach(async () => {
    await database().run('truncate reviews.review');
    for (const writer of [aino, onni, guest, other])
      for (const productSokId of ['2', '1'])
        await putReview(database().db, { ...typed, ...writer, productSokId, sentAt: now });
  });
  const idOf = async (writer: Writer) => (await reviewsBy(database().db, writer))[0]?.id ?? 0;
  const counts = () =>
    Promise.all(
      [aino, onni, guest, other].map(async (one) => (await reviewsBy(database().db, one)).length),
    );

  test('are exported whole, in every state, latest first (L29)', async () => {
    const { db } = database();
    const latest = { ...typed, ...aino, stars: 1, orderNumber: '9', productSokId: '3' };
    await putReview(db, { ...latest, sentAt: later });
    await setDecision(db, await idOf(aino), rejected, later);
    const exported = await exportReviews(db, aino);
    expect(exported.map(({ productSokId }) => productSokId).toSorted()).toEqual(['1', '2', '3']);
    expect(exported[0]).toEqual({
      ...typed,
      productSokId: '3',
      orderNumber: '9',
      stars: 1,
      state: 'rejected',
      reason: 'insult',
      sentAt: '2026-11-24T10:01:00.123456Z',
      decidedAt: '2026-11-24T10:01:00.123456Z',
    });
    expect(exported[1]).toMatchObject({ state: 'pending', decidedAt: null });
    expect((await exportReviews(db, guest)).map(({ orderNumber }) => orderNumber)).toEqual([
      '1',
      '1',
    ]);
  });

  test('are deleted, nobody else’s with them, and their products are named once (L29)', async () => {
    const { db } = database();
    expect(await deleteReviews(db, aino)).toEqual(['1', '2']);
    expect(await counts()).toEqual([0, 2, 2, 2]);
    expect(await deleteReviews(db, guest)).toEqual(['1', '2']);
    expect(await counts()).toEqual([0, 2, 0, 2]);
    expect(await deleteReviews(db, aino)).toEqual([]);
  });

  test('rejected reviews are deleted in time, others are not (L29)', async () => {
    const { db } = database();
    const [early, late, published] = [await idOf(aino), await idOf(onni), await idOf(guest)];
    await setDecision(db, early, rejected, now);
    await setDecision(db, late, rejected, later);
    await setDecision(db, published, { state: 'published' }, now);
    await deleteRejected(db, now);
    expect(await counts()).toEqual([2, 2, 2, 2]);
    await deleteRejected(db, later);
    expect(await counts()).toEqual([1, 2, 2, 2]);
    expect(await findReview(db, early)).toBeNull();
  });
});
