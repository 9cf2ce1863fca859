import { afterEach, expect, test, vi } from 'vitest';
import { pollShopState, type ShopPoll } from './shop-poll.ts';

const watches: ShopPoll[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

type Reply = { mark: string; changesIn: number | null; canBuy: boolean } | null;

/** `answer` null: the API is away. */
async function open(response: () => Reply, purchasesEnabled = true) {
  const warnings: string[] = [];
  const watch = await pollShopState({
    connection: {
      baseUrl: 'http://api.test',
      language: 'fi',
      correlationId: 'test-12345678',
      fetch: () => {
        const body = response();
        if (!body) throw new Error('Failed to fetch');
        return Response.json(body);
      },
    },
    purchasesEnabled,
    now: () => performance.now(),
    warn: (message) => warnings.push(message),
  });
  watches.push(watch);
  return { watch, warnings };
}

const reported = { mark: '1', changesIn: null, canBuy: true };

test('it knows how the shop stands before the first page is answered', async () => {
  const { watch, warnings } = await open(() => reported);
  expect(watch.state()).toEqual({ mark: '1', until: Infinity, canBuy: true, isAway: false });
  expect(warnings).toEqual([]);
});

test('it asks anew the moment prices change', async () => {
  const responses: Reply[] = [
    { ...reported, changesIn: 5 },
    { ...reported, mark: '2' },
  ];
  const { watch } = await open(() => responses.shift() ?? null);
  await vi.waitFor(() => expect(watch.state().mark).toBe('2'), { timeout: 900 });
});

test('nobody can buy when the storefront is configured not to sell or the API says so (R011)', async () => {
  const off = await open(() => reported, false);
  const away = await open(() => ({ ...reported, canBuy: false }));
  expect([off.watch.state().canBuy, away.watch.state().canBuy]).toEqual([false, false]);
});

test('an API that does not respond is logged once; buying is paused until it does', async () => {
  let isThere = false;
  const { watch, warnings } = await open(() => (isThere ? { ...reported, changesIn: 5 } : null));
  expect(watch.state()).toMatchObject({ canBuy: false, isAway: true });
  isThere = true;
  await vi.waitFor(() => expect(watch.state().isAway).toBe(false), { timeout: 5000 });
  expect(watch.state().canBuy).toBe(true);
  expect(warnings).toEqual(['the retail API does not answer', 'the retail API answers again']);
});
