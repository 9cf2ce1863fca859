/** Carries a fetch request through a library made for Node's servers, and its answer back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toFetchResponse, toReqRes } from 'fetch-to-node';

export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** What was written to `res`, once it has ended. */
  response(): Promise<Response>;
}

/** Host, protocol and mount path are those of the issuer, whatever the request claims. */
export function exchangeOf(request: Request, issuer: string): Exchange {
  const { host, protocol, pathname } = new URL(issuer);
  const { req, res } = toReqRes(request);
  const mount = pathname === '/' ? '' : pathname;
  Object.assign(req, { originalUrl: mount + req.url });
  Object.defineProperty(req, 'socket', { value: { encrypted: protocol === 'https:' } });
  const hasUnknownLength = request.body && !request.headers.has('content-length');
  // The library takes a body for one only when a header says so.
  req.headers = {
    ...req.headers,
    host,
    ...(hasUnknownLength && { 'transfer-encoding': 'chunked' }),
  };
  return {
    req: req as unknown as IncomingMessage,
    res: res as unknown as ServerResponse,
    response: () => toFetchResponse(res),
  };
}
