import { expect, test } from 'vitest';
import { notedAt } from '../rules/noted.ts';
import { openDataLayer } from './data-layer.ts';

/** Commands are the arguments of a call; events are objects. */
const read = (layer: unknown[]) =>
  layer.map((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]'
      ? Array.from(one as ArrayLike<unknown>).slice(0, 2)
      : (one as { event: string }).event,
  );

test('consent is in the layer before any event, and again only when it has changed', () => {
  const layer: unknown[] = [{ event: 'of the page' }];
  const { consent, add } = openDataLayer(layer);
  consent(['analytics']);
  consent(['analytics']);
  add(notedAt('/', { name: 'page_view' }));
  consent([]);
  expect(read(layer)).toEqual([
    'of the page',
    ['consent', 'default'],
    ['consent', 'update'],
    'page_view',
    ['consent', 'update'],
  ]);
  const signals = (at: number) => (layer[at] as Record<number, Record<string, string>>)[2];
  expect(signals(1)?.['analytics_storage']).toBe('denied');
  expect(signals(2)?.['analytics_storage']).toBe('granted');
  expect(signals(4)?.['analytics_storage']).toBe('denied');
});
