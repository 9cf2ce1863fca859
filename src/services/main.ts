/** Starts the services this process is told to run: all of them, or one at the root of its own port. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '#platform/config.ts';
import { makeLog } from '#platform/log.ts';
import { makeServices } from './compose.ts';

const config = readConfig(process.env);
const log = makeLog(config.LOG_LEVEL);
const started = performance.now();
const services = await makeServices(config, log);

const app = new Hono();
app.get('/healthz', (c) => c.json({ status: 'ok' }));
app.get('/readyz', async (c) => {
  const faults = await services.faults();
  return c.json(
    { status: faults.length > 0 ? 'not ready' : 'ready', faults },
    faults.length > 0 ? 503 : 200,
  );
});
for (const { prefix, fetch } of services.mounts) app.mount(prefix, fetch);

const server = serve({ fetch: app.fetch, port: config.PORT }, ({ port }) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log.info({ services: config.SERVICES, port, seconds: Number(seconds) }, 'listening');
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  log.fatal(taken ? `Port ${config.PORT} is taken; set PORT to a free one.` : error.message);
  process.exit(1);
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close();
    void services.stop().finally(() => process.exit(0));
  });
}
