/** From a purchase to a published review: the calls, moderation, ratings, mails, and who may write. */
import { beforeEach, describe, expect, test } from 'vitest';
import { writeProducts } from '#features/catalogue/repository/write.ts';
import { catalogueVersion } from '#features/catalogue/repository/read.ts';
import { product } from '#features/catalogue/tables.ts';
import { eraseGuest, guestData } from '#features/orders/client/own-data.ts';
import * as orders from '#features/orders/client.ts';
import { withdraw } from '#features/orders/client/withdrawing.ts';
import { refundOrder } from '#features/orders/operations/refund.ts';
import { refundOf } from '#features/orders/rules/refund.ts';
import { eraseCustomer } from '#features/orders/repository/own-data.ts';
import { setDelivered } from '#features/orders/repository/after-payment.ts';
import { setPaid } from '#features/orders/repository.ts';
import { reviewable, reviews, submitReview } from '#features/reviews/client.ts';
import type { RejectReason, ReviewSort } from '#features/reviews/contract/values.ts';
import { moderate } from '#features/reviews/operations/moderate.ts';
import type { Decision } from '#features/reviews/record.ts';
import { findReview, reviewsIn } from '#features/reviews/repository.ts';
import { review as reviewTable } from '#features/reviews/tables.ts';
import { limits } from '#features/reviews/rules/limits.ts';
import { ownData, requestErasure } from '#features/session/client/own-data.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Connection } from '#platform/http/client.ts';
import { job } from '#platform/jobs/tables.ts';
import { eq } from 'drizzle-orm';
import { moderationDeps } from '../moderation.ts';
import {
  atBank,
  jobsNamed,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../testing.ts';

const typed = {
  stars: 4,
  title: 'Lämmin',
  text: 'Pysyy hyvin kaulassa pakkasellakin.',
  displayName: 'Nimimerkki A',
  fit: null,
};
const published: Decision = { state: 'published' };
const rejected = (reason: RejectReason): Decision => ({ state: 'rejected', reason });

onOneDatabase('reviews of what was bought', (database) => {
  let shop: Shop;
  const db = () => database().db;

  beforeEach(async () => {
    shop = openShop(database());
    await db().delete(reviewTable);
    await db().delete(job);
    await database().run(
      'delete from reviews.budget; delete from orders.budget; delete from catalogue.product',
    );
    for (const id of ['1', '2']) {
      await setStock(shop, id, 99);
      await writeProducts(db(), [written(id)], 0);
    }
  });

  const as = async (sId = `aino-${randomToken()}`): Promise<Connection> => {
    const authToken = await logIn(db(), customerNamed(sId), shop.world.now);
    return { ...shop.connection, authToken };
  };
  /** Orders the products and pays for them. */
  const orderPaid = async (by: Connection, ...ids: string[]) => {
    const cartToken = await readyCart({ connection: by }, ...ids);
    const total = 1990 * ids.length + 390;
    const placed = await orders.place(by, placeOrderInput(cartToken, total));
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    return { number: placed.number, key: placed.key };
  };
  const today = () => dayInFinland(shop.world.now).toString();
  /** Gets what was ordered, too. */
  const buy = async (by: Connection, ...ids: string[]) => {
    const bought = await orderPaid(by, ...ids);
    await setDelivered(db(), bought.number, today());
    return bought;
  };
  const write = (by: Connection, more: object = {}) =>
    submitReview(by, { ...typed, sokId: '1', ...more });
  const deps = () =>
    moderationDeps(db(), {
      publicUrl: 'http://shop.test',
      shopName: () => 'Kauppa',
      now: () => shop.world.now,
    });
  const pendingIds = async () => (await reviewsIn(db(), 'pending', 100)).map(({ id }) => id);
  const decide = async (decision: Decision, id?: number) => {
    const [first = 0] = id === undefined ? await pendingIds() : [id];
    return { id: first, outcome: await moderate(deps(), first, decision) };
  };
  const shown = (sort: ReviewSort = 'newest', page = 1) =>
    reviews(shop.connection, '1', { sort, page });
  const ratingIn = async (id = '1') => {
    const [row] = await db()
      .select({ sum: product.ratingSum, count: product.ratingCount })
      .from(product)
      .where(eq(product.sokId, id));
    return [row?.sum, row?.count];
  };

  describe('who may write (L20, R401)', () => {
    test('a customer who has paid for the product; it waits for moderation, and its writer sees it', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino, { stars: 2 });
      expect(await reviewable(aino)).toMatchObject([
        { sokId: '1', name: 'Huivi 1', own: { stars: 2, state: 'pending', reason: null } },
      ]);
      expect(await shown()).toMatchObject({ summary: { count: 0, average: null }, reviews: [] });
      expect(await ratingIn()).toEqual([0, 0]);
    });

    test('a guest with the key of their paid order, and nobody with another key', async () => {
      const order = await buy(shop.connection, '1', '2');
      expect(await reviewable(shop.connection, order)).toMatchObject([
        { sokId: '1', own: null },
        { sokId: '2', own: null },
      ]);
      await write(shop.connection, { order });
      const wrong = { ...order, key: randomToken() };
      expect(await reviewable(shop.connection, wrong)).toEqual([]);
      await expect(write(shop.connection, { order: wrong })).rejects.toMatchObject({
        status: 403,
        code: 'not-bought',
      });
      expect(await pendingIds()).toHaveLength(1);
    });

    test('nobody else: not without a login, without a purchase, before paying, or after a refund', async () => {
      const [aino, onni] = [await as(), await as()];
      const order = await buy(onni, '1');
      await setPaid(db(), order.number, 'refunded', { by: 'bank', at: shop.world.now });
      const cartToken = await readyCart({ connection: aino }, '1');
      await orders.place(aino, placeOrderInput(cartToken));
      const siiri = await as();
      await buy(siiri, '2');
      for (const by of [shop.connection, aino, onni, siiri]) {
        await expect(write(by)).rejects.toMatchObject({ code: 'not-bought' });
      }
      expect(await reviewable(shop.connection)).toEqual([]);
      expect(await pendingIds()).toEqual([]);
    });

    test('nobody before something has come: on the last day promised, or when the seller recorded it', async () => {
      const names = [`aino-${randomToken()}`, `onni-${randomToken()}`] as const;
      const both = async () => [await as(names[0]), await as(names[1])] as const;
      const [aino, onni] = await both();
      const guests = await orderPaid(shop.connection, '1');
      await orderPaid(aino, '1');
      const late = await orderPaid(onni, '1');
      await setDelivered(db(), late.number, '2026-12-31');
      const refusal = { status: 403, code: 'not-delivered' };
      await expect(write(aino)).rejects.toMatchObject(refusal);
      await expect(write(shop.connection, { order: guests })).rejects.toMatchObject(refusal);
      expect(await reviewable(aino)).toMatchObject([{ sokId: '1', hasCome: false }]);
      shop.world.now = shop.world.now.add({ hours: 24 * 14 });
      const [ainoLater, onniLater] = await both();
      await write(ainoLater);
      await write(shop.connection, { order: guests });
      expect(await reviewable(ainoLater)).toMatchObject([{ sokId: '1', hasCome: true }]);
      await expect(write(onniLater)).rejects.toMatchObject({ code: 'not-delivered' });
      expect(await pendingIds()).toHaveLength(2);
    });

    test('an earlier order that has come counts beside a later one that has not; what was sent before stays', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino, { stars: 2 });
      await orderPaid(aino, '1');
      expect(await reviewable(aino)).toMatchObject([{ hasCome: true, own: { stars: 2 } }]);
      await write(aino, { stars: 3 });
      const [id = 0] = await pendingIds();
      await database().run('update orders.placed set delivered_on = null');
      await expect(write(aino)).rejects.toMatchObject({ code: 'not-delivered' });
      expect(await findReview(db(), id)).toMatchObject({ stars: 3, state: 'pending' });
    });

    test('of a paid order only what the buyer keeps: not what they withdrew or the seller refunded', async () => {
      await database().run('delete from orders.refund; delete from orders.withdrawal');
      const order = await buy(shop.connection, '1', '2');
      const products = async () =>
        (await reviewable(shop.connection, order)).map(({ sokId }) => sokId);
      const lines = [{ line: 0, quantity: 1 }];
      const idempotencyKey = randomToken();
      const notice = { key: order.key, idempotencyKey, name: 'Aino', lines };
      await withdraw(shop.connection, order.number, notice);
      expect(await products()).toEqual(['2']);
      await expect(write(shop.connection, { order })).rejects.toMatchObject({ status: 403 });
      await refundOrder(shop.deps, order.number, { cause: 'seller' }, (_, left) =>
        refundOf(left, { lines: [{ line: 1, quantity: 1 }], delivery: 0 }),
      );
      expect(await products()).toEqual([]);
    });

    test('an order of a customer counts for the customer, whoever opens it by its key', async () => {
      const aino = await as();
      const order = await buy(aino, '1');
      await write(shop.connection, { order, stars: 5 });
      await write(aino, { stars: 3 });
      expect(await pendingIds()).toHaveLength(1);
      expect(await reviewable(aino)).toMatchObject([{ own: { stars: 3 } }]);
    });

    test('a variant that was bought is reviewed as its product', async () => {
      const sellables = ['11', '12'];
      const variants = sellables.map((sokId) => ({ ...variantOf, sokId, merchantId: sokId }));
      await writeProducts(db(), [{ ...written('1'), variants }], 0);
      await setStock(shop, '11', 9);
      const aino = await as();
      await buy(aino, '11');
      await write(aino);
      expect(await pendingIds()).toHaveLength(1);
    });

    test('while the flag is off nobody: published reviews stay readable (R015, R400)', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino);
      await decide(published);
      shop.world.takesReviews = false;
      await expect(write(aino)).rejects.toMatchObject({ status: 403, code: 'reviews-off' });
      expect((await shown()).summary.count).toBe(1);
      shop.world.takesReviews = true;
      await write(aino);
    });
  });

  describe('moderation (L20)', () => {
    test('a published review is shown and counts; sent again it waits again and does not count', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino);
      const before = await catalogueVersion(db());
      expect((await decide(published)).outcome).toBe('done');
      expect(await catalogueVersion(db())).toBe(before + 1);
      const page = await shown();
      expect(page).toMatchObject({
        summary: { count: 1, average: 4, distribution: [0, 1, 0, 0, 0] },
        reviews: [{ ...typed, language: 'fi' }],
        pages: 1,
      });
      expect(JSON.stringify(page)).not.toContain('aino-');
      expect(await ratingIn()).toEqual([4, 1]);
      await write(aino, { stars: 1, text: 'Hajosi ensimmäisessä pesussa.' });
      expect((await shown()).summary.count).toBe(0);
      expect(await ratingIn()).toEqual([0, 0]);
      await decide(published);
      expect(await ratingIn()).toEqual([1, 1]);
    });

    test('one star is published as five are, and each writer gets a mail in their language', async () => {
      const buyers = [await as(), { ...(await as()), language: 'sv' as const }];
      for (const [i, by] of buyers.entries()) {
        await buy(by, '1');
        await write(by, { stars: i === 0 ? 1 : 5 });
      }
      await db().delete(job);
      await decide(published);
      await decide(published);
      const mails = await jobsNamed(shop, 'send-mail');
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['aino@example.com', 'Arviosi on julkaistu: Tavara 1'],
        ['aino@example.com', 'Din recension har publicerats: Vara 1'],
      ]);
      expect(mails[0]?.['text']).toContain('http://shop.test/tuote/tavara-1/1#reviews');
      expect(mails[1]?.['text']).toContain('http://shop.test/sv/tuote/vara-1/1#reviews');
      expect((await shown()).summary).toMatchObject({ count: 2, average: 3 });
    });

    test.each([
      ['insult', 'loukkaa'],
      ['personal-data', 'henkilötietoja'],
      ['off-topic', 'ei kerro tuotteesta'],
      ['advertising', 'mainos'],
      ['unlawful', 'lainvastainen'],
    ] as const)(
      'a rejected review is not shown, and the mail to its writer has the reason: %s',
      async (reason, word) => {
        const aino = await as();
        await buy(aino, '1');
        await write(aino);
        await db().delete(job);
        await decide(rejected(reason));
        expect((await shown()).reviews).toEqual([]);
        expect(await reviewable(aino)).toMatchObject([{ own: { state: 'rejected', reason } }]);
        const [mail] = await jobsNamed(shop, 'send-mail');
        expect(mail?.['subject']).toBe('Arviotasi ei julkaistu: Tavara 1');
        expect(mail?.['text']).toContain(word);
        expect(mail?.['html']).toContain(word);
      },
    );

    test('a published review is removed with a reason too, and its writer reads that it was removed', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino);
      const { id } = await decide(published);
      await db().delete(job);
      expect((await decide(rejected('insult'), id)).outcome).toBe('done');
      expect(await ratingIn()).toEqual([0, 0]);
      const [mail] = await jobsNamed(shop, 'send-mail');
      expect(mail?.['subject']).toBe('Arviosi on poistettu: Tavara 1');
      await decide(published, id);
      expect(await ratingIn()).toEqual([4, 1]);
    });

    test('publishing twice sends one mail, and an unknown review is none', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino);
      await db().delete(job);
      const { id } = await decide(published);
      const before = await catalogueVersion(db());
      expect((await decide(published, id)).outcome).toBe('unchanged');
      expect((await decide(published, 999_999_999)).outcome).toBe('unknown');
      expect(await jobsNamed(shop, 'send-mail')).toHaveLength(1);
      expect(await catalogueVersion(db())).toBe(before);
    });

    test('ratings are exact when several reviews of a product are published at once', async () => {
      const stars = [1, 5, 4, 4, 2];
      for (const one of stars) {
        const order = await buy(shop.connection, '1');
        await write(shop.connection, { order, stars: one });
      }
      const given = deps();
      await Promise.all((await pendingIds()).map((id) => moderate(given, id, published)));
      expect(await ratingIn()).toEqual([16, 5]);
      expect((await shown()).summary).toMatchObject({ count: 5, average: 3.2 });
    });

    test('no mail goes to a buyer whose data is removed', async () => {
      const order = await buy(shop.connection, '1');
      await write(shop.connection, { order });
      shop.world.now = shop.world.now.add({ hours: 24 * 90 });
      await db().transaction((tx) => eraseCustomer(tx, 'nobody', shop.world.now));
      await db().delete(job);
      await database().run('update orders.placed set is_anonymous = true');
      expect((await decide(published)).outcome).toBe('done');
      expect(await jobsNamed(shop, 'send-mail')).toEqual([]);
    });
  });

  test('reviews come in pages of five: newest, highest or lowest first (R401)', async () => {
    const stars = [3, 5, 1, 4, 2, 5, 1];
    for (const one of stars) {
      const order = await buy(shop.connection, '1');
      shop.world.now = shop.world.now.add({ minutes: 10 });
      await write(shop.connection, { order, stars: one });
      await decide(published);
    }
    const starsOf = async (sort: ReviewSort, page: number) =>
      (await shown(sort, page)).reviews.map((one) => one.stars);
    expect((await shown()).pages).toBe(2);
    expect(await starsOf('newest', 1)).toEqual([1, 5, 2, 4, 1]);
    expect(await starsOf('newest', 2)).toEqual([5, 3]);
    expect(await starsOf('highest', 1)).toEqual([5, 5, 4, 3, 2]);
    expect(await starsOf('lowest', 1)).toEqual([1, 1, 2, 3, 4]);
    expect(await starsOf('lowest', 3)).toEqual([]);
    expect(await reviews(shop.connection, '404', { sort: 'newest', page: 1 })).toMatchObject({
      summary: { count: 0 },
    });
  });

  describe('what is refused', () => {
    test.each([
      [{ stars: 0 }, 'stars', 'required'],
      [{ text: 'Katso www.kauppa' }, 'text', 'contact'],
      [{ text: 'Lyhyt' }, 'text', 'too-short'],
      [{ displayName: ' ' }, 'displayName', 'required'],
      [{ title: 'a'.repeat(81) }, 'title', 'too-long'],
    ])('%j with the field and the reason', async (more, field, reason) => {
      const aino = await as();
      await buy(aino, '1');
      await expect(write(aino, more)).rejects.toMatchObject({
        status: 400,
        details: { faults: [{ field, reason }] },
      });
      expect(await pendingIds()).toEqual([]);
    });

    test('a fit of a product without sizes is not kept', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino, { fit: 'small' });
      const [id = 0] = await pendingIds();
      expect((await findReview(db(), id))?.fit).toBeNull();
    });

    test('a writer who sends too often, with the time to come back', async () => {
      const aino = await as();
      await buy(aino, '1');
      for (let i = 0; i < limits.writer.capacity; i += 1) await write(aino);
      await expect(write(aino, { stars: 1 })).rejects.toMatchObject({
        status: 429,
        code: 'too-many-reviews',
        details: { retryAfterMinutes: 30 },
      });
      expect(await reviewable(aino)).toMatchObject([{ own: { stars: 4 } }]);
      shop.world.now = shop.world.now.add({ minutes: 30 });
      await write(aino, { stars: 1 });
    });

    test('too many reviews from one network, whoever writes them', async () => {
      const order = await buy(shop.connection, '1');
      const full = Array.from({ length: limits.network.capacity / limits.writer.capacity });
      for (const _ of full) {
        const aino = await as();
        await buy(aino, '1');
        for (let i = 0; i < limits.writer.capacity; i += 1) await write(aino);
      }
      await expect(write(shop.connection, { order })).rejects.toMatchObject({
        details: { retryAfterMinutes: 5 },
      });
      shop.world.network = '198.51.100.1';
      await write(shop.connection, { order });
    });
  });

  describe('own data (L29)', () => {
    test('a customer’s reviews are in their export; erased, they no longer count', async () => {
      const aino = await as();
      await buy(aino, '1');
      await write(aino);
      await decide(published);
      const others = await buy(shop.connection, '1');
      await write(shop.connection, { order: others, stars: 1 });
      await decide(published);
      expect(await ratingIn()).toEqual([5, 2]);
      expect(await ownData(aino)).toMatchObject({
        reviews: [{ productSokId: '1', text: typed.text, displayName: 'Nimimerkki A' }],
      });
      await requestErasure(aino);
      expect(await ratingIn()).toEqual([1, 1]);
      expect((await shown()).reviews).toMatchObject([{ stars: 1 }]);
    });

    test('a guest’s are exported and erased with their order', async () => {
      const order = await buy(shop.connection, '1');
      await write(shop.connection, { order });
      await decide(published);
      expect(await guestData(shop.connection, order)).toMatchObject({
        reviews: [{ text: typed.text }],
      });
      await eraseGuest(shop.connection, order);
      expect([await ratingIn(), (await shown()).reviews]).toEqual([[0, 0], []]);
    });
  });
});

const price = {
  regularCents: 1990,
  sale: null,
  coopCents: null,
  referenceCents: null,
  unitAmount: null,
  unit: null,
};
const variantOf = {
  gtin: null,
  availability: 'AVAILABLE' as const,
  colours: [],
  size: null,
  picture: null,
};
const written = (sokId: string) => ({
  ...variantOf,
  sokId,
  merchantId: sokId,
  feed: 'test',
  hash: sokId,
  name: { fi: `Tavara ${sokId}`, sv: `Vara ${sokId}` },
  description: {},
  brand: null,
  categories: [{ path: 'muoti', name: { fi: 'Muoti' } }],
  categoryPath: 'muoti',
  pictures: [],
  variants: [],
  promotions: [],
  measure: null,
  taxClass: 'general',
  createdAt: 0,
  sales: 0,
  sellables: [{ sokId, quantity: 9, price }],
});
