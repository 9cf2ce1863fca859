import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Db } from '#platform/db/database.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { CallInput, Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { sendEvents } from './client.ts';
import type { postEvents } from './contract.ts';
import { makeAnalyticsApp } from './http.ts';
import { startCollector, type EventOutcome } from './operations/collector.ts';
import { event } from './tables.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const seen = { name: 'view_item', page: '/tuote/takki/1', items: [{ id: '1' }] } as const;

function counting(db: Db, more: object = {}) {
  const counted: Record<EventOutcome, number> = { stored: 0, dropped: 0 };
  const warnings: string[] = [];
  const collector = startCollector({
    db,
    every: 5,
    count: (outcome, events) => (counted[outcome] += events),
    warn: (message) => void warnings.push(message),
    ...more,
  });
  return { collector, counted, warnings };
}

onOneDatabase('events of visitors', (database) => {
  let visitor: string;
  beforeEach(() => {
    visitor = crypto.randomUUID();
  });
  const rows = (of = visitor) =>
    database().db.select().from(event).where(eq(event.visitor, of)).orderBy(event.id);

  function open(more: object = {}) {
    const counted = counting(database().db, more);
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    app.route(
      '/',
      makeAnalyticsApp({
        ...counted.collector,
        now: () => now,
        networkOf: ({ request }) => request.headers.get('x-network') ?? '',
        codeOf: (text) => createHash('sha256').update(text).digest('base64url'),
      }),
    );
    const connection: Connection = {
      baseUrl: 'http://api.test',
      fetch: (request) => app.fetch(request),
      language: 'fi',
      correlationId: 'test-0001',
    };
    const send = (
      events: readonly object[],
      rest: Partial<CallInput<typeof postEvents>['json']> = {},
      network = '192.0.2.1',
    ) =>
      sendEvents(
        { ...connection, headers: { 'x-network': network } },
        { visitor, language: 'sv', events: events as never, ...rest },
      );
    return { ...counted, send };
  }

  test('are stored soon, with the visitor, the language and when they happened', async () => {
    const { send, collector, counted } = open();
    await send([{ ...seen, age: 1500 }], { placedOrder: '10000001' });
    await collector.stop();
    const stored = await rows();
    expect(stored).toMatchObject([
      { ...seen, language: 'sv', orderNumber: null },
      { name: 'place_order', orderNumber: '10000001', items: [] },
    ]);
    expect(stored.map(({ at }) => at)).toEqual([now.subtract({ milliseconds: 1500 }), now]);
    expect(counted).toEqual({ stored: 2, dropped: 0 });
  });

  test('of searches have the group of the network they come from, whatever they say', async () => {
    const { send, collector } = open();
    const search = (group?: number) => ({
      name: 'search',
      page: '/haku',
      facts: { search: { term: 'pipo', results: 3, ...(group !== undefined && { group }) } },
    });
    const made = [0, 1, 2].map(search);
    await send([search(), ...made]);
    await send([search()], {}, '198.51.100.1');
    await collector.stop();
    const groups = (await rows()).map(({ facts }) => facts.search?.group);
    expect(new Set(groups.slice(0, 4)).size).toBe(1);
    expect(groups[4]).not.toBe(groups[0]);
    for (const group of groups) expect(group).toBeLessThan(4096);
  });

  test.each([
    ['another name', { ...seen, name: 'purchase' }],
    ['a page with a query', { ...seen, page: '/haku?hakutermi=aino' }],
    ['another address', { ...seen, page: 'https://evil.test/' }],
    ['an id that is none', { ...seen, items: [{ id: 'x' }] }],
    ['a price below zero', { ...seen, items: [{ id: '1', priceEuroCents: -1 }] }],
    ['too many items', { ...seen, items: Array.from({ length: 61 }, () => ({ id: '1' })) }],
    ['a time to come', { ...seen, age: -1 }],
  ])('with %s are refused', async (_, wrong) => {
    const { send, collector } = open();
    await expect(send([seen, wrong])).rejects.toMatchObject({ status: 400 });
    await collector.stop();
    expect(await rows()).toEqual([]);
  });

  test('a visitor that is none is refused, and so are more than fifty at once', async () => {
    const { send, collector } = open();
    await expect(send([seen], { visitor: 'aino' })).rejects.toMatchObject({ status: 400 });
    await expect(send(Array.from({ length: 51 }, () => seen))).rejects.toMatchObject({
      status: 400,
    });
    await collector.stop();
  });

  test('more than there is room for are dropped, counted, and nobody waits', async () => {
    const { send, collector, counted } = open({ every: 60_000, room: 70 });
    for (let i = 0; i < 4; i += 1) await send(Array.from({ length: 25 }, () => seen));
    expect(counted).toEqual({ stored: 0, dropped: 30 });
    await collector.stop();
    expect(counted).toEqual({ stored: 70, dropped: 30 });
    expect(await rows()).toHaveLength(70);
  });
});

test('while the database is away events are lost, said once for each try, and later ones are stored again', async () => {
  let isAway = true;
  const values = vi.fn<() => Promise<void>>(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  const db = { insert: () => ({ values }) } as unknown as Db;
  const { collector, counted, warnings } = counting(db);
  const one = { ...seen, at: now, visitor: null, language: 'fi', orderNumber: null, facts: {} };
  collector.take([one, one] as never);
  await eventually(() => expect(counted).toEqual({ stored: 0, dropped: 2 }));
  expect(warnings).toEqual(['events could not be stored']);
  isAway = false;
  collector.take([one] as never);
  await collector.stop();
  expect(counted).toEqual({ stored: 1, dropped: 2 });
});
