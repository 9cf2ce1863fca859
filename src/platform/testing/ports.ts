import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take one at any moment. */
const [first, end] = [20_000, 32_000];

/** Ports that this process has tried. */
const given = new Set<number>();

/** A port nothing listens on at the moment, and which nothing but a listener takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
