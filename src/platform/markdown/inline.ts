/** Text within a paragraph, heading or cell. */
import type { Token, Tokens } from 'marked';
import { withLines, type Inline, type Reading } from './nodes.ts';

export const inlinesOf = (
  tokens: readonly Token[] | undefined,
  line: number,
  reading: Reading,
): Inline[] => withLines(tokens ?? [], line).flatMap(([token, at]) => inlineOf(token, at, reading));

function inlineOf(token: Token, line: number, reading: Reading): Inline[] {
  const children = () => inlinesOf(tokensIn(token), line, reading);
  switch (token.type) {
    case 'text':
      return tokensIn(token) ? children() : [unescaped((token as Tokens.Text).text)];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'strong':
    case 'em':
      return [{ type: token.type, children: children() }];
    case 'codespan':
      return [{ type: 'code', text: (token as Tokens.Codespan).text }];
    case 'br':
      return [{ type: 'break' }];
    case 'link':
      return linkOf(token as Tokens.Link, line, reading);
    default:
      reading.faults.push({ line, reason: refusals[token.type] ?? notSupported(token) });
      return [];
  }
}

const refusals: Record<string, string> = {
  html: 'HTML is not allowed; write Markdown or a block',
  image: 'pictures are not allowed in text; they stand in blocks',
  del: 'crossed-out text is not supported; write \\~ for a tilde',
  checkbox: 'boxes to tick are not supported',
};

const notSupported = (token: Token): string => `"${token.raw.slice(0, 40)}" is not supported`;

function linkOf(token: Tokens.Link, line: number, reading: Reading): Inline[] {
  const to = addressOf(token.href);
  const children = inlinesOf(tokensIn(token), line, reading);
  if (isSafe(to)) {
    reading.links.push({ to, line });
    return [{ type: 'link', to, children }];
  }
  reading.faults.push({ line, reason: `the link "${to}" is not allowed; ${linkHelp}` });
  return [];
}

/** The lexer encodes the braces of placeholders in some places and not in others. */
const addressOf = (href: string): string =>
  unescaped(href).replaceAll(/%7B(\w+)%7D/gi, (_whole, name: string) => `{${name}}`);

const tokensIn = (token: Token): Token[] | undefined => (token as { tokens?: Token[] }).tokens;

const linkHelp = 'links begin with /, #, https:, mailto: or tel:';

/** True for links that shoppers may follow. */
export const isSafe = (to: string): boolean =>
  /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(to) &&
  !/[\s\p{Cc}\\]/u.test(to) &&
  URL.canParse(to, 'https://shop.example');

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

/** The lexer leaves the entities that people write as they are. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
