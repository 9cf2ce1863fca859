/** When a campaign runs and which products are in it (R166–R174). */
import type { CardOffer } from '../pricing/rules/card-price.ts';
import { isNamedIn, type Identity } from '../pricing/rules/exclusions.ts';
import type { Campaign } from './record.ts';

/** After its start and before its end (R173). `now` in epoch milliseconds. */
export function isActive(campaign: Campaign, now: number): boolean {
  return now > Date.parse(campaign.startTime) && now < Date.parse(campaign.endTime);
}

/** Campaigns that run at `now`, the most important first; among equals the latest to start first. */
export function currentFirst(campaigns: readonly Campaign[], now: number): Campaign[] {
  return campaigns.filter((one) => isActive(one, now)).toSorted(byImportance);
}

/** For sorting: high level first, then the latest to start. */
export const byImportance = (a: Campaign, b: Campaign): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level) || byStart(b, a);

const levels: Campaign['level'][] = ['high', 'normal'];

/** For sorting: the first to start first. */
export const byStart = (a: Campaign, b: Campaign): number =>
  Date.parse(a.startTime) - Date.parse(b.startTime);

/** The promotions of all filters, each once (R172). */
export function campaignIds(campaign: Campaign): string[] {
  return [...new Set(campaign.filters.flatMap((filter) => filter.campaignIds))];
}

/** Sum of products in cents from which running campaigns make pickup points and lockers free (R169, R179);
 * Infinity when none does. */
export function pickupFreeFrom(campaigns: readonly Campaign[], now: number): number {
  const sums = campaigns
    .filter((one) => isActive(one, now))
    .map((one) => (one.isPickupPointShippingFree ? 0 : (one.freePickupFromCents ?? Infinity)));
  return Math.min(Infinity, ...sums);
}

/** The most that the running campaigns at these paths take off the product for customers with a card. */
export function cardOfferOf(
  running: readonly Campaign[],
  paths: readonly string[],
  product: Identity,
): CardOffer | undefined {
  const offers = running
    .filter(({ path }) => paths.includes(path))
    .filter(({ exclusions }) => !exclusions || !isNamedIn(exclusions, product))
    .flatMap(({ cardPercent: percent, endTime: until }) => (percent ? { percent, until } : []));
  return offers.toSorted((a, b) => b.percent - a.percent)[0];
}

/** Before its start, while it runs, or after its end. */
export type Stage = 'before' | 'during' | 'over';

export function stageOf(campaign: Campaign, now: number): Stage {
  if (isActive(campaign, now)) return 'during';
  return now <= Date.parse(campaign.startTime) ? 'before' : 'over';
}

/** Milliseconds before its start in which a campaign is announced, where its merchant does not say from when. */
const announcedBefore = 30 * 24 * 3_600_000;

/** When a campaign is listed among those to come, in epoch milliseconds. */
export const announcedFrom = ({ teasingFrom, startTime }: Campaign): number =>
  Date.parse(teasingFrom ?? startTime) - (teasingFrom ? 0 : announcedBefore);

/** Campaigns to come that are announced already, the next one first. One that is always on is none to wait for. */
export const comingFirst = (campaigns: readonly Campaign[], now: number): Campaign[] =>
  campaigns
    .filter(
      (one) => stageOf(one, now) === 'before' && !one.isPermanent && now >= announcedFrom(one),
    )
    .toSorted(byStart);

/** Whether its products are announced: before its start, and not before the merchant wants it. */
export const isTeased = (campaign: Campaign, now: number): boolean =>
  stageOf(campaign, now) === 'before' && now >= Date.parse(campaign.teasingFrom ?? '1970-01-01');

/** When products with these promotions can be bought: null when now, else epoch milliseconds. A product in
 * several days of running campaigns can be bought from the first of them on (R174). */
export function buyableFrom(
  active: readonly Campaign[],
  promotions: readonly string[],
  now: number,
): number | null {
  const days = active
    .flatMap(({ filters }) => filters)
    .filter(({ campaignIds: ids }) => ids.some((id) => promotions.includes(id)))
    .map((day) => (day.buyableFrom ? Date.parse(day.buyableFrom) : -Infinity));
  const first = Math.min(...days);
  return days.length > 0 && first > now ? first : null;
}

/** Class of what is shown in a campaign's colours. */
export const campaignClass = (path: string): string => `campaign-${path}`;

/** Every moment at which something of a campaign changes, in epoch milliseconds. */
export const changesOf = (campaign: Campaign): number[] => {
  const { startTime, endTime, filters } = campaign;
  const moments = [startTime, endTime, ...filters.flatMap((day) => day.buyableFrom ?? [])];
  return [announcedFrom(campaign), ...moments.map((at) => Date.parse(at))];
};
