/** Asks a server for pages as fast as it answers. */
import autocannon from 'autocannon';

/** What browsers say; both sides of a comparison get it. */
export const headers = { 'accept-encoding': 'gzip, deflate, br' };

const connections = 16;

export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

const asRequest = (path: string) => ({ path });

/** Each connection asks for the paths in turn, over and over, and starts at another one: nobody waits
 * for a page that somebody else asked for. @throws when an answer is not a page */
export async function load(origin: string, paths: string[], seconds: number): Promise<Speed> {
  let started = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    setupClient(client) {
      const start = Math.floor((paths.length * started) / connections);
      client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map(asRequest));
      started += 1;
    },
  });
  if (non2xx + errors > 0)
    throw new Error(`${non2xx + errors} answers of ${paths[0]} were no page.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Of several runs the one in the middle: the machine may have had other things to do. */
export function middle(runs: Speed[]): Speed {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Speed;
}
