/** Translators of browsers put a `<font>` in the place of each text. React goes on with the text it knows: taking that
 * away, or putting something before it, fails, and with it the page; changing it shows nothing. Here the element stands
 * for its text, wherever React means that. */

/** What was put in the place of a text. */
const standIns = new WeakMap<Node, HTMLElement>();

/** The node itself, or what stands for it in the parent; null for a text that is nowhere. */
function inPlace(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node;
  const other = standIns.get(node);
  if (other?.parentNode === parent) return other;
  return node instanceof Text ? null : node;
}

export function followTranslators(): void {
  keepStandIns();
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const there = inPlace(child, this);
      if (there) removeChild.call(this, there);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      standIns.get(node)?.remove();
      return insertBefore.call(this, node, before && inPlace(before, this));
    },
    appendChild(this: Node, node: Node) {
      standIns.get(node)?.remove();
      return appendChild.call(this, node);
    },
  });
}

/** Notes which elements come in the place of texts, and gives them what their texts become. */
function keepStandIns(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      const [text] = removedNodes;
      const [element] = addedNodes;
      if (type === 'characterData') standIns.get(target)?.replaceChildren(target.nodeValue ?? '');
      else if (
        text instanceof Text &&
        element instanceof HTMLElement &&
        element.tagName === 'FONT'
      ) {
        standIns.set(text, element);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
