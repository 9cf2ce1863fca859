/** Feedback for customer service, and reports of barriers to accessibility (R018, R402). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { plainTextOf } from '#platform/i18n/plain-text.ts';
import { emailOf, numberOf } from '#platform/i18n/typed-fields.ts';
import { lineOf } from '#platform/i18n/written-text.ts';

export const FeedbackKind = z.enum(['customer-service', 'accessibility']);
export type FeedbackKind = z.output<typeof FeedbackKind>;

/** Most characters of each text. */
export const longest = { message: 5000, name: 100, email: 254, page: 300 } as const;

/** Several lines without control characters, and without blank ones at both ends. */
const linesOf = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => plainTextOf(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();

const line = (most: number) => z.string().transform(lineOf).pipe(z.string().max(most, 'too-long'));

const isEmail = (text: string): boolean => text === '' || z.email().safeParse(text).success;

/** What a person writes; everything but the message may be empty. Error texts are looked up by field and
 * these error codes. */
export const GivenFeedback = z.object({
  /** One of the merchant's topics; empty for accessibility. */
  topic: z.string().max(60, 'other'),
  message: z
    .string()
    .transform(linesOf)
    .pipe(z.string().min(1, 'required').max(longest.message, 'too-long')),
  name: line(longest.name),
  /** For the answer. */
  email: z
    .string()
    .transform(emailOf)
    .pipe(z.string().max(longest.email, 'too-long').refine(isEmail, 'email')),
  orderNumber: z
    .string()
    .transform(numberOf)
    .pipe(z.string().regex(/^(?:\d{6,12})?$/, 'order-number')),
  /** The page it is about, in the person's own words or as an address. */
  page: line(longest.page),
});
export type GivenFeedback = z.output<typeof GivenFeedback>;

export const Reference = z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

/** POST /v1/feedback: the same `key` again is the same feedback; with another text it is 409
 * `idempotency-key-reused`. A customer's is exported and erased with their
 * other data, unless neither name nor e-mail is in it. */
export const giveFeedback = createRoute({
  method: 'post',
  path: '/v1/feedback',
  summary: 'Gives feedback, or reports a barrier to accessibility',
  security: guestOrCustomer,
  request: jsonBody(z.object({ ...GivenFeedback.shape, kind: FeedbackKind, key: z.uuid() })),
  responses: {
    200: json(z.object({ reference: Reference }), 'The number by which it is found.'),
    ...problems({
      400: ['topic-unknown'],
      404: ['reporting-off'],
      409: ['idempotency-key-reused'],
      429: ['too-much-feedback'],
    }),
  },
});

export const Receipt = z
  .object({
    reference: Reference,
    kind: FeedbackKind,
    receivedAt: z.string(),
    /** Last day of the answer, `2026-12-07`; null when no address for it was given. */
    answerBy: z.string().nullable(),
    /** Whether the number is mailed to the sender. */
    isMailed: z.boolean(),
  })
  .openapi('FeedbackReceipt');
export type Receipt = z.output<typeof Receipt>;

/** GET /v1/feedback/{reference}: nothing of what was written. */
export const getReceipt = createRoute({
  method: 'get',
  path: '/v1/feedback/{reference}',
  summary: 'The receipt of feedback',
  request: { params: z.object({ reference: Reference }) },
  responses: {
    200: json(Receipt, 'When it was received, and when it is answered.'),
    ...problems({ 400: [], 404: ['feedback-not-found'] }),
  },
});
