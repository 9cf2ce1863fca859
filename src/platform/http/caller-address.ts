/** The IP address of a request: from known proxies, else from the connection. */
import { isIP } from 'node:net';

interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Each known proxy appends its caller's address; entries before those cannot be trusted. */
export function addressOf(request: Request, env: unknown, proxies: number): string {
  const reported = (request.headers.get('x-forwarded-for') ?? '').split(',').map(withoutPort);
  const named = proxies > 0 ? reported.at(-proxies) : undefined;
  if (named && isIP(named) !== 0) return named;
  return (env as Connection | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. Each connection has another. */
const withoutPort = (entry: string): string =>
  entry.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
