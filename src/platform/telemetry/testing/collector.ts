/** For tests: a collector of OpenTelemetry that keeps what it is sent. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';

export interface ReceivedSpan {
  /** Of the process that sent it. */
  service: string | undefined;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string } }[];
}

export async function startCollector() {
  const received: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isPacked = request.headers['content-encoding'] === 'gzip';
      received.push(...spansIn(String(isPacked ? gunzipSync(body) : body)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    stop: () => server.close().closeAllConnections(),
  };
}

interface Sent {
  resourceSpans: {
    resource: Pick<ReceivedSpan, 'attributes'>;
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[];
  }[];
}

const spansIn = (body: string): ReceivedSpan[] =>
  (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = attributeOf(resource, 'service.name');
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

export const attributeOf = (
  { attributes }: Pick<ReceivedSpan, 'attributes'>,
  key: string,
): string | undefined => attributes.find((one) => one.key === key)?.value.stringValue;

/** Names from the span to the root of its trace. */
export function wayOf(span: ReceivedSpan, all: readonly ReceivedSpan[]): string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? wayOf(parent, all) : [])];
}
