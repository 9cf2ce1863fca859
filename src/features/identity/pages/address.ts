/** The IP address of a request: from known proxies, else from the connection. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Each known proxy appends its caller's address; entries before those cannot be trusted. */
export function addressOf(request: Request, env: unknown, proxies: number): string {
  const reported = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim());
  const named = proxies > 0 ? reported.at(-proxies) : undefined;
  if (named) return named;
  return (env as Connection | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
}
