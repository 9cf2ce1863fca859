import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeQueue } from './queue.ts';

function open() {
  const sent: number[] = [];
  const queue = makeQueue<number>((events) => void sent.push(...events));
  return { sent, queue };
}

test('events wait until analytics is allowed, then all go in their order (R380, R382)', () => {
  const { sent, queue } = open();
  queue.add(1);
  queue.add(2);
  expect(sent).toEqual([]);
  queue.allow();
  queue.add(3);
  expect(sent).toEqual([1, 2, 3]);
  queue.forbid();
  queue.add(4);
  expect(sent).toEqual([1, 2, 3]);
  queue.allow();
  expect(sent).toEqual([1, 2, 3, 4]);
});

test('what waits is forgotten when the page is left or something fails (R381)', () => {
  const { sent, queue } = open();
  queue.add(1);
  queue.clear();
  queue.add(2);
  queue.allow();
  expect(sent).toEqual([2]);
});

test('a sink that fails loses what it was given, and is not given it again (R381)', () => {
  let isAway = true;
  const sent: number[] = [];
  const queue = makeQueue<number>((events) => {
    if (isAway) throw new Error('away');
    sent.push(...events);
  });
  queue.add(1);
  expect(() => queue.allow()).toThrow('away');
  isAway = false;
  queue.add(2);
  expect(sent).toEqual([2]);
});

test('nothing is sent twice or out of order, nothing without consent, and no more than a hundred wait', () => {
  const act = fc.constantFrom('add', 'allow', 'forbid', 'clear');
  fc.assert(
    fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
      const { sent, queue } = open();
      let isAllowed = false;
      let next = 0;
      for (const one of acts) {
        const before = sent.length;
        if (one === 'add') queue.add((next += 1));
        else queue[one]();
        if (one === 'allow') isAllowed = true;
        if (one === 'forbid') isAllowed = false;
        expect(sent.length - before).toBeLessThanOrEqual(isAllowed ? 100 : 0);
      }
      expect(sent).toEqual([...new Set(sent)].toSorted((a, b) => a - b));
    }),
  );
});
