/** The address a request came from: what the proxies say that we know of, else the connection's. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Each known proxy adds the address it was called from at the end; what stands before is hearsay. */
export function addressOf(request: Request, env: unknown, proxies: number): string {
  const reported = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((one) => one.trim());
  const named = proxies > 0 ? reported.at(-proxies) : undefined;
  if (named) return named;
  return (env as Connection | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
}
