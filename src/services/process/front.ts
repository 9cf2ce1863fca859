/** The HTTP application of a process: health checks, and each service under its prefix. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { problemOf } from '#platform/http/problem-response.ts';
import type { Logger } from '#platform/log.ts';
import { secured, withHeaders } from '#platform/http/security/headers.ts';
import type { Services } from '../compose.ts';
import { methods, strangeness } from './strange-requests.ts';

/** Bytes; the shop's forms and JSON are far smaller. */
const longestBody = 256 * 1024;

/** @param isStopping true after SIGTERM: `/readyz` is then 503, while requests are still served */
export function makeFront(services: Services, log: Logger, isStopping = () => false): Hono {
  const app = new Hono();
  const healthChecks = secured(health(services, isStopping).fetch, services.headers);
  const checkHealth = (c: Context) => healthChecks(c.req.raw);
  app.get('/healthz', checkHealth);
  app.get('/readyz', checkHealth);
  app.use('*', async (c, next) => {
    // Reads the raw request: `c.req` cannot be built from every address.
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const refusal = incoming && strangeness(incoming, services.shopUrl);
    return refusal ? respond(services, c, ...refusal) : next();
  });
  const refuseLong = (c: Context) => {
    const message = `The request has more than ${longestBody} bytes`;
    const correlationId = correlationIdOf(c.req.raw);
    const problem = { status: 413, code: 'too-long', message, correlationId };
    const refusal = answered(services, c, problemOf(problem));
    // The rest of the body stays unread, so no other request may follow on the connection (RFC 9112, 9.6).
    refusal.headers.set('connection', 'close');
    return refusal;
  };
  const limited = bodyLimit({ maxSize: longestBody, onError: refuseLong });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limited);
  for (const { prefix, fetch } of services.mounts) {
    // `mount` copies every request to change its path; at the root that is not needed.
    if (prefix === '/') app.all('*', (c) => fetch(c.req.raw, c.env));
    else app.mount(prefix, fetch);
  }
  app.notFound(checkHealth);
  app.onError((error, c) => {
    // The client closed the connection while sending the body: no error of the shop, so it is not logged.
    if ('code' in error && error.code === 'ECONNRESET') return new Response(null, { status: 400 });
    const correlationId = correlationIdOf(c.req.raw);
    log.error({ err: error, url: c.req.url, correlationId }, 'request failed');
    return respond(services, c, 500, 'Something went wrong.');
  });
  return app;
}

function respond(services: Services, c: Context, status: number, text: string): Response {
  return answered(services, c, new Response(`${text}\n`, { status }));
}

/** The answer with the headers of all, counted. */
function answered({ headers, telemetry }: Services, c: Context, answer: Response): Response {
  const { status } = answer;
  const method = methods.has(c.req.raw.method) ? c.req.raw.method : 'other';
  telemetry.answered({ service: 'front', method, route: 'refused', status, seconds: 0 });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set(correlationHeader, correlationIdOf(c.req.raw));
  return withHeaders(answer, headers);
}

/** Milliseconds a readiness check may take; after that it reports a fault. */
const longestCheck = 3000;

function health(services: Services, isStopping: () => boolean): Hono {
  const app = new Hono();
  let checking: Promise<string[]> | null = null;
  // Concurrent requests share one check, so that nobody can overload the shop with checks.
  const check = () => (checking ??= services.faults().finally(() => (checking = null)));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // Faults are reported with 200: a load balancer keeps the process, as the rest of the shop still works.
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping', faults: [] }, 503);
    const tooLate = wait(longestCheck, ['Looking for faults took too long.'], { ref: false });
    const faults = await Promise.race([check(), tooLate]);
    return c.json({ status: faults.length > 0 ? 'degraded' : 'ready', faults });
  });
  return app;
}
