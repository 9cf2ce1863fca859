/** Breadcrumbs after what was visited before (R075–R078). */
import type { CategoryBreadcrumb } from '../contract.ts';
import { campaignRoot } from './category-menu.ts';
import { crumbsOf, type Crumb } from './crumbs.ts';

/** A list that was visited: its address with filters, and its name. */
export type Visit = Crumb;

const base = '/kategoria';

/** How many levels of categories follow a campaign's own crumbs (R075). */
export const campaignDepth = (campaign: string, crumbs: number): 1 | 2 =>
  campaign === '3-plus-1-paivaa' || crumbs === 2 ? 1 : 2;

/** On a product one came to from a campaign: the campaign, then the product's categories (R076). */
export function campaignTrail(
  own: readonly Crumb[],
  levels: readonly CategoryBreadcrumb[],
): Crumb[] {
  const campaign = campaignOf(own.at(-1)?.to ?? '') ?? '';
  const categories = crumbsOf(levels).slice(0, campaignDepth(campaign, own.length));
  return [
    ...own,
    ...categories.map(({ name, to }) => ({ name, to: `${to}?kampanja=${campaign}` })),
  ];
}

/** The campaign whose list an address is, if it is one. */
export function campaignOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return /^\/(?:kampanja|kategoria\/kampanjat)\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
}

/** Crumbs of a product after what was visited: the list one came from is led back to as it was, and a
 * campaign stands before the categories. `campaigns` names the list of all campaigns. */
export function productTrail(
  levels: readonly CategoryBreadcrumb[],
  from: Visit | undefined,
  campaigns: string,
): Crumb[] {
  const crumbs = crumbsOf(levels);
  if (!from) return crumbs;
  if (campaignOf(from.to)) {
    const isBelow = from.to.startsWith(`${base}/${campaignRoot}/`);
    const root = { name: campaigns, to: `${base}/${campaignRoot}` };
    return campaignTrail(isBelow ? [root, from] : [from], levels);
  }
  return crumbs.map((crumb) =>
    crumb.to === from.to.split('?')[0] ? { ...crumb, to: from.to } : crumb,
  );
}

/** The history after a navigation. Going back takes the page left and the one arrived at away (R077);
 * the one arrived at is then visited anew. A page visited twice in a row is one entry. */
export function visited(history: readonly Visit[], visit: Visit, isBack: boolean): Visit[] {
  const before = isBack && history.at(-2)?.to === visit.to ? history.slice(0, -2) : history;
  const others = before.at(-1)?.to === visit.to ? before.slice(0, -1) : before;
  return [...others, visit].slice(-longest);
}

/** Entries that are kept. */
const longest = 50;
