/** Load test: requests pages as fast as the server responds. */
import autocannon from 'autocannon';

/** Headers that browsers send; the same for both servers of a comparison. */
export const headers = { 'accept-encoding': 'gzip, deflate, br' };

const connections = 16;

export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

const asRequest = (path: string) => ({ path });

/** Each connection requests all paths repeatedly, starting at a different one, so that connections do not
 * wait for the same rendering. @throws when a response is not a page */
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

/** The median run, as other work on the machine may disturb single runs. */
export function middle(runs: Speed[]): Speed {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Speed;
}
