/** Loads a page that the merchant writes, and the links beside it. */
import type { ShownPage } from '#features/content/record/page.ts';
import { pageIn } from '#features/content/rules/page.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { loadContent } from './load.ts';
import type { ShownContent } from './shown.ts';

export interface Written {
  content: ShownContent;
  /** Links to the other help pages. */
  beside: { to: string; name: string }[];
}

/** @throws 404 when there is no such page */
export async function loadWritten(facts: RequestFacts, path: string): Promise<Written> {
  const page = pageIn(facts.space, path, facts.language);
  if (!page) throw new Response(null, { status: 404 });
  return { content: await loadContent(facts, page), beside: besideOf(facts, page) };
}

/** The other help pages, those of the same group first. */
function besideOf({ space, language }: RequestFacts, { group }: ShownPage) {
  if (group === undefined) return [];
  const listed = [...space.pages].flatMap(([key, document]) => {
    const page = document[language];
    return page?.group ? [{ to: `/${key}`, name: page.title, isNear: page.group === group }] : [];
  });
  return listed
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear))
    .map(({ to, name }) => ({ to, name }));
}
