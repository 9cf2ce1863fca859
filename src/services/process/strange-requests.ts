/** Requests that are nobody's who uses the shop: answered before anything is made of them. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { localName } from '#platform/config/refusals.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Told = Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders'>;

/** Status and sentence for a request that is refused; null for all others.
 * @param shopUrl where shoppers are; absent where the process has no pages for them */
export function strangeness(
  { method = '', headers, rawHeaders }: Told,
  shopUrl: string | undefined,
): [number, string] | null {
  if (!methods.has(method)) return [405, 'The shop has no such method.'];
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  // RFC 9112, 3.2: whoever stands in front may have taken the other one.
  if (hosts.length > 1) return [400, 'A request has one host.'];
  if (shopUrl === undefined || isOurs(headers.host ?? '', shopUrl)) return null;
  return [421, `The shop is at ${shopUrl}; where that is not so, set PUBLIC_URL.`];
}

/** Names with a dot are given by anybody to any address: another one than the shop's would make pages of
 * the shop those of its owner. Addresses themselves and names of a house of one's own are nobody else's. */
function isOurs(host: string, shopUrl: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  const isPublic = isIP(name) === 0 && !localName.test(name);
  return !isPublic || name === new URL(shopUrl).hostname;
}
