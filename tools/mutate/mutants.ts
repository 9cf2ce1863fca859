/** Small faults that could be in a source file: a changed comparison, sign or `and`, or a value off by one. */
import { parseSync } from 'vite';

/** One fault: `text` replaces the source from `start` to `end`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

/** Functions of the query builder; the replacement is imported where it is used. */
const calls: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  and: 'or',
  or: 'and',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  asc: 'desc',
  desc: 'asc',
};

const sqlWords: Record<string, string> = {
  ...operators,
  '<>': '=',
  and: 'or',
  or: 'and',
  'is null': 'is not null',
  'is not null': 'is null',
  true: 'false',
  false: 'true',
};

/** SQL operators between spaces; `=` may assign and is left alone. */
const inSql =
  /(?<=\s)(?:<=|>=|<>|<|>|\+|-|(?<!select )\*|\/|and|or)(?=\s)|\bis (?:not )?null\b|\b(?:true|false)\b/g;

/** Every mutant of a TypeScript source, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  walk(parseSync(file, source).program as unknown as Node, null, (node, parent) =>
    found.push(...(makers[node.type]?.(node, parent, source) ?? [])),
  );
  return found.toSorted((a, b) => a.start - b.start);
}

export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

/** Imported names, types and texts of errors decide nothing, so they get no mutants. */
const silent = /^(?:TS(?!As|NonNull|Satisfies)|Import|ThrowStatement)/;

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void) {
  if (silent.test(node.type)) return;
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, node, visit);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

type Maker = (node: Node, parent: Node | null, source: string) => Mutant[];

/** The mutants of a node, by its type. */
const makers: Record<string, Maker> = {
  BinaryExpression: turned,
  LogicalExpression: turned,
  AssignmentExpression: turned,
  UnaryExpression: ({ operator, start }) =>
    operator === '!' ? [{ start, end: start + 1, text: '' }] : [],
  Literal: literal,
  CallExpression: called,
  TemplateElement: sqlMutants,
};

/** A `+` that joins texts is not a sign. */
const joinsTexts = (node: Node): boolean =>
  ['+', '+='].includes(String(node['operator'])) &&
  [node['left'], node['right']].some((side) => isText(side as Node));

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' && joinsTexts(node));

function turned(node: Node, _: Node | null, source: string): Mutant[] {
  const operator = String(node['operator']);
  const text = operators[operator];
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  if (text === undefined || joinsTexts(node)) return [];
  const start = source.indexOf(operator, left.end);
  return start < 0 || start >= right.start ? [] : [{ start, end: start + operator.length, text }];
}

function literal({ value, start, end }: Node, parent: Node | null): Mutant[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  const isKey = parent?.type === 'Property' && (parent['key'] as Node).start === start;
  return typeof value === 'number' && Number.isInteger(value) && value < 1000 && !isKey
    ? [{ start, end, text: String(value + 1) }]
    : [];
}

function called(node: Node, _: Node | null, source: string): Mutant[] {
  const { type, name, start, end } = node['callee'] as Node;
  const other = type === 'Identifier' && Object.hasOwn(calls, String(name)) && calls[String(name)];
  return other && /from 'drizzle-orm'/.test(source)
    ? [{ start, end, text: `__mutant.${other}` }]
    : [];
}

function sqlMutants({ start, end }: Node, parent: Node | null, source: string): Mutant[] {
  if (!parent || !isSql(parent, source)) return [];
  return [...source.slice(start, end).matchAll(inSql)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: sqlWords[word] ?? word,
  }));
}

/** Whether a template is SQL, by its tag or as part of one. */
const isSql = ({ start }: Node, source: string): boolean =>
  /\bsql(?:<[^`]*>|\.raw\()?$/.test(source.slice(Math.max(0, start - 200), start));
