import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const plain = { names: [], isAll: false, isStrict: false, isNear: false };

describe('the words after npm test', () => {
  it.each([
    ['', plain],
    ['unit --strict e2e', { ...plain, names: ['unit', 'e2e'], isStrict: true }],
    ['--all', { ...plain, isAll: true }],
    ['--near', { ...plain, isNear: true }],
    ['--near --since main', { ...plain, isNear: true, since: 'main' }],
  ])('%s', (words, read) => {
    expect(readArguments(words.split(' ').filter(Boolean))).toEqual(read);
  });

  it.each(['--fast', '--since main', '--near unit', '--near --all', '--near --since'])(
    '%s is refused',
    (words) => {
      expect(() => readArguments(words.split(' '))).toThrow(Error);
    },
  );
});
