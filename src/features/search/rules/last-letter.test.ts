import { expect, test } from 'vitest';
import { untilTyped } from './last-letter.ts';

/** A shop where these texts find products, and others only those of some of their words. */
const asked: string[] = [];
const list = untilTyped((request: { text: string }, page: number) => {
  asked.push(request.text);
  const isWhole = ['maito l', 'kengät', 'å'].includes(request.text);
  const left = isWhole ? [] : [request.text.split(' ')[0] ?? ''];
  return { found: `${request.text} ${page}`, corrected: [], left };
});

test.each([
  ['maito l', 'maito l 7', []],
  ['kengät', 'kengät 7', []],
  ['kengät n', 'kengät 7', ['n']],
  [' kengät  3 ', 'kengät 7', ['3']],
  ['kengät Å', 'kengät 7', ['å']],
  ['kengät nro', 'kengät nro 7', ['kengät']],
  ['kengät 1,5 l', 'kengät 1,5 l 7', ['kengät']],
  ['a b', 'a b 7', ['a']],
  ['sukka kahvi m', 'sukka kahvi 7', ['sukka', 'm']],
])('%j finds what %j does, without %j', (text, found, left) => {
  expect(list({ text }, 7)).toEqual({ found, corrected: [], left });
});

test('what has all words is asked for once', () => {
  asked.length = 0;
  list({ text: 'maito l' }, 1);
  expect(asked).toEqual(['maito l']);
});
