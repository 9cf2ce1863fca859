/** What is wrong in the texts of pages, and what they name. */
import type { DataText } from '#platform/data-text.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import {
  parseInline,
  parseMarkdown,
  type Markdown,
  type WrittenBlock,
  type WrittenHeading,
} from '#platform/markdown.ts';
import { blockShapes, type BlockOf } from '../record/blocks.ts';
import type { DocumentFault } from '../record/document.ts';
import type { PageDocument, WrittenPage } from '../record/page.ts';
import { isBlockName } from './page.ts';
import { isFilledLink, unknownPlaceholders } from './placeholders.ts';
import { faultsOfIssue } from './reasons.ts';

/** What is wrong in a text, at a line of the body. */
interface LineFault {
  line: number;
  reason: string;
}

/** What reading a page's texts finds. */
interface PageRead {
  /** The last part of each path is a line of the body, or the name of a fact in the front matter. */
  faults: DocumentFault[];
  /** Links and pictures of the texts and blocks that have no faults. */
  named: NamedInPage[];
  headings: HeadingInPage[];
}

/** A heading of the text, with the line of the body. */
interface HeadingInPage extends WrittenHeading {
  language: Language;
}

/** Pages read so far, by their text: parsing takes most of the time that reading a space takes, and a process
 * reads each space several times. */
const pagesRead = new Map<string, PageRead>();
const mostPagesRead = 1000;

export function readPage(key: string, document: PageDocument): PageRead {
  const text = `${key}\n${JSON.stringify(document)}`;
  const before = pagesRead.get(text);
  if (before) return before;
  if (pagesRead.size >= mostPagesRead) pagesRead.clear();
  const read = {
    faults: faultsInPage(key, document),
    named: namedInPage(document),
    headings: headingsIn(document),
  };
  pagesRead.set(text, read);
  return read;
}

function faultsInPage(key: string, document: PageDocument): DocumentFault[] {
  return languages.flatMap((language) => {
    const page = document[language];
    if (!page) return [];
    const written = parseMarkdown(page.body);
    const at = (path: PropertyKey[], reason: string): DocumentFault => ({
      kind: 'pages',
      key,
      path: [language, ...path],
      reason,
    });
    return [
      ...faultsInFront(page).map(({ name, reason }) => at([name], reason)),
      ...(isShown(key) ? [] : listedFacts(page).map((name) => at([name], notShown(key)))),
      ...faultsInBody(page.body, written).map(({ line, reason }) => at(['body', line], reason)),
      ...(showsRecipes(key) ? [] : recipesIn(written).map((line) => at(['body', line], noRecipes))),
    ];
  });
}

/** Whether the shop has an address that shows the page; others are only seen below /_preview. */
const isShown = (key: string): boolean =>
  /^(?:index|hyvaolo|palaute|saavutettavuus|info\/[^/]+|reseptit(?:\/[^/]+)?|kategoria\/.+)$/.test(
    key,
  );

/** Facts by which shoppers are led to the page. */
const listedFacts = (page: WrittenPage) =>
  (['group', 'searchWords'] as const).filter((name) => (page[name]?.length ?? 0) > 0);

/** The front page and the heads of lists stay light. */
const showsRecipes = (key: string): boolean =>
  key === 'kategoria/inspiroidu' || !/^(?:index|palaute|saavutettavuus|kategoria\/.+)$/.test(key);

/** Lines of the recipes in a text. */
const recipesIn = ({ blocks }: Markdown): number[] =>
  blocks.flatMap(({ name, line }) => (name === 'recipe' ? [line] : []));

const noRecipes = 'a recipe cannot stand on this page; give it one below reseptit/';

const notShown = (key: string): string =>
  `leads shoppers to /${key}, which the shop does not have; help pages are below info/`;

const standsForNothing = (name: string): string => `{${name}} stands for nothing`;

const faultsInFront = (page: WrittenPage) =>
  (['title', 'description'] as const).flatMap((name) =>
    unknownPlaceholders(page[name]).map((one) => ({ name, reason: standsForNothing(one) })),
  );

