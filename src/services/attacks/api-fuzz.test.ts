/** Malicious strings in every parameter of every call: nothing breaks and nothing leaks. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from './testing/login.ts';
import { nastyCalls, usualCall, type Document } from './testing/nasty-calls.ts';
import { usual } from './testing/nasty-words.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';
import { runs } from '#platform/testing/property-seed.ts';

let target: Target;
let document: Document;
let authorization: string;
beforeAll(async () => {
  target = await openTarget();
  authorization = `Bearer ${(await logIn(target)).token}`;
  document = (await (await target.send('/api/openapi.json')).json()) as Document;
  usual['reference'] = await givenFeedback();
  await storeFile();
  // Another session than that of the calls, which goes on.
  usual['authToken'] = (await logIn(target)).token;
});
afterAll(() => target.stop());

/** A new cart with a line of a product and an address: calls before may have emptied another. */
async function giveCart(): Promise<void> {
  const created = await target.send('/api/v2/cart/create', { method: 'POST' });
  const { token: cartToken } = (await created.json()) as { token: string };
  const { sokId, quantity } = usual;
  const added = await target.send('/api/v2/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartToken, items: [{ sokId, quantity }] }),
  });
  const { items } = (await added.json()) as { items: { id: string }[] };
  Object.assign(usual, { cartToken, itemId: items[0]?.id });
  const { address, init } = usualCall(document, '/v3/order/address', 'post');
  await target.send(`/api${address}`, asCustomer(init));
}

/** The number of feedback that was taken. */
async function givenFeedback(): Promise<string> {
  const { topic } = usual;
  const texts = { message: 'Hei', name: '', email: '', orderNumber: '', page: '' };
  const given = await target.send('/api/v1/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'customer-service',
      topic,
      key: crypto.randomUUID(),
      ...texts,
    }),
  });
  return ((await given.json()) as { reference: string }).reference;
}

/** A file of a build that is served. */
async function storeFile(): Promise<void> {
  for (const path of ['/v1/built-files/releases', '/v1/built-files']) {
    const { address, init } = usualCall(document, path, 'post');
    await target.fetchAsStorefront(new Request(`${publicUrl}/api${address}`, init));
  }
}

/** Calls that succeed only with a code, a token or a coupon, or during a purchase. */
const needsMore = new Set([
  // The hash of a picture.
  'get /v1/content/pictures/{hash}',
  // A category or words, as the placement says; a report that the shop has sealed.
  'get /v1/ads',
  'post /v1/ads/reports',
  'post /v1/auth/login',
  'post /v1/auth/backchannel-logout',
  'post /v1/customer/renewToken',
  'post /v2/cart/coupon',
  'post /v2/cart/merge',
  // Only lines that the cart has.
  'post /v2/cart/item/substitute',
  'post /v2/cart/kept/keep',
  'post /v2/cart/kept/return',
  'post /v3/order/place',
  'get /v3/order/{number}',
  'get /v3/order/{number}/data',
  'post /v3/order/{number}/erase',
  'post /v3/order/{number}/pay',
  'post /v3/order/{number}/withdraw',
  'post /v3/order/{number}/withdrawal-preview',
  'post /v1/payments/confirm',
  // The id of a list, which is made when the list is.
  'get /v1/shopping-lists/{id}',
  'delete /v1/shopping-lists/{id}',
  'post /v1/shopping-lists/{id}/items',
  'post /v1/shopping-lists/{id}/item',
  'post /v1/shopping-lists/{id}/name',
  'post /v1/shopping-lists/{id}/restore',
  // Only what was bought and paid for is reviewed.
  'post /v1/reviews',
]);

const internals =
  /pg_catalog|syntax error|at \/|node_modules|\.ts:\d|stack|sqlstate|violates|relation "/i;

/** A customer's calls go further than a guest's. */
const asCustomer = (init: RequestInit): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), authorization },
});

test('no call of the retail API fails with 5xx or reveals internals, whatever its strings are', async () => {
  // Erasing the customer would end the session that later calls use.
  const isLast = (path: string) => Number(path.endsWith('/erase'));
  const calls = Object.entries(document.paths)
    .toSorted(([a], [b]) => isLast(a) - isLast(b))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
  expect(calls.length).toBeGreaterThan(35);
  const reached = new Set<string>();
  for (const { path, method } of calls) {
    await giveCart();
    const made = nastyCalls(document, path, method);
    const property = fc.asyncProperty(made, async ({ address, init }) => {
      const request = new Request(`${publicUrl}/api${address}`, asCustomer(init));
      // With its key what is behind the calls of the storefront is reached, too.
      const response = await target.fetchAsStorefront(request);
      const reported = await response.text();
      if (response.ok) reached.add(`${method} ${path}`);
      const { status } = response;
      expect({ reported, isBroken: status >= 500 }).toEqual({
        reported,
        isBroken: false,
      });
      // Product data may contain anything; a refusal must not repeat the input.
      expect(status >= 400 ? reported : '').not.toMatch(internals);
    });
    const first = usualCall(document, path, method);
    await fc.assert(property, { numRuns: runs(100), examples: [[first]] });
  }
  // Calls refused by input validation alone do not test what is behind it.
  const never = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !reached.has(call) && !needsMore.has(call));
  expect(never).toEqual([]);
}, 600_000);
