/** Headers of every page of the provider, besides those of every service: nothing runs, nothing frames it, nothing is kept or told on. */
import { plainPagePolicy } from '#platform/http/security/policy.ts';
import type { IdentityDeps } from '../deps.ts';

/** No page of another origin has anything to ask: the provider's client is a server. */
const sharing = ['origin', 'methods', 'headers', 'credentials'].map(
  (what) => `access-control-allow-${what}`,
);

export function protect({ shopUrl }: IdentityDeps, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of sharing) headers.delete(name);
  headers.set('referrer-policy', 'no-referrer');
  if (headers.get('content-type')?.startsWith('text/html')) {
    // Forms lead to ourselves, and by redirect to the shop.
    const { origin, protocol } = new URL(shopUrl);
    const policy = plainPagePolicy({ formTargets: [origin], isSecure: protocol === 'https:' });
    headers.set('content-security-policy', policy);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
