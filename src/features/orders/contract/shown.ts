/** What the payment step of the checkout shows of an order, so that nothing else is ordered (R256). */
import { z } from '#platform/http/contract.ts';

/** Kinds of what is shown, in the order in which changes are listed. */
export const ShownKind = z.enum([
  'quantity',
  'price',
  'substitute',
  'age',
  'code',
  'discount',
  'recipient',
  'address',
  'phone',
  'email',
  'delivery',
  'contents',
  'place',
  'days',
  'slot',
  'delivery-price',
  'total',
]);
export type ShownKind = z.output<typeof ShownKind>;

/** One thing that is shown. `id` distinguishes lines and deliveries, `of` is the name of the line, or of one of several
 * deliveries; both are empty for what there is one of. `value`: sums in cents; days as `2026-11-24/2026-11-26`; a slot as
 * `2026-11-24 08:00 10:00`; a substitute as `yes` or `no`; others as they are written. */
export const Shown = z
  .object({
    kind: ShownKind,
    id: z.string().max(20),
    of: z.string(),
    value: z.string(),
  })
  .openapi('Shown');
export type Shown = z.output<typeof Shown>;

export const ShownOrder = z.array(Shown);
export type ShownOrder = z.output<typeof ShownOrder>;

/** What is not as it was shown: null before for what is new, null now for what is gone. */
export const ShownChange = Shown.omit({ value: true })
  .extend({ before: z.string().nullable(), now: z.string().nullable() })
  .openapi('ShownChange');
export type ShownChange = z.output<typeof ShownChange>;
