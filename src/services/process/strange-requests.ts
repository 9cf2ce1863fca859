/** Refuses requests that no shopper's browser sends, before anything else reads them. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { localName } from '#platform/config/refusals.ts';

export const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type RequestHead = Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders'>;

/** Status and sentence of a refusal; null when the request is accepted.
 * @param shopUrl public address of the shop; absent in a process without the storefront */
export function strangeness(
  { method = '', headers, rawHeaders }: RequestHead,
  shopUrl: string | undefined,
): [number, string] | null {
  if (!methods.has(method)) return [405, 'The shop has no such method.'];
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  // RFC 9112, 3.2: a proxy in front may have used the other one.
  if (hosts.length > 1) return [400, 'A request has one host.'];
  if (shopUrl === undefined || isOurs(headers.host ?? '', shopUrl)) return null;
  return [421, `The shop is at ${shopUrl}; where that is not so, set PUBLIC_URL.`];
}

/** Anybody can point a domain of their own at the shop's server, and browsers would then treat the shop's
 * pages as that domain's. IP addresses and local names are accepted: nobody outside can own them. */
function isOurs(host: string, shopUrl: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  const isPublic = isIP(name) === 0 && !localName.test(name);
  return !isPublic || name === new URL(shopUrl).hostname;
}
