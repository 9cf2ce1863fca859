/** When a campaign runs and which products are in it (R166–R174). */
import type { LocalText } from '#platform/i18n/language.ts';

/** A day or theme of a campaign, with the promotions of merchants' feeds that belong to it. */
export interface CampaignFilter {
  name: LocalText;
  campaignIds: string[];
  /** ISO 8601; products of this filter can be bought from then on. */
  buyableFrom?: string;
}

export interface Campaign {
  path: string;
  name: LocalText;
  level: 'normal' | 'high';
  description: LocalText;
  color: string;
  useColorForPrices: boolean;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  filters: CampaignFilter[];
  isPickupPointShippingFree: boolean;
  /** Per cent off the regular price for customers with a card (R180, R184). */
  cardPercent?: number;
  /** Label of the log-in link at the end of the description: 'Kirjaudu' (R178). */
  loginLink?: LocalText;
  /** Categories that the menu shows while the campaign runs; `path` is a category's (R171). */
  navigationSubcategories?: { name: LocalText; path: string }[];
}

/** After its start and before its end (R173). `now` in epoch milliseconds. */
export function isActive(campaign: Campaign, now: number): boolean {
  return now > Date.parse(campaign.startTime) && now < Date.parse(campaign.endTime);
}

/** Campaigns that run at `now`, the most important first; among equals the latest to start first. */
export function currentFirst(campaigns: readonly Campaign[], now: number): Campaign[] {
  return campaigns
    .filter((one) => isActive(one, now))
    .toSorted(
      (a, b) =>
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        Date.parse(b.startTime) - Date.parse(a.startTime),
    );
}

const levels: Campaign['level'][] = ['high', 'normal'];

/** The promotions of all filters, each once (R172). */
export function campaignIds(campaign: Campaign): string[] {
  return [...new Set(campaign.filters.flatMap((filter) => filter.campaignIds))];
}

/** True while a campaign runs that makes pickup points and lockers free (R169). */
export function isPickupFree(campaigns: readonly Campaign[], now: number): boolean {
  return campaigns.some((one) => one.isPickupPointShippingFree && isActive(one, now));
}

/** The highest percentage that running campaigns at these paths take off for customers with a card. */
export function cardPercent(
  campaigns: readonly Campaign[],
  paths: readonly string[],
  now: number,
): number {
  const running = campaigns.filter((one) => paths.includes(one.path) && isActive(one, now));
  return Math.max(0, ...running.map((one) => one.cardPercent ?? 0));
}
