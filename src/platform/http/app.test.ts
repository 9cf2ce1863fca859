import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { refuse } from '../errors.ts';
import { makeServiceApp, makeSubApp } from './app.ts';
import { callApi } from './client.ts';
import { createRoute, json, problems, repeated, z } from './contract.ts';

const Echo = z.object({ id: z.string(), words: z.array(z.string()), language: z.string() });
const echo = createRoute({
  method: 'get',
  path: '/v1/echo/{id}',
  request: {
    params: z.object({ id: z.string().min(2) }),
    query: z.object({ word: repeated(z.string()), fail: z.coerce.number().optional() }),
  },
  responses: { 200: json(Echo, 'What was asked.'), ...problems(400, 404) },
});

const sub = makeSubApp().openapi(echo, (c) => {
  const { word, fail } = c.req.valid('query');
  if (fail === 1) throw new Error('a secret of the house');
  if (fail) throw refuse(fail as 404, 'told-to', 'Told to fail');
  return c.json({ id: c.req.valid('param').id, words: word, language: c.get('language') }, 200);
});
const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
app.route('/', sub);

const connection = {
  baseUrl: 'http://test.local',
  fetch: (request: Request) => app.fetch(request),
  language: 'sv' as const,
  correlationId: 'test-12345678',
};

test('a call carries language and correlation id, and repeated keys arrive as a list (R269)', async () => {
  const answer = await callApi(connection, echo, {
    params: { id: 'ab' },
    query: { word: ['x', 'y'] },
  });
  expect(answer).toEqual({ id: 'ab', words: ['x', 'y'], language: 'sv' });
  const response = await app.request('/v1/echo/ab', {
    headers: { 'x-correlation-id': 'abcdefgh' },
  });
  expect(response.headers.get('x-correlation-id')).toBe('abcdefgh');
});

test('a correlation id that could forge a log line or header is replaced', async () => {
  const response = await app.request('/v1/echo/ab', { headers: { 'x-correlation-id': 'a b' } });
  expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
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
])("status %i becomes %s on the caller's side (R405–R410)", async (status, name) => {
  const call = callApi(connection, echo, { params: { id: 'ab' }, query: { fail: status } });
  await expect(call).rejects.toMatchObject({
    name,
    code: 'told-to',
    message: 'Told to fail',
    status,
  });
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

test('an unexpected error tells nothing of the house', async () => {
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

test('an answer that breaks the contract is a failed call', async () => {
  const liar = { ...connection, fetch: () => Response.json({ id: 1 }) };
  const call = callApi(liar, echo, { params: { id: 'ab' } });
  await expect(call).rejects.toMatchObject({ name: 'ApiCallFailed', code: 'unexpected-answer' });
});
