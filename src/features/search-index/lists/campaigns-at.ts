/** Campaigns that run at a given time, and the promotions that belong to them. */
import type { Campaign } from '../../campaigns/record.ts';
import { campaignIds, isActive } from '../../campaigns/rules.ts';

export interface CampaignsAt {
  active: readonly Campaign[];
  /** Indexes in `active` of the campaigns that name a promotion. */
  placesOf(promotion: string): readonly number[];
}

const nowhere: readonly number[] = [];

/** Returns the same object while the same campaigns run, so that callers can cache by identity. */
export function campaignReader(campaigns: () => readonly Campaign[]): (now: number) => CampaignsAt {
  let last: CampaignsAt | undefined;
  return (now) => {
    const active = campaigns().filter((one) => isActive(one, now));
    const { active: before } = last ?? { active: null };
    if (last && before?.length === active.length && active.every((one, i) => one === before[i])) {
      return last;
    }
    const places = new Map<string, number[]>();
    for (const [place, campaign] of active.entries()) {
      for (const id of campaignIds(campaign)) places.set(id, [...(places.get(id) ?? []), place]);
    }
    last = { active, placesOf: (promotion) => places.get(promotion) ?? nowhere };
    return last;
  };
}

/** Paths of the campaigns that products with these promotions are in. */
export const pathsIn = ({ active, placesOf }: CampaignsAt, promotions: readonly string[]) => [
  ...new Set(promotions.flatMap(placesOf).map((place) => active[place]?.path ?? '')),
];
