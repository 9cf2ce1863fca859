import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { demoSpace, demoSpaceFiles } from '#features/content/testing.ts';
import { pollShopState, type ShopPoll } from './shop-poll.ts';

const { documents } = demoSpaceFiles();
const firstSpace = demoSpace({ version: 0 });
const watches: ShopPoll[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

type Reply = {
  mark: string;
  contentVersion: number;
  changesIn: number | null;
  canBuy: boolean;
} | null;

/** `answer` null: the API is away. */
async function open(response: () => Reply) {
  const warnings: string[] = [];
  const watch = await pollShopState({
    connection: {
      baseUrl: 'http://api.test',
      language: 'fi',
      correlationId: 'test-12345678',
      fetch: ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (pathname === '/v1/content')
          return Response.json({ version: Number(searchParams.get('version')), documents });
        const body = response();
        if (!body) throw new Error('Failed to fetch');
        return Response.json(body);
      },
    },
    firstSpace,
    now: () => performance.now(),
    warn: (message) => warnings.push(message),
  });
  watches.push(watch);
  return { watch, warnings };
}

const reported = { mark: '1', contentVersion: 3, changesIn: null, canBuy: true };

test('it knows how the shop stands before the first page is answered', async () => {
  const { watch, warnings } = await open(() => reported);
  expect(watch.state()).toMatchObject({ mark: '1', until: Infinity, canBuy: true, isAway: false });
  expect(watch.state().space.version).toBe(3);
  expect(warnings).toEqual([]);
});

test('it asks anew the moment prices change', async () => {
  const responses: Reply[] = [
    { ...reported, changesIn: 5 },
    { ...reported, mark: '2' },
  ];
  const { watch } = await open(() => responses.shift() ?? null);
  await eventually(() => expect(watch.state().mark).toBe('2'));
});

test('nobody can buy when the API says so (R011)', async () => {
  const { watch } = await open(() => ({ ...reported, canBuy: false }));
  expect(watch.state().canBuy).toBe(false);
});

test('the mark and the content space change together', async () => {
  const responses: Reply[] = [
    { ...reported, changesIn: 5 },
    { ...reported, mark: '2', contentVersion: 4 },
  ];
  const { watch } = await open(() => responses.shift() ?? null);
  const seen = new Set<string>();
  const look = () => {
    const { mark, space } = watch.state();
    seen.add(`${mark} ${space.version}`);
    expect(mark).toBe('2');
  };
  // As often as can be.
  await vi.waitFor(look, { timeout: 30_000, interval: 1 });
  expect([...seen]).toEqual(['1 3', '2 4']);
});

test('an API that does not respond is logged once; buying is paused until it does', async () => {
  let isThere = false;
  const { watch, warnings } = await open(() => (isThere ? { ...reported, changesIn: 5 } : null));
  expect(watch.state()).toMatchObject({ canBuy: false, isAway: true });
  isThere = true;
  await eventually(() => expect(watch.state().isAway).toBe(false));
  expect(watch.state().canBuy).toBe(true);
  expect(warnings).toEqual(['the retail API does not answer', 'the retail API answers again']);
});
