/** Counts what is reported, and writes it in the format of Prometheus. */
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { metricTable, type MetricName } from './metric-table.ts';
import { silent, type ReadGauges, type Reading, type Telemetry } from './telemetry.ts';

export interface Metrics extends Telemetry {
  contentType: string;
  /** All metrics as text; concurrent calls share one reading. */
  text(): Promise<string>;
}

/** Milliseconds a reader may take; its values are then missing from this text. */
const patience = 2500;

type Held = Record<MetricName, Counter | Gauge | Histogram>;

export function makeMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const held = registerAll(register);
  const readers: ReadGauges[] = [];
  const counter = (name: MetricName) => held[name] as Counter;
  const histogram = (name: MetricName) => held[name] as Histogram;
  const requests = counter('aitta_http_requests_total');
  const durations = histogram('aitta_http_request_duration_seconds');
  let writing: Promise<string> | null = null;

  async function write(): Promise<string> {
    const readings = await Promise.all(readers.map(inTime));
    show(held, readings.flat());
    return register.metrics();
  }

  return {
    ...silent,
    contentType: register.contentType,
    answered({ service, method, route, status, seconds }) {
      requests.inc({ service, method, route, status });
      durations.observe({ service, route }, seconds);
    },
    called(to, outcome, seconds) {
      histogram('aitta_call_duration_seconds').observe({ to, outcome }, seconds);
    },
    tried(kind, outcome, seconds) {
      histogram('aitta_job_duration_seconds').observe({ kind, outcome }, seconds);
    },
    page: (use) => counter('aitta_page_cache_requests_total').inc({ use }),
    gauges: (read) => void readers.push(read),
    text: () => (writing ??= write().finally(() => (writing = null))),
  };
}

function registerAll(register: Registry): Held {
  const made = Object.entries(metricTable).map(([name, metric]) => {
    const { kind, help, labels = [], buckets = [] } = { labels: [], buckets: [], ...metric };
    const options = { name, help, labelNames: [...labels], registers: [register] };
    if (kind === 'histogram')
      return [name, new Histogram({ ...options, buckets: [...buckets] })] as const;
    return [name, kind === 'counter' ? new Counter(options) : new Gauge(options)] as const;
  });
  return Object.fromEntries(made) as Held;
}

/** A reader that fails is one without values: a metric that is missing can be alarmed on, too. */
async function inTime(read: ReadGauges): Promise<Reading[]> {
  const late = wait(patience, [], { ref: false });
  const reading = async () => read();
  return Promise.race([reading(), late]).catch(() => []);
}

/** Replaces all values that are read: a state in which there is nothing any more would stay otherwise. */
function show(held: Held, readings: Reading[]): void {
  for (const name of readNames) {
    held[name].reset();
    // Without labels a metric would be 0 where there is nothing to read.
    if (!('labels' in metricTable[name])) held[name].remove({});
  }
  for (const { name, labels = {}, value } of readings) {
    const metric = held[name as MetricName];
    if (metric instanceof Histogram) continue;
    metric.inc(labels, value);
  }
}

/** Counted by those who report them, and read like gauges. */
const readCounters: MetricName[] = [
  'aitta_page_cache_evictions_total',
  'aitta_analytics_events_total',
  'aitta_missed_searches_total',
];

const readNames = (Object.keys(metricTable) as MetricName[]).filter(
  (name) => metricTable[name].kind === 'gauge' || readCounters.includes(name),
);
