import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAds } from './watch-ads.ts';

/** A link in a card; what is pressed is inside it. */
class Card extends EventTarget {
  closest = (selector: string) => (selector === 'a' ? this : null);
}

let show: (element: unknown, intersectionRatio: number) => void;
const watched = new Set<unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  watched.clear();
  vi.stubGlobal('Element', Card);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        show = (target, intersectionRatio) => {
          if (watched.has(target)) notify([{ target, intersectionRatio }]);
        };
      }
      observe = (element: unknown) => watched.add(element);
      unobserve = (element: unknown) => watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const element = new Card() as unknown as Element;
function open(ad = { element, impression: 'seen', click: 'opened' }) {
  const sent: string[] = [];
  return { sent, stop: watchAds([ad], (report) => sent.push(report)) };
}

test('an advertisement is reported once, when half of it was visible for a second (R399)', () => {
  const { sent } = open();
  show(element, 0.5);
  vi.advanceTimersByTime(999);
  show(element, 0.4);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  show(element, 0.7);
  vi.advanceTimersByTime(1000);
  show(element, 0);
  show(element, 1);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(['seen']);
});

test('each opening of its link is reported, until the list is left (R399)', () => {
  const { sent, stop } = open();
  element.dispatchEvent(new Event('click'));
  expect(sent).toEqual(['opened']);
  show(element, 1);
  stop();
  element.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(['opened']);
});

test('an advertisement that nobody wants to hear of is not reported (R399)', () => {
  const { sent } = open({ element } as Parameters<typeof open>[0]);
  show(element, 1);
  vi.advanceTimersByTime(5000);
  element.dispatchEvent(new Event('click'));
  expect(sent).toEqual([]);
});
