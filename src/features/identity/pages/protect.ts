/** Headers of every page of the provider, besides those of every service: nothing runs, nothing frames it, nothing is kept or told on. */
import type { IdentityDeps } from '../deps.ts';

/** Forms lead to ourselves, and by redirect to the shop. */
const policyFor = (shopUrl: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${new URL(shopUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export function protect({ shopUrl }: IdentityDeps, answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('referrer-policy', 'no-referrer');
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policyFor(shopUrl));
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
