/** Stores as merchants write them, and their stock. */
import { z } from '#platform/http/contract.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { readBy } from '#platform/read-by.ts';
import { spanOf, weekOf } from './record/opening-hours.ts';

const text = z.string().trim().min(1, 'must not be empty');

/** Days on which a store keeps other hours than in other weeks. */
const Exception = z
  .strictObject({
    /** First and last day: `2026-12-24`. */
    from: z.iso.date('must be a day such as 2026-12-24'),
    to: z.iso.date('must be a day such as 2026-12-24'),
    /** `10:00-14:00`; null when it is closed. */
    hours: readBy(spanOf).nullable(),
    name: LocalTextShape,
  })
  .refine(({ from, to }) => from <= to, { error: 'must not be before from', path: ['to'] });
export type Exception = z.output<typeof Exception>;

const Exceptions = z.array(Exception).superRefine((all, context) => {
  const sorted = all
    .map(({ from, to }, at) => ({ from, to, at }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  sorted.forEach(({ from, at }, i) => {
    const before = sorted[i - 1];
    if (before && from <= before.to)
      context.addIssue({
        code: 'custom',
        message: `begins before the exception of ${before.from} ends`,
        path: [at, 'from'],
        input: from,
      });
  });
});

export const StoreDocument = z.strictObject({
  name: text,
  streetAddress: text,
  postcode: z.string().regex(/^\d{5}$/, 'must be five digits'),
  town: text,
  /** Degrees; those of Finland. */
  latitude: z.number().min(59.4).max(70.2),
  longitude: z.number().min(19).max(31.7),
  phone: z
    .string()
    .regex(/^\+?\d[\d ]{4,18}$/, 'must be a number such as 010 123 4567')
    .optional(),
  email: z.email('must be an e-mail address').optional(),
  /** schema.org openingHours: `Mo-Fr 09:00-21:00, Sa 09:00-18:00`. */
  openingHours: readBy(weekOf),
  /** `12:00-18:00` on public holidays; it is closed on them when absent. */
  holidayHours: readBy(spanOf).optional(),
  exceptions: Exceptions.default([]),
  /** Keys of store-services.json, in the order in which they are shown. */
  services: z
    .array(z.string())
    .refine((all) => new Set(all).size === all.length, 'names each service once')
    .default([]),
  /** How to get there. */
  directions: LocalTextShape.optional(),
  /** A picture below pictures/. */
  picture: text.optional(),
});

/** `code` is the name of its file, and its key in inventory feeds. */
export type Store = z.output<typeof StoreDocument> & { code: string };

/** What stores offer, by key. */
export const StoreServices = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
  z.strictObject({ name: LocalTextShape, description: LocalTextShape.optional() }),
);
export type StoreServices = Readonly<
  Record<string, { name: LocalText; description?: LocalText | undefined }>
>;

/** Stores with this service are places to collect orders. */
export const pickupService = 'pickup';

/** Stock of one product or variant in a store. */
export interface LocalStock {
  storeCode: string;
  sokId: string;
  quantity: number;
}
