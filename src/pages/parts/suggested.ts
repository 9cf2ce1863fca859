/** Suggestions of the search box and of searches without results, with the names the shop uses. */
import { categoryLabel, namesShown } from '#features/catalogue/rules/category-names.ts';
import { termOf } from '#features/catalogue/url-state.ts';
import { suggestions } from '#features/search/client.ts';
import type { SuggestedCategory, Suggestions } from '#features/search/contract.ts';
import type { RequestFacts } from '../../shell/request.ts';

type Facts = Pick<RequestFacts, 'retailApi' | 'switches' | 'space'>;

export async function suggestedFor(facts: Facts, term: string): Promise<Suggestions> {
  const found = await suggestions(facts.retailApi, termOf(term));
  return { ...found, categories: found.categories.map((one) => named(one, facts)) };
}

/** Categories with the names of menus and lists (R148). */
function named(category: SuggestedCategory, facts: Facts): SuggestedCategory {
  const names = namesShown(facts);
  const steps = category.urlPath.split('/').slice(2);
  const label = (name: string, level: number) =>
    categoryLabel({ name, path: steps.slice(0, level).join('/'), level }, names);
  return {
    ...category,
    name: label(category.name, steps.length),
    above: category.above.map((name, i) => label(name, i + 1)),
  };
}
