/** What a process answers: how it is, and each service under its prefix. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secured, withHeaders } from '#platform/http/security/headers.ts';
import type { Services } from './compose.ts';

/** Bytes; forms and JSON of the shop are far below. */
const longestBody = 256 * 1024;

/** Milliseconds after which whoever is still sending is cut off. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

export function makeFront(services: Services): Hono {
  const app = new Hono();
  const itself = secured(health(services).fetch, services.headers);
  const answerItself = (c: Context) => itself(c.req.raw);
  app.get('/healthz', answerItself);
  app.get('/readyz', answerItself);
  const refuseLong = () => tell(services, 413, 'The request is too long.');
  const limited = bodyLimit({ maxSize: longestBody, onError: refuseLong });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limited);
  for (const { prefix, fetch } of services.mounts) {
    // Mounting rewrites every request; at the root there is nothing to rewrite.
    if (prefix === '/') app.all('*', (c) => fetch(c.req.raw, c.env));
    else app.mount(prefix, fetch);
  }
  app.notFound(answerItself);
  app.onError((error) => {
    // Whoever breaks off in the midst of a body hears no answer, and is no fault of ours.
    if ('code' in error && error.code === 'ECONNRESET') return new Response(null, { status: 400 });
    console.error(error);
    return tell(services, 500, 'Something went wrong.');
  });
  return app;
}

function tell({ headers }: Services, status: number, text: string): Response {
  const answer = new Response(`${text}\n`, { status, headers: { 'cache-control': 'no-store' } });
  return withHeaders(answer, headers);
}

function health(services: Services): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // What is away is told, but does not take the process out of service: the rest of the shop goes on.
  app.get('/readyz', (c) => c.json({ status: 'ready', faults: services.faults() }));
  return app;
}
