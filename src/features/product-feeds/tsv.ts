/** Tab-separated text as rows: one line, one row. */
import { FeedFault } from './feed-fault.ts';
import { attributeName, putField, type FeedRow } from './feed-row.ts';

/** @param needed columns that every row needs; 'a or b': one of the two
 * @throws FeedFault when the first line does not name them */
export async function* readTsv(
  file: string,
  text: AsyncIterable<string>,
  needed: readonly string[],
): AsyncGenerator<FeedRow> {
  let columns: string[] | null = null;
  for await (const line of linesOf(text)) {
    if (line.text.trim() === '') continue;
    if (columns) yield rowOf(columns, line);
    else columns = columnsOf(file, line, needed);
  }
}

interface Line {
  line: number;
  text: string;
  isTooLong: boolean;
}

const longestLine = 1_000_000;
/** Characters kept of a line that is too long; its id is usually among them. */
const keptOfLong = 1000;

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  const take = (text: string): Line => {
    line += 1;
    const isLong = isTooLong || text.length > longestLine;
    isTooLong = false;
    return { line, text: isLong ? text.slice(0, keptOfLong) : text, isTooLong: isLong };
  };
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? '';
    for (const part of parts) yield take(part);
    if (rest.length > longestLine) {
      isTooLong = true;
      rest = rest.slice(0, keptOfLong) + (rest.endsWith('\r') ? '\r' : '');
    }
  }
  if (rest !== '') yield take(rest.replace(/\r$/, ''));
}

function columnsOf(file: string, { line, text }: Line, needed: readonly string[]): string[] {
  const names = text.split('\t').map((cell) => attributeName(unquoted(cell) ?? cell));
  const missing = needed.filter((name) => !name.split(' or ').some((one) => names.includes(one)));
  if (missing.length === 0) return names;
  const other = names.length === 1 ? /[;,|]/.exec(text)?.[0] : undefined;
  const hint = other ? ` It has ${other} where tabs must be.` : '';
  const what = missing.length === 1 ? 'the column' : 'the columns';
  throw new FeedFault(
    `${file}:${line}: ${what} ${missing.join(', ')} cannot be found. The first line must name the columns, parted by tabs.${hint}`,
  );
}

function rowOf(columns: string[], { line, text, isTooLong }: Line): FeedRow {
  const cells = text.split('\t');
  const row: FeedRow = { line, fields: {}, faults: [] };
  for (const [i, column] of columns.entries()) {
    const cell = cells[i] ?? '';
    const value = unquoted(cell);
    if (value === null)
      row.faults.push({
        field: column,
        reason: 'opens a quotation mark that the line does not close',
      });
    putField(row, column, value ?? cell);
  }
  if (isTooLong)
    row.faults.push({ field: 'row', reason: `is longer than ${longestLine} characters` });
  else if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    row.faults.push({ field: 'row', reason: 'has more fields than the first line names' });
  return row;
}

/** '"a ""b"" c"' → 'a "b" c'; a text that merely begins with a quotation stays as it is. Null when
 * a quotation mark is not closed. */
function unquoted(cell: string): string | null {
  const text = cell.trim();
  if (!text.startsWith('"')) return cell;
  if (/^"(?:[^"]|"")*"$/.test(text)) return text.slice(1, -1).replaceAll('""', '"');
  return text.split('"').length % 2 === 1 ? cell : null;
}
