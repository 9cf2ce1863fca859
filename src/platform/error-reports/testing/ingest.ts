/** For tests: receives what is reported, as Sentry would. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { ErrorEvent, TransactionEvent } from '@sentry/core';

export interface Received {
  headers: Record<string, unknown>;
  /** Everything that was sent, as text. */
  text: string;
  event: ErrorEvent | TransactionEvent;
}

/** @param answers false keeps every request waiting */
export async function startIngest(answers = true) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = String(Buffer.concat(chunks));
      const event = JSON.parse(text.split('\n')[2] ?? 'null') as Received['event'];
      received.push({ headers: request.headers, text, event });
      const allowed = { 'access-control-allow-origin': '*' };
      if (answers) response.writeHead(200, allowed).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    dsn: `http://publickey@127.0.0.1:${port}/1`,
    origin: `http://127.0.0.1:${port}`,
    received,
    stop: () => void server.close().closeAllConnections(),
  };
}
