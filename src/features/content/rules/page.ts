/** Reads pages: the text of a language as parts that components show. */
import { languageShown, type Language } from '#platform/i18n/language.ts';
import { parseMarkdown, type MarkdownNode } from '#platform/markdown.ts';
import { blockShapes, type BlockName } from '../record/blocks.ts';
import type { ShownPage, WrittenPage } from '../record/page.ts';
import type { Space } from '../record/space.ts';
import { filled } from './placeholders.ts';

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockShapes, name);

/** A page in a language, or in the one its text falls back to; undefined when there is none. */
export function pageIn(space: Space, path: string, language: Language): ShownPage | undefined {
  const { page, shown } = pageShown(space, path, language) ?? {};
  if (!page || !shown) return undefined;
  const { body, ...front } = page;
  const nodes = parsed.get(page) ?? parsedNow(page, body);
  return { ...filled({ ...front, nodes }, space, shown), path, language: shown };
}

/** What stands before the text of a page. */
export type PageFacts = Omit<ShownPage, 'nodes'>;

/** The same without the text. */
export function factsIn(space: Space, path: string, language: Language): PageFacts | undefined {
  const { page, shown } = pageShown(space, path, language) ?? {};
  if (!page || !shown) return undefined;
  const { body: _, ...front } = page;
  return { ...filled(front, space, shown), path, language: shown };
}

function pageShown({ pages }: Space, path: string, language: Language) {
  const document = pages.get(path.replace(/^\//, '') || 'index');
  const shown = document && languageShown(document, language);
  return shown && { page: document[shown], shown };
}

/** Parts of the texts that were read before: a page is parsed once for each version of the space. */
const parsed = new WeakMap<WrittenPage, MarkdownNode[]>();

function parsedNow(page: WrittenPage, body: string): MarkdownNode[] {
  const nodes = parseMarkdown(body).nodes.map(checkedBlock);
  parsed.set(page, nodes);
  return nodes;
}

/** The block with the standard values its YAML leaves out. */
function checkedBlock(node: MarkdownNode): MarkdownNode {
  if (node.type !== 'block' || !isBlockName(node.name)) return node;
  return { ...node, data: blockShapes[node.name].parse(node.data) };
}