function faultsInBody(body: string, { nodes, blocks, links, faults }: Markdown): LineFault[] {
  const top = new Set(nodes.flatMap((node) => (node.type === 'block' ? [node.line] : [])));
  const inside = blocks.filter(({ line }) => !top.has(line));
  return [
    ...faults,
    ...inside.map(({ line, name }) => ({
      line,
      reason: `the block "${name}" must not stand in a list or quote`,
    })),
    ...body.split('\n').flatMap((text, index) =>
      unknownPlaceholders(text).map((name) => ({
        line: index + 1,
        reason: standsForNothing(name),
      })),
    ),
    ...links.flatMap(({ to, line }) =>
      faultsOfPlaceholders(to).map((reason) => ({ line, reason })),
    ),
    ...blocks.flatMap(faultsInBlock),
  ];
}

const faultsOfPlaceholders = (to: string): string[] =>
  isFilledLink(to)
    ? []
    : [`the link "${to}" may only have {email} after mailto:, {phone} after tel:`];

function faultsInBlock({ name, line, body }: WrittenBlock): LineFault[] {
  if (!isBlockName(name)) return [{ line, reason: unknownBlock(name) }];
  const result = blockShapes[name].safeParse(body.data ?? {});
  if (!result.success) {
    const faults = result.error.issues.flatMap((issue) => faultsOfIssue(issue, body.data));
    return faults.map(({ path, reason }) => ({
      line: body.lineOf(path),
      reason: `${name}: ${reason}`,
    }));
  }
  return textsIn(name, body).flatMap(({ line: own, read }) =>
    [...read.faults, ...read.links.flatMap(({ to }) => faultsOfInnerLink(to))].map((reason) => ({
      line: own,
      reason: `${name}: ${reason}`,
    })),
  );
}

/** Texts of blocks are filled before they are read as Markdown, whose links have no blanks. */
const faultsOfInnerLink = (to: string): string[] =>
  !/[{}]/.test(to) || to === 'mailto:{email}'
    ? []
    : [`the link "${to}" may only have {email} after mailto:`];

const unknownBlock = (name: string): string =>
  `there is no block "${name}"; there are ${Object.keys(blockShapes).join(', ')}`;

/** The texts of a block without faults that hold Markdown too. */
function textsIn(name: string, body: DataText) {
  const at = (path: PropertyKey[], text: string) => ({
    line: body.lineOf(path),
    read: parseInline(text),
  });
  if (name === 'notice') return [at(['text'], (body.data as BlockOf<'notice'>).text)];
  if (name === 'switch') {
    const data = body.data as BlockOf<'switch'>;
    return (['on', 'off'] as const).flatMap((state) => {
      const text = data[state];
      return text === undefined ? [] : [at([state], text)];
    });
  }
  if (name !== 'questions') return [];
  return (body.data as BlockOf<'questions'>).flatMap(({ items }, group) =>
    items.map(({ answer }, item) => at([group, 'items', item, 'answer'], answer)),
  );
}

/** A link or picture that a page names, with the line of the body. */
interface NamedInPage {
  language: Language;
  line: number;
  to?: string;
  picture?: string;
}

function namedInPage(document: PageDocument): NamedInPage[] {
  return languages.flatMap((language) => {
    const { blocks, links } = parseMarkdown(document[language]?.body ?? '');
    const good = blocks.filter((block) => faultsInBlock(block).length === 0);
    const inTexts = good
      .flatMap(({ name, body }) => textsIn(name, body))
      .flatMap(({ line, read }) => read.links.map(({ to }) => ({ line, to })));
    return [...links, ...inTexts, ...good.flatMap(({ body }) => namedInData(body))].map(
      (named) => ({ language, ...named }),
    );
  });
}

const headingsIn = (document: PageDocument): HeadingInPage[] =>
  languages.flatMap((language) =>
    parseMarkdown(document[language]?.body ?? '').headings.map((one) => ({ language, ...one })),
  );

/** Every `to` and `picture` at any depth. */
function namedInData({ data, lineOf }: DataText): Omit<NamedInPage, 'language'>[] {
  const inValue = (value: unknown, path: PropertyKey[]): Omit<NamedInPage, 'language'>[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, one]) => {
      const inside = [...path, Array.isArray(value) ? Number(name) : name];
      if (typeof one !== 'string') return inValue(one, inside);
      const isNamed = name === 'to' || name === 'picture';
      return isNamed ? [{ line: lineOf(inside), [name]: one }] : [];
    });
  };
  return inValue(data, []);
}
