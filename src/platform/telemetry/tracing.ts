/** Traces by OpenTelemetry, sent to a collector. What is not recorded costs next to nothing. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { noSpan, whenEnded, type InSpan, type Span, type SpanStart } from './spans.ts';
import { readTrace, traceHeaders, unrecorded, type TraceParent } from './trace-headers.ts';

export interface TraceSettings {
  /** Base address of the collector; spans go to `/v1/traces` below it. */
  endpoint: string;
  /** The service of the process, `aitta` for one with several: the node on maps of services. */
  service: string;
  /** Share of requests and jobs that are recorded, 0 to 1. */
  sampled: number;
  /** Proves to other processes of the shop that a trace is the shop's. */
  secret: string;
  random?: () => number;
}

/** Of the request or job that is under way; `unrecorded` when it is not sampled. */
type Current = { context: Context; correlationId: string } | 'unrecorded';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

const skipped: Span = { ...noSpan, headers: () => unrecorded };

export function startTracing(settings: TraceSettings): { span: InSpan; stop(): Promise<void> } {
  const { sampled, secret, random = Math.random } = settings;
  const current = new AsyncLocalStorage<Current>();
  const provider = providerOf(settings);
  const tracer = provider.getTracer('aitta');

  /** What the span belongs to; undefined when it belongs to nothing and no trace begins here. */
  const placeOf = ({ origin }: SpanStart): Current | undefined => {
    const here = current.getStore();
    if (here || !origin) return here;
    const caller = origin.headers ? readTrace(secret, origin.headers) : null;
    const isSkipped = caller === 'unrecorded' || (caller === null && random() >= sampled);
    if (isSkipped) return 'unrecorded';
    const { correlationId } = origin;
    return { context: caller ? remote(caller) : ROOT_CONTEXT, correlationId };
  };

  const span: InSpan = (start, work) => {
    const place = placeOf(start);
    if (!place) return work(noSpan);
    if (place === 'unrecorded')
      return start.origin ? current.run(place, () => work(skipped)) : work(skipped);
    const { context, correlationId } = place;
    const attributes = { ...start.attributes, 'correlation.id': correlationId };
    const made = tracer.startSpan(start.name, { kind: kinds[start.kind], attributes }, context);
    const inside = { context: trace.setSpan(context, made), correlationId };
    return current.run(inside, () =>
      whenEnded(
        () => work(openSpan(made, secret)),
        (isFailed) => {
          if (isFailed) made.setStatus({ code: SpanStatusCode.ERROR });
          made.end();
        },
      ),
    );
  };
  return { span, stop: () => provider.shutdown() };
}

const providerOf = ({ endpoint, service }: TraceSettings) =>
  new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'aitta',
      'service.name': service,
    }),
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: 1000,
      }),
    ],
  });

const remote = (caller: TraceParent): Context =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...caller,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });

const openSpan = (made: OtelSpan, secret: string): Span => ({
  note(attributes, name) {
    made.setAttributes(attributes);
    if (name !== undefined) made.updateName(name);
  },
  fail: () => void made.setStatus({ code: SpanStatusCode.ERROR }),
  headers: () => traceHeaders(secret, made.spanContext()),
});
