/** What a search without results offers instead. */
import { firstProducts } from '#features/catalogue/client.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { topTerms } from '#features/search/client.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { departmentsOf } from '../parts/content/load.ts';
import { suggestedFor } from '../parts/suggested.ts';

const most = { departments: 6, bestsellers: 8 };

/** Categories with similar names, terms, departments with most products, and what sells best. */
export async function loadHelp(facts: RequestFacts, term: string) {
  const [found, terms, departments, bestsellers] = await Promise.all([
    term === '' ? null : suggestedFor(facts, term),
    topTerms(facts.retailApi),
    departmentsOf(facts),
    firstProducts(facts.retailApi, { sortBy: 'bestseller', pageSize: most.bestsellers }),
  ]);
  return {
    // Where only the filters leave nothing, the term is right.
    near: found?.totalCount === 0 ? found.terms : [],
    categories: found?.categories ?? [],
    terms,
    departments: departments
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most.departments)
      .map(({ name, urlPath }) => ({ name, urlPath })),
    bestsellers: shownCards(bestsellers, facts),
  };
}
