/** The token a caller proves itself with (R270). */
import type { Context } from 'hono';
import type { RequestFacts } from './app.ts';

/** Token of `Authorization: Bearer …`; undefined when there is none. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([^\s,]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** What a call says of who makes it. */
export const callerOf = (c: Context<{ Variables: RequestFacts }>) => ({
  language: c.get('language'),
  authToken: bearerOf(c),
});
