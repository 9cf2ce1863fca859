/** What the page of a department shows of its products, brands and campaigns. */
import type { Picture } from '#features/catalogue/contract.ts';
import type { FacetOption } from '#features/catalogue/contract/facets.ts';
import type { Campaign } from '#features/campaigns/record.ts';
import { currentFirst } from '#features/campaigns/rules.ts';

/** Pictures of the head. */
const pictureCount = 3;
const brandCount = 12;

/** Products of the row of best sellers. */
export const rowLength = 10;
/** A row of best sellers says nothing about a list that is hardly longer. */
export const hasRow = (count: number): boolean => count > 2 * rowLength;

interface Pictured {
  picture: Picture | null;
}

/** Best sellers' pictures that neither the row nor a category below shows; without them the department's own. */
export function headPictures(
  best: readonly Pictured[],
  categories: readonly Pictured[],
  own: Picture | null,
): Picture[] {
  const shown = new Set(
    [...categories, ...best.slice(0, rowLength)].map(({ picture }) => picture?.id),
  );
  const others = best.flatMap(({ picture }) =>
    picture && !shown.has(picture.id) ? [picture] : [],
  );
  const found = [...new Map(others.map((picture) => [picture.id, picture])).values()];
  return found.length > 0 || !own ? found.slice(0, pictureCount) : [own];
}

/** Those with the most products first; a single one says nothing. */
export function brandsFirst(brands: readonly FacetOption[]): FacetOption[] {
  const found = brands.filter(({ count }) => count > 0);
  if (found.length < 2) return [];
  return found.toSorted((a, b) => b.count - a.count).slice(0, brandCount);
}

/** The running campaigns that have products of a list, the most important first. */
export function campaignsIn(
  options: readonly FacetOption[],
  campaigns: readonly Campaign[],
  now: number,
): { campaign: Campaign; count: number }[] {
  const counts = new Map(options.map(({ id, count }) => [id, count]));
  return currentFirst(campaigns, now)
    .map((campaign) => ({ campaign, count: counts.get(campaign.path) ?? 0 }))
    .filter(({ count }) => count > 0);
}
