/** Opens the port. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartRefused } from '#platform/errors.ts';

/** Milliseconds after which whoever is still sending is cut off. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** @throws StartRefused with one sentence when the port cannot be had */
export function listen(fetch: Hono['fetch'], port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port, serverOptions: patience };
    const server = serve(options, () => resolve(server)) as Server;
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      const why = isTaken ? 'is taken' : `cannot be opened (${cause.code})`;
      reject(new StartRefused(`Port ${port} ${why}; set PORT to a free one.`, { cause }));
    });
  });
}
