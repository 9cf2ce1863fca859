/** Headers of every response of every service. */
import { correlationHeader, correlationIdOf } from '../correlation.ts';
import { dataPolicy } from './policy.ts';

/** The shop uses no browser feature that needs permission, so all are turned off. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const year = 365 * 86_400;

export interface Transport {
  /** Sends HSTS: browsers use https only, for two years. */
  isProduction: boolean;
  /** HSTS includes subdomains: set it only when none of them is served over http. */
  withSubdomains?: boolean;
}

export const securityHeaders = (transport: Transport): Record<string, string> => ({
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
  // URLs of orders contain keys: other hosts get the origin only.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(transport.isProduction && {
    'strict-transport-security': `max-age=${2 * year}${transport.withSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** A response without caching headers must not be cached. */
const keptByNobody = { 'cache-control': 'no-store' };

type Fetch = (request: Request, connection?: unknown) => Response | Promise<Response>;

/** Adds the headers and the request's id to all responses of a service; headers that a response sets itself
 * stay. */
export const secured =
  (fetch: Fetch, headers: Record<string, string>): Fetch =>
  async (request, connection) => {
    const own = { [correlationHeader]: correlationIdOf(request) };
    return withHeaders(await fetch(request, connection), { ...keptByNobody, ...headers, ...own });
  };

/** Adds the headers that are missing. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (!all.has(name)) all.set(name, value);
  }
  const { status, statusText } = response;
  // Headers of a fetched response are immutable.
  return new Response(response.body, { status, statusText, headers: all });
}
