/** Markdown files of pages: facts in front matter, then the text. */
import { parseData, writeYaml, type DataText, type TextFault } from '#platform/data-text.ts';

const front = /^---[ \t]*\n(?:([^]*?)\n)??---[ \t]*(?:\n|$)/;

/** The facts and the body as one value; lines count from the beginning of the file. */
export function frontAndBody(text: string): DataText | { faults: TextFault[] } {
  const written = text.replaceAll(/\r\n?/g, '\n');
  const found = front.exec(written);
  if (!found) return oneFault(1, 'must begin with front matter between two lines of ---');
  const [whole, facts = ''] = found;
  const read = parseData(facts, 2);
  if ('faults' in read) return read;
  const { data, lineOf } = read;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return oneFault(2, 'the front matter must be names with values, such as title: Returns');
  if (Object.hasOwn(data, 'body'))
    return oneFault(lineOf(['body']), 'body is not known here; the text follows the front matter');
  const rest = written.slice(whole.length);
  const body = rest.replace(/^\n+/, '');
  const start = whole.split('\n').length + (rest.length - body.length);
  return {
    data: { ...data, body: body.trimEnd() },
    lineOf(path) {
      const [first, line] = path;
      if (first !== 'body') return lineOf(path);
      return typeof line === 'number' ? start + line - 1 : start;
    },
  };
}

const oneFault = (line: number, reason: string) => ({ faults: [{ line, reason }] });

/** @param page front matter and `body` of one language */
export function pageFile(page: unknown): string {
  const { body, ...facts } = page as { body: string };
  return `---\n${writeYaml(facts)}---\n\n${body}\n`;
}
