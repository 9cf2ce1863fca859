/** The menu of departments, for loaders. */
import { categoryTreeIfAny } from '#features/catalogue/client.ts';
import { categoryMenu, type MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { namesShown } from '#features/catalogue/rules/category-names.ts';
import type { RequestFacts } from './request.ts';
import { runningCampaigns } from './running-campaigns.ts';

export async function readMenu(facts: RequestFacts): Promise<MenuEntry[]> {
  const { retailApi, now, language } = facts;
  const [tree, campaigns] = await Promise.all([
    categoryTreeIfAny(retailApi),
    // Without the API there are no departments either: pages are shown without a menu (R100).
    runningCampaigns(facts).catch(() => []),
  ]);
  return categoryMenu({
    tree,
    campaigns,
    now: now().epochMilliseconds,
    language,
    names: namesShown(facts),
    pictures: facts.space.pictures,
  });
}
