import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { errorOfStatus } from '../errors.ts';
import { makeServiceApp, makeSubApp } from './app.ts';
import { callApi } from './client.ts';
import { createRoute, json, jsonBody, problems, repeated, z } from './contract.ts';

const Echo = z.object({ id: z.string(), words: z.array(z.string()), language: z.string() });
const echo = createRoute({
  method: 'get',
  path: '/v1/echo/{id}',
  request: {
    params: z.object({ id: z.string().min(2) }),
    query: z.object({ word: repeated(z.string()), fail: z.coerce.number().optional() }),
  },
  responses: { 200: json(Echo, 'What was asked.'), ...problems({ 400: [], 404: [] }) },
});

const sub = makeSubApp().openapi(echo, (c) => {
  const { word, fail } = c.req.valid('query');
  if (fail === 1) throw new Error('a secret of the house');
  if (fail) throw errorOfStatus(fail, 'Failure requested', 'failure-requested');
  return c.json({ id: c.req.valid('param').id, words: word, language: c.get('language') }, 200);
});
const Note = z.object({ text: z.string() });
const write = createRoute({
  method: 'post',
  path: '/v1/notes',
  request: jsonBody(Note),
  responses: { 201: json(Note, 'The note.'), ...problems({ 400: [] }) },
});
const erase = createRoute({
  method: 'delete',
  path: '/v1/notes',
  request: jsonBody(Note),
  responses: { 204: { description: 'It is gone.' } },
});
sub.openapi(write, (c) => c.json(c.req.valid('json'), 201));
sub.openapi(erase, (c) => c.body(null, 204));

const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
app.route('/', sub);

const connection = {
  baseUrl: 'http://test.local',
  fetch: (request: Request) => app.fetch(request),
  language: 'sv' as const,
  correlationId: 'test-12345678',
};

/** The connection, with the requests that went through it. */
function overheard() {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request.clone());
    return app.fetch(request);
  };
  return { requests, connection: { ...connection, fetch } };
}

test('a call carries language and correlation id, and repeated keys arrive as a list (R269)', async () => {
  const { requests, connection: heard } = overheard();
  const reply = await callApi(heard, echo, { params: { id: 'ab' }, query: { word: ['x', 'y'] } });
  expect(reply).toEqual({ id: 'ab', words: ['x', 'y'], language: 'sv' });
  expect(requests[0]?.headers.get('x-correlation-id')).toBe('test-12345678');
});

test.each([
  ['none', {}],
  ['an unknown one', { 'x-language': 'de' }],
])('a call with %s as its language is answered in Finnish (R397)', async (_, headers) => {
  const response = await app.request('/v1/echo/ab', { headers });
  expect(await response.json()).toMatchObject({ language: 'fi' });
});

test("every call goes to the service's address (R268)", async () => {
  const { requests, connection: heard } = overheard();
  await callApi({ ...heard, baseUrl: 'https://shop.example/api' }, echo, {
    params: { id: 'a/b?c' },
  }).catch(() => {});
  expect(requests[0]?.url).toBe('https://shop.example/api/v1/echo/a%2Fb%3Fc');
});

test('the bearer token is sent when one is logged in, and only then (R270)', async () => {
  const { requests, connection: heard } = overheard();
  await callApi(heard, echo, { params: { id: 'ab' } });
  await callApi({ ...heard, authToken: 'abc' }, echo, { params: { id: 'ab' } });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc']);
});

