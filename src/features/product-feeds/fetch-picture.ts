/** Fetches pictures from the internet: public addresses only, with limits on size and time. */
import { lookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const mostMilliseconds = 15_000;
const mostRedirects = 4;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Networks that are not the public internet (RFC 6890): private, loopback, link-local and others.
 * One list per family, because IPv6 networks would also match all IPv4 addresses, as mapped ones. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = network.split('/');
  inside.ipv4.addSubnet(address, Number(bits), 'ipv4');
}
// In IPv6 only 2000::/3 is public, without its ranges for documentation and for tunnels that wrap
// other addresses.
for (const [address, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.ipv6.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !inside[family].check(address, family);
}

type MayReach = (address: string) => boolean;

/** Limits; the optional ones default to those of the shop. */
interface Limits {
  largestBytes: number;
  milliseconds?: number;
  /** Which IP addresses may be contacted; checked again at every redirect. */
  mayReach?: MayReach;
}

/** Fetches an http or https address, following redirects.
 * @throws Error whose message is one sentence, when it fails or is refused */
export async function fetchPicture(link: string, limits: Limits): Promise<Uint8Array> {
  const { largestBytes, milliseconds = mostMilliseconds, mayReach = isPublicAddress } = limits;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await readAll(await follow(new URL(link), mayReach, signal), largestBytes);
  } catch (error) {
    throw signal.aborted ? new Error('It took too long.') : error;
  }
}

async function follow(
  first: URL,
  mayReach: MayReach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await send(url, mayReach, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!redirects.has(statusCode) || !headers.location) {
      throw new Error(`The answer was ${statusCode}.`);
    }
    url = new URL(headers.location, url);
  }
  throw new Error('It was redirected too often.');
}

function send(url: URL, mayReach: MayReach, signal: AbortSignal): Promise<IncomingMessage> {
  const gets: Record<string, typeof getHttp> = { 'http:': getHttp, 'https:': getHttps };
  const get = gets[url.protocol];
  if (!get) throw new Error('Only http and https addresses are fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address in the URL is not looked up, so it is checked here.
  if (isIP(host) && !mayReach(host)) throw notPublic(host);
  const headers = { accept: 'image/*' };
  return new Promise((resolve, reject) => {
    get(url, { lookup: guarded(mayReach), signal, agent: false, headers }, resolve).on(
      'error',
      reject,
    );
  });
}

/** Checks addresses in the look-up of the connection itself, so that a host name cannot resolve to
 * another address after the check. */
const guarded =
  (mayReach: MayReach): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !mayReach(address));
      const [first] = addresses ?? [];
      if (error || refused || !first) {
        callback(error ?? notPublic(hostname), [] as LookupAddress[]);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const notPublic = (host: string) => new Error(`${host} is not a public address.`);

async function readAll(response: IncomingMessage, largestBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > largestBytes) throw new Error('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
