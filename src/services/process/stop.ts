/** Stops a server after every request it has accepted is answered. */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Requests {
  /** Number of requests that are not fully answered yet. */
  open(): number;
  /** Accepts new requests for at least `seconds` and until all current ones are answered; then closes the
   * port and waits for the rest. */
  finish(seconds: number): Promise<void>;
}

export function trackRequests(server: Server): Requests {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  return {
    open: () => open.size,
    async finish(seconds) {
      const current = [...open];
      await wait(seconds * 1000);
      while (current.some((response) => open.has(response))) await wait(20);
      server.close();
      while (open.size > 0) {
        server.closeIdleConnections();
        await wait(20);
      }
    },
  };
}
