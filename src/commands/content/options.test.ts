import { expect, test } from 'vitest';
import { UsageFault } from '../asked.ts';
import { readOrder, usage } from './options.ts';

test.each([
  [[], 'Name a command.'],
  [['publish'], 'There is no command publish.'],
  [['constructor'], 'There is no command constructor.'],
  [['push'], 'Name the folder: push DIR.'],
  [['check'], 'Name the folder: check DIR.'],
  [['pull', 'a', 'b'], 'pull takes 1 word, not 2.'],
  [
    ['import-synonyms', 'a', 'fi'],
    'Name the folder, the language and the file: import-synonyms DIR LANGUAGE FILE.',
  ],
  [['import-synonyms', 'a', 'de', 'b.txt'], 'de is no language; there are fi, sv, en.'],
  [['import-synonyms', 'a', 'fi', 'b', 'c'], 'import-synonyms takes 3 words, not 4.'],
  [['undo', 'last'], 'last is no version; history lists them.'],
  [['undo', '0'], '0 is no version; history lists them.'],
  [['history', '1.5'], '1.5 is no version; history lists them.'],
  [['history', '-1'], "Unknown option '-1'"],
  [['pull', 'a', '--note', 'x'], 'pull has no option --note.'],
  [['undo', '--force'], 'undo has no option --force.'],
  [['push', 'a', '--note', 'x\ny'], '--note must be one line.'],
  [['push', 'a', '--note', 'x'.repeat(201)], '--note may have 200 characters.'],
  [['push', 'a', '--fast'], "Unknown option '--fast'"],
  [['push', 'a', '--note'], "Option '--note <value>' argument missing"],
])('%j is refused: %s', (words, fault) => {
  expect(() => readOrder(words)).toThrow(UsageFault);
  expect(() => readOrder(words)).toThrow(fault);
});

test.each([
  [
    ['push', 'a', '--note', ' talvi '],
    { command: 'push', folders: ['a'], note: 'talvi', force: false },
  ],
  [['push', '--force', 'a'], { command: 'push', folders: ['a'], note: '', force: true }],
  [['pull', 'a', '--force'], { command: 'pull', folders: ['a'], force: true }],
  [['check', 'a', 'b'], { command: 'check', folders: ['a', 'b'] }],
  [['new', 'a'], { command: 'new', folders: ['a'] }],
  [['import-cms', 'a'], { command: 'import-cms', folders: ['a'] }],
  [
    ['import-synonyms', 'a', 'sv', 'b.txt'],
    { command: 'import-synonyms', folders: ['a'], lines: { language: 'sv', file: 'b.txt' } },
  ],
  [['history'], { command: 'history', version: undefined, folders: [] }],
  [['undo', '12'], { command: 'undo', version: 12, folders: [] }],
])('%j is an order', (words, order) => expect(readOrder(words)).toMatchObject(order));

test('usage has every command', () => {
  const others = ['history', 'undo', 'import-synonyms', 'import-cms'];
  for (const command of ['new', 'check', 'pull', 'push', ...others])
    expect(usage).toMatch(new RegExp(`^  ${command} `, 'm'));
});
