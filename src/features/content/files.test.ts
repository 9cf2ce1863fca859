import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { otherFilesIn, pulledFrom, readSpaceFolders, writeFolder, writeInto } from './files.ts';
import { faultsInFiles } from './rules/check.ts';
import { readFiles } from './rules/files.ts';

const root = mkdtempSync(join(tmpdir(), 'aitta-content-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = '';
let count = 0;
beforeEach(() => {
  folder = join(root, String((count += 1)));
  mkdirSync(folder);
});

function put(file: string, text = '{}'): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}
const bytes = (text: string) => new TextEncoder().encode(text);
const pulled = { version: 7, pushedAt: '2026-11-16T08:00:00.123456Z' };
const namesIn = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(where.length + 1))
    .toSorted();

describe('a folder is read', () => {
  test('with the folders in it, without what systems and editors hide', () => {
    for (const file of ['.version', '.git/config', '.DS_Store', 'campaigns/.DS_Store', 'Thumbs.db'])
      put(file);
    put('shop.json~');
    put('shop.json');
    put('campaigns/a.json');
    const { files, faults } = readSpaceFolders([folder]);
    expect([...files.keys()].toSorted()).toEqual(['campaigns/a.json', 'shop.json']);
    expect(faults).toEqual([]);
    expect(otherFilesIn(folder)).toEqual([]);
  });

  test('after others, whose files of the same names it replaces', () => {
    put('base/shop.json', '1');
    put('base/seller.json', '2');
    put('over/shop.json', '3');
    const { files } = readSpaceFolders([join(folder, 'base'), join(folder, 'over')]);
    const texts = [...files].map(([file, one]) => [file, new TextDecoder().decode(one)]);
    expect(Object.fromEntries(texts)).toEqual({ 'shop.json': '3', 'seller.json': '2' });
  });

  test('without following links, which may lead out of it', () => {
    const secret = put('../secret.json', '{ "secret": 1 }');
    mkdirSync(join(root, 'outside'), { recursive: true });
    writeFileSync(join(root, 'outside/index.fi.md'), 'x');
    symlinkSync(secret, join(folder, 'shop.json'));
    symlinkSync(join(root, 'outside'), join(folder, 'pages'));
    symlinkSync(join(root, 'nowhere'), join(folder, 'seller.json'));
    const { files, faults } = readSpaceFolders([folder]);
    expect(files.size).toBe(0);
    expect(faults.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual(
      ['pages', 'seller.json', 'shop.json'].map((file) => ({
        file,
        line: 1,
        reason: 'is a link; a content space has files only',
      })),
    );
    const shopFaults = faultsInFiles(readFiles(files), faults).filter(
      ({ file }) => file === 'shop.json',
    );
    expect(shopFaults).toHaveLength(1);
  });

  test('without taking a file of gigabytes into memory', () => {
    truncateSync(put('pictures/a.png'), 5_000_000_000);
    const { files, faults } = readSpaceFolders([folder]);
    expect(files.size).toBe(0);
    expect(faults).toEqual([{ file: 'pictures/a.png', line: 1, reason: 'is larger than 2 MB' }]);
  });
});

describe('a folder is written', () => {
  test('with the files, without other content files and the folders they leave empty', () => {
    put('campaigns/old.json');
    put('pages/info/old.fi.md');
    put('shop.json', 'old');
    put('.git/config');
    writeFolder(folder, new Map([['shop.json', bytes('new')]]), pulled);
    expect(namesIn(folder)).toEqual(['.git/config', '.version', 'shop.json']);
    expect(existsSync(join(folder, 'campaigns'))).toBe(false);
    expect(readFileSync(join(folder, 'shop.json'), 'utf8')).toBe('new');
  });

  test('even where it did not exist, and notes the version it has', () => {
    const made = join(folder, 'a/b');
    writeFolder(made, new Map([['pages/info/faq.fi.md', bytes('x')]]), pulled);
    expect(namesIn(made)).toEqual(['.version', 'pages/info/faq.fi.md']);
    expect(pulledFrom(made)).toEqual(pulled);
  });

  test('without writing through a link into another place', () => {
    const outside = put('../kept.json', 'kept');
    symlinkSync(outside, join(folder, 'shop.json'));
    writeInto(folder, new Map([['shop.json', bytes('new')]]));
    expect(readFileSync(outside, 'utf8')).toBe('kept');
    expect(readFileSync(join(folder, 'shop.json'), 'utf8')).toBe('new');
  });
});

test.each(['', 'x', '-1 2026', '1.5 a', '7'])('%j as the noted version counts as none', (text) => {
  put('.version', text);
  expect(pulledFrom(folder)).toBeUndefined();
});

test('a folder without a noted version was not pulled', () => {
  expect(pulledFrom(folder)).toBeUndefined();
  expect(pulledFrom(join(folder, 'none'))).toBeUndefined();
});

test('files that are no content, and links, are named, so that nothing is written over them', () => {
  put('shop.json');
  put('notes.txt');
  put('src/main.ts');
  symlinkSync(folder, join(folder, 'link'));
  expect(otherFilesIn(folder)).toEqual(['link', 'notes.txt', 'src/main.ts']);
  expect(otherFilesIn(join(folder, 'none'))).toEqual([]);
});
