/** Handler of the events of visitors. */
import { makeSubApp } from '#platform/http/app.ts';
import { postEvents, type EventFacts } from './contract.ts';
import type { AnalyticsDeps } from './deps.ts';
import { keptOf } from './rules/kept.ts';
import { networkGroups, type NewEvent, type StoredFacts } from './record.ts';

export function makeAnalyticsApp({ take, now, networkOf, codeOf }: AnalyticsDeps) {
  return makeSubApp().openapi(postEvents, (c) => {
    const group = groupOf(codeOf(networkOf({ request: c.req.raw, connection: c.env })));
    const { visitor, language, events, placedOrder } = c.req.valid('json');
    const received = now();
    const kept = events.flatMap((event): NewEvent[] => {
      const one = keptOf(event);
      if (!one) return [];
      const { name, page, items, facts, age } = one;
      const at = received.subtract({ milliseconds: age });
      const stored = grouped(facts, group);
      return [{ name, at, visitor, language, page, orderNumber: null, items, facts: stored }];
    });
    const placed =
      placedOrder && placedBy({ visitor, language, orderNumber: placedOrder, at: received });
    take(placed ? [...kept, placed] : kept);
    return c.body(null, 204);
  });
}

/** The group of a network by its code in base64url. */
const groupOf = (code: string): number =>
  Buffer.from(code.slice(0, 4), 'base64url').readUInt16BE() % networkGroups;

/** A search with the group that it comes from, whatever the sender wrote. */
const grouped = ({ search, ...others }: EventFacts, group: number): StoredFacts => ({
  ...others,
  ...(search && { search: { ...search, group } }),
});

const placedBy = (by: Pick<NewEvent, 'visitor' | 'language' | 'orderNumber' | 'at'>): NewEvent => ({
  ...by,
  name: 'place_order',
  page: '',
  items: [],
  facts: {},
});