test('POST and DELETE have JSON bodies; 201 answers the body, 204 nothing (R271, R403, R404)', async () => {
  const { requests, connection: heard } = overheard();
  const note = { text: 'ääkköset' };
  expect(await callApi(heard, write, { json: note })).toEqual(note);
  expect(await callApi(heard, erase, { json: note })).toBeUndefined();
  for (const request of requests) {
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual(note);
  }
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('a POST or DELETE without anything to say has a JSON body, too; a GET has none (R271)', async () => {
  const { requests, connection: heard } = overheard();
  const id = z.object({ id: z.string() });
  for (const method of ['post', 'delete', 'get'] as const) {
    const bare = createRoute({
      method,
      path: '/v1/bare/{id}',
      request: { params: id },
      responses: { 204: { description: 'Done.' } },
    });
    await callApi(heard, bare, { params: { id: '1' } }).catch(() => {});
  }
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['{}', '{}', '']);
});

test.each([
  ['/v1/echo/ab', 200],
  ['/v1/echo/a', 400],
  ['/v1/echo/ab?fail=404', 404],
  ['/v1/echo/ab?fail=1', 500],
  ['/v1/nothing', 404],
])('every answer carries the correlation id: %s, status %i (R269)', async (path, status) => {
  const response = await app.request(path, { headers: { 'x-correlation-id': 'abcdefgh' } });
  expect([response.status, response.headers.get('x-correlation-id')]).toEqual([status, 'abcdefgh']);
  const body = (await response.json()) as { correlationId?: string };
  expect(body.correlationId).toBe(status === 200 ? undefined : 'abcdefgh');
});

test.each([
  [400, 'InvalidInput'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [428, 'Forbidden'],
  [404, 'NotFound'],
  [409, 'NotFound'],
  [502, 'ApiCallFailed'],
  [503, 'ApiCallFailed'],
  [418, 'ApiCallFailed'],
])("status %i becomes %s on the caller's side (R405–R410)", async (status, name) => {
  const call = callApi(connection, echo, { params: { id: 'ab' }, query: { fail: status } });
  await expect(call).rejects.toMatchObject({
    name,
    code: 'failure-requested',
    message: 'Failure requested',
    status,
  });
});

test('a service that is away says when another try is worth it, others do not', async () => {
  const after = async (fail: number) =>
    (await app.request(`/v1/echo/ab?fail=${fail}`)).headers.get('retry-after');
  expect(await after(503)).toBe('10');
  expect(await after(500)).toBeNull();
});

test('wrong input is refused with the field and the reason, as problem details', async () => {
  const response = await app.request('/v1/echo/a');
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    code: 'invalid-input',
    status: 400,
    faults: [{ field: 'id' }],
  });
});

test('an unexpected error responds with 500 and reveals nothing internal', async () => {
  const response = await app.request('/v1/echo/ab?fail=1');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

test('a GET whose fetch failed is tried once more, with a warning (R272)', async () => {
  const warnings: string[] = [];
  let tries = 0;
  const shaky = {
    ...connection,
    warn: (message: string) => warnings.push(message),
    fetch: (request: Request) => {
      tries += 1;
      if (tries === 1) throw new TypeError('fetch failed');
      return app.fetch(request);
    },
  };
  await expect(callApi(shaky, echo, { params: { id: 'ab' } })).resolves.toMatchObject({ id: 'ab' });
  expect([tries, warnings.length]).toEqual([2, 1]);
});

test.each(['cancelled', 'Failed to fetch', 'Load failed'])(
  'the network failure %s is the silent "Page load disturbed" (R411)',
  async (message) => {
    const dead = {
      ...connection,
      fetch: () => {
        throw new TypeError(message);
      },
    };
    const call = callApi(dead, echo, { params: { id: 'ab' } });
    await expect(call).rejects.toMatchObject({ name: 'Abort', message: 'Page load disturbed' });
  },
);

test('a POST is never sent twice, and a GET not a third time (R272)', async () => {
  let tries = 0;
  const dead = {
    ...connection,
    fetch: () => {
      tries += 1;
      throw new TypeError('fetch failed');
    },
  };
  const failed = { name: 'ApiCallFailed', message: 'fetch failed' };
  await expect(callApi(dead, write, { json: { text: '' } })).rejects.toMatchObject(failed);
  expect(tries).toBe(1);
  await expect(callApi(dead, echo, { params: { id: 'ab' } })).rejects.toMatchObject(failed);
  expect(tries).toBe(3);
});

test('a call that was given up is a silent Abort (R412)', async () => {
  const abort = new AbortController();
  const slow = {
    ...connection,
    signal: abort.signal,
    fetch: async (request: Request) => {
      abort.abort();
      request.signal.throwIfAborted();
      return app.fetch(request);
    },
  };
  const call = callApi(slow, echo, { params: { id: 'ab' } });
  await expect(call).rejects.toMatchObject({ name: 'Abort', code: 'aborted' });
});

test('an answer that breaks the contract is a failed call', async () => {
  const liar = { ...connection, fetch: () => Response.json({ id: 1 }) };
  const call = callApi(liar, echo, { params: { id: 'ab' } });
  await expect(call).rejects.toMatchObject({ name: 'ApiCallFailed', code: 'unexpected-answer' });
});

test('answers that hold for everybody are asked for once, in each language', async () => {
  const { requests, connection: heard } = overheard();
  const kept = new Map<string, Promise<unknown>>();
  const responses = {
    find: (key: string) => kept.get(key),
    keep: (key: string, reply: Promise<unknown>) => kept.set(key, reply) && reply,
  };
  const shared = { ...heard, responses };
  const input = { params: { id: 'ab' } };
  await Promise.all([callApi(shared, echo, input), callApi(shared, echo, input)]);
  expect(requests).toHaveLength(1);
  await callApi({ ...shared, language: 'fi' }, echo, input);
  await callApi({ ...shared, authToken: 'abc' }, echo, input);
  expect(requests).toHaveLength(3);
  expect(kept.size).toBe(2);
});
