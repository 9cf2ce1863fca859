/** Advertisements as merchants book them, and as an ad service names them. */
import { z } from '#platform/http/contract.ts';
import { CategoryPath } from '../catalogue/contract.ts';

const day = z.iso.date('must be a day such as 2026-12-24');
const words = z
  .array(z.string().trim().min(2, 'must have two characters').max(60))
  .max(50)
  .default([]);

export const Booking = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a word such as spring-pans'),
    /** Who pays; shown with each advertisement. */
    advertiser: z.string().trim().min(1, 'must not be empty').max(60),
    /** Item numbers, most important first. Those that are not sold or sold out are left out. */
    products: z
      .array(z.string().regex(/^\d{1,20}$/, 'must be the number of a product'))
      .min(1)
      .max(20),
    /** Each with all categories below it. */
    categories: z.array(CategoryPath).max(50).default([]),
    /** Whole words or phrases of searches, by the language they are searched in. */
    words: z.strictObject({ fi: words, sv: words, en: words }).default({ fi: [], sv: [], en: [] }),
    /** First and last day in Finland. */
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from <= until, {
    error: 'must not be before from',
    path: ['until'],
  })
  .refine(({ categories, words: { fi, sv, en } }) => [categories, fi, sv, en].some(hasSome), {
    error: 'needs categories or words',
    path: ['categories'],
  });
export type Booking = z.output<typeof Booking>;

const hasSome = (list: readonly string[]): boolean => list.length > 0;

export const Bookings = z
  .array(Booking)
  .max(500)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'two bookings have the same id',
  });
export type Bookings = z.output<typeof Bookings>;

/** An advertisement before its product is looked up. */
export interface BookedAd {
  id: string;
  productId: string;
  advertiser: string | null;
  /** Addresses of the ad service. */
  impressionUrl?: string | undefined;
  clickUrl?: string | undefined;
}
