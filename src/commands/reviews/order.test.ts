import { expect, test } from 'vitest';
import { rejectReasons } from '#features/reviews/contract/values.ts';
import { UsageFault } from '../asked.ts';
import { readOrder } from './order.ts';

const words = (line: string) => readOrder(line === '' ? [] : line.split(' '));

/** Null, too, for options that there are not. */
function understood(line: string) {
  try {
    return words(line);
  } catch (error) {
    if (error instanceof UsageFault) return null;
    throw error;
  }
}

test.each([
  ['list', { command: 'list', state: 'pending' }],
  ['list rejected', { command: 'list', state: 'rejected' }],
  ['show 7', { command: 'show', ids: [7] }],
  ['publish 7 12', { command: 'decide', ids: [7, 12], decision: { state: 'published' } }],
  [
    'reject 7 --reason insult',
    { command: 'decide', ids: [7], decision: { state: 'rejected', reason: 'insult' } },
  ],
  [
    'reject --reason advertising 7 8',
    { command: 'decide', ids: [7, 8], decision: { state: 'rejected', reason: 'advertising' } },
  ],
])('%s is an order of a moderator', (line, order) => {
  expect(words(line)).toEqual(order);
});

test.each([
  '',
  'delete 7',
  'list all',
  'list pending published',
  'show',
  'show x',
  'publish',
  'publish -1',
  'publish 7 --reason insult',
])('"%s" is none', (line) => {
  expect(understood(line)).toBeNull();
});

test.each([
  'reject 7',
  'reject 7 --reason',
  'reject 7 --reason negative',
  'reject --reason insult',
])('nothing is rejected without a reason of the list: %s (L20)', (line) => {
  expect(understood(line)).toBeNull();
});

test('few stars are no reason (L20)', () => {
  expect(rejectReasons).toEqual([
    'insult',
    'personal-data',
    'off-topic',
    'advertising',
    'unlawful',
  ]);
});
