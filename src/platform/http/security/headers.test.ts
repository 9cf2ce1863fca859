import { expect, test } from 'vitest';
import { secured, securityHeaders, type Transport } from './headers.ts';
import {
  dataPolicy,
  hashSource,
  plainPagePolicy,
  referencePolicy,
  shopPagePolicy,
} from './policy.ts';

const send = (response: Response, transport: Transport = { isProduction: false }) =>
  secured(() => response, securityHeaders(transport))(new Request('http://shop.test/'));

const read = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('an answer that says nothing of itself may do nothing and is kept by nobody', async () => {
  const { headers } = await send(Response.json({}));
  expect(headers.get('content-security-policy')).toBe(dataPolicy);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
  }
});

test('what an answer says of itself stays, also one that came over the network', async () => {
  const own = {
    'cache-control': 'public, max-age=60',
    'content-security-policy': "img-src 'self'",
  };
  const { headers, status } = await send(new Response('x', { status: 201, headers: own }));
  expect([status, headers.get('cache-control')]).toEqual([201, own['cache-control']]);
  expect(headers.get('content-security-policy')).toBe(own['content-security-policy']);
  const redirect = await send(Response.redirect('http://shop.test/other', 303));
  expect([redirect.status, redirect.headers.get('x-content-type-options')]).toEqual([
    303,
    'nosniff',
  ]);
});

test('several cookies stay several', async () => {
  const headers = new Headers();
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const response = await send(new Response(null, { headers }));
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('only in production browsers have to use https for years; for subdomains only when configured', async () => {
  const reported = async (transport: Transport) =>
    (await send(new Response('x'), transport)).headers.get('strict-transport-security');
  expect(await reported({ isProduction: false, withSubdomains: true })).toBeNull();
  expect(await reported({ isProduction: true })).toBe('max-age=63072000');
  expect(await reported({ isProduction: true, withSubdomains: true })).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

test('a page of the shop loads from the shop alone and runs only what is named', () => {
  const policy = read(shopPagePolicy({ scripts: ["'nonce-abc'"] }));
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'nonce-abc'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('forms lead where the page says; over https nothing is loaded without it', () => {
  const forms = { formTargets: ['https://login.test'], isSecure: true };
  for (const policy of [shopPagePolicy({ scripts: [], ...forms }), plainPagePolicy(forms)]) {
    expect(read(policy)['form-action']).toBe("'self' https://login.test");
    expect(policy).toMatch(/upgrade-insecure-requests(?:;|$)/);
  }
  expect(shopPagePolicy({ scripts: [] })).not.toContain('upgrade');
});

test('a plain page runs no script', () => {
  const policy = read(plainPagePolicy({}));
  expect(policy['style-src']).toBe("'self'");
  expect(policy['script-src']).toBeUndefined();
});

test('the page of a service’s calls asks nobody else, and runs one script besides the service’s files', () => {
  const script = hashSource('start()');
  expect(script).toMatch(/^'sha256-[A-Za-z\d+/]{43}='$/);
  const style = hashSource('body{}');
  const policy = read(referencePolicy({ script, style }));
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${script}`,
    'style-src': `'self' ${style}`,
    'connect-src': "'self'",
    'form-action': "'none'",
  });
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|https?:/);
});
