/** Opens the port. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartRefused } from '#platform/errors.ts';

/** Time limits for clients that send slowly, in milliseconds. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds without traffic after which a connection is closed. */
const longestIdle = 60_000;
/** Milliseconds an unused connection stays open: longer than proxies keep one, usually a minute, as a request on one
 * that the shop is closing would fail. */
const longestUnused = 75_000;
/** Further connections are refused, so that the existing ones stay fast. */
const mostConnections = 5000;

export interface Listening {
  port: number;
  /** Address of this machine to listen on; all of them when absent. */
  host?: string | undefined;
  idle?: number;
  /** Settings to change when the port cannot be opened. */
  settings?: { port: string; host: string };
}

/** @throws StartRefused with one sentence when the port cannot be opened */
export function listen(
  fetch: Hono['fetch'],
  { port, host, idle = longestIdle, settings = ofTheShop }: Listening,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port, serverOptions: patience, ...(host && { hostname: host }) };
    const server = serve(options, () => resolve(server)) as Server;
    server.timeout = idle;
    server.keepAliveTimeout = longestUnused;
    server.maxConnections = mostConnections;
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new StartRefused(sentenceOf(cause.code ?? '', port, settings), { cause }));
    });
  });
}

const ofTheShop = { port: 'PORT', host: 'LISTEN_HOST' };

function sentenceOf(code: string, port: number, names: typeof ofTheShop): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${names.host} is no address of this machine.`;
  const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${code})`;
  return `Port ${port} ${why}; set ${names.port} to a free one.`;
}
