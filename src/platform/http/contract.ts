/** What every feature's contract is written with: zod with OpenAPI, and the parts all calls share. */
import { z } from '@hono/zod-openapi';

export { createRoute, z } from '@hono/zod-openapi';

/** RFC 9457 problem details; `message` is the specification's own words, `code` the key of a text. */
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

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
});

const problemWords: Record<number, string> = {
  400: 'The request cannot be accepted; `detail` says what is wrong.',
  401: 'Not logged in.',
  403: 'Not allowed.',
  404: 'Not there.',
  409: 'Changed meanwhile.',
  429: 'Too much at once; `retryAfterMinutes` says when to try again.',
  503: 'Cannot be answered right now; try again.',
};

/** Responses of the refusals a call can make: `...problems(400, 404)`. */
export function problems<Status extends keyof typeof problemWords & number>(...statuses: Status[]) {
  const answers = statuses.map((status) => [status, problemAnswer(problemWords[status] ?? '')]);
  return Object.fromEntries(answers) as Record<Status, ReturnType<typeof problemAnswer>>;
}

/** `security` of calls that anybody may make, and that know the customer whose token comes along. */
export const guestOrCustomer: Record<string, string[]>[] = [{}, { bearer: [] }];

/** A JSON answer: `200: json(Cart, 'The cart as it is now.')`. */
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
