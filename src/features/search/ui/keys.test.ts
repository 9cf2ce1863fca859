import { expect, test } from 'vitest';
import { afterKey, type Box } from './keys.ts';

const ids = ['a', 'b', 'c'];
const open = (activeId: string | null): Box => ({ isOpen: true, activeId, text: 'vi' });
const closed: Box = { isOpen: false, activeId: null, text: 'vi' };
const press = (key: string, box: Box, more = {}) =>
  afterKey({ key, altKey: false, isComposing: false, ...more }, box, ids);

test.each([
  ['ArrowDown', closed, 'a'],
  ['ArrowUp', closed, 'c'],
  ['ArrowDown', open(null), 'a'],
  ['ArrowDown', open('a'), 'b'],
  ['ArrowDown', open('c'), 'a'],
  ['ArrowUp', open(null), 'c'],
  ['ArrowUp', open('c'), 'b'],
  ['ArrowUp', open('a'), 'c'],
  ['ArrowDown', open('gone meanwhile'), 'a'],
])('%s in %j goes to %s in an open panel (R118, R120, R128)', (key, box, activeId) => {
  expect(press(key, box)).toEqual({ box: open(activeId), isDone: true });
});

test('ArrowDown opens although there is nothing to go to yet (R120)', () => {
  const pressed = { key: 'ArrowDown', altKey: false, isComposing: false };
  expect(afterKey(pressed, closed, [])?.box).toEqual(open(null));
});

test('with Alt ArrowDown only opens and ArrowUp only closes (R118)', () => {
  expect(press('ArrowDown', closed, { altKey: true })?.box).toEqual(open(null));
  expect(press('ArrowUp', open('b'), { altKey: true })?.box).toEqual(closed);
});

test('Escape closes and leaves what was typed; in a closed panel it is the browser’s (R121)', () => {
  expect(press('Escape', open('b'))).toEqual({ box: closed, isDone: true });
  expect(press('Escape', closed)).toBe(null);
});

test('Enter chooses the active option and closes; without one it is the form’s (R118)', () => {
  expect(press('Enter', open('b'))).toEqual({ box: closed, action: 'choose', isDone: true });
  for (const box of [open(null), open('gone meanwhile'), closed]) {
    expect(press('Enter', box)).toBe(null);
  }
});

test('Delete takes the active option away; without one it is the field’s (R129)', () => {
  expect(press('Delete', open('b'))).toEqual({ box: open('b'), action: 'remove', isDone: true });
  for (const box of [open(null), open('gone meanwhile'), closed]) {
    expect(press('Delete', box)).toBe(null);
  }
});

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s goes back to the field, where the cursor moves (R118)',
  (key) => {
    expect(press(key, open('b'))).toEqual({ box: open(null), isDone: false });
    expect(press(key, open(null))).toBe(null);
  },
);

test.each(['a', 'ä', 'Tab', 'Shift', 'F5'])('%s is left to the browser (R118)', (key) => {
  expect([press(key, open('b')), press(key, closed)]).toEqual([null, null]);
});

test('a key that ends the writing of a letter does nothing else (R118)', () => {
  expect(press('Enter', open('b'), { isComposing: true })).toBe(null);
});
