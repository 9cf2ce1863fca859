import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { known, rowsOf, textOf, valuesOf, writeTable } from './tables.ts';

describe('a table', () => {
  it('is read by the names of its columns; cells that lack at the end are empty', () => {
    expect(rowsOf('x.tsv', 'key\tfi\tsv\nred\tPunainen\tRöd\nbeige\tBeige\n')).toEqual([
      { key: 'red', fi: 'Punainen', sv: 'Röd' },
      { key: 'beige', fi: 'Beige', sv: '' },
    ]);
  });

  it('names the line that has a cell too many', () => {
    expect(() => rowsOf('x.tsv', 'key\tfi\na\tb\na\tb\tc')).toThrow(
      'seed/data/x.tsv:3: 3 cells for 2 columns',
    );
  });

  it('that lacks a key says which', () => {
    expect(() => known(new Map([['red', 1]]), 'rde')).toThrow('"rde"');
  });

  it('is written with its columns in order, and only those that are asked for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aitta-table-'));
    const file = join(folder, 'x.tsv');
    const rows = [
      { id: '1', price: '2 EUR' },
      { id: '2', price: '' },
    ];
    writeTable(file, rows);
    expect(readFileSync(file, 'utf8')).toBe('id\tprice\n1\t2 EUR\n2\t\n');
    writeTable(file, rows, ['id']);
    expect(readFileSync(file, 'utf8')).toBe('id\n1\n2\n');
    rmSync(folder, { recursive: true });
  });
});

it('a name that is the same in every language stands in the Finnish column alone', () => {
  expect(textOf({ fi: 'Lobo', sv: '', en: '' })).toEqual({ fi: 'Lobo', sv: 'Lobo', en: 'Lobo' });
  expect(textOf({ fi: 'Omena', sv: 'Äpple', en: '' })).toEqual({
    fi: 'Omena',
    sv: 'Äpple',
    en: 'Omena',
  });
});

it('a cell holds several values between bars', () => {
  expect(valuesOf('S | M | XL')).toEqual(['S', 'M', 'XL']);
  expect(valuesOf('')).toEqual([]);
});
