import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as service from './service.ts';

const onInvalidAuth = vi.fn<() => void>();
let tokens = 0;
const access: service.Access = {
  baseUrl: 'https://shop.example/consent',
  language: 'sv',
  authToken: 'secret',
  onInvalidAuth,
};
const reply = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', reply);
  access.authToken = `secret ${(tokens += 1)}`;
  onInvalidAuth.mockReset();
  reply.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (status: number, body?: unknown, headers = {}) =>
  reply.mockImplementation(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  );

const decisions = {
  consents: { 'email-marketing': 'SIGNED' },
  textVersions: { 'email-marketing': 'v1' },
} as const;

const calls = [
  ['GET', '/consents/marketing', service.readConsents, undefined],
  ['GET', '/customer-engagement', service.readEngagement, undefined],
  ['GET', '/consents/marketing/translations/customer/sv', service.readTexts, undefined],
  ['POST', '/customer-engagement', service.sendShown, undefined],
  ['POST', '/customer-engagement/decline', service.sendDecline, undefined],
  [
    'POST',
    '/consents/marketing',
    (to: service.Access) => service.storeDecisions(to, decisions),
    { ...decisions, channel: 'widget' },
  ],
] as const;

test.each(calls)(
  '%s %s carries token, language and JSON, and no cookies (R302, R304, R305, R306, R307, R308, R309)',
  async (method, path, call, body) => {
    answer(200, {});
    await call(access);
    const [url, init] = reply.mock.calls[0] ?? [];
    expect(url).toBe(`https://shop.example/consent/api/v1${path}`);
    expect(init).toMatchObject({ method, credentials: 'omit' });
    expect(init?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-language': 'sv',
      'x-encrypted-auth': access.authToken,
    });
    expect(init?.body).toBe(body && JSON.stringify(body));
  },
);

const others = calls.filter(([, path]) => !path.includes('translations'));

test.each(others)('%s %s throws what is not OK, with status and code (R424)', async (...given) => {
  answer(400, { code: 'text-unknown' });
  await expect(given[2](access)).rejects.toMatchObject({ status: 400, code: 'text-unknown' });
  answer(503);
  await expect(given[2](access)).rejects.toMatchObject({ status: 503, code: '' });
  expect(onInvalidAuth).not.toHaveBeenCalled();
});

test.each(others)('%s %s: 401 triggers the invalid-auth callback once (R304)', async (...given) => {
  answer(401, { code: 'not-logged-in' });
  await expect(given[2](access)).rejects.toMatchObject({ status: 401 });
  expect(onInvalidAuth).toHaveBeenCalledTimes(1);
});

test.each([['null', null] as const, ['no body', undefined] as const])(
  '%s instead of data raises "Data is null or undefined" (R425)',
  async (_, body) => {
    answer(200, body);
    await expect(service.readConsents(access)).rejects.toThrow('Data is null or undefined');
    await expect(service.readEngagement(access)).rejects.toThrow('Data is null or undefined');
  },
);

test.each([
  ['A', 'A'],
  ['B', 'B'],
  ['Control', 'Control'],
  ['C', 'Control'],
  ['', 'Control'],
])('the button variant %j of the header is %s (R329)', async (named, variant) => {
  answer(200, { consents: [] }, named ? { 'x-button-variant': named } : {});
  expect(await service.readConsents(access)).toMatchObject({ variant });
});

test('several calls with a token that is not valid: the callback once, and again for the next token (R304)', async () => {
  answer(401);
  const both = [service.readConsents(access), service.readEngagement(access)];
  await Promise.all(both.map((one) => expect(one).rejects.toMatchObject({ status: 401 })));
  expect(onInvalidAuth).toHaveBeenCalledTimes(1);
  const next = { ...access, authToken: 'another' };
  await expect(service.readConsents(next)).rejects.toMatchObject({ status: 401 });
  expect(onInvalidAuth).toHaveBeenCalledTimes(2);
});

test('texts for a token that is not valid: the callback and an empty bundle (R310)', async () => {
  answer(401);
  expect(await service.readTexts(access)).toEqual({});
  expect(onInvalidAuth).toHaveBeenCalledTimes(1);
});

test('texts that fail otherwise are logged, and the error names the status (R311, R426)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answer(503);
  await expect(service.readTexts(access)).rejects.toThrow('Error while fetching translations: 503');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Error while fetching translations',
    expect.any(Error),
  );
  reply.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(service.readTexts(access)).rejects.toThrow('TypeError: Failed to fetch');
  expect(onInvalidAuth).not.toHaveBeenCalled();
});

test.each([
  ['nothing of it is asked any more', [], true],
  ['it is still asked', [{ contractId: 'email-marketing' }], false],
  ['the list cannot be read', null, false],
])('an answer that is lost counts as stored or not: %s (R427)', async (_, consents, isStored) => {
  reply.mockImplementation(async (_url, { method }) => {
    if (method === 'POST' || consents === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ consents }));
  });
  const stored = service.storeDecisions(access, decisions).then(() => true);
  expect(await stored.catch(() => false)).toBe(isStored);
});

test('what the service refuses is not stored, whatever the list says', async () => {
  answer(429, { code: 'too-many' });
  await expect(service.storeDecisions(access, decisions)).rejects.toMatchObject({ status: 429 });
  expect(reply).toHaveBeenCalledOnce();
});
