/** Starts the services this process is told to run: all of them, or one at the root of its own port. */
// First of all: React is chosen by it when it is loaded.
// oxlint-disable-next-line import/no-unassigned-import
import './production.ts';
import { serve } from '@hono/node-server';
import { readConfig } from '#platform/config.ts';
import { makeLog } from '#platform/log.ts';
import { makeServices } from './compose.ts';
import { makeFront, patience } from './front.ts';

const config = readConfig(process.env);
const log = makeLog(config.LOG_LEVEL);
const started = performance.now();
const services = await makeServices(config, log);

const { fetch } = makeFront(services);
const options = { fetch, port: config.PORT, serverOptions: patience };
const server = serve(options, ({ port }) => {
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
