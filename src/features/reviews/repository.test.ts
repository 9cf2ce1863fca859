import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import type { ReviewSort, ReviewState } from './contract/values.ts';
import type { Decision, NewReview } from './record.ts';
import * as repository from './repository.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');
const at = (minutes: number) => now.add({ minutes });
const published = { state: 'published' } as const;
const rejected = { state: 'rejected', reason: 'insult' } as const;
const typed = {
  title: 'Lämmin',
  text: 'Pysyy "hyvin"\n\nkaulassa.',
  displayName: 'Nimimerkki A',
  fit: null,
  language: 'sv',
} as const;

onEveryDatabase('stored reviews', (database) => {
  beforeEach(() => database().run('truncate reviews.review, reviews.budget'));
  /** Of the product 1, of the customer of an order, or of its guest. */
  const written = (customerId: string | null, more: Partial<NewReview> = {}): NewReview => ({
    ...typed,
    productSokId: '1',
    customerId,
    orderNumber: 'order 1',
    stars: 4,
    sentAt: now,
    ...more,
  });
  const by = (customerId: string | null, orderNumber = 'order 1') =>
    repository.reviewsBy(database().db, { customerId, orderNumber });
  const send = async (...given: Parameters<typeof written>) => {
    await repository.putReview(database().db, written(...given));
    const { customerId, orderNumber, productSokId } = written(...given);
    const all = await by(customerId, orderNumber);
    return all.find((one) => one.productSokId === productSokId)?.id ?? 0;
  };
  const decide = (id: number, decision: Decision, minutes = 9) =>
    repository.setDecision(database().db, id, decision, at(minutes));
  const publish = async (...given: Parameters<typeof written>) => {
    const id = await send(...given);
    await decide(id, published);
    return id;
  };
  const shown = async (sort: ReviewSort, page = 1) =>
    (await repository.publishedOf(database().db, '1', { sort, page })).map(({ id }) => id);

  test('a review waits as it was written, until it is decided about', async () => {
    const { db } = database();
    const id = await send('aino', { fit: 'small' });
    const whole = { id, ...written('aino', { fit: 'small' }) };
    const find = () => repository.findReview(db, id);
    expect(await find()).toEqual({ ...whole, state: 'pending', reason: null, decidedAt: null });
    await decide(id, rejected, 1);
    expect(await find()).toEqual({ ...whole, ...rejected, decidedAt: at(1) });
    await decide(id, published, 2);
    expect(await find()).toEqual({ ...whole, ...published, reason: null, decidedAt: at(2) });
    expect(await repository.findReview(db, id + 999)).toBeNull();
  });

  test('a decision is about one review', async () => {
    const [id, other] = [await send('aino'), await send('onni')];
    await decide(id, rejected);
    expect(await repository.findReview(database().db, other)).toMatchObject({ state: 'pending' });
  });

  test('a customer has one review of a product, with whichever order; a guest one with each', async () => {
    const first = await publish('aino');
    expect(await send('aino', { stars: 1, orderNumber: 'order 2', sentAt: at(1) })).toBe(first);
    const [own, ...others] = await by('aino');
    expect(others).toEqual([]);
    const again = written('aino', { stars: 1, orderNumber: 'order 2', sentAt: at(1) });
    expect(own).toEqual({ id: first, ...again, state: 'pending', reason: null, decidedAt: null });
    const guests = await publish(null);
    expect(await send(null, { stars: 2 })).toBe(guests);
    await send(null, { orderNumber: 'order 2' });
    await send('onni');
    await send('aino', { productSokId: '2', sentAt: at(2) });
    expect((await by('aino')).map(({ productSokId }) => productSokId)).toEqual(['2', '1']);
    expect((await by(null)).map(({ stars }) => stars)).toEqual([2]);
    expect([await by(null, 'order 2'), await by('onni', 'order 9')]).toMatchObject([
      [{ customerId: null }],
      [{ customerId: 'onni' }],
    ]);
  });

  test('forms that are sent at once leave one review', async () => {
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1) {
      const customers = [`aino ${round}`, null];
      const forms = [...customers, ...customers, ...customers];
      const orderNumber = `order ${round}`;
      await Promise.all(forms.map((one) => send(one, { orderNumber })));
      for (const one of customers) expect(await by(one, orderNumber)).toHaveLength(1);
    }
  });

  test('published ones come by five: newest, highest or lowest first, then newest, then last sent', async () => {
    const stars = [3, 5, 1, 5, 1, 3];
    const sent = [9, 3, 2, 3, 4, 4];
    const ids: number[] = [];
    for (const [i, one] of stars.entries())
      ids.push(await publish(`customer ${i}`, { stars: one, sentAt: at(sent[i] ?? 0) }));
    await send('waiting');
    await publish('of another', { productSokId: '2' });
    await decide(await send('rejected'), rejected);
    const order = async (sort: ReviewSort) =>
      [...(await shown(sort)), ...(await shown(sort, 2))].map((id) => ids.indexOf(id));
    expect(await order('newest')).toEqual([0, 5, 4, 3, 1, 2]);
    expect(await order('highest')).toEqual([3, 1, 0, 5, 4, 2]);
    expect(await order('lowest')).toEqual([4, 2, 0, 5, 3, 1]);
    expect([(await shown('newest')).length, await shown('newest', 3)]).toEqual([5, []]);
  });

  test('those with the same stars and fit are counted together, published ones of one product', async () => {
    const { db } = database();
    await publish('a', { stars: 5, fit: 'small' });
    for (const customerId of ['b', 'c']) await publish(customerId, { stars: 5 });
    await publish('d', { stars: 1 });
    await publish('e', { stars: 1, productSokId: '2' });
    await send('f', { stars: 1 });
    const tallies = await repository.talliesOf(db, '1');
    expect(tallies.map(({ stars, fit, count }) => `${stars} ${fit} ${count}`).toSorted()).toEqual([
      '1 null 1',
      '5 null 2',
      '5 small 1',
    ]);
    expect(await repository.talliesOf(db, '3')).toEqual([]);
  });

  test('one transaction at a time counts the reviews of a product', async () => {
    const { db } = database();
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1) {
      const productSokId = `product ${round}`;
      const countAndWrite = () =>
        db.transaction(async (tx) => {
          await repository.holdProduct(tx, productSokId);
          const stars = (await repository.talliesOf(tx, productSokId)).length + 1;
          await repository.insertDemoReviews(tx, [{ ...typed, productSokId, stars, sentAt: now }]);
        });
      await Promise.all([1, 2, 3, 4, 5].map(countAndWrite));
      expect(await repository.talliesOf(db, productSokId)).toHaveLength(5);
    }
  });

  test('those that wait come as they were sent, others by the latest decision; no more than asked for', async () => {
    const { db } = database();
    const [c, a, b] = [await send('c', { sentAt: at(1) }), await send('a'), await send('b')];
    const inState = async (state: ReviewState, most = 9) =>
      (await repository.reviewsIn(db, state, most)).map(({ id }) => id);
    expect(await inState('pending')).toEqual([a, b, c]);
    expect(await inState('pending', 1)).toEqual([a]);
    await decide(a, published, 1);
    await decide(c, published, 2);
    await decide(b, published, 1);
    expect(await inState('published')).toEqual([c, a, b]);
    expect([await inState('published', 2), await inState('rejected')]).toEqual([[c, a], []]);
  });

  test('those of the demo shop are published, of nobody, and several of one product', async () => {
    const { db } = database();
    const demo = (stars: number) => ({ ...typed, productSokId: '1', stars, sentAt: at(stars) });
    await repository.insertDemoReviews(db, [demo(4), demo(5)]);
    const [first, second] = await repository.publishedOf(db, '1', { sort: 'newest', page: 1 });
    const rest = { customerId: null, orderNumber: null, state: 'published', reason: null };
    const id = expect.any(Number);
    expect(first).toEqual({ id, ...demo(5), ...rest, decidedAt: at(5) });
    expect(second).toEqual({ id, ...demo(4), ...rest, decidedAt: at(4) });
  });

  test('a budget is one writer’s, and is forgotten when it was not used since a time', async () => {
    const { db } = database();
    const spend = (key: string) => repository.spend(db, key, { capacity: 1, seconds: 60 }, now);
    expect([await spend('aino'), await spend('aino'), await spend('onni')]).toEqual([0, 60, 0]);
    await repository.deleteBudgets(db, now);
    expect(await spend('aino')).toBe(60);
    await repository.deleteBudgets(db, now.add({ microseconds: 1 }));
    expect(await spend('aino')).toBe(0);
  });
});
