/** Reads feed files row by row: RSS/XML and tab-separated text. */
import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { quoted } from './detail-attributes.ts';
import { textOf } from './encoding.ts';
import { FeedFault } from './feed-fault.ts';
import { attributeName, putField, type FeedRow } from './feed-row.ts';
import { readTsv } from './tsv.ts';

/** @param needed attributes that every row needs
 * @throws FeedFault when the content does not match the file extension */
export function readRows(
  file: string,
  needed: readonly string[],
  source = createReadStream(file),
): AsyncIterable<FeedRow> {
  const isXml = /\.(xml|rss)(\.gz)?$/i.test(file);
  const text = textOf(file, source, isXml);
  return isXml ? readXml(file, text) : readTsv(file, text, needed);
}

async function* readXml(file: string, text: AsyncIterable<string>): AsyncIterable<FeedRow> {
  const { parser, takeRows } = itemParser(file);
  for await (const chunk of text) {
    parser.write(chunk);
    yield* takeRows();
  }
  parser.close();
  yield* takeRows();
}

/** Errors that spoil only the field they are in; parsing the field reports the character. */
const ofField = /disallowed character|malformed character entity|undefined entity/;

/** Attributes whose parts are elements of their own: a section, a name and a value. */
const structured = new Set(['product_detail', 'certification']);
const hasParts = (field: string | null) => field !== null && structured.has(attributeName(field));

/** Collects items (RSS) or entries (Atom) when they end. */
function itemParser(file: string) {
  const parser = new SaxesParser();
  let rows: FeedRow[] = [];
  let row: FeedRow | null = null;
  let field: string | null = null;
  let value = '';
  let parts: string[] = [];
  const isItem = (name: string) => name === 'item' || name === 'entry';
  parser.on('error', (error) => {
    if (!row || field === null || !ofField.test(error.message))
      throw new FeedFault(`${file}:${error.message}`);
    if (error.message.includes('malformed'))
      row.faults.push({ field: attributeName(field), reason: 'has a character that is none' });
  });
  parser.on('opentag', ({ name }) => {
    if (isItem(name)) row = { line: parser.line, fields: {}, faults: [] };
    else if (row && field === null) [field, value, parts] = [name, '', []];
    else if (hasParts(field)) value = '';
  });
  const collect = (text: string) => {
    if (field !== null) value += text;
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', ({ name }) => {
    if (row && isItem(name)) {
      rows.push(row);
      row = null;
    } else if (row && name === field) {
      putField(row, attributeName(name), parts.length > 0 ? parts.map(quoted).join(':') : value);
      field = null;
    } else if (hasParts(field)) {
      parts.push(value.trim());
      value = '';
    }
  });
  const takeRows = (): FeedRow[] => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return { parser, takeRows };
}
