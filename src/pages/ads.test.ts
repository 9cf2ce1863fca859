import { beforeEach, describe, expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { standardSwitches } from '#features/content/record/switches.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeRequestContext, type RequestFacts } from '../shell/request.ts';
import { action, loader } from './ads.ts';

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
});

const retailApi: Connection = {
  baseUrl: 'http://api.test',
  language: 'fi',
  correlationId: 'test',
  fetch(request) {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return request.method === 'GET' ? Response.json([]) : new Response(null, { status: 204 });
  },
};

const argumentsOf = (request: Request, citrusAd = true) => {
  const facts = {
    retailApi,
    language: 'fi',
    space: demoSpace(),
    switches: { ...standardSwitches, citrusAd },
    now: () => Temporal.Instant.from('2026-11-20T10:00:00Z'),
  } as unknown as RequestFacts;
  const params = {};
  return { request, params, context: makeRequestContext(facts) } as never;
};
const ask = (query: string, isOn?: boolean) =>
  loader(argumentsOf(new Request(`http://shop.test/_data/ads?${query}`), isOn));

test.each([
  ['category=muoti/takit', ['GET /v1/ads?placement=category&category=muoti%2Ftakit']],
  ['words=+takki+', ['GET /v1/ads?placement=search&words=takki']],
  ['category=Muoti', []],
  ['words=a', []],
  ['', []],
])('?%s calls %j (R019, R399)', async (query, expected) => {
  const answer = await ask(query);
  expect(answer.data).toEqual([]);
  expect(new Headers(answer.init?.headers).get('cache-control')).toMatch(/^public, max-age=60,/);
  expect(calls).toEqual(expected);
  calls.length = 0;
  await ask(query, false);
  expect(calls).toEqual([]);
});

describe('a report', () => {
  const send = (given: string) => {
    const body = new URLSearchParams({ report: 'sealed' });
    const headers = { cookie: `aitta_consent=1.${given}.1795449600` };
    const request = new Request('http://shop.test/_data/ads', { method: 'POST', body, headers });
    return action(argumentsOf(request));
  };

  test.each(['', 'functional-analytics', 'else'])(
    'goes nowhere with consent to “%s” (R384, R399)',
    async (given) => {
      await send(given);
      expect(calls).toEqual([]);
    },
  );

  test('goes to the API with consent to marketing (R384, R399)', async () => {
    await send('functional-marketing');
    expect(calls).toEqual(['POST /v1/ads/reports']);
  });
});
