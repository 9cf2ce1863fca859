/** What the merchant decides about feedback, and where a message is on its way. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';

const Topic = z.strictObject({
  /** Sent to the service; stays the same when the name changes. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be a word such as web-shop'),
  name: LocalTextShape,
});

export const FeedbackDocument = z.strictObject({
  /** What feedback for customer service can be about, in this order. */
  topics: z
    .array(Topic)
    .min(1)
    .max(30)
    .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, {
      error: 'two topics have the same id',
    }),
  /** Days in which customer service answers. Accessibility has the law's. */
  answerDays: z.int().min(1).max(60),
  /** Days for which delivered feedback stays in the shop. */
  keptDays: z.int().min(1).max(730),
});
export type FeedbackDocument = z.output<typeof FeedbackDocument>;

/** `waiting` for the next try; `refused` by the service for good; `listed` because there is nowhere to send it. */
export const feedbackStates = ['waiting', 'delivered', 'refused', 'listed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** Data of the jobs: nothing personal, so that erasing the message is enough. */
export const FeedbackJob = z.object({ reference: z.string() });
