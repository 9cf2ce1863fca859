import { expect, test } from 'vitest';
import { callApi, longestCall, type Connection } from './client.ts';
import { createRoute, json, z } from './contract.ts';

const ask = createRoute({
  method: 'get',
  path: '/v1/answer',
  summary: 'An answer',
  responses: { 200: json(z.object({ text: z.string() }), 'It.') },
});

const connection = (fetch: Connection['fetch'], patience?: number): Connection => ({
  baseUrl: 'http://api.test',
  fetch,
  language: 'fi',
  correlationId: 'test-0001',
  patience,
});

test.each([
  ['of another process', (request: Request) => hanging(request)],
  ['of the same process, which looks at no signal', () => new Promise<never>(() => {})],
])('nobody waits for ever for a service %s that hangs (R409)', async (_, fetch) => {
  const calls: Request[] = [];
  const asked = connection((request) => {
    calls.push(request);
    return fetch(request);
  }, 30);
  await expect(callApi(asked, ask, {})).rejects.toMatchObject({ name: 'ApiCallFailed', status: 0 });
  expect(calls).toHaveLength(1);
});

/** As fetch does it over a network. */
const hanging = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('a caller that leaves ends the call, whatever time there is (R412)', async () => {
  const caller = new AbortController();
  const call = callApi(connection(hanging), ask, { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'Abort' });
});

test('an answer in time is the answer', async () => {
  const asked = connection(async () => Response.json({ text: 'Kyllä' }), 1000);
  expect(await callApi(asked, ask, {})).toEqual({ text: 'Kyllä' });
});

test('a call may take longer than the bank, and less long than a connection stays open', () => {
  expect(longestCall).toBeGreaterThan(10_000);
  expect(longestCall).toBeLessThan(60_000);
});
