import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeEventBudget } from './event-budget.ts';
import { passEvents } from './visitor-events.ts';

const space = demoSpace({
  cookieConsent: { version: 2, categories: ['functional', 'analytics'] },
});
const visitor = '2f0a8f3e-31c5-4d8e-9a55-0d8bb2b9c001';
const event = { name: 'page_view', page: '/' };

const own = '7a4c1d0e-88b2-4c1f-9f0b-5b1f4f6f7d02';

async function passed(
  cookie: string,
  body: unknown = { visitor: own, language: 'fi', events: [event] },
  sender = { network: '192.0.2.1', budget: makeEventBudget() },
) {
  const sent: unknown[] = [];
  const warnings: string[] = [];
  const retailApi: Connection = {
    baseUrl: 'http://api.test',
    language: 'fi',
    correlationId: 'test-0001',
    warn: (message) => void warnings.push(message),
    fetch: async (request) => {
      sent.push(await request.json());
      return new Response(null, { status: cookie.includes('away') ? 503 : 204 });
    },
  };
  const app = new Hono();
  app.post('/_data/events', (c) => passEvents(c, { retailApi, space, ...sender }));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await app.request('/_data/events', {
    method: 'POST',
    body: text,
    headers: { cookie },
  });
  await new Promise((resolve) => setTimeout(resolve, 1));
  return { status: response.status, sent, warnings };
}

const agreed = `aitta_consent=2.analytics.1795449600; aitta_visitor=${visitor}`;

test('events are passed on with the id of a visitor who agreed (R384, R385)', async () => {
  const full = { ...event, age: 0, items: [], facts: {} };
  expect(await passed(agreed)).toEqual({
    status: 204,
    sent: [{ visitor, language: 'fi', events: [full] }],
    warnings: [],
  });
});

test.each([
  ['no choice', `aitta_visitor=${visitor}`],
  ['another consent only', `aitta_consent=2.functional.1795449600; aitta_visitor=${visitor}`],
  ['refusal', `aitta_consent=2..1795449600; aitta_visitor=${visitor}`],
  [
    'a choice in what is no longer asked',
    `aitta_consent=1.analytics.1795449600; aitta_visitor=${visitor}`,
  ],
])('with %s nothing is passed on (R384, R385, R386)', async (_, cookie) => {
  expect(await passed(cookie)).toEqual({ status: 204, sent: [], warnings: [] });
});

test.each([
  ['is missing', ''],
  ['names a person', '; aitta_visitor=aino@example.fi'],
])(
  'where the cookie of the visitor %s, the browser’s own id is passed on (R387)',
  async (_, also) => {
    const { sent } = await passed(`aitta_consent=2.analytics.1795449600${also}`);
    expect(sent).toMatchObject([{ visitor: own }]);
  },
);

test.each([
  ['no JSON', '{'],
  ['no visitor', { language: 'fi', events: [event] }],
  ['another visitor than a random id', { visitor: 'aino', language: 'fi', events: [event] }],
  ['no events', { visitor: own, language: 'fi', events: [] }],
  ['another language', { visitor: own, language: 'de', events: [event] }],
  ['an unknown event', { visitor: own, language: 'fi', events: [{ ...event, name: 'purchase' }] }],
])('%s is refused', async (_, body) => {
  expect(await passed(agreed, body)).toEqual({ status: 400, sent: [], warnings: [] });
});

test('the browser does not learn that the API is away; the log does', async () => {
  const found = await passed(`${agreed}; away=1`);
  expect(found).toMatchObject({ status: 204, warnings: ['events could not be sent'] });
});

test('one network fills no table: beyond its budget events are refused, and not passed on', async () => {
  const budget = makeEventBudget();
  const from = (network: string) => passed(agreed, undefined, { network, budget });
  const large = { visitor: own, language: 'fi', events: [event], padding: 'x'.repeat(250_000) };
  const answers = [];
  for (let times = 0; times < 20; times += 1)
    answers.push(await passed(agreed, large, { network: '192.0.2.1', budget }));
  const statuses = answers.map(({ status }) => status);
  expect([...new Set(statuses)]).toEqual([204, 429]);
  expect(statuses.indexOf(429)).toBeLessThan(13);
  expect(answers.at(-1)?.sent).toEqual([]);
  expect((await from('192.0.2.1')).status).toBe(429);
  expect((await from('198.51.100.1')).sent).toHaveLength(1);
});
