/** The bearer token of a request (R270). */
import type { Context } from 'hono';
import type { RequestFacts } from './app.ts';

/** Token of `Authorization: Bearer …`; undefined when there is none. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([^\s,]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** The language and token of a request. */
export const callerOf = (c: Context<{ Variables: RequestFacts }>) => ({
  language: c.get('language'),
  authToken: bearerOf(c),
});
