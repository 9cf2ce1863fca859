/** Ends a server without cutting anybody off who has been heard. */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Requests {
  /** How many have no whole answer yet. */
  open(): number;
  /** Waits for the answers of those heard so far, and at least so many seconds, while others are still
   * heard; then for the answers of the others while nobody is heard any more. */
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
      const heard = [...open];
      await wait(seconds * 1000);
      while (heard.some((one) => open.has(one))) await wait(20);
      server.close();
      while (open.size > 0) {
        server.closeIdleConnections();
        await wait(20);
      }
    },
  };
}
