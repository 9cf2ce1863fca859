/** Breadcrumbs after what was visited before (R075–R078). */
import { listSorts } from '../url-state/sorts.ts';
import { readListState } from '../url-state.ts';
import { campaignRoot } from './category-menu.ts';
import type { Crumb } from './crumbs.ts';
import { listHolds, type ListedProduct } from './list-holds.ts';

/** A page that was visited: its place, and what its heading called it. */
export type Visit = Crumb;

/** What breadcrumbs have to know of a product. */
export interface TrailedProduct extends ListedProduct {
  /** The way to it by its categories. */
  crumbs: Crumb[];
  /** Names of the active campaigns it is in, by path. */
  campaignNames: Readonly<Record<string, string>>;
}

const base = '/kategoria';

/** How many levels of categories follow a campaign's own crumbs (R075). */
export const campaignDepth = (campaign: string, crumbs: number): 1 | 2 =>
  campaign === '3-plus-1-paivaa' || crumbs === 2 ? 1 : 2;

/** The campaign whose list an address is, if it is one. */
export function campaignOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return /^\/(?:kampanja|kategoria\/kampanjat)\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
}

/** Crumbs of a product after the page one came from: a list that has it is led back to as it was, and a
 * campaign it is in stands before its categories (R076). After any other page they are the product's
 * own. `campaigns` names the list of all campaigns. */
export function productTrail(
  product: TrailedProduct,
  from: Visit | undefined,
  campaigns: string,
): Crumb[] {
  const { crumbs } = product;
  if (!from) return crumbs;
  const campaign = campaignOf(from.to) ?? '';
  const name = product.campaignNames[campaign];
  if (name !== undefined) {
    const isBelow = from.to.startsWith(`${base}/${campaignRoot}/`);
    const own = { name, to: from.to };
    const root = { name: campaigns, to: `${base}/${campaignRoot}` };
    return campaignTrail(isBelow ? [root, own] : [own], campaign, crumbs);
  }
  const [path, query] = from.to.split('?');
  const state = readListState(new URLSearchParams(query), listSorts);
  const isThere = listHolds(state, product);
  return crumbs.map((crumb) => (isThere && crumb.to === path ? { ...crumb, to: from.to } : crumb));
}

function campaignTrail(own: Crumb[], campaign: string, categories: Crumb[]): Crumb[] {
  const shown = categories.slice(0, campaignDepth(campaign, own.length));
  return [...own, ...shown.map(({ name, to }) => ({ name, to: `${to}?kampanja=${campaign}` }))];
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
