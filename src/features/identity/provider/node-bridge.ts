/** Passes a fetch request to a library made for Node's servers, and returns its response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toFetchResponse, toReqRes } from 'fetch-to-node';

export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** The response written to `res`, once it has ended. */
  response(): Promise<Response>;
}

/** Host, protocol and mount path are always the issuer's, whatever the request says. */
export function exchangeOf(request: Request, issuer: string): Exchange {
  const { host, protocol, pathname } = new URL(issuer);
  const { req, res } = toReqRes(request);
  const mount = pathname === '/' ? '' : pathname;
  Object.assign(req, { originalUrl: mount + req.url });
  Object.defineProperty(req, 'socket', { value: { encrypted: protocol === 'https:' } });
  const hasUnknownLength = request.body && !request.headers.has('content-length');
  // The library reads a body only when a header announces one.
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
