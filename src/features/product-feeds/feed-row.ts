/** A raw row of a feed, before its values are parsed. */
import type { RowFault } from './attributes.ts';

/** Fields by attribute name without prefix; repeated ones are joined with commas. */
export interface FeedRow {
  line: number;
  fields: Record<string, string>;
  /** Syntax faults of the row. */
  faults: RowFault[];
}

/** 'g:image link' → 'image_link'. */
export const attributeName = (name: string) =>
  name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_');

export function putField({ fields }: FeedRow, name: string, text: string): void {
  const value = text.trim();
  const before = fields[name];
  fields[name] = before && value ? `${before},${value}` : before || value;
}
