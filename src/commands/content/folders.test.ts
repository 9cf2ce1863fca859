/** The commands that need no database: new and check. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, replacing, smallSpace } from '#features/content/testing/small-space.ts';
import { newSpaceFolder } from '../../services/new-space.ts';
import { begin } from './begin.ts';
import { check } from './check.ts';

const root = mkdtempSync(join(tmpdir(), 'aitta-content-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = '';
let count = 0;
beforeEach(() => {
  folder = join(root, String((count += 1)));
});

function put(files: ReadonlyMap<string, Uint8Array>, where = folder): void {
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(where, file)), { recursive: true });
    writeFileSync(join(where, file), bytes);
  }
}

test('a new folder has the texts of a new shop, without faults, and says what comes next', () => {
  const made = begin(folder);
  expect(made.ok).toBe(true);
  expect(made.lines.join('\n')).toContain(`Fill in ${folder}/seller.json`);
  expect(made.lines.at(-2)).toBe(`  npm run content -- check ${folder}`);
  expect(made.lines.at(-1)).toBe(`  npm run content -- push ${folder}`);
  expect(readdirSync(folder).toSorted()).toEqual(readdirSync(newSpaceFolder).toSorted());
  expect(check([folder])).toEqual(check([newSpaceFolder]));
  expect(check([folder]).ok).toBe(true);
});

test('an empty folder is filled; one that has anything, or is a file, is not touched', () => {
  mkdirSync(folder);
  expect(begin(folder).ok).toBe(true);
  expect(begin(folder)).toMatchObject({ ok: false });
  const other = join(root, 'other');
  mkdirSync(other);
  writeFileSync(join(other, '.hidden'), '');
  expect(begin(other)).toEqual({
    ok: false,
    lines: [`${other} is not empty: it has .hidden. Name a new folder.`],
  });
  expect(readdirSync(other)).toEqual(['.hidden']);
  writeFileSync(join(root, 'file'), '');
  expect(begin(join(root, 'file')).lines).toEqual([`${join(root, 'file')} is no folder.`]);
});

test('a folder without faults is counted', () => {
  put(smallSpace());
  expect(check([folder])).toEqual({
    ok: true,
    lines: [`${smallSpace().size} documents, no faults.`],
  });
});

test('every fault is a line with folder, file and line, in their order, and counted', () => {
  put(
    smallSpace({
      'shop.json': replacing('"mark.svg"', '"other.svg"'),
      'loyalty.json': null,
      'pages/info/faq.fi.md': page('a\n\n{nobody}'),
      'notes.txt': 'x',
      'coupons.json': '{',
    }),
  );
  symlinkSync('/etc/hostname', join(folder, 'pages/hostname'));
  const { ok, lines } = check([folder]);
  expect(ok).toBe(false);
  expect(lines).toEqual([
    `${folder}/coupons.json:1 is no JSON: Expected property name or '}'`,
    `${folder}/loyalty.json:1 the file is missing`,
    expect.stringContaining(`${folder}/notes.txt:1 belongs to no content space`),
    `${folder}/pages/hostname:1 is a link; a content space has files only`,
    `${folder}/pages/info/faq.fi.md:8 {nobody} stands for nothing`,
    `${folder}/shop.json:6 there is no file pictures/other.svg`,
    '6 faults.',
  ]);
});

test('folders go over each other, and a fault names the one its file is in', () => {
  const [base, over] = [join(folder, 'base'), join(folder, 'over')];
  put(smallSpace(), base);
  const wrong = smallSpace({ 'pages/info/faq.fi.md': page('{nobody}') });
  const faq = new Map([...wrong].filter(([file]) => file === 'pages/info/faq.fi.md'));
  put(faq, over);
  expect(check([base, over]).lines).toEqual([
    `${over}/pages/info/faq.fi.md:6 {nobody} stands for nothing`,
    '1 fault.',
  ]);
  expect(check([over, base]).ok).toBe(true);
  expect(check([over]).lines).toContain(`${over}/shop.json:1 the file is missing`);
});

test('a folder that is missing, is a file or has no content files is named', () => {
  const none = join(folder, 'none');
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), '');
  expect(check([none, join(folder, 'file')])).toEqual({
    ok: false,
    lines: [`There is no folder ${none}.`, `${join(folder, 'file')} is no folder.`],
  });
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, '.DS_Store'), '');
  expect(check([empty]).lines).toEqual([`There are no content files in ${empty}.`]);
});
