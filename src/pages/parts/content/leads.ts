/** What the home page shows first: the running campaigns, and the largest departments. */
import type { Campaign } from '#features/campaigns/record.ts';
import { campaignPath } from '#features/catalogue/rules/category-menu.ts';
import type { Space } from '#features/content/record/space.ts';
import { localText, type Language } from '#platform/i18n/language.ts';

/** Products whose pictures illustrate it. */
type ProductsOf = { campaignId: string[] } | { path: string };

export interface Lead {
  urlPath: string;
  name: string;
  nameLanguage?: Language | undefined;
  productsOf: ProductsOf;
}

/** A campaign with its description. */
export interface CampaignLead extends Lead {
  path: string;
  text: string;
  /** Addresses of its banner pictures. */
  bannerImage: { desktop: string; mobile: string } | null;
}

/** What names and pictures are read with. */
export interface LeadFacts {
  language: Language;
  space: Pick<Space, 'pictures'>;
}

export type Banner = CampaignLead | (Lead & { count: number });

interface Department {
  name: string;
  nameLanguage?: Language | undefined;
  path: string;
  urlPath: string;
  count: number;
}

/** The hero is the first campaign of high level; the others are banners, then departments by size.
 * `campaigns`: those that run and have products, sorted by importance. */
export function shownFirst(
  campaigns: readonly Campaign[],
  departments: readonly Department[],
  facts: LeadFacts,
  bannerCount: number,
): { hero: CampaignLead | null; banners: Banner[] } {
  const leads = campaigns.map((one) => campaignLead(one, facts));
  const hero = leads[campaigns.findIndex(({ level }) => level === 'high')] ?? null;
  const largest = departments.toSorted((a, b) => b.count - a.count);
  const banners: Banner[] = [
    ...leads.filter((one) => one !== hero),
    ...largest.map(({ path, ...department }) => ({ ...department, productsOf: { path } })),
  ];
  return { hero, banners: banners.slice(0, bannerCount) };
}

export function campaignLead(campaign: Campaign, { language, space }: LeadFacts): CampaignLead {
  const { path, bannerImage } = campaign;
  const desktop = bannerImage && space.pictures.get(bannerImage.desktop);
  const mobile = bannerImage && space.pictures.get(bannerImage.mobile);
  return {
    path,
    urlPath: campaignPath(campaign),
    name: localText(campaign.name, language),
    text: localText(campaign.description, language),
    productsOf: { campaignId: [path] },
    bannerImage: desktop && mobile ? { desktop, mobile } : null,
  };
}
