/** Security headers that every response of every service must have. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTarget, type Target } from './testing/target.ts';

let target: Target;
beforeAll(async () => {
  const SERVICES = 'retail-api,consent-service,identity-provider,paytrail-simulator';
  target = await openTarget({ SERVICES });
});
afterAll(() => target.stop());

const evil = { origin: 'https://evil.example' };
const asked: [string, RequestInit][] = [
  ['/healthz', {}],
  ['/readyz', {}],
  ['/nowhere', {}],
  ['/nowhere', { method: 'POST', body: 'x'.repeat(300_000) }],
  ['/api/openapi.json', {}],
  ['/api/v3/brands', { headers: evil }],
  [
    '/api/v3/brands',
    { method: 'OPTIONS', headers: { ...evil, 'access-control-request-method': 'GET' } },
  ],
  ['/api/v2/customer', { headers: evil }],
  ['/api/v2/cart/add', { method: 'POST', body: '{' }],
  ['/api/v1/pictures/none', {}],
  ['/api/none', {}],
  ['/consent/none', {}],
  ['/identity/.well-known/openid-configuration', { headers: evil }],
  ['/identity/jwks', { headers: evil }],
  ['/identity/token', { method: 'POST', headers: evil }],
  [
    '/identity/token',
    { method: 'OPTIONS', headers: { ...evil, 'access-control-request-method': 'POST' } },
  ],
  ['/identity/userinfo', { headers: { ...evil, authorization: 'Bearer none' } }],
  ['/identity/authorize?client_id=none', { headers: evil }],
  ['/identity/password-reset', {}],
  ['/identity/none', {}],
  ['/paytrail-simulator/pay/none', {}],
  ['/paytrail-simulator/payments', { method: 'POST' }],
];

test.each(asked)(
  '%s: no frame, no guessing of types, no script, no other origin',
  async (path, init) => {
    const { headers, status } = await target.send(path, init);
    expect(status).toBeLessThan(500);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(
      /^(?:no-referrer|strict-origin-when-cross-origin)$/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('cache-control')).toBe(true);
    const unwanted = ['access-control-allow-origin', 'server', 'x-powered-by'];
    expect(unwanted.filter((name) => headers.has(name))).toEqual([]);
  },
);

test.each(['/api', '/consent'])(
  '%s, the page of the calls, runs only what it names',
  async (path) => {
    const policy = (await target.send(path)).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z\d+/]{43}='(?:;|$)/);
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  },
);
