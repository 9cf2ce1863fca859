/** Lint rule: texts of the screen are in the messages of the three languages, never in code. */

interface Node {
  type: string;
  parent?: Node;
  value?: unknown;
  name?: unknown;
  key?: Node;
  quasis?: { value: { cooked: string } }[];
  [member: string]: unknown;
}

interface Context {
  report(finding: { node: Node; message: string }): void;
}

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Begins like a sentence or a label, has two words, or has letters of Finnish and Swedish. */
const isSpoken = (text: string): boolean =>
  /^\p{Lu}\p{Ll}|[åäöÅÄÖ]/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text);

/** Attributes that are seen or read aloud. */
const spokenAttributes = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Property names under which objects hold shown texts. */
const spokenKeys = new Set(['title', 'label', 'text', 'description', 'heading', 'message']);

const through = new Set(['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral']);

/** Where the value is used: the nearest parent that is not a choice between values. */
function placeOf(node: Node): Node | undefined {
  let { parent } = node;
  while (parent && through.has(parent.type)) ({ parent } = parent);
  return parent;
}

/** Whether the text is shown or read aloud at this place. */
function isShown(text: string, node: Node): boolean {
  const place = placeOf(node);
  if (place?.type === 'JSXExpressionContainer') return isWord(text) && isShownIn(place.parent);
  if (place?.type === 'JSXAttribute') return isWord(text) && isShownIn(place);
  if (place?.type === 'Property') return isSpoken(text) && spokenKeys.has(String(place.key?.name));
  return /[åäöÅÄÖ]/.test(text);
}

/** An element shows its children and some of its attributes. */
const isShownIn = (owner: Node | undefined): boolean =>
  owner?.type !== 'JSXAttribute' || isSpokenAttribute(owner);

const isSpokenAttribute = ({ name }: Node): boolean =>
  spokenAttributes.has(String((name as Node | undefined)?.name));

const rule = {
  create(context: Context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text !== 'string' || !isShown(text, node)) return;
      context.report({ node, message: `"${text.trim()}" belongs in the text files.` });
    };
    return {
      JSXText(node: Node) {
        if (!isWord(String(node.value))) return;
        context.report({
          node,
          message: `"${String(node.value).trim()}" belongs in the text files.`,
        });
      },
      Literal(node: Node) {
        check(node, node.value);
      },
      TemplateLiteral(node: Node) {
        check(node, node.quasis?.map(({ value }) => value.cooked).join(' '));
      },
    };
  },
};

export default { meta: { name: 'aitta' }, rules: { 'screen-words': rule } };
