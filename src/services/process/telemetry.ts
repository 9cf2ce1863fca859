/** What the settings say a process reports, and to whom. Programs that nobody asked for are not loaded. */
import { createServer } from 'node:http';
import type { Config } from '#platform/config.ts';
import { StartRefused } from '#platform/errors.ts';
import type { Metrics } from '#platform/telemetry/prometheus.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';

export interface ProcessTelemetry {
  telemetry: Telemetry;
  /** Opens METRICS_PORT when it is set. @throws StartRefused when that is not possible */
  listenForScrapes(): Promise<void>;
}

export async function makeTelemetry({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>): Promise<ProcessTelemetry> {
  if (port === undefined) return { telemetry: silent, listenForScrapes: async () => {} };
  const { makeMetrics } = await import('#platform/telemetry/prometheus.ts');
  const metrics = makeMetrics();
  return { telemetry: metrics, listenForScrapes: () => serveMetrics(metrics, { port, host }) };
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
