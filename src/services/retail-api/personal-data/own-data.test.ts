import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newReference } from '#features/feedback/rules.ts';
import * as checkout from '#features/checkout/client.ts';
import { addAccount } from '#features/identity/testing.ts';
import { issueTicket } from '#features/identity/accounts/repository/tickets.ts';
import * as orders from '#features/orders/client.ts';
import { eraseDue } from '#features/orders/repository/own-data.ts';
import { findOrder, insertOrder, type OrderRow } from '#features/orders/repository.ts';
import { requestErasure, ownData } from '#features/session/client/own-data.ts';
import { insertFeedback } from '#features/feedback/repository.ts';
import { insertList } from '#features/shopping-lists/repository.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { openShop, placeOrderInput, readyCart, setStock } from '../../testing.ts';
import { personalTables } from './tables.ts';

const statuses = ['awaiting-payment', 'paid', 'cancelled', 'refunded'] as const;
const placed = fc.record({
  by: fc.constantFrom('them', 'another', 'a guest'),
  status: fc.constantFrom(...statuses),
});

/** Tables with a row that contains one of the words in any column. */
async function tablesWith(db: Db, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(personalTables)) {
    const rows = await readRows(
      db,
      sql`select one::text as text from ${sql.raw(table)} one`,
      z.object({ text: z.string() }),
    );
    const isIn = words.some((word) => rows.some(({ text }) => text.includes(word)));
    if (isIn) found.push(table);
  }
  return found;
}

onOneDatabase('what the shop knows of a customer', (database) => {
  /** A customer with an account and data in every part of the shop, made of words that occur nowhere else. */
  async function begin(shop = openShop(database())) {
    const { db } = database();
    const mark = randomToken()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x');
    const email = `${mark}@mail.test`;
    const account = await addAccount(database(), { email });
    const customer = customerNamed(account.id, { email, lastName: mark });
    const authToken = await logIn(db, customer, shop.world.now);
    const connection = { ...shop.connection, authToken };
    await setStock(shop, '1', 9);
    const cartToken = await readyCart({ connection }, '1');
    const typed = {
      email,
      phone: '0401234567',
      firstName: 'Aino',
      lastName: mark,
      streetAddress: `${mark} 1`,
      postcode: '00100',
      city: 'Helsinki',
    };
    await checkout.address(connection, cartToken, typed, true);
    const items = [{ sokId: '1', quantity: 2, name: `${mark} maito` }];
    const list = { id: randomToken(), customerId: account.id, name: mark, items };
    await insertList(db, { ...list, now: shop.world.now }, { lists: 1, items: 1 });
    const { number } = await orders.place(connection, placeOrderInput(cartToken));
    const order = await findOrder(db, number);
    if (!order) throw new Error('There is no order.');
    await insertFeedback(db, {
      reference: newReference(),
      idempotencyKey: randomToken(),
      kind: 'accessibility',
      topic: '',
      text: `Hei, t. ${mark}`,
      name: mark,
      email,
      orderNumber: number,
      page: '',
      language: 'fi',
      customerId: account.id,
      receivedAt: shop.world.now,
      answerBy: null,
      isMailed: false,
    });
    await enqueue(db, 'send-mail', { to: email, subject: 'Hei' }, { runAt: shop.world.now });
    const expires = shop.world.now.add({ hours: 24 });
    await issueTicket(db, 'email', { accountId: account.id, email: `x${email}` }, expires);
    return { shop, db, mark, account, connection, order, words: [mark, account.id, cartToken] };
  }

  async function copy(db: Db, order: OrderRow, change: Partial<OrderRow>): Promise<string> {
    const tokens = { key: randomToken(), idempotencyKey: randomToken(), cartToken: randomToken() };
    const written = await insertOrder(db, { ...order, ...tokens, ...change, spent: [] });
    const status = change.status ?? 'paid';
    const number = written?.number ?? '';
    await db.execute(sql`update orders.placed set status = ${status} where number = ${number}`);
    return number;
  }

  test('is exported completely and, once erased, is in no row of any table, however many orders there are and whose (L29)', async () => {
    const mix = fc.array(placed, { maxLength: 8 });
    const many = fc.constantFrom(0, 1, 99, 100, 101, 230);
    await fc.assert(
      fc.asyncProperty(mix, many, async (others, paid) => {
        const { db, shop, order, account, connection, words } = await begin();
        const customerId = account.id;
        const theirs = Array.from(
          { length: paid },
          () => ({ by: 'them', status: 'paid' }) as const,
        );
        const guest = {
          ...order.facts.customer,
          email: 'guest@mail.test',
          lastName: 'Vieras',
          streetAddress: 'Tie 1',
        };
        const guestsFacts = { ...order.facts, customer: guest };
        const kept: string[] = [];
        let count = 1;
        for (const { by, status } of [...others, ...theirs]) {
          const who = { them: customerId, another: 'another-one', 'a guest': null }[by];
          const isTheirs = by === 'them';
          const facts = isTheirs ? order.facts : guestsFacts;
          const number = await copy(db, order, { customerId: who, facts, status });
          if (isTheirs) count += 1;
          else kept.push(number);
        }
        const collected = (await ownData(connection)) as Record<string, unknown>;
        expect(collected['orders']).toHaveLength(count);
        expect(collected).toMatchObject({
          account: { email: words[0] && `${words[0]}@mail.test`, phone: '0401234567' },
          customer: { sId: customerId },
          addresses: [{ lastName: words[0] }],
          feedback: [{ name: words[0] }],
          mails: [{ subject: 'Hei' }],
          sessions: [{}],
          shoppingLists: [{ name: words[0], items: [{ sokId: '1', quantity: 2 }] }],
        });
        expect(await requestErasure(connection)).toEqual({ isAccountErased: true });
        const open = await tablesWith(db, words);
        // Only orders under delivery keep their receiver.
        expect(open).toEqual(open.length > 0 ? ['orders.placed'] : []);
        expect(await tablesWith(db, [customerId])).toEqual([]);
        await eraseDue(db, shop.world.now.add({ hours: 24 * 365 }));
        expect(await tablesWith(db, words)).toEqual([]);
        for (const number of kept) {
          expect(await findOrder(db, number)).toMatchObject({ facts: { customer: guest } });
        }
        await db.execute(sql`delete from orders.payment`);
        await db.execute(sql`delete from orders.placed`);
      }),
      { numRuns: runs(6) },
    );
  });

  test('is erased also where another provider keeps the account, which is left alone (L29)', async () => {
    const { connection, db, account } = await begin(openShop(database(), undefined, false));
    expect(await ownData(connection)).not.toHaveProperty('account');
    expect(await requestErasure(connection)).toEqual({ isAccountErased: false });
    expect(await tablesWith(db, [account.id])).toEqual(['identity.account', 'identity.ticket']);
    await expect(ownData(connection)).rejects.toMatchObject({ status: 401 });
  });

  describe('of others', () => {
    test('stays as it is (L29)', async () => {
      const [leaving, staying] = [await begin(), await begin()];
      await requestErasure(leaving.connection);
      const collected = (await ownData(staying.connection)) as Record<string, unknown[]>;
      expect(collected['orders']).toHaveLength(1);
      expect(collected['addresses']).toHaveLength(1);
      expect(collected['mails']).toHaveLength(1);
    });
  });
});
