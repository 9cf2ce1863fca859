/** What the settings say a process reports, and to whom. Programs that nobody asked for are not loaded. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#platform/config.ts';
import { StartRefused } from '#platform/errors.ts';
import type { Metrics } from '#platform/telemetry/prometheus.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';

export interface ProcessTelemetry {
  telemetry: Telemetry;
  /** Opens METRICS_PORT when it is set. @throws StartRefused when that is not possible */
  listenForScrapes(): Promise<void>;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** The settings it needs. */
type Reporting = Pick<
  Config,
  'METRICS_PORT' | 'METRICS_HOST' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACES_SAMPLED' | 'LINK_SECRET'
>;

export async function makeTelemetry(config: Reporting): Promise<ProcessTelemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  const metrics = port === undefined ? null : await loadMetrics();
  const tracing = await loadTracing(config);
  return {
    telemetry: { ...silent, ...metrics, ...(tracing && { span: tracing.span }) },
    listenForScrapes: async () => {
      if (metrics && port !== undefined) await serveMetrics(metrics, { port, host });
    },
    stop: async () => void (await Promise.race([tracing?.stop().catch(() => {}), wait(2000)])),
  };
}

async function loadMetrics(): Promise<Metrics> {
  const { makeMetrics } = await import('#platform/telemetry/prometheus.ts');
  return makeMetrics();
}

async function loadTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  TRACES_SAMPLED: sampled,
  LINK_SECRET: secret,
}: Reporting) {
  if (!endpoint) return null;
  const { startTracing } = await import('#platform/telemetry/tracing.ts');
  return startTracing({ endpoint, sampled, secret });
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
