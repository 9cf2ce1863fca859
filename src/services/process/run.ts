/** Starts the services named in `SERVICES`: several under their prefixes, or one at the root. */
import { readConfig, type Config } from '#platform/config.ts';
import { StartRefused } from '#platform/errors.ts';
import type { Fetch } from '#platform/http/watched.ts';
import { makeLog, type Logger } from '#platform/log.ts';
import { makeServices, type Services } from '../compose.ts';
import { makeFront } from './front.ts';
import { listen } from './listen.ts';
import { makeTelemetry, type ProcessTelemetry } from './telemetry.ts';
import { giveUp } from './start-failure.ts';
import { trackRequests } from './stop.ts';

const started = performance.now();
let reporting: ProcessTelemetry | undefined;
// Uncaught errors go through the logger too, which leaves out personal data.
process.on('uncaughtException', (error) => void reportAndEnd(error));
const config = readConfig(process.env);
reporting = await makeTelemetry(config);
await run(config, makeLog(config.LOG_LEVEL, undefined, reporting.reportError), reporting);

async function reportAndEnd(error: Error): Promise<never> {
  if (reporting && !(error instanceof StartRefused)) {
    reporting.reportError(error, {});
    await reporting.stop();
  }
  return giveUp(makeLog('info'), error);
}

async function run(
  { PORT, LISTEN_HOST, SERVICES, ...times }: Config,
  log: Logger,
  { telemetry, listenForScrapes, stop: stopReporting }: ProcessTelemetry,
): Promise<void> {
  let isStopping = false;
  const services = await makeServices(config, log, {}, telemetry);
  const behindFront = (parts: Services) => makeFront(parts, log, () => isStopping).fetch;
  const { staff } = services;
  const server = await listen(behindFront(services), { port: PORT, host: LISTEN_HOST });
  await listenForScrapes();
  const sites = [
    await listenFor(services.reports, 'REPORTS', times),
    await listenFor(staff && behindFront(alone(services, staff)), 'DESK', times),
  ];
  const tracked = [server, ...sites.filter((site) => site !== undefined)].map(trackRequests);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log.info({ services: SERVICES, port: PORT, seconds: Number(seconds) }, 'listening');

  const stop = async () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      const unanswered = tracked.reduce((sum, requests) => sum + requests.open(), 0);
      log.warn({ unanswered }, 'ended before all was done');
      process.exit(0);
    }, times.STOP_SECONDS * 1000);
    await Promise.all(tracked.map((requests) => requests.finish(times.DRAIN_SECONDS)));
    await services.stop();
    await stopReporting();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

/** One of the services, at an address that is not the shop's. */
function alone(services: Services, fetch: Fetch): Services {
  return { ...services, mounts: [{ prefix: '/', fetch }], shopUrl: undefined };
}

/** The own port of a site for the merchant, where it is set. */
async function listenFor(
  fetch: Fetch | undefined,
  site: 'REPORTS' | 'DESK',
  ports: Pick<Config, 'REPORTS_PORT' | 'REPORTS_HOST' | 'DESK_PORT' | 'DESK_HOST'>,
) {
  const settings = { port: `${site}_PORT`, host: `${site}_HOST` } as const;
  const port = ports[settings.port];
  if (!fetch || port === undefined) return undefined;
  return listen(fetch, { port, host: ports[settings.host], settings });
}
