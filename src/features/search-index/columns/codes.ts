/** Rows by the merchant's own ids, as somebody types them. */
import { whole } from './growable-arrays.ts';
import { makeWordTable, numberIn, type PackedTable } from '../words/word-table.ts';

export interface Codes {
  table: PackedTable;
  /** Row of each code, by its number in the table. */
  rows: Uint32Array;
}

/** 'sku1001' of 'SKU-1001' and 'sku 1001'; '' for what has no digit, which may be any word. */
const codeOf = (text: string): string =>
  /\d/.test(text) ? text.toLowerCase().replaceAll(/[\s#_./\-‐–]+/gu, '') : '';

/** Of equal codes the first counts. */
export function makeCodes() {
  const table = makeWordTable();
  const rows = whole();
  return {
    add(sku: string, row: number): void {
      const code = codeOf(sku);
      if (code !== '' && table.numberOf(code, 0, code.length) === rows.length) rows.push(row);
    },
    /** @param rowOf new rows by those that were added */
    finish: (rowOf: Uint32Array): Codes => ({
      table: table.packed(),
      rows: rows.taken().map((row) => rowOf[row] as number),
    }),
  };
}

/** Row of the product or variant with the code that the text is; -1 when it is none. */
export function rowOfCode({ table, rows }: Codes, text: string): number {
  const code = codeOf(text);
  const number = code === '' ? -1 : numberIn(table, code);
  return number < 0 ? -1 : (rows[number] as number);
}
