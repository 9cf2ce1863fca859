/** Campaigns as categories: /kategoria/kampanjat and the paths below it. */
import { isActive, type Campaign } from '#features/campaigns/rules.ts';
import { campaignList, campaignRoot, entryAt } from '#features/catalogue/rules/category-menu.ts';
import { localText, type Language } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../shell/request.ts';

type PlaceFacts = Pick<RequestFacts, 'campaigns' | 'language' | 'now'>;

/** Heading data for the active campaign at a path, or for all active ones at the root. Null at every other
 * path: a campaign that has ended is not found. */
export function campaignPlace(path: string, { campaigns, language, now }: PlaceFacts) {
  const active = campaigns.filter((one) => isActive(one, now().epochMilliseconds));
  const isRoot = path === campaignRoot;
  const shown = active.filter((one) => isRoot || path === `${campaignRoot}/${one.path}`);
  const list = campaignList(active, language);
  const entry = entryAt([list], path);
  if (shown.length === 0 || !entry) return null;
  const way = isRoot ? [list] : [list, entry];
  return {
    title: entry.name,
    steps: way.map(({ name, path: at }, i) => ({ name, path: at, level: i + 1 })),
    below: entry.children.map(({ name, urlPath }) => ({ name, urlPath, count: undefined })),
    about: isRoot ? null : aboutOf(shown[0], language),
    fixed: { name: 'campaigns' as const, ids: shown.map((one) => one.path) },
  };
}

/** The campaign's description, and the label of the login link at its end (R178). */
function aboutOf(campaign: Campaign | undefined, language: Language) {
  const text = localText(campaign?.description ?? {}, language);
  const loginLink = campaign?.loginLink ? localText(campaign.loginLink, language) : null;
  return text === '' ? null : { text, loginLink };
}
