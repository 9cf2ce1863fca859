/** Breadcrumbs that depend on the previously visited pages (R075–R078). */
import { listSorts } from '../url-state/sorts.ts';
import { readListState } from '../url-state.ts';
import { campaignRoot } from './category-menu.ts';
import type { Crumb } from './crumbs.ts';
import { listHolds, type ListedProduct } from './list-holds.ts';

/** A visited page: its URL as the history stores it. */
export type Visit = Pick<Crumb, 'to'>;

interface TrailedCampaign {
  name: string;
  /** Levels of categories that follow it. */
  categoryCrumbs: number;
}

/** A product as far as its breadcrumbs need it. */
export interface TrailedProduct extends ListedProduct {
  /** Crumbs of the product's categories. */
  crumbs: Crumb[];
  /** The active campaigns it is in, by path. */
  inCampaigns: Readonly<Record<string, TrailedCampaign>>;
}

const base = '/kategoria';

/** How many levels of categories follow a campaign's own crumbs (R075). */
export const campaignDepth = (
  { categoryCrumbs }: Pick<TrailedCampaign, 'categoryCrumbs'>,
  crumbs: number,
): number => (crumbs === 2 ? 1 : categoryCrumbs);

/** The campaign whose list is at the URL; null for other pages. */
export function campaignOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return /^\/(?:kampanja|kategoria\/kampanjat)\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
}

/** Breadcrumbs of a product, given the page the shopper came from. If that was a list with the product, its
 * crumb keeps the filters; if it was a campaign of the product, the campaign comes before the categories
 * (R076). Otherwise they are the product's own. `campaigns` is the name of the list of all campaigns. */
export function productTrail(
  product: TrailedProduct,
  from: Visit | undefined,
  campaigns: string,
): Crumb[] {
  const { crumbs } = product;
  if (!from) return crumbs;
  const campaign = campaignOf(from.to) ?? '';
  const found = product.inCampaigns[campaign];
  if (found) {
    const isBelow = from.to.startsWith(`${base}/${campaignRoot}/`);
    const own = { name: found.name, to: from.to };
    const root = { name: campaigns, to: `${base}/${campaignRoot}` };
    const shown = crumbs.slice(0, campaignDepth(found, isBelow ? 2 : 1));
    return [
      ...(isBelow ? [root, own] : [own]),
      ...shown.map((crumb) => ({ ...crumb, to: `${crumb.to}?kampanja=${campaign}` })),
    ];
  }
  const [path, query] = from.to.split('?');
  const state = readListState(new URLSearchParams(query), listSorts);
  const isThere = listHolds(state, product);
  return crumbs.map((crumb) => (isThere && crumb.to === path ? { ...crumb, to: from.to } : crumb));
}

/** The history after a navigation. Going back removes the last two entries (R077) and adds the page that is
 * now shown again. A page visited twice in a row is one entry. */
export function visited(history: readonly Visit[], visit: Visit, isBack: boolean): Visit[] {
  const before = isBack && history.at(-2)?.to === visit.to ? history.slice(0, -2) : history;
  const others = before.at(-1)?.to === visit.to ? before.slice(0, -1) : before;
  return [...others, visit].slice(-longest);
}

/** Most entries in the history. */
const longest = 50;
