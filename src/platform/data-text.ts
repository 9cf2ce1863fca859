/** JSON and YAML written by people: parsed values, and the line of each, for messages about faults. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  stringify,
  type Document,
} from 'yaml';

export interface DataText {
  data: unknown;
  /** Line of a value, or of the nearest one around it; counted from 1. */
  lineOf(path: readonly PropertyKey[]): number;
}

export interface TextFault {
  /** Counted from 1. */
  line: number;
  reason: string;
}

/** Parses YAML.
 * @param firstLine line of the file that the text starts on
 * @returns the faults when the text cannot be parsed, one for each line */
export function parseData(text: string, firstLine = 1): DataText | { faults: TextFault[] } {
  const { document, lineAt } = documentOf(text, firstLine);
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    reason: plain(message),
  }));
  if (faults.length > 0) return { faults: firstOfEachLine(faults) };
  try {
    return { data: document.toJS() as unknown, lineOf: linesIn(document, lineAt, firstLine) };
  } catch (error) {
    // An alias that is unknown, or that many others repeat.
    return { faults: [{ line: firstLine, reason: plain((error as Error).message) }] };
  }
}

/** Parses JSON, strictly. YAML reads JSON too: it has the lines, and finds names that are there twice.
 * @returns the faults when the text cannot be parsed */
export function parseJson(text: string): DataText | { faults: TextFault[] } {
  if (text.trim() === '') return { faults: [{ line: 1, reason: 'the file is empty' }] };
  try {
    JSON.parse(text);
  } catch (error) {
    return { faults: [jsonFault(error as Error, text)] };
  }
  return parseData(text);
}

/** Some messages of the parser name a position and some do not, so it is searched for. */
function jsonFault({ message }: Error, text: string): TextFault {
  const reason = message
    .replace(/(?: in JSON)? at position.*$/s, '')
    .replace(/, (?:"|\.\.\.).*$/s, '');
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (failsBefore(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  // A comma is missing where the value before it ends.
  const isLack = reason.startsWith("Expected ','") || good >= text.length;
  const before = isLack ? text.slice(0, good).trimEnd() : text.slice(0, good);
  return { line: before.split('\n').length, reason: `is no JSON: ${reason}` };
}

/** True when the text is wrong somewhere before its end, and not only unfinished. */
function failsBefore(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith('Unexpected token')) return true;
    const position = /at position (\d+)/.exec(message)?.[1];
    return Number(position) < text.length && !message.startsWith('Unterminated');
  }
}

const plainer: [RegExp, string][] = [
  [/^Map keys must be unique/, 'the same name is there twice'],
  [/^Maximum call stack/, 'is nested too deeply'],
  [/^Source contains multiple documents/, 'must be one document, so --- may not stand in it'],
];

const plain = (message: string): string =>
  plainer.find(([pattern]) => pattern.test(message))?.[1] ?? message;

function documentOf(text: string, firstLine: number) {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  });
  return { document, lineAt };
}

/** The parser goes on after a fault and finds more that come of it. */
function firstOfEachLine(faults: readonly TextFault[]): TextFault[] {
  const byLine = new Map<number, TextFault>();
  for (const fault of faults) if (!byLine.has(fault.line)) byLine.set(fault.line, fault);
  return [...byLine.values()].toSorted((a, b) => a.line - b.line);
}

function linesIn(document: Document, lineAt: (offset: number) => number, firstLine: number) {
  return (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const start = startOf(document, path.slice(0, depth));
      if (start !== undefined) return lineAt(start);
    }
    return isNode(document.contents) && document.contents.range
      ? lineAt(document.contents.range[0])
      : firstLine;
  };
}

/** Where the name of a value stands, or the value itself in a list; undefined where there is none. */
function startOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const [last, before] = [path.at(-1), path.slice(0, -1)];
  const around: unknown = before.length > 0 ? document.getIn(before, true) : document.contents;
  if (!isCollection(around)) return undefined;
  const node: unknown = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))?.key
    : around.get(last, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** YAML of a value, each text on one line. JSON, which is YAML too, where the parser would not read the same
 * value: it writes some texts of blanks and dashes without quotes. */
export function writeYaml(value: unknown): string {
  const yaml = stringify(value, {
    lineWidth: 0,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  });
  const read = parseData(yaml);
  const json = JSON.stringify(value, null, 2);
  return 'data' in read && JSON.stringify(read.data, null, 2) === json ? yaml : `${json}\n`;
}
