/** Loads a page that the merchant writes, and the links beside it. */
import { langIn, type Language } from '#platform/i18n/language.ts';
import type { Crumb } from '#features/catalogue/rules/crumbs.ts';
import type { ShownPage } from '#features/content/record/page.ts';
import { factsIn, pageIn, type PageFacts } from '#features/content/rules/page.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { loadContent } from './load.ts';
import type { ShownContent } from './shown.ts';

/** With the language of the name, where it is not the page's. */
type PageLink = Crumb;

export interface Written {
  content: ShownContent;
  /** The pages above it, the highest first: `/reseptit` of `/reseptit/lohikeitto`.
   * Absent in data of the release before. */
  above?: PageLink[];
  /** Links to the other help pages. */
  beside: PageLink[];
}

/** @throws 404 when there is no such page */
export async function loadWritten(facts: RequestFacts, path: string): Promise<Written> {
  const page = pageIn(facts.space, path, facts.language);
  if (!page) throw new Response(null, { status: 404 });
  const content = await loadContent(facts, page);
  return { content, above: aboveOf(facts, path), beside: besideOf(facts, page) };
}

function aboveOf({ space, language }: RequestFacts, path: string): PageLink[] {
  const parts = path.split('/').slice(1, -1);
  return parts.flatMap((_, i) => {
    const to = `/${parts.slice(0, i + 1).join('/')}`;
    const page = factsIn(space, to, language);
    return page ? [linkTo(page, language)] : [];
  });
}

function linkTo({ path, title, language: own }: PageFacts, language: Language): PageLink {
  const lang = langIn(language, own);
  return { to: path, name: title, ...(lang && { nameLanguage: lang }) };
}

/** The other help pages, those of the same group first. */
function besideOf({ space, language }: RequestFacts, { group }: ShownPage) {
  if (group === undefined) return [];
  const listed = [...space.pages.keys()].flatMap((key) => {
    const page = factsIn(space, `/${key}`, language);
    return page?.group ? [{ link: linkTo(page, language), isNear: page.group === group }] : [];
  });
  return listed.toSorted((a, b) => Number(b.isNear) - Number(a.isNear)).map(({ link }) => link);
}
