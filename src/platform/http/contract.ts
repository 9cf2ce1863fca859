/** Building blocks of every feature's contract: zod with OpenAPI, and the parts all calls share. */
import { z } from '@hono/zod-openapi';

export { createRoute, z } from '@hono/zod-openapi';

/** RFC 9457 problem details; `message` is the specification's error text, `code` is the key of a message. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    message: z.string(),
    correlationId: z.string(),
  })
  .catchall(z.unknown())
  .openapi('Problem');

/** Publishes `codes` as the possible values of `code`, and as a list that TypeScript knows. */
const problemAnswer = <const Codes extends readonly string[]>(status: Status, codes: Codes) => ({
  description: problemWords[status],
  content: { 'application/problem+json': { schema: problemWith(status, codes) } },
  'x-codes': codes,
});

/** Codes that any call may be refused with, besides its own. */
const sharedCodes: Partial<Record<Status, readonly string[]>> = {
  400: ['invalid-input'],
  503: ['database-away', 'purchases-off'],
};

function problemWith(status: Status, codes: readonly string[]): typeof Problem {
  const all = [...codes, ...(sharedCodes[status] ?? [])];
  return all.length === 0 ? Problem : Problem.extend({ code: z.string().openapi({ enum: all }) });
}

const problemWords = {
  400: 'The request cannot be accepted; `detail` says what is wrong.',
  401: 'Not logged in.',
  403: 'Not allowed.',
  404: 'Not there.',
  409: 'Changed meanwhile.',
  429: 'Too much at once; `retryAfterMinutes` says when to try again.',
  503: 'Cannot be answered right now; try again.',
};

type Status = keyof typeof problemWords;
type Answers<Codes> = {
  [One in keyof Codes]: Codes[One] extends readonly string[]
    ? ReturnType<typeof problemAnswer<Codes[One]>>
    : never;
};

/** Refusal responses of a call by status: `...problems({ 400: [], 404: ['product-not-found'] })`. Every call
 * that has 400 refuses unreadable input with 400 `invalid-input`. */
export function problems<const Codes extends { [One in Status]?: readonly string[] }>(
  codes: Codes,
): Answers<Codes> {
  const responses = Object.entries(codes).map(([status, own]) => [
    status,
    problemAnswer(Number(status) as Status, own),
  ]);
  return Object.fromEntries(responses) as Answers<Codes>;
}

/** `security` of calls that need no login, but recognise a customer by the token. */
export const guestOrCustomer: Record<string, string[]>[] = [{}, { bearer: [] }];

/** A JSON response: `200: json(Cart, 'The cart as it is now.')`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A required JSON request body. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** A query parameter that may be repeated: always an array, [] when absent. */
export const repeated = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema).max(200),
  );

/** Page number from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
