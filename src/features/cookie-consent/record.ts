/** What a shop asks its visitors' consent for, as merchants write it (L17). */
import { z } from '#platform/http/contract.ts';
import { optionalCategories } from './record/categories.ts';

export const CookieConsent = z.strictObject({
  /** What may be stored with consent only; none: nobody is asked, and nothing of it is stored. */
  categories: z
    .array(z.enum(optionalCategories))
    .refine((all) => new Set(all).size === all.length, 'names each category once'),
  /** Visitors are asked again when it changes. */
  version: z.int().min(1).max(9999),
});
export type CookieConsent = z.output<typeof CookieConsent>;
