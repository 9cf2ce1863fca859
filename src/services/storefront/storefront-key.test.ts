import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ShopError } from '#platform/errors.ts';
import { asStorefront, storefrontOnly } from './storefront-key.ts';

const [old, present, other] = ['the secret before', 'the secret of today', 'of another shop'];

/** @param sent secrets of the storefront, none for others @param known those of the API */
async function statusOf(sent: string[] | null, known: string[]): Promise<number> {
  const api = new Hono().use('/inside', storefrontOnly(known)).get('/inside', (c) => c.text('all'));
  api.onError((error, c) => c.body(null, error instanceof ShopError ? 403 : 500));
  const request = new Request('http://api.test/inside');
  const send = sent ? asStorefront((one) => api.fetch(one), sent) : api.fetch;
  return (await send(request)).status;
}

test.each([
  [[present], [present], 200],
  [[present, old], [old], 200],
  [[old], [present, old], 200],
  [[present], [old], 403],
  [[other], [present, old], 403],
  [[''], [present], 403],
  [[], [present], 403],
  [null, [present], 403],
])('a storefront with %j calls an API with %j: %i', async (sent, known, status) => {
  expect(await statusOf(sent, known)).toBe(status);
});
