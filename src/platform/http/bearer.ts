/** The token a caller proves itself with (R270). */
import type { Context } from 'hono';

/** Token of `Authorization: Bearer …`; undefined when there is none. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([^\s,]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
