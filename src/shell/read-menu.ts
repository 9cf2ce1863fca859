/** The menu of departments, for loaders. */
import { categoryTreeIfAny } from '#features/catalogue/client.ts';
import { categoryMenu, type MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import type { RequestFacts } from './request.ts';

export async function readMenu(facts: RequestFacts): Promise<MenuEntry[]> {
  const { campaigns, now, language, isFashionToWomen } = facts;
  const tree = await categoryTreeIfAny(facts.retailApi);
  return categoryMenu({
    tree,
    campaigns,
    now: now().epochMilliseconds,
    language,
    isFashionToWomen,
  });
}
