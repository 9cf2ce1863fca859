/** What a process answers: how it is, and each service under its prefix. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import type { Logger } from '#platform/log.ts';
import { secured, withHeaders } from '#platform/http/security/headers.ts';
import type { Services } from '../compose.ts';
import { strangeness } from './strange-requests.ts';

/** Bytes; forms and JSON of the shop are far below. */
const longestBody = 256 * 1024;

/** @param isStopping true once the process is to end: then it is not ready, but answers */
export function makeFront(services: Services, log: Logger, isStopping = () => false): Hono {
  const app = new Hono();
  const itself = secured(health(services, isStopping).fetch, services.headers);
  const answerItself = (c: Context) => itself(c.req.raw);
  app.get('/healthz', answerItself);
  app.get('/readyz', answerItself);
  app.use('*', async (c, next) => {
    // Also where the address says what no request could be made of.
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const refusal = incoming && strangeness(incoming, services.shopUrl);
    return refusal ? respond(services, c, ...refusal) : next();
  });
  const refuseLong = (c: Context) => respond(services, c, 413, 'The request is too long.');
  const limited = bodyLimit({ maxSize: longestBody, onError: refuseLong });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limited);
  for (const { prefix, fetch } of services.mounts) {
    // Mounting rewrites every request; at the root there is nothing to rewrite.
    if (prefix === '/') app.all('*', (c) => fetch(c.req.raw, c.env));
    else app.mount(prefix, fetch);
  }
  app.notFound(answerItself);
  app.onError((error, c) => {
    // Whoever breaks off in the midst of a body hears no answer, and is no fault of ours.
    if ('code' in error && error.code === 'ECONNRESET') return new Response(null, { status: 400 });
    const correlationId = correlationIdOf(c.req.raw);
    log.error({ err: error, url: c.req.url, correlationId }, 'request failed');
    return respond(services, c, 500, 'Something went wrong.');
  });
  return app;
}

function respond({ headers }: Services, c: Context, status: number, text: string): Response {
  const own = { 'cache-control': 'no-store', [correlationHeader]: correlationIdOf(c.req.raw) };
  return withHeaders(new Response(`${text}\n`, { status, headers: own }), headers);
}

/** Longest a look at everything may take, in milliseconds; what has not answered by then is away. */
const longestLook = 3000;

function health(services: Services, isStopping: () => boolean): Hono {
  const app = new Hono();
  let looking: Promise<string[]> | null = null;
  // Whoever asks meanwhile hears the same: nobody can have the shop look ever more often.
  const look = () => (looking ??= services.faults().finally(() => (looking = null)));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // What is away is told, but does not take the process out of service: the rest of the shop goes on.
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping', faults: [] }, 503);
    const tooLate = wait(longestLook, ['Looking for faults took too long.'], { ref: false });
    const faults = await Promise.race([look(), tooLate]);
    return c.json({ status: faults.length > 0 ? 'degraded' : 'ready', faults });
  });
  return app;
}
