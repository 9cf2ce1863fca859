/** Which messages the code uses. */
import { Visitor, type ESTree } from 'vite';

/** A key that is formatted; '*' stands for a computed part: 'step.*', or '*' alone. */
export interface Use {
  namespace: string;
  key: string;
}

interface Found {
  uses: Use[];
  /** Every text in the module: keys are often chosen in another place than they are used. */
  texts: Set<string>;
}

/** Namespaces that the module requests. */
export function namespacesIn(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression(call) {
      const namespace = namespaceOf(call);
      if (namespace !== undefined) found.push(namespace);
    },
  }).visit(program);
  return found;
}

/** @param own namespace of a `t` that was passed in */
export function usesIn(program: ESTree.Program, own: string): Found {
  const found: Found = { uses: [], texts: new Set() };
  const scopes: Map<string, string>[] = [new Map()];
  const enter = () => void scopes.push(new Map());
  const leave = () => void scopes.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const namespace = namespaceOf(init);
      if (namespace !== undefined) scopes.at(-1)?.set(id.name, namespace);
    },
    CallExpression({ callee, arguments: [argument] }) {
      const name = nameOf(callee);
      const namespace = scopes.findLast((scope) => scope.has(name))?.get(name);
      if (!argument || !(namespace ?? /^t(?:[A-Z]|$)/.test(name))) return;
      const keys = keysOf(argument);
      found.uses.push(...keys.map((key) => ({ namespace: namespace ?? own, key })));
    },
    Literal({ value }) {
      if (typeof value === 'string') found.texts.add(value);
    },
  }).visit(program);
  return found;
}

function namespaceOf({ callee, arguments: [first, second] }: ESTree.CallExpression) {
  const name = nameOf(callee);
  const argument = name === 'useTranslations' ? first : name === 'serverTranslator' ? second : null;
  if (!argument) return;
  if (argument.type === 'Literal') return String(argument.value);
  // The function that passes on the namespace it gets.
  if (name === 'serverTranslator') return;
  throw new Error('useTranslations takes a literal: the build reads it.');
}

/** `t` of `t(…)` and of `c.var.t(…)`. */
function nameOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isMember ? (callee.property as ESTree.IdentifierName).name : '';
}

function keysOf(argument: ESTree.Argument): string[] {
  if (argument.type === 'Literal') return [String(argument.value)];
  if (argument.type === 'TemplateLiteral') {
    return [argument.quasis.map(({ value }) => value.cooked).join('*')];
  }
  if (argument.type === 'ConditionalExpression') {
    return [...keysOf(argument.consequent), ...keysOf(argument.alternate)];
  }
  return ['*'];
}
