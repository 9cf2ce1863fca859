/** What the settings say a process reports, and to whom. Programs that nobody asked for are not loaded. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#platform/config.ts';
import { StartRefused } from '#platform/errors.ts';
import type { Reporter } from '#platform/error-reports/reporter.ts';
import type { OnError } from '#platform/log.ts';
import type { Metrics } from '#platform/telemetry/prometheus.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';

/** Milliseconds for sending what is left. */
const patience = 2000;

export interface ProcessTelemetry {
  telemetry: Telemetry;
  /** Opens METRICS_PORT when it is set. @throws StartRefused when that is not possible */
  listenForScrapes(): Promise<void>;
  reportError: OnError;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** The settings it needs. */
type Reporting = Pick<
  Config,
  | 'METRICS_PORT'
  | 'METRICS_HOST'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'TRACES_SAMPLED'
  | 'LINK_SECRET'
  | 'SERVICES'
  | 'SENTRY_DSN'
  | 'AITTA_ENV'
>;

export async function makeTelemetry(config: Reporting): Promise<ProcessTelemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  const metrics = port === undefined ? null : await loadMetrics();
  const tracing = await loadTracing(config);
  const reporter = await loadReporter(config);
  const counted = { ...silent, ...metrics, ...(tracing && { span: tracing.span }) };
  return {
    telemetry: reporter ? reportingPages(counted, reporter) : counted,
    reportError: (error, facts) => reporter?.error(error, tagsOf(facts)),
    listenForScrapes: async () => {
      if (metrics && port !== undefined) await serveMetrics(metrics, { port, host });
    },
    async stop() {
      const sent = [tracing?.stop(), reporter?.flush(patience)];
      await Promise.race([Promise.allSettled(sent), wait(patience)]);
    },
  };
}

async function loadReporter({ SENTRY_DSN: dsn, AITTA_ENV: environment }: Reporting) {
  if (!dsn) return null;
  const { serverReporter } = await import('#platform/error-reports/server.ts');
  return serverReporter({ dsn, environment });
}

/** Loads of pages are reported too, each with the time the storefront took. */
const reportingPages = (telemetry: Telemetry, { page }: Reporter): Telemetry => ({
  ...telemetry,
  answered(request) {
    telemetry.answered(request);
    const { service, route: name, seconds } = request;
    if (service === 'storefront' && name.startsWith('pages/')) page({ name, seconds });
  },
});

function tagsOf({ correlationId, job, service }: Record<string, unknown>): Record<string, string> {
  const known = { correlation_id: correlationId, job, service };
  const given = Object.entries(known).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(given) as Record<string, string>;
}

async function loadMetrics(): Promise<Metrics> {
  const { makeMetrics } = await import('#platform/telemetry/prometheus.ts');
  return makeMetrics();
}

async function loadTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  TRACES_SAMPLED: sampled,
  LINK_SECRET: secret,
  SERVICES: services,
}: Reporting) {
  if (!endpoint) return null;
  const { startTracing } = await import('#platform/telemetry/tracing.ts');
  const [only = '', ...more] = services;
  const service = more.length > 0 ? 'aitta' : only;
  return startTracing({ endpoint, service, sampled, secret });
}

/** Answers `/metrics` and nothing else. The port does not keep the process alive. */
function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = `METRICS_PORT ${port} on ${host} cannot be opened (${cause.code})`;
      reject(new StartRefused(`${why}; set METRICS_PORT or METRICS_HOST to others.`, { cause }));
    });
    server.listen(port, host, () => {
      server.unref();
      resolve();
    });
  });
}
