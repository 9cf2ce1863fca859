/** Marks the storefront's calls of the retail API: some calls are answered to nobody else, as anybody may send the API
 * anything. The keys come from the secrets that both have; while these change, one in common is enough. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { errorOfStatus } from '#platform/errors.ts';

const header = 'x-storefront-key';

const keyOf = (secret: string): string =>
  createHmac('sha256', secret).update('calls of the storefront').digest('base64url');

type Send = (request: Request) => Response | Promise<Response>;

export function asStorefront(send: Send, secrets: readonly string[]): Send {
  const keys = secrets.map(keyOf).join(' ');
  return (request) => {
    request.headers.set(header, keys);
    return send(request);
  };
}

/** Refuses calls without a key of one of the secrets. */
export function storefrontOnly(secrets: readonly string[]): MiddlewareHandler {
  const keys = secrets.map((secret) => Buffer.from(keyOf(secret)));
  const isOurs = (text: string): boolean => {
    const given = Buffer.from(text);
    return keys.some((key) => key.length === given.length && timingSafeEqual(key, given));
  };
  return async (c, next) => {
    if (!(c.req.header(header) ?? '').split(' ').some(isOurs)) throw refusal();
    await next();
  };
}

const refusal = () =>
  errorOfStatus(
    403,
    'Only the storefront may call this. Do both processes have the same LINK_SECRET?',
    'storefront-only',
  );
