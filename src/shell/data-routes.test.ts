import type { DataStrategyResult } from 'react-router';
import { expect, test } from 'vitest';
import { dataRouteOf, dataRoutes } from './data-routes.ts';

const run = async (
  path: string,
  next: () => Promise<Record<string, DataStrategyResult>>,
  init?: RequestInit,
) => dataRoutes({ request: new Request(`http://shop.test${path}`, init) } as never, next);
const failing = (result: unknown) => async () => ({ route: { type: 'error' as const, result } });

test('data routes are known by their path, in every language', () => {
  expect(dataRouteOf('/_data/session.data')).toBe('session');
  expect(dataRouteOf('/sv/_data/cart-count')).toBe('cart-count');
  expect([dataRouteOf('/kategoria/_data/menu'), dataRouteOf('/'), dataRouteOf()]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what could not be had is null, and no error of the page', async () => {
  const error = new TypeError('Failed to fetch');
  expect(await run('/en/_data/menu', failing(error))).toEqual({
    route: { type: 'data', result: null },
  });
  expect(await run('/kassa', failing(error))).toEqual({ route: { type: 'error', result: error } });
});

test('a redirect stays one', async () => {
  const redirect = Response.redirect('http://shop.test/');
  expect(await run('/_data/menu', failing(redirect))).toEqual({
    route: { type: 'error', result: redirect },
  });
});

test('who shops is asked once at a time; what everybody is answered alike is not waited for', async () => {
  const order: string[] = [];
  const asking = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(`${name} ends`);
    return {};
  };
  await Promise.all([
    run('/_data/session', asking('one')),
    run('/sv/_data/session', asking('two')),
  ]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  order.length = 0;
  await Promise.all([run('/_data/menu', asking('one')), run('/_data/menu', asking('two'))]);
  expect(order).toEqual(['one begins', 'two begins', 'one ends', 'two ends']);
});

test('what reads the cart waits for a change that was sent before, and a change for what reads it', async () => {
  const order: string[] = [];
  const send = (method: string) => {
    const next = async () => {
      order.push(`${method} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      order.push(`${method} ends`);
      return {};
    };
    return run('/_data/cart-count', next, { method });
  };
  await Promise.all([send('POST'), send('GET'), send('POST')]);
  const inTurn = (method: string) => [`${method} begins`, `${method} ends`];
  expect(order).toEqual([...inTurn('POST'), ...inTurn('GET'), ...inTurn('POST')]);
});

test('forms of pages wait for the cart that is being created, and not for one another (R239)', async () => {
  const order: string[] = [];
  const send = (path: string, method = 'POST') => {
    const next = async () => {
      order.push(`${path} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      order.push(`${path} ends`);
      return {};
    };
    return run(path, next, { method });
  };
  await Promise.all([
    send('/_data/cart-count'),
    send('/tuote/1'),
    send('/sv/tuote/2'),
    send('/kassa', 'GET'),
  ]);
  expect(order).toEqual([
    '/kassa begins',
    '/_data/cart-count begins',
    '/kassa ends',
    '/_data/cart-count ends',
    '/tuote/1 begins',
    '/sv/tuote/2 begins',
    '/tuote/1 ends',
    '/sv/tuote/2 ends',
  ]);
});
