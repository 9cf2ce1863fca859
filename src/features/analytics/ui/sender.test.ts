import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notedAt } from '../rules/noted.ts';
import { makeSender, postEvents, type EventsBody } from './sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (path: string) => notedAt(path, { name: 'page_view' });

function open() {
  const sent: EventsBody[] = [];
  const state = { now: 0, isHidden: false };
  const sender = makeSender({
    language: 'sv',
    visitor: () => 'id',
    post: (body) => void sent.push(body),
    now: () => state.now,
    isHidden: () => state.isHidden,
  });
  const paths = () => sent.map(({ events }) => events.map((one) => one.page));
  return { sent, state, sender, paths };
}

test('events go together, two seconds after the first of them, with their ages', () => {
  const { sent, state, sender } = open();
  sender.add(page('/'), 0);
  vi.advanceTimersByTime(1500);
  state.now = 2000;
  sender.add(page('/haku'), 1500);
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  const rest = { name: 'page_view', items: [], facts: {} };
  expect(sent).toEqual([
    {
      visitor: 'id',
      language: 'sv',
      events: [
        { ...rest, page: '/', age: 2000 },
        { ...rest, page: '/haku', age: 500 },
      ],
    },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('fifty are sent at once, and each one while the page is hidden', () => {
  const { paths, state, sender } = open();
  for (let i = 0; i < 51; i += 1) sender.add(page(`/${i}`), 0);
  expect(paths().map((one) => one.length)).toEqual([50]);
  sender.flush();
  expect(paths()[1]).toEqual(['/50']);
  state.isHidden = true;
  sender.add(page('/last'), 0);
  expect(paths()[2]).toEqual(['/last']);
});

test('what is dropped is never sent, and nothing is sent for nothing', () => {
  const { sent, sender } = open();
  sender.add(page('/'), 0);
  sender.drop();
  sender.flush();
  sender.add(notedAt('/kiitos', { name: 'purchase' }), 0);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('a request survives its page, and one that fails is lost (R381)', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const body: EventsBody = { visitor: 'id', language: 'fi', events: [] };
  postEvents(body);
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    '/_data/events',
    expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(body) }),
  );
});
