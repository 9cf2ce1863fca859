/** Handler of the events of visitors. */
import { makeSubApp } from '#platform/http/app.ts';
import { postEvents } from './contract.ts';
import type { AnalyticsDeps } from './deps.ts';
import { keptOf } from './rules/kept.ts';
import type { NewEvent } from './record.ts';

export function makeAnalyticsApp({ take, now }: AnalyticsDeps) {
  return makeSubApp().openapi(postEvents, (c) => {
    const { visitor, language, events, placedOrder } = c.req.valid('json');
    const received = now();
    const kept = events.flatMap((event): NewEvent[] => {
      const one = keptOf(event);
      if (!one) return [];
      const { name, page, items, facts, age } = one;
      const at = received.subtract({ milliseconds: age });
      return [{ name, at, visitor, language, page, orderNumber: null, items, facts }];
    });
    const placed =
      placedOrder && placedBy({ visitor, language, orderNumber: placedOrder, at: received });
    take(placed ? [...kept, placed] : kept);
    return c.body(null, 204);
  });
}

const placedBy = (by: Pick<NewEvent, 'visitor' | 'language' | 'orderNumber' | 'at'>): NewEvent => ({
  ...by,
  name: 'place_order',
  page: '',
  items: [],
  facts: {},
});
