/** What must be true of a shop's data, whatever happened to its processes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readConfig } from '../../src/platform/config.ts';
import { stock as stockTable } from '../../src/features/catalogue/tables.ts';
import { deliveryTotal } from '../../src/features/orders/rules/deliveries.ts';
import { placed } from '../../src/features/orders/tables.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { readRows } from '../../src/platform/db/rows.ts';
import { job } from '../../src/platform/jobs/tables.ts';
import { openShopDatabase } from '../../src/services/database.ts';
import { pieces } from './merchant-feed.ts';
import type { Outcome } from './shopper.ts';

type OrderRow = typeof placed.$inferSelect;

/** A payment as the bank knows it. */
interface Payment {
  transactionId: string;
  reference: string;
  amount: number;
  status: string;
  refunds: string[];
}

export interface Books {
  orders: OrderRow[];
  /** Product id → items left in stock. */
  stock: Map<string, number>;
  payments: Payment[];
  /** Order number → number of mails that confirm it. */
  mails: Map<string, number>;
  /** Jobs about money or mail that are not done. */
  openJobs: number;
  /** Transactions that the database ended so that others could go on, since it was made. */
  deadlocks: number;
}

/** Reads the data of a shop that does not run.
 * @param bankFolder where the bank stores its payments */
export async function readBooks(
  env: Record<string, string>,
  bankFolder: string,
  mailFolder: string,
): Promise<Books> {
  const { database } = await openShopDatabase(readConfig({ AITTA_ENV: 'test', ...env }));
  try {
    const { db } = database;
    const orders = await db.select().from(placed);
    const stock = await db.select().from(stockTable);
    return {
      orders,
      stock: new Map(stock.map(({ sokId, quantity }) => [sokId, quantity])),
      payments: paymentsIn(bankFolder),
      mails: mailsIn(mailFolder),
      openJobs: await db.$count(job, inArray(job.name, ['send-mail', 'refund-payment'])),
      deadlocks: await deadlocksIn(db),
    };
  } finally {
    await database.close();
  }
}

async function deadlocksIn(db: Db): Promise<number> {
  const counted = sql`select deadlocks::int from pg_stat_database where datname = current_database()`;
  const [row] = await readRows(db, counted, z.object({ deadlocks: z.number() }));
  return row?.deadlocks ?? 0;
}

function paymentsIn(folder: string): Payment[] {
  const file = join(folder, 'paytrail-simulator.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Payment[]) : [];
}

function mailsIn(folder: string): Map<string, number> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const mails = new Map<string, number>();
  for (const name of names) {
    const number = /tilausvahvistus-(\d+)\.eml$/.exec(name)?.[1];
    if (number) mails.set(number, (mails.get(number) ?? 0) + 1);
  }
  return mails;
}

/** True while an order still has work to be done; one that was given up is polled at longer and longer intervals. */
export const isUnsettled = (books: Books): boolean =>
  books.openJobs > 0 ||
  books.orders.some(({ status }) => status === 'awaiting-payment') ||
  wrongMoney(books).length > 0;

/** A sentence for each thing that is wrong.
 * @param given product id → items in stock at first */
export const faultsOf = (
  books: Books,
  outcomes: Outcome[],
  given: ReadonlyMap<string, number> = pieces,
): string[] => [
  ...lostOrders(books, outcomes),
  ...wrongSums(books),
  ...wrongMoney(books),
  ...wrongStock(books, given),
  ...wrongMails(books),
  ...(books.deadlocks > 0 ? [`${books.deadlocks} transactions waited for each other.`] : []),
];

function lostOrders({ orders }: Books, outcomes: Outcome[]): string[] {
  const known = new Map(orders.map((order) => [order.idempotencyKey, order.number]));
  return outcomes
    .flatMap((outcome) => outcome.orders)
    .filter(({ idempotencyKey, number }) => known.get(idempotencyKey) !== number)
    .map(({ number }) => `Order ${number} was answered and is not there.`);
}

function wrongSums({ orders }: Books): string[] {
  return orders
    .filter(({ facts, totalCents }) => {
      const rows = facts.lines.map(({ rowTotalEuroCents }) => rowTotalEuroCents);
      const sum = rows.reduce((total, cents) => total + cents, deliveryTotal(facts));
      const tax = facts.vat.reduce((total, row) => total + row.grossEuroCents, 0);
      return sum - facts.discountEuroCents !== totalCents || tax !== totalCents;
    })
    .map(({ number }) => `The sums of order ${number} do not agree.`);
}

/** Each payment received belongs to exactly one paid order, or was refunded. */
function wrongMoney({ orders, payments }: Books): string[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const taken = payments.filter(({ status }) => status === 'ok');
  const ofPayments = taken.flatMap(({ transactionId, reference, amount, refunds }) => {
    const order = byNumber.get(reference);
    if (!order) return [`Payment ${transactionId} has no order.`];
    if (amount !== order.totalCents) return [`Payment ${transactionId} is of another sum.`];
    const isFor = order.status === 'paid' && order.paidBy === transactionId;
    if (isFor === (refunds.length === 0)) return [];
    return [`Payment ${transactionId} of order ${reference} (${order.status}) was kept wrongly.`];
  });
  const paid = new Set(taken.map(({ transactionId }) => transactionId));
  const ofOrders = orders
    .filter(({ status, paidBy }) => status === 'paid' && !paid.has(paidBy ?? ''))
    .map(({ number }) => `Order ${number} is paid, but the bank has no money of it.`);
  return [...ofPayments, ...ofOrders];
}

function wrongStock({ orders, stock }: Books, all: ReadonlyMap<string, number>): string[] {
  const lines = orders
    .filter(({ status }) => status === 'paid')
    .flatMap(({ facts }) => facts.lines);
  return [...all].flatMap(([id, given]) => {
    const sold = lines
      .filter(({ sokId }) => sokId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const left = stock.get(id) ?? 0;
    const isRight = left >= 0 && left + sold === given;
    return isRight ? [] : [`Product ${id}: ${given} given, ${sold} sold, ${left} left.`];
  });
}

function wrongMails({ orders, mails }: Books): string[] {
  return orders
    .filter(({ number, status }) => (status === 'paid') !== mails.has(number))
    .map(({ number, status }) => `Order ${number} is ${status}: ${mails.get(number) ?? 0} mails.`);
}

export interface Counts {
  /** Status → orders. */
  orders: Record<string, number>;
  /** Status → payments. */
  payments: Record<string, number>;
  mails: number;
}

export function countsOf({ orders, payments, mails }: Books): Counts {
  const countBy = (words: string[]) =>
    Object.fromEntries(
      [...new Set(words)].map((word) => [word, words.filter((w) => w === word).length]),
    );
  return {
    orders: countBy(orders.map(({ status }) => status)),
    payments: countBy(
      payments.map(({ status, refunds }) => (refunds.length > 0 ? 'refunded' : status)),
    ),
    mails: mails.size,
  };
}
