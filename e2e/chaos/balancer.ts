/** A load balancer in front of processes that may be down: uses them in turn, and drops chosen requests. */
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Balancer {
  url: string;
  /** Resolves when no request is under way to the process at the port. */
  drained(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param ports where the processes listen, used in turn
 * @param isLost true for a request that is dropped */
export async function startBalancer(
  port: number,
  ports: number[],
  isLost: (path: string) => boolean = () => false,
): Promise<Balancer> {
  let turn = 0;
  const open = new Map<number, number>();
  const count = (target: number, more: number) =>
    void open.set(target, (open.get(target) ?? 0) + more);
  const server = createServer((incoming, outgoing) => {
    if (isLost(incoming.url ?? '')) return void incoming.socket.destroy();
    const target = ports[(turn += 1) % ports.length] ?? 0;
    count(target, 1);
    outgoing.once('close', () => count(target, -1));
    forward(target, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    async drained(target) {
      while ((open.get(target) ?? 0) > 0) await wait(10);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const passed = request({ port, method, path: url, headers, agent: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    response.on('error', () => outgoing.destroy());
  });
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(passed);
}
