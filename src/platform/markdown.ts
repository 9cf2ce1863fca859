/** Markdown as plain data that components can show: no HTML, safe links only, and typed blocks, which are
 * fenced code with a name and YAML. */
import { lexer, type Token, type Tokens } from 'marked';
import { parseData, type TextFault } from './data-text.ts';
import { inlinesOf } from './markdown/inline.ts';
import {
  withLines,
  type Inline,
  type MarkdownNode,
  type Reading,
  type WrittenBlock,
  type WrittenHeading,
  type WrittenLink,
} from './markdown/nodes.ts';

export type {
  Inline,
  MarkdownNode,
  WrittenBlock,
  WrittenHeading,
  WrittenLink,
} from './markdown/nodes.ts';

export interface Markdown {
  nodes: MarkdownNode[];
  blocks: WrittenBlock[];
  links: WrittenLink[];
  faults: TextFault[];
  headings: WrittenHeading[];
}

/** Never throws, whatever the text: what cannot be shown is left out and is a fault.
 * @param firstLine line of the file that the text starts on */
export function parseMarkdown(text: string, firstLine = 1): Markdown {
  const reading: Reading = { blocks: [], links: [], faults: [], headings: [], ids: new Set() };
  try {
    const nodes = nodesOf(lexer(text), firstLine, reading);
    const { blocks, links, faults, headings } = reading;
    return { nodes, blocks, links, faults, headings };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const faults = [{ line: firstLine, reason: 'lists or quotes are nested too deeply' }];
    return { nodes: [], blocks: [], links: [], faults, headings: [] };
  }
}

/** Markdown of one line, as inside of a block's text. */
export function parseInline(text: string): {
  inlines: Inline[];
  links: WrittenLink[];
  faults: string[];
} {
  const { nodes, links, faults } = parseMarkdown(text);
  const [first, ...others] = nodes;
  const wrong = (reasons: string[]) => ({ inlines: [], links: [], faults: reasons });
  if (faults.length > 0) return wrong(faults.map(({ reason }) => reason));
  if (first?.type !== 'paragraph' || others.length > 0)
    return wrong(['must be one paragraph of text']);
  return { inlines: first.children, links, faults: [] };
}

const nodesOf = (
  tokens: readonly Token[] | undefined,
  line: number,
  reading: Reading,
): MarkdownNode[] =>
  withLines(tokens ?? [], line).flatMap(([token, at]) => nodeOf(token, at, reading) ?? []);

type Maker = (token: Token, line: number, reading: Reading) => MarkdownNode | null;

/** By type of token; null for what shows nothing. */
const makers: Record<string, Maker> = {
  space: () => null,
  def: () => null,
  heading: (token, ...at) => headingOf(token as Tokens.Heading, ...at),
  text: (token, ...at) => paragraphOf(token, ...at),
  paragraph: (token, ...at) => paragraphOf(token, ...at),
  list: (token, ...at) => listOf(token as Tokens.List, ...at),
  table: (token, ...at) => tableOf(token as Tokens.Table, ...at),
  blockquote: (token, ...at) => ({
    type: 'quote',
    children: nodesOf((token as Tokens.Blockquote).tokens, ...at),
  }),
  hr: () => ({ type: 'rule' }),
  code: (token, ...at) => blockOf(token as Tokens.Code, ...at),
};

function nodeOf(token: Token, line: number, reading: Reading): MarkdownNode | null {
  const make = makers[token.type];
  if (make) return make(token, line, reading);
  // What is no block of its own, such as HTML, is refused as it is within a text.
  inlinesOf([token], line, reading);
  return null;
}

const paragraphOf: Maker = (token, line, reading) => {
  const { tokens = [token] } = token as Partial<Tokens.Paragraph>;
  return { type: 'paragraph', children: inlinesOf(tokens, line, reading) };
};

function listOf(token: Tokens.List, line: number, reading: Reading): MarkdownNode {
  const items = withLines(token.items, line);
  return {
    type: 'list',
    isOrdered: token.ordered,
    items: items.map(([item, at]) => nodesOf(item.tokens, at, reading)),
  };
}

/** The head, a line of dashes, then a line for each row. */
function tableOf(token: Tokens.Table, line: number, reading: Reading): MarkdownNode {
  const cells = (row: Tokens.TableCell[], at: number) =>
    row.map((cell) => inlinesOf(cell.tokens, at, reading));
  return {
    type: 'table',
    head: cells(token.header, line),
    rows: token.rows.map((row, index) => cells(row, line + 2 + index)),
  };
}

const levels = [2, 3, 4] as const;

function headingOf(token: Tokens.Heading, line: number, reading: Reading): MarkdownNode | null {
  const level = levels.find((one) => one === token.depth);
  if (!level) {
    const reason = 'headings have two to four #: the title in the front matter is the first level';
    reading.faults.push({ line, reason });
    return null;
  }
  const children = inlinesOf(token.tokens, line, reading);
  reading.headings.push({ level, line });
  return { type: 'heading', level, id: idOf(token.text, reading.ids), children };
}

/** An id for links within the page; a second heading of the same text gets a number. */
function idOf(text: string, ids: Set<string>): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const plain = letters || 'section';
  let id = plain;
  for (let count = 2; ids.has(id); count += 1) id = `${plain}-${count}`;
  ids.add(id);
  return id;
}

function blockOf(token: Tokens.Code, line: number, reading: Reading): MarkdownNode | null {
  const name = token.lang?.trim() ?? '';
  if (token.codeBlockStyle === 'indented' || name === '') {
    const reason = 'code is not shown; a block has a name after ```';
    reading.faults.push({ line, reason });
    return null;
  }
  const body = parseData(token.text, line + 1);
  if ('faults' in body) {
    reading.faults.push(...body.faults);
    return null;
  }
  reading.blocks.push({ name, line, body });
  return { type: 'block', name, data: body.data ?? {}, line };
}
