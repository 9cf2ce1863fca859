/** Feed files as rows, one at a time: RSS/XML and tab-separated text. */
import { createReadStream, type ReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { SaxesParser } from 'saxes';

/** Fields by attribute name without prefix; repeated elements are joined with commas. */
export interface FeedRow {
  line: number;
  fields: Record<string, string>;
}

/** @throws Error when the file cannot be read or is not what its ending says. */
export function readRows(file: string, source = createReadStream(file)): AsyncIterable<FeedRow> {
  return /\.(xml|rss)$/i.test(file) ? readXml(source) : readTsv(source);
}

/** 'g:image link' → 'image_link'. */
const attributeName = (name: string) =>
  name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_');

interface TsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

async function* readTsv(source: ReadStream): AsyncIterable<FeedRow> {
  const parser = parse({
    delimiter: '\t',
    bom: true,
    info: true,
    columns: (header: string[]) => header.map(attributeName),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<TsvRecord>) {
    yield { line: info.lines, fields: record };
  }
}

async function* readXml(source: ReadStream): AsyncIterable<FeedRow> {
  const { parser, takeRows } = itemParser();
  for await (const chunk of source.setEncoding('utf8') as AsyncIterable<string>) {
    parser.write(chunk);
    yield* takeRows();
  }
  parser.close();
  yield* takeRows();
}

/** Collects items (RSS) or entries (Atom) as their ends are met. */
function itemParser() {
  const parser = new SaxesParser();
  let rows: FeedRow[] = [];
  let row: FeedRow | null = null;
  let field: string | null = null;
  let value = '';
  const isItem = (name: string) => name === 'item' || name === 'entry';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (isItem(name)) row = { line: parser.line, fields: {} };
    else if (row && field === null) [field, value] = [name, ''];
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
      const attribute = attributeName(name);
      const before = row.fields[attribute];
      row.fields[attribute] = before ? `${before},${value.trim()}` : value.trim();
      field = null;
    }
  });
  const takeRows = (): FeedRow[] => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return { parser, takeRows };
}
