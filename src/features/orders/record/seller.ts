/** The seller as merchants write it: shown on pages, in mails and in contracts. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { lineOf } from '#platform/i18n/written-text.ts';

/** All fields may be empty in a shop that does not sell yet. */
export const Seller = z.strictObject({
  name: z.string().overwrite(lineOf).max(100),
  businessId: z.union([
    z.literal(''),
    z.string().regex(/^\d{7}-\d$/, 'must be a business id such as 1234567-8'),
  ]),
  streetAddress: z.string().overwrite(lineOf).max(100),
  postcode: z.string().overwrite(lineOf).max(20),
  city: z.string().overwrite(lineOf).max(60),
  email: z.union([z.literal(''), z.email('must be an e-mail address')]),
  phone: z.string().overwrite(lineOf).max(40),
  /** Where each paid order is mailed to: `email` when absent, nowhere when empty. */
  orders: z.union([z.literal(''), z.email('must be an e-mail address')]).optional(),
  /** When customer service answers, one line each. */
  hours: z.array(LocalTextShape),
});
export type Seller = z.output<typeof Seller>;
