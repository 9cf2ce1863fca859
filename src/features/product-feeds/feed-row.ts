/** A raw row of a feed, before its values are parsed. */
import type { RowFault } from './attributes.ts';

/** Fields by attribute name without prefix; those that have several values are joined with commas, of others the
 * first counts. */
export interface FeedRow {
  line: number;
  fields: Record<string, string>;
  /** Syntax faults of the row. */
  faults: RowFault[];
}

/** 'g:image link' → 'image_link'. */
export const attributeName = (name: string) =>
  name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_');

/** Attributes that may be repeated: each adds a value. */
const repeated = new Set([
  'additional_image_link',
  'certification',
  'clp_pictograms',
  'diet',
  'product_detail',
  'product_highlight',
  'promotion_id',
]);

export function putField({ fields }: FeedRow, name: string, text: string): void {
  const value = text.trim();
  const before = fields[name];
  if (!before) fields[name] = value;
  else if (value && repeated.has(name)) fields[name] = `${before},${value}`;
}
