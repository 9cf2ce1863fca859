/** What Markdown is read into, and what is collected meanwhile. */
import type { Token } from 'marked';
import type { DataText, TextFault } from '../data-text.ts';

export type Inline =
  | string
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; to: string; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'break' };

export type MarkdownNode =
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: MarkdownNode[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'quote'; children: MarkdownNode[] }
  | { type: 'rule' }
  | { type: 'block'; name: string; data: unknown; line: number };

/** A typed block as it stands in the text. */
export interface WrittenBlock {
  name: string;
  /** Line of the fence. */
  line: number;
  body: DataText;
}

/** A link as it stands in the text. */
export interface WrittenLink {
  to: string;
  line: number;
}

/** The level of a heading, with its line. */
export interface WrittenHeading {
  level: 2 | 3 | 4;
  line: number;
}

export interface Reading {
  blocks: WrittenBlock[];
  links: WrittenLink[];
  faults: TextFault[];
  headings: WrittenHeading[];
  /** Ids of headings that are in use. */
  ids: Set<string>;
}

/** Each token with the line it begins on: what is read of a token keeps its line breaks. */
export function withLines<One extends Token>(
  tokens: readonly One[],
  first: number,
): [One, number][] {
  let line = first;
  return tokens.map((token) => {
    const begin = line;
    line += token.raw.split('\n').length - 1;
    return [token, begin];
  });
}
