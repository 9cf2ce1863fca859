/** Lint rules for the browser tests: what may still be on its way is waited for. */

interface Node {
  type: string;
  [member: string]: unknown;
}

interface Context {
  report(finding: { node: Node; message: string }): void;
}

/** Methods of pages and locators that read what is there at that moment. */
const readers = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
]);

/** Names that tests give to pages, and to what belongs to them. */
const pages = new Set(['page', 'context', 'onlooker', 'other', 'tablet']);

/** These wait by themselves. */
const waiting = new Set(['goTo', 'layoutShift', 'methodGroups', 'visit']);

const part = (node: Node, name: string) => node[name] as Node;
const named = (node: Node | undefined): string => String(node?.['name'] ?? '');

/** What is awaited anywhere before the last member: `x` of `(await x).length`. */
function awaited(node: Node | undefined): Node | undefined {
  if (!node) return undefined;
  if (node.type === 'AwaitExpression') return part(node, 'argument');
  if (node.type === 'MemberExpression') return awaited(part(node, 'object'));
  if (node.type === 'CallExpression') return awaited(part(node, 'callee'));
  if (node.type === 'ChainExpression') return awaited(part(node, 'expression'));
  return node.type === 'ParenthesizedExpression' ? awaited(part(node, 'expression')) : undefined;
}

/** Whether a call reads a page: a method of its own, or a reader of the tests that gets one. */
function readsPage(call: Node | undefined): boolean {
  if (call?.type !== 'CallExpression') return false;
  const callee = part(call, 'callee');
  if (callee.type === 'MemberExpression') return readers.has(named(part(callee, 'property')));
  const [first] = call['arguments'] as Node[];
  return pages.has(named(first)) && !waiting.has(named(callee));
}

const readOnce = {
  create: (context: Context) => ({
    CallExpression(node: Node) {
      if (named(part(node, 'callee')) !== 'expect') return;
      const [value] = node['arguments'] as Node[];
      if (!readsPage(awaited(value))) return;
      const message = 'Read once, this may be too early: use `expect.poll(() => …)`.';
      context.report({ node, message });
    },
  }),
};

const bareGoto = {
  create: (context: Context) => ({
    CallExpression(node: Node) {
      const callee = part(node, 'callee');
      const [address, options] = node['arguments'] as Node[];
      if (callee.type !== 'MemberExpression' || named(part(callee, 'property')) !== 'goto') return;
      // Options say what else is waited for.
      if (options || address?.['value'] === 'about:blank') return;
      const message = 'The page may not listen yet: use `visit` or `goTo`.';
      context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'browser-tests' },
  rules: { 'read-once': readOnce, 'bare-goto': bareGoto },
};
