/** Which drawing each of the demo shop's products has. */
import type { Drawing } from './model.ts';
import { known, readTable, valuesOf } from './tables.ts';

type Row = Record<'kind' | 'product' | 'package' | 'icon' | 'content_colour', string> &
  Partial<Record<'pattern' | 'motif' | 'count', string>>;

/** Drawings of a department's products. */
export type DrawingOf = (kind: string, variety: string, turn: number) => Drawing;

/**
 * Reads the lines of kinds, and those of the products that differ from their kind.
 * @param folder the department's, below `data`
 */
export function readDrawings(folder: string): DrawingOf {
  const rows = new Map<string, Row>(
    (readTable(`${folder}/drawings.tsv`) as Row[]).map((row) => [
      keyOf(row.kind, row.product),
      row,
    ]),
  );
  return (kind, variety, turn) => {
    const usual = known(rows, keyOf(kind, ''));
    const own = rows.get(keyOf(kind, variety));
    const cell = (column: keyof Row): string => own?.[column] || usual[column] || '';
    const inTurn = (column: keyof Row): string => {
      const values = valuesOf(cell(column));
      return values[turn % values.length] ?? '';
    };
    return {
      package: cell('package'),
      icon: inTurn('icon'),
      contentColour: cell('content_colour'),
      pattern: inTurn('pattern').replace(/^plain$/, ''),
      motif: cell('motif'),
      count: Number(cell('count') || 1),
    };
  };
}

const keyOf = (kind: string, product: string): string =>
  product === '' ? kind : `${kind}|${product}`;
