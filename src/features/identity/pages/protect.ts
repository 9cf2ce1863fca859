/** Headers of the provider's pages, besides those of every service: no scripts, no framing, no caching, no
 * referrer. */
import { plainPagePolicy } from '#platform/http/security/policy.ts';
import type { IdentityDeps } from '../deps.ts';

/** CORS headers are removed: the provider's client is a server, so no page of another origin needs them. */
const sharing = ['origin', 'methods', 'headers', 'credentials'].map(
  (what) => `access-control-allow-${what}`,
);

export function protect({ shopUrl }: IdentityDeps, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of sharing) headers.delete(name);
  headers.set('referrer-policy', 'no-referrer');
  if (headers.get('content-type')?.startsWith('text/html')) {
    // Forms post to the provider itself and may redirect to the shop.
    const { origin, protocol } = new URL(shopUrl);
    const policy = plainPagePolicy({ formTargets: [origin], isSecure: protocol === 'https:' });
    headers.set('content-security-policy', policy);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
