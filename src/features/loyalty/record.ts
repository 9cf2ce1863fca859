/** The loyalty programme as merchants write it. */
import { z } from '#platform/http/contract.ts';

const BonusStep = z.strictObject({
  /** Total of a purchase in cents from which the step applies. */
  fromCents: z.int().min(0),
  /** Per cent of the whole total. */
  percent: z.number().min(0).max(100),
});

export const Loyalty = z.strictObject({
  /** Label and tier of the programme whose prices in feeds are co-op prices. */
  coopProgram: z
    .string()
    .regex(/^[^:,\s]+:[^:,\s]+$/, 'must be a label and a tier, as in shop:coop')
    .default('shop:coop'),
  /** Whether search engines and merchant feeds get the co-op prices; pages never show them to others. */
  publishesCoopPrices: z.boolean().default(false),
  bonusSteps: z
    .array(BonusStep)
    .refine((steps) => steps.every((step, i) => step.fromCents > (steps[i - 1]?.fromCents ?? -1)), {
      error: 'must be in the order of fromCents',
    }),
});
export type Loyalty = z.output<typeof Loyalty>;

/** Without a card, with a bonus card, or a co-op customer (R026–R028). */
export type Tier = 'none' | 'bonus-card' | 'co-op';
