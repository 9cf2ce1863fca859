import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTarget, publicUrl, type Target } from '../attacks/testing/target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget({ LOG_LEVEL: 'debug' });
});
afterAll(() => target.stop());

const header = 'x-correlation-id';
const places = [
  '/api/v1/shop-state',
  '/api/v1/nothing',
  '/identity/password-reset',
  '/identity/.well-known/openid-configuration',
  '/identity/nothing',
  '/paytrail-simulator/nothing',
  '/healthz',
  '/readyz',
];

test.each(places)('%s answers with the caller’s id, or with one of its own', async (path) => {
  const known = await target.send(path, { headers: { [header]: 'my-request-0001' } });
  expect(known.headers.get(header)).toBe('my-request-0001');
  for (const bad of ['short', 'a b c d e f g h', '"><script>alert(1)', 'x'.repeat(129)]) {
    const response = await target.send(path, { headers: { [header]: bad } });
    expect(response.headers.get(header)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a refused body is answered with the id, too', async () => {
  const response = await target.fetch(
    new Request(`${publicUrl}/api/v2/cart/add`, {
      method: 'POST',
      headers: { [header]: 'too-long-0001', 'content-length': '9000000' },
      body: 'a',
    }),
  );
  expect([response.status, response.headers.get(header)]).toEqual([413, 'too-long-0001']);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 413,
    code: 'too-long',
    title: 'Content too large',
    correlationId: 'too-long-0001',
  });
});
