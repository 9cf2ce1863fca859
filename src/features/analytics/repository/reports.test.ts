import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import type { NewEvent } from '../record.ts';
import { insertEvents } from '../repository.ts';
import { funnel, promotions, searches, speeds, visitorsIn } from './reports.ts';

const from = Temporal.Instant.from('2026-11-24T00:00:00Z');
const until = from.add({ hours: 24 });
const last = until.subtract({ microseconds: 1 });
const day = { from, until };
const event = (name: NewEvent['name'], visitor: string, more: Partial<NewEvent> = {}) => ({
  name,
  at: from,
  visitor,
  language: 'fi' as const,
  page: '/',
  orderNumber: null,
  items: [],
  facts: {},
  ...more,
});

onEveryDatabase('figures of visitors', (database) => {
  beforeEach(() => database().run('truncate analytics.event'));
  const store = (...events: NewEvent[]) => insertEvents(database().db, events);

  test('a period has its first moment and not its end; a visitor counts once, nobody never', async () => {
    await store(
      event('page_view', 'a'),
      event('search', 'a', { at: last }),
      event('page_view', 'b', { at: last }),
      event('page_view', 'late', { at: until }),
      event('page_view', 'early', { at: from.subtract({ microseconds: 1 }) }),
      event('purchase', '', { visitor: null, orderNumber: '1' }),
    );
    expect(await visitorsIn(database().db, day)).toBe(2);
    expect(await visitorsIn(database().db, { from: until, until: until.add({ hours: 1 }) })).toBe(
      1,
    );
    expect(await visitorsIn(database().db, { from: until.add({ hours: 1 }), until: last })).toBe(0);
  });

  test('who paid took the last step on the day of the order, whenever the payment came', async () => {
    const place = (visitor: string, orderNumber: string, at = from) =>
      event('place_order', visitor, { orderNumber, at });
    const pay = (orderNumber: string) =>
      event('purchase', '', { visitor: null, orderNumber, at: until });
    await store(
      event('view_item', 'a'),
      event('add_to_cart', 'b'),
      event('begin_checkout', 'a', { at: until }),
      place('a', '1'),
      place('a', '2'),
      place('b', '3'),
      place('c', '4', until),
      ...['1', '2', '4'].map(pay),
    );
    const steps = await funnel(database().db, day);
    expect(steps.map(({ step, visitors }) => `${step} ${visitors}`)).toEqual([
      'visit 2',
      'view_item 1',
      'add_to_cart 1',
      'begin_checkout 0',
      'place_order 2',
      'purchase 1',
    ]);
  });

  test('terms come by how often they were searched for, or found nothing, then by the letter', async () => {
    const search = (visitor: string, term: string, results: number, at = last) =>
      event('search', visitor, { facts: { search: { term, results } }, at });
    await store(
      ...['a', 'b', 'b', 'b'].map((visitor) => search(visitor, 'villa', 12)),
      search('a', 'villa', 0),
      ...['b', 'a'].flatMap((visitor) => [search(visitor, 'kuu', 0), search(visitor, 'maa', 0)]),
      ...['a', 'a', 'a', 'a', 'a', 'a'].map((visitor) => search(visitor, 'aino', 0)),
      search('b', 'aino', 0, until),
      event('page_view', 'b', { facts: { search: { term: 'maa', results: 0 } } }),
    );
    const found = async (visitors: number, limit: number, onlyEmpty = false) =>
      (await searches(database().db, day, { visitors, limit, onlyEmpty })).map(
        (one) => `${one.term} ${one.searches}/${one.visitors}/${one.empty}`,
      );
    expect(await found(2, 9)).toEqual(['villa 5/2/1', 'kuu 2/2/2', 'maa 2/2/2']);
    expect(await found(1, 2)).toEqual(['aino 6/1/6', 'villa 5/2/1']);
    expect(await found(2, 9, true)).toEqual(['kuu 2/2/2', 'maa 2/2/2', 'villa 5/2/1']);
    await store(...['a', 'b'].map((visitor) => search(visitor, 'löytyy', 1)));
    expect(await found(2, 9, true)).toHaveLength(3);
  });

  test('pages come by their loads, then by their path, each with the value of three of four', async () => {
    const measured = (page: string, name: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number) =>
      event('web_vital', 'a', { page, facts: { vital: { name, value } }, at: last });
    await store(
      ...[1, 2, 3, 4, 100].map((value) => measured('/haku', 'LCP', value)),
      measured('/haku', 'TTFB', 0.5),
      measured('/', 'TTFB', 7),
      measured('/tuote/a/1', 'TTFB', 10),
      measured('/tuote/b/2', 'TTFB', 20),
      measured('/tuote', 'INP', 8),
      { ...measured('/', 'CLS', 1), at: until },
    );
    const none = { lcp: null, inp: null, cls: null };
    expect(await speeds(database().db, day)).toEqual([
      { page: '/tuote', loads: 2, ...none, inp: 8, ttfb: 17.5 },
      { page: '/', loads: 1, ...none, ttfb: 7 },
      { page: '/haku', loads: 1, ...none, lcp: 4, ttfb: 0.5 },
    ]);
  });

  test('an order is brought by each promotion pressed in the day before it, once, when it is paid', async () => {
    const act = (
      name: 'view_promotion' | 'select_promotion',
      visitor: string,
      id: string,
      at = from,
    ) => event(name, visitor, { facts: { promotion: { id, name: `Kampanja ${id}` } }, at });
    const place = (orderNumber: string, visitor: string, at: Temporal.Instant) =>
      event('place_order', visitor, { orderNumber, at });
    const pay = (orderNumber: string) =>
      event('purchase', '', { visitor: null, orderNumber, at: until });
    await store(
      ...['a', 'a', 'c'].map((visitor) => act('view_promotion', visitor, 'joulu')),
      act('select_promotion', 'a', 'joulu'),
      act('select_promotion', 'a', 'joulu', from.add({ hours: 1 })),
      act('select_promotion', 'a', 'arki'),
      act('select_promotion', 'b', 'arki', until),
      act('view_promotion', 'b', 'talvi'),
      act('view_promotion', 'b', 'kesä'),
      place('1', 'a', until),
      place('2', 'a', until.add({ microseconds: 1 })),
      place('3', 'a', from.subtract({ microseconds: 1 })),
      place('4', 'c', until),
      place('5', 'a', until),
      place('6', 'a', from),
      ...['1', '2', '3', '4', '6'].map(pay),
    );
    const brought = await promotions(database().db, day, 'fi');
    expect(brought).toMatchObject([
      { id: 'joulu', name: 'Kampanja joulu', views: 3, visitors: 2, presses: 2, orders: 3 },
      { id: 'arki', views: 0, visitors: 1, presses: 1, orders: 2 },
      { id: 'kesä', views: 1, presses: 0, orders: 0 },
      { id: 'talvi', views: 1, presses: 0, orders: 0 },
    ]);
  });

  test('promotions have their names in the language that is asked for, else in Finnish', async () => {
    const seen = (language: 'fi' | 'sv' | 'en', id: string, name: string) =>
      event('view_promotion', language, { language, facts: { promotion: { id, name } } });
    await store(
      seen('fi', 'joulu', 'Joulu'),
      seen('sv', 'joulu', 'Öppen jul'),
      seen('en', 'joulu', 'A Christmas'),
      seen('fi', 'arki', 'Arki'),
      seen('sv', 'arki', 'Vardag'),
    );
    const names = async (language: 'fi' | 'sv' | 'en') =>
      (await promotions(database().db, day, language)).map(({ name }) => name);
    expect(await names('fi')).toEqual(['Joulu', 'Arki']);
    expect(await names('sv')).toEqual(['Öppen jul', 'Vardag']);
    expect(await names('en')).toEqual(['A Christmas', 'Arki']);
  });
});
