/** Campaigns at a given time, and the promotions that belong to them. */
import type { Campaign } from '../../campaigns/record.ts';
import { campaignIds, cardOfferOf, isActive, isTeased } from '../../campaigns/rules.ts';
import type { ProductRecord } from '../../catalogue/record.ts';
import type { Identity } from '../../pricing/rules/exclusions.ts';

export interface CampaignsAt {
  campaigns: readonly Campaign[];
  /** Indexes in `campaigns` of those that name a promotion. */
  placesOf(promotion: string): readonly number[];
}

const nowhere: readonly number[] = [];

export interface RunningAndComing {
  running: CampaignsAt;
  /** Those that products are announced for. */
  coming: CampaignsAt;
}

export function readCampaigns(all: () => readonly Campaign[]): (now: number) => RunningAndComing {
  const running = campaignReader(all, isActive);
  const coming = campaignReader(all, isTeased);
  return (now) => ({ running: running(now), coming: coming(now) });
}

/** Returns the same object while the same campaigns are wanted, so that callers can cache by identity. */
function campaignReader(
  all: () => readonly Campaign[],
  isWanted: (campaign: Campaign, now: number) => boolean,
): (now: number) => CampaignsAt {
  let last: CampaignsAt | undefined;
  return (now) => {
    const campaigns = all().filter((one) => isWanted(one, now));
    const before = last?.campaigns;
    if (
      last &&
      before?.length === campaigns.length &&
      campaigns.every((one, i) => one === before[i])
    ) {
      return last;
    }
    const places = new Map<string, number[]>();
    for (const [place, campaign] of campaigns.entries()) {
      for (const id of campaignIds(campaign)) places.set(id, [...(places.get(id) ?? []), place]);
    }
    last = { campaigns, placesOf: (promotion) => places.get(promotion) ?? nowhere };
    return last;
  };
}

/** The campaigns that a product is in, by path, and what they take off for customers with a card. */
export function campaignsOf(
  { running, coming }: RunningAndComing,
  product: Pick<ProductRecord, 'promotions'> & Identified,
) {
  const { promotions } = product;
  const campaigns = pathsIn(running, promotions);
  return {
    campaigns,
    comingCampaigns: pathsIn(coming, promotions),
    cardOffer: cardOfferOf(running.campaigns, campaigns, identityOf(product)),
  };
}

type Identified = Pick<ProductRecord, 'sokId' | 'variants' | 'categoryPath' | 'brand'>;

/** A product has one card offer for all of its variants. */
const identityOf = ({ sokId, variants, categoryPath, brand }: Identified): Identity => ({
  ids: [sokId, ...variants.map((one) => one.sokId)],
  categories: [categoryPath],
  brandId: brand?.id,
});

const pathsIn = ({ campaigns, placesOf }: CampaignsAt, promotions: readonly string[]) => [
  ...new Set(promotions.flatMap(placesOf).map((place) => campaigns[place]?.path ?? '')),
];
