/** A shopper who does not give up: retries when the shop fails, and acts at random at the bank. */
import type { Random } from '../../seed/random.ts';
import * as cart from '../../src/features/cart/client.ts';
import * as checkout from '../../src/features/checkout/client.ts';
import * as orders from '../../src/features/orders/client.ts';
import { ShopError } from '../../src/platform/errors.ts';
import type { Connection } from '../../src/platform/http/client.ts';
import { randomToken } from '../../src/platform/ids.ts';

/** What a shopper does at the bank. */
const moods = ['pay', 'pay', 'pay', 'leave', 'twice', 'late', 'cancel', 'fail', 'wait'];

export interface Shopper {
  connection: Connection;
  random: Random;
  /** Ids of the products on sale. */
  products: string[];
}

export interface Outcome {
  /** Orders the shop confirmed: one for each press of the button that got a response. */
  orders: { idempotencyKey: string; number: string }[];
  /** What the shopper did at the bank; empty when they never got there. */
  mood: string;
}

/** How a shopper calls the API: each from an IP address of their own, as the proxy would report it, because unpaid
 * orders are limited per network. */
export const connectionOf = (
  baseUrl: string,
  random: Random,
  send: (request: Request) => Promise<Response> = fetch,
): Connection => ({
  baseUrl,
  fetch: (request: Request) => send(request),
  language: 'fi',
  correlationId: randomToken(),
  headers: { 'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.1` },
});

type Placed = Awaited<ReturnType<typeof orders.place>>;

/** Milliseconds for which a shopper retries: on a busy machine starts of a process take most of the time. */
const patience = 300_000;

/** Errors that a retry does not change. */
const isRefusal = (error: unknown): error is ShopError =>
  error instanceof ShopError &&
  ((error.status >= 400 && error.status < 500) || error.code === 'payment-method');

/** Retries what failed through no fault of the shopper.
 * @throws the refusal, or the last failure */
async function insist<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** An order that is paid, or the reason why it cannot be.
 * @throws the refusal */
export async function buy(shopper: Shopper): Promise<Placed> {
  const placed = await place(shopper, await fillCart(shopper), { orders: [], mood: 'pay' });
  await pay(shopper, placed, 'pay');
  return placed;
}

/** From an empty cart to the bank; ends early when the products are sold out. */
export async function shop(shopper: Shopper): Promise<Outcome> {
  const outcome: Outcome = { orders: [], mood: '' };
  try {
    const cartToken = await fillCart(shopper);
    await lookAround(shopper.random);
    const placed = await place(shopper, cartToken, outcome);
    outcome.mood = moods[shopper.random.between(0, moods.length - 1)] ?? 'pay';
    await pay(shopper, placed, outcome.mood);
  } catch (error) {
    // Sold out is an expected outcome.
    if (!isRefusal(error)) throw error;
  }
  return outcome;
}

/** Shoppers pause between two steps. */
const lookAround = (random: Random) =>
  new Promise((resolve) => setTimeout(resolve, random.between(0, 600)));

export async function fillCart({ connection, random, products }: Shopper): Promise<string> {
  const cartToken = await insist(() => cart.newCart(connection));
  const wanted = products.filter(() => random.chance(0.4));
  for (const sokId of wanted.length > 0 ? wanted : products.slice(0, 1)) {
    await lookAround(random);
    const items = [{ sokId, quantity: random.between(1, 2) }];
    await insist(() => cart.add(connection, { cartToken, items }));
  }
  const name = `shopper${random.between(1, 1_000_000)}`;
  await insist(() => checkout.address(connection, cartToken, customerOf(name)));
  await chooseDelivery(connection, cartToken);
  return cartToken;
}

const customerOf = (name: string) => ({
  email: `${name}@shopper.example`,
  phone: '040 1234567',
  firstName: name,
  lastName: 'Ostaja',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
});

const chooseDelivery = (connection: Connection, cartToken: string) =>
  insist(() =>
    checkout.chooseDelivery(connection, {
      cartToken,
      carrierId: 'aitta-kuljetus',
      deliveryMethodId: 'home',
    }),
  );

/** Refusals after which a shopper orders again: another sum, or a payment that could not be opened. */
const triedAnew = ['price-changed', 'payment-method'];

/** @throws the refusal when the order cannot be placed */
export async function place(
  shopper: Shopper,
  cartToken: string,
  outcome: Outcome,
): Promise<Placed> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await press(shopper, cartToken, outcome);
    } catch (error) {
      if (!isRefusal(error) || !triedAnew.includes(error.code) || tries === 10) throw error;
      await lookAround(shopper.random);
      await chooseDelivery(shopper.connection, cartToken);
    }
  }
}

/** Presses the button; every fourth shopper does so twice. */
async function press(shopper: Shopper, cartToken: string, outcome: Outcome): Promise<Placed> {
  const { connection, random } = shopper;
  const { price } = await insist(() => cart.cart(connection, cartToken));
  const idempotencyKey = randomToken();
  const asked = {
    cartToken,
    idempotencyKey,
    paymentMethodId: 'koivupankki',
    totalEuroCents: price.grandTotal,
  };
  const once = () => insist(() => orders.place(connection, asked));
  const responses = await Promise.allSettled(random.chance(0.25) ? [once(), once()] : [once()]);
  const placed = responses.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  for (const { number } of placed) outcome.orders.push({ idempotencyKey, number });
  const [first] = placed;
  if (first) return first;
  throw responses.find((one) => one.status === 'rejected')?.reason;
}

/** Posts the form of the order to the bank and acts there. */
export async function pay({ random }: Shopper, { payment }: Placed, act: string): Promise<void> {
  if (!payment) return;
  const post = (fields: Record<string, string>) =>
    insist(async () => {
      const body = new URLSearchParams(fields);
      const response = await fetch(payment.url, { method: 'POST', body, redirect: 'manual' });
      if (response.status >= 500) throw new Error(`The bank answered ${response.status}.`);
      return response;
    });
  await post(Object.fromEntries(payment.fields.map(({ name, value }) => [name, value])));
  await lookAround(random);
  const back = (await post({ act })).headers.get('location');
  // Some close the window before they are back.
  if (back && random.chance(0.8)) await fetch(back, { redirect: 'manual' }).catch(() => {});
}
