import { beforeEach, expect, test, vi } from 'vitest';
import type * as allowed from '../../cookie-consent/ui/allowed.ts';
import { notedAt } from '../rules/noted.ts';
import type * as signalling from './consent-signals.ts';
import { addTo } from './data-layer.ts';

let setAllowed: typeof allowed.setAllowed;
let publishConsent: typeof signalling.publishConsent;

/** A document of its own, in which nobody has been asked. */
beforeEach(async () => {
  vi.resetModules();
  ({ setAllowed } = await import('../../cookie-consent/ui/allowed.ts'));
  ({ publishConsent } = await import('./consent-signals.ts'));
});

/** Commands are the arguments of a call; events are objects. */
const read = (layer: unknown[]) =>
  layer.map((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]'
      ? Array.from(one as ArrayLike<unknown>).slice(0, 2)
      : (one as { event: string }).event,
  );

const signals = (layer: unknown[], at: number) =>
  (layer[at] as Record<number, Record<string, string>>)[2];

test('consent is in the layer before any event, and again only when it has changed (L19)', () => {
  const layer: unknown[] = [{ event: 'of the page' }];
  const end = publishConsent(layer);
  setAllowed(['analytics']);
  setAllowed(['analytics']);
  addTo(layer)(notedAt('/', { name: 'page_view' }));
  setAllowed([]);
  expect(read(layer)).toEqual([
    'of the page',
    ['consent', 'default'],
    ['consent', 'update'],
    'page_view',
    ['consent', 'update'],
  ]);
  expect(signals(layer, 1)?.['analytics_storage']).toBe('denied');
  expect(signals(layer, 2)?.['analytics_storage']).toBe('granted');
  expect(signals(layer, 4)?.['analytics_storage']).toBe('denied');
  end();
  setAllowed(['analytics']);
  expect(layer).toHaveLength(5);
});

test('a visitor who has not chosen has everything denied, one who allows marketing alone has that granted (L19)', () => {
  const layer: unknown[] = [];
  const end = publishConsent(layer);
  expect(read(layer)).toEqual([['consent', 'default']]);
  expect(signals(layer, 0)).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' });
  setAllowed(['marketing']);
  expect(signals(layer, 1)).toMatchObject({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  });
  end();
});
