/** The staff API lets nobody do what they may not, and breaks at nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#features/staff/contract.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { nastyCalls, usualCall, type Document } from './testing/nasty-calls.ts';
import { openTarget, type Target } from './testing/target.ts';

let target: Target;
let document: Document;
/** Tokens by the one permission they have. */
const tokens = new Map<string, string>();

async function tokenFor(scope: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'all',
    client_secret: target.staffSecret,
    scope,
  });
  const granted = await target.sendToStaff('/staff/v1/token', { method: 'POST', body });
  return ((await granted.json()) as { access_token: string }).access_token;
}

beforeAll(async () => {
  target = await openTarget();
  document = (await (await target.sendToStaff('/openapi.json')).json()) as Document;
  for (const one of permissions) tokens.set(one, await tokenFor(one));
  tokens.set('all', await tokenFor(permissions.join(' ')));
});
afterAll(() => target.stop());

interface Call {
  path: string;
  method: string;
  permission: string | undefined;
}

const calls = (): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      permission: (operation as { 'x-permission'?: string })['x-permission'],
    })),
  );

const bearer = (init: RequestInit, token: string | undefined): RequestInit => ({
  ...init,
  headers: {
    ...(init.headers as Record<string, string>),
    ...(token && { authorization: `Bearer ${token}` }),
  },
});

test('every call but that for tokens needs a permission, and every permission has a call', () => {
  const open = calls().filter(({ permission }) => permission === undefined);
  expect(open.map(({ path }) => path)).toEqual(['/staff/v1/token']);
  const needed = new Set(calls().flatMap(({ permission }) => permission ?? []));
  expect([...needed].toSorted()).toEqual([...permissions].toSorted());
});

test('a call is answered to who has its permission, and to nobody else', async () => {
  for (const { path, method, permission } of calls().filter((one) => one.permission)) {
    const { address, init } = usualCall(document, path, method);
    const statusFor = async (token: string | undefined) =>
      (await target.sendToStaff(address, bearer(init, token))).status;
    const statuses = [await statusFor(undefined), await statusFor('x'.repeat(43))];
    for (const one of permissions) statuses.push(await statusFor(tokens.get(one)));
    const expected = [401, 401, ...permissions.map((one) => (one === permission ? 'other' : 403))];
    const shown = statuses.map((status, at) =>
      expected[at] === 'other' && status !== 401 && status !== 403 ? 'other' : status,
    );
    expect([path, ...shown]).toEqual([path, ...expected]);
  }
});

test('nothing of it is answered at the address of the shop', async () => {
  for (const { path, method } of calls()) {
    for (const prefix of ['', '/api', '/api/v1/..', '/api/%2e%2e', '/paytrail-simulator']) {
      const { address, init } = usualCall(document, path, method);
      const { status } = await target.send(prefix + address, bearer(init, tokens.get('all')));
      expect([prefix + path, status]).toEqual([prefix + path, 404]);
    }
  }
});

test('no call of the staff API fails with 5xx or reveals internals, whatever its strings are', async () => {
  for (const { path, method } of calls()) {
    const made = nastyCalls(document, path, method);
    const property = fc.asyncProperty(made, async ({ address, init }) => {
      const response = await target.sendToStaff(address, bearer(init, tokens.get('all')));
      const text = await response.text();
      expect({ text, isBroken: response.status >= 500 }).toEqual({ text, isBroken: false });
      expect(response.ok ? '' : text).not.toMatch(/node_modules|\.ts:\d|relation "|violates/i);
    });
    await fc.assert(property, { numRuns: runs(100) });
  }
}, 600_000);

test('no secret and no token is in the log', () => {
  const log = target.log();
  expect(log).toContain('/staff/v1/token');
  for (const secret of [target.staffSecret, ...tokens.values()]) expect(log).not.toContain(secret);
});
