import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsOf, smallSpace } from '#features/content/testing/small-space.ts';
import { importSynonyms } from './import-synonyms.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-synonyms-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [file, target] = [join(folder, 'words.txt'), join(folder, 'search-words.json')];

const document = (sv: string[] = []) =>
  `${JSON.stringify(
    {
      synonyms: { fi: ['muki, kuppi'], sv, en: [] },
      surplusWords: { fi: ['paras'], sv: [], en: [] },
    },
    null,
    2,
  )}\n`;

/** Imports the text as Swedish synonyms into a folder with the document. */
function imported(text: string | Uint8Array, before: string | null = document()) {
  writeFileSync(file, text);
  rmSync(target, { force: true });
  if (before !== null) writeFileSync(target, before);
  return importSynonyms(folder, { language: 'sv', file });
}

test('a text file replaces the synonyms of its language, without comments and empty lines', () => {
  const text = '\uFEFF# Telefoner\r\nmobil, Telefon \r\n\n  # Skor\nskor => stövlar, sandaler\n';
  expect(imported(text, document(['old, older']))).toEqual({
    ok: true,
    lines: [`2 lines for 3 terms are in ${target}.`, `Next: npm run content -- check ${folder}`],
  });
  const written = readFileSync(target, 'utf8');
  expect(written).toBe(document(['mobil, Telefon', 'skor => stövlar, sandaler']));
  expect(faultsOf(smallSpace({ 'search-words.json': written }))).toEqual([]);
});

test('one fault in the file, and nothing is written; each is named with its line', () => {
  const before = document(['old, older']);
  expect(imported('a, b\n\nmobil\n# x\na => b => c\n', before)).toEqual({
    ok: false,
    lines: [
      `${file}:3 must have two different terms`,
      `${file}:5 has => more than once`,
      '2 faults; nothing was written.',
    ],
  });
  expect(readFileSync(target, 'utf8')).toBe(before);
});

test.each([
  ['no UTF-8', Buffer.from('a, b\nmugg, k\xF6pp', 'latin1'), document(), `${file}:2 is not UTF-8`],
  ['too many bytes', `${'a'.repeat(2_000_001)}`, document(), `${file} is larger than 2 MB`],
  ['no document', 'a, b', null, `${target} is missing; pull`],
  ['a broken document', 'a, b', '{', `${target} has faults`],
  ['a document of another form', 'a, b', '{ "synonyms": 1 }', `${target} has faults`],
])('%s is refused', (_, text, before, reason) => {
  const { ok, lines } = imported(text, before);
  expect([ok, lines.join('\n')]).toEqual([false, expect.stringContaining(reason)]);
});

test('a missing file or folder is named', () => {
  const none = join(folder, 'none');
  imported('');
  expect(importSynonyms(folder, { language: 'fi', file: none }).lines).toEqual([
    `There is no file ${none}.`,
  ]);
  expect(importSynonyms(none, { language: 'fi', file }).lines).toEqual([
    `There is no folder ${none}.`,
  ]);
});
