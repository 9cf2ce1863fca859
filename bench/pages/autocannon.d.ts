declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    /** Called for each connection. */
    setupClient(client: { setRequests(requests: { path: string }[]): void }): void;
  }
  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
