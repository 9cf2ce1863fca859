/** Headers that every answer of every service carries. */
import { correlationHeader, correlationIdOf } from '../correlation.ts';
import { dataPolicy } from './policy.ts';

/** None of what browsers can do with the machine is used by the shop. */
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
  /** Browsers are told to come by https only, for two years. */
  isProduction: boolean;
  /** So are they for all hosts below: whoever sets it has no other there that speaks http only. */
  withSubdomains?: boolean;
}

export const securityHeaders = (transport: Transport): Record<string, string> => ({
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
  // Addresses of orders carry keys: other hosts learn no more than the shop's own.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(transport.isProduction && {
    'strict-transport-security': `max-age=${2 * year}${transport.withSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** What no header says how long to keep is kept by nobody. */
const keptByNobody = { 'cache-control': 'no-store' };

type Fetch = (request: Request, connection?: unknown) => Response | Promise<Response>;

/** The service with the headers, and the id of the request, on all of its answers; what an answer
 * says itself stays. */
export const secured =
  (fetch: Fetch, headers: Record<string, string>): Fetch =>
  async (request, connection) => {
    const own = { [correlationHeader]: correlationIdOf(request) };
    return withHeaders(await fetch(request, connection), { ...keptByNobody, ...headers, ...own });
  };

/** Adds the headers that are not there. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (!all.has(name)) all.set(name, value);
  }
  const { status, statusText } = response;
  // Headers of an answer that came over the network cannot be changed.
  return new Response(response.body, { status, statusText, headers: all });
}
