/** Reads pages: the text of a language as parts that components show. */
import { localText, type Language } from '#platform/i18n/language.ts';
import { parseMarkdown, type MarkdownNode } from '#platform/markdown.ts';
import { blockShapes, type BlockName } from '../record/blocks.ts';
import type { ShownPage } from '../record/page.ts';
import type { Space } from '../record/space.ts';
import { filled } from './placeholders.ts';

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockShapes, name);

/** A page in a language, or in the one its text falls back to; undefined when there is none. */
export function pageIn(space: Space, path: string, language: Language): ShownPage | undefined {
  const key = path.replace(/^\//, '') || 'index';
  const document = space.pages.get(key);
  if (!document) return undefined;
  const written = Object.fromEntries(Object.keys(document).map((one) => [one, one]));
  const shown = localText(written, language) as Language;
  const page = document[shown];
  if (!page) return undefined;
  const { body, ...front } = page;
  const nodes = parseMarkdown(body).nodes.map(checkedBlock);
  return { ...filled({ ...front, nodes }, space, shown), path, language: shown };
}

/** The block with the standard values its YAML leaves out. */
function checkedBlock(node: MarkdownNode): MarkdownNode {
  if (node.type !== 'block' || !isBlockName(node.name)) return node;
  return { ...node, data: blockShapes[node.name].parse(node.data) };
}
