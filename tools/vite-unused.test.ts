import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';
import { unused } from './unused-code.ts';
import { withEmpty } from './vite-unused.ts';

const emptied = (code: string, ...names: string[]) =>
  withEmpty(code, names, parseSync('library.js', code).program);

test('functions keep their name and parameters, and lose what they do', () => {
  const code =
    'function a(b) { return b; }\nfunction c() { function a1() { return 1; } return a1; }';
  expect(emptied(code, 'a', 'a1')).toBe(
    'function a(b) {}\nfunction c() { function a1() {} return a1; }',
  );
  expect(emptied('function out() { function inner() { go(); } }', 'inner', 'out')).toBe(
    'function out() {}',
  );
});

test('a member is named by its object; the methods of a constructor go with it', () => {
  const code = [
    'exports.cache = function (fn) { return fn; };',
    'function Part() { this.x = 1; }',
    'Part.prototype.focus = function () { this.x += 1; };',
    'Other.prototype.focus = function () { this.x = 2; };',
  ];
  expect(emptied(code.join('\n'), 'exports.cache', 'Part').split('\n')).toEqual([
    'exports.cache = function (fn) {};',
    'function Part() {}',
    'Part.prototype.focus = function () {};',
    'Other.prototype.focus = function () { this.x = 2; };',
  ]);
});

test('a function that the library no longer has, or has twice, fails the build', () => {
  expect(() => emptied('function a() {}', 'a', 'b')).toThrow('There is no function b.');
  const twice = 'function a() {}\nfunction c() { function a() {} }';
  expect(() => emptied(twice, 'a')).toThrow('Two are called a.');
});

test.each(Object.entries(unused))('the installed %s has what is left out', (file, functions) => {
  const code = readFileSync(join(root, 'node_modules', file), 'utf8');
  const names = Object.values(functions).flat();
  expect(emptied(code, ...names).length).toBeLessThan(code.length);
});
