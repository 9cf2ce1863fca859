/** Calls that are for the storefront alone, tried by anybody. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { usualCall, type Document } from './testing/nasty-calls.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';

let target: Target;
let document: Document;
beforeAll(async () => {
  target = await openTarget();
  document = (await (await target.send('/api/openapi.json')).json()) as Document;
});
afterAll(() => target.stop());

const release = 'a'.repeat(20);
const posting = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const calls: [string, string, RequestInit][] = [
  ['the content space', '/api/v1/content', {}],
  [
    'the events of visitors',
    '/api/v1/analytics/events',
    posting({ visitor: crypto.randomUUID(), language: 'fi', events: [] }),
  ],
  ['builds that are served', '/api/v1/built-files/releases', posting({ release })],
  [
    'where scripts are stored',
    '/api/v1/built-files',
    posting({ release, files: [{ file: 'assets/a.js', bytes: '' }] }),
  ],
  ['what scripts are read by', '/api/v1/built-files?file=assets/a.js', {}],
];

test.each(calls)('the storefront alone reaches %s', async (_, path, init) => {
  const request = () => new Request(publicUrl + path, init);
  expect((await target.fetchAsStorefront(request())).ok).toBe(true);
  const withKey = (key: string) => {
    const sent = request();
    sent.headers.set('x-storefront-key', key);
    return target.fetch(sent);
  };
  const guessed = createHmac('sha256', '').update('calls of the storefront').digest('base64url');
  for (const response of [
    await target.fetch(request()),
    await withKey(guessed),
    await withKey('ä'),
  ])
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'storefront-only' },
    ]);
});

test('no call gives anybody a discount code or what advertisers have booked', async () => {
  const { coupons, ads } = demoSpace();
  const secrets = [...coupons.map(({ code }) => code), ...ads.map(({ id }) => id)];
  expect(secrets.length).toBeGreaterThan(4);
  const gets = Object.entries(document.paths).filter(([, methods]) => 'get' in methods);
  expect(gets.length).toBeGreaterThan(20);
  for (const [path] of gets) {
    const { address, init } = usualCall(document, path, 'get');
    const reply = await (await target.send(`/api${address}`, init)).text();
    expect([path, secrets.filter((secret) => reply.includes(secret))]).toEqual([path, []]);
  }
});
