import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderFacts } from '../record.ts';
import { promisedAnew } from './late-promise.ts';

const day = fc
  .date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.tuple(day, day).map((two) => {
  const [earliest = '', latest = ''] = two.toSorted();
  return { earliest, latest };
});
const delivery = fc.record({
  deliveryMethodId: fc.constantFrom('home', 'gone', null),
  promise: days,
  slot: fc.constantFrom(null, { slotId: 'a' }),
});

test('days only ever move on, times that were chosen stay, and what was promised first is kept', () => {
  fc.assert(
    fc.property(fc.array(delivery, { minLength: 1 }), days, (deliveries, now) => {
      const facts = { deliveries, customer: { postcode: '00100' } } as unknown as OrderFacts;
      const after = promisedAnew(facts, (id) => (id === 'home' ? now : null));
      for (const [at, { promise, promisedBefore }] of after.deliveries.entries()) {
        const {
          deliveryMethodId,
          slot,
          promise: before,
        } = deliveries[at] as (typeof deliveries)[number];
        const isLater = deliveryMethodId === 'home' && !slot && now.latest > before.latest;
        expect(promise).toEqual(isLater ? now : before);
        expect(promisedBefore).toEqual(isLater ? before : undefined);
      }
      expect(promisedAnew(after, (id) => (id === 'home' ? now : null))).toEqual(after);
    }),
  );
});
