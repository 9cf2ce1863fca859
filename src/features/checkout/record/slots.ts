/** Delivery and pickup times as merchants write them, and as they are booked. */
import { z } from '#platform/http/contract.ts';
import { readBy } from '#platform/read-by.ts';
import { weekOf } from '../../stores/record/opening-hours.ts';

const Window = z.strictObject({
  /** schema.org openingHours: `Mo-Fr 08:00-10:00`. */
  when: readBy(weekOf),
  /** Most orders in the window, at each place to collect. */
  capacity: z.int().min(1).max(10_000),
  /** Price of the delivery in it; that of the method when absent. */
  priceEuroCents: z.int().min(0).optional(),
});

export const Slots = z.strictObject({
  /** Days that can be chosen, today included. */
  days: z.int().min(1).max(31),
  /** A window can be chosen until so many hours before it opens. */
  hoursBefore: z.int().min(0).max(240),
  /** Postcodes served begin with one of these; empty: all are. */
  postcodes: z
    .array(z.string().regex(/^\d{1,5}$/, 'must be the first digits of postcodes'))
    .default([]),
  onHolidays: z.boolean().default(false),
  /** Further days without windows. */
  closedOn: z.array(z.iso.date('must be a day such as 2026-12-24')).default([]),
  windows: z
    .array(Window)
    .min(1)
    .max(60)
    .superRefine((windows, context) => {
      const seen = new Set<string>();
      windows.forEach(({ when }, at) => {
        for (const start of startsOf(when)) {
          if (seen.has(start))
            context.addIssue({
              code: 'custom',
              message: 'begins when another window of the day does',
              path: [at, 'when'],
              input: when,
            });
          seen.add(start);
        }
      });
    }),
});
export type Slots = z.output<typeof Slots>;

/** The weekday and the time at which windows begin; none for a text with faults. */
function startsOf(when: string): string[] {
  try {
    return weekOf(when).flatMap((hours, day) => (hours ? [`${day} ${hours.opens}`] : []));
  } catch {
    return [];
  }
}

/** A window of a day that an order has taken; `agentId` is null for what is brought home. */
export interface BookedSlot {
  deliveryMethodId: string;
  agentId: string | null;
  slotId: string;
}
