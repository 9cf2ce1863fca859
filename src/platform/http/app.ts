/** What every HTTP service shares: correlation id, language, validated input, problem details for errors. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { withCorrelation } from '../correlation.ts';
import type { Language } from '../i18n/language.ts';
import { languageOf } from '../i18n/language.ts';
import type { Logger } from '../log.ts';
import { InvalidInput, ShopError } from '../errors.ts';
import { isOutage } from '../db/outage.ts';
import { addReference, type Service } from './api-reference.ts';
import { correlationHeader, correlationIdOf } from './correlation.ts';
import { problemOf } from './problem-response.ts';
import { noteRoutes } from './route-note.ts';

/** Variables that handlers read with `c.get(…)`. */
export interface RequestFacts {
  correlationId: string;
  language: Language;
  log: Logger;
}

export type HttpApp = OpenAPIHono<{ Variables: RequestFacts }>;

/** A feature's sub-app: input that does not fit its schema is refused with the field and the reason. */
export function makeSubApp(): HttpApp {
  return new OpenAPIHono<{ Variables: RequestFacts }>({
    defaultHook: (result) => {
      if (result.success) return;
      const faults = result.error.issues.map((issue) => ({
        field: issue.path.join('.'),
        reason: issue.message,
      }));
      const detail = faults.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
      throw new InvalidInput(detail, { status: 400, code: 'invalid-input', details: { faults } });
    },
  });
}

/** A whole service with its sub-apps; `/openapi.json` is the OpenAPI document and `/` the page for reading
 * it. */
export function makeServiceApp(service: Service, log: Logger): HttpApp {
  const app = makeSubApp();
  app.use(noteRoutes);
  app.use(async (c, next) => {
    const correlationId = correlationIdOf(c.req.raw);
    c.set('correlationId', correlationId);
    c.set('language', languageOf(c.req.header('x-language')));
    c.set('log', log.child({ service: service.title, correlationId }));
    await refuseUnwritable(c);
    await withCorrelation(correlationId, next);
    c.header(correlationHeader, correlationId);
  });
  app.notFound((c) =>
    problemResponse(c, 404, 'no-such-call', `No call ${c.req.method} ${c.req.path}`),
  );
  app.onError((error, c) => answerError(error, c));
  addReference(app, service);
  return app;
}

/** PostgreSQL cannot store NUL or lone surrogates, so no text may hold them. */
async function refuseUnwritable(c: Context): Promise<void> {
  const isJson = c.req.header('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await c.req.json().catch(() => null) : null;
  if (!c.req.url.includes('%00') && isWritable(body)) return;
  throw new InvalidInput('Text holds characters that are none', {
    status: 400,
    code: 'invalid-input',
  });
}

function isWritable(value: unknown): boolean {
  const waiting = [value];
  // No recursion: a body may be nested deeper than the call stack.
  for (let part; (part = waiting.pop()) !== undefined;) {
    if (typeof part === 'string' && (!part.isWellFormed() || part.includes('\0'))) return false;
    if (typeof part === 'object' && part)
      for (const pair of Object.entries(part)) waiting.push(...pair);
  }
  return true;
}

function answerError(error: Error, c: Context<{ Variables: RequestFacts }>): Response {
  if (error instanceof ShopError) {
    return problemResponse(c, error.status || 502, error.code, error.message, error.details);
  }
  // Hono throws its own exception for a body that is not JSON or has another content type.
  if (error instanceof HTTPException && error.status < 500) {
    return problemResponse(c, error.status, 'invalid-input', error.message);
  }
  if (isOutage(error)) {
    c.get('log')?.warn({ err: error, url: c.req.url }, 'the database is away');
    return problemResponse(
      c,
      503,
      'database-away',
      'The shop cannot do that right now; try again.',
    );
  }
  c.get('log')?.error({ err: error, url: c.req.url }, 'request failed');
  return problemResponse(c, 500, 'internal', 'Something went wrong on our side; try again.');
}

function problemResponse(
  c: Context<{ Variables: RequestFacts }>,
  status: number,
  code: string,
  message: string,
  details: Record<string, unknown> = {},
): Response {
  const correlationId = c.get('correlationId') ?? crypto.randomUUID();
  return problemOf({ status, code, message, correlationId, details });
}
