/** Splits SQL into statements, as far as migrations need it. */

export interface Statement {
  /** As written, without the comments before it. */
  text: string;
  /** In lower case and one line, without comments; strings are '' and bodies $$. */
  code: string;
  /** What is between dollars, for example the body of `do $$ … $$`. */
  bodies: string[];
  /** Line of the file that it begins in, from 1. */
  line: number;
}

const comment = String.raw`--[^\n]*|/\*(?:/\*[^]*?\*/|[^])*?\*/`;
const string = String.raw`\be'(?:\\[^]|''|[^'\\])*'|'(?:''|[^'])*'`;
const body = String.raw`(?<![\w$])\$(?<tag>[a-z_]\w*)?\$(?<body>[^]*?)\$\k<tag>\$`;
const quotedName = '"(?:""|[^"])*"';

/** What a semicolon or a word may stand in without being one. */
const token = new RegExp(
  `(?<comment>${comment})|(?<string>${string})|${body}|(?<name>${quotedName})|(?<end>;)`,
  'gi',
);

const before = new RegExp(`^(?:\\s|${comment})*`);

/** Statements in their order. Bodies of functions are expected between dollars, not after `begin atomic`. */
export function statementsIn(sql: string): Statement[] {
  const found: Statement[] = [];
  let [start, read, code, bodies] = [0, 0, '', [] as string[]];
  const close = (end: number) => {
    const written = code.replaceAll(/\s+/g, ' ').trim();
    if (written !== '') found.push({ ...placed(sql, start, end), code: written, bodies });
    [start, code, bodies] = [end + 1, '', []];
  };
  for (const match of sql.matchAll(token)) {
    code += sql.slice(read, match.index).toLowerCase();
    read = match.index + match[0].length;
    if (match.groups?.['end']) close(match.index);
    else code += codeOf(match);
    if (match.groups?.['body'] !== undefined) bodies.push(match.groups['body']);
  }
  code += sql.slice(read).toLowerCase();
  close(sql.length);
  return found;
}

function placed(sql: string, start: number, end: number): Pick<Statement, 'text' | 'line'> {
  const whole = sql.slice(start, end);
  const text = whole.replace(before, '');
  const line = sql.slice(0, end - text.length).split('\n').length;
  return { text: text.trimEnd(), line };
}

function codeOf({ 0: whole, groups = {} }: RegExpExecArray): string {
  if (groups['comment']) return ' ';
  if (groups['string']) return "''";
  return groups['name'] ?? (groups['body'] === undefined ? whole : '$$');
}

/** Parts of a list, divided by the commas that are in no parentheses. */
export function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts.map((part) => part.trim());
}
