/** What a campaign's page says, in each stage of the campaign. */
import type { Campaign } from '#features/campaigns/record.ts';
import { comingFirst, stageOf, type Stage } from '#features/campaigns/rules.ts';
import { campaignPath } from '#features/catalogue/rules/category-menu.ts';
import { localText } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { runningCampaigns } from '../../../shell/running-campaigns.ts';
import { campaignLead, type CampaignLead } from '../content/leads.ts';

export interface CampaignHead extends CampaignLead {
  stage: Stage;
  startTime: string;
  endTime: string;
  /** Label of the log-in link at the end of the description; null when there is none (R178). */
  loginLink: string | null;
  /** Days and themes, those that cannot be bought yet with their time. */
  days: { name: string; buyableFrom: string | null }[];
  below: { name: string; urlPath: string }[];
  /** Sum in cents from which lockers and pickup points are free; null when the campaign changes nothing. */
  freePickupFrom: number | null;
}

type Facts = Pick<RequestFacts, 'language' | 'now' | 'space'>;

export function campaignHead(campaign: Campaign, facts: Facts): CampaignHead {
  const { language, now } = facts;
  const at = now().epochMilliseconds;
  const text = (of: Campaign['name']) => localText(of, language);
  const { loginLink, navigationSubcategories = [], filters, isPickupPointShippingFree } = campaign;
  return {
    ...campaignLead(campaign, facts),
    stage: stageOf(campaign, at),
    startTime: campaign.startTime,
    endTime: campaign.endTime,
    loginLink: loginLink ? text(loginLink) : null,
    days: filters
      .filter(({ buyableFrom }) => buyableFrom !== undefined)
      .map(({ name, buyableFrom = '' }) => ({
        name: text(name),
        buyableFrom: Date.parse(buyableFrom) > at ? buyableFrom : null,
      })),
    below: navigationSubcategories.map(({ name, path }) => ({
      name: text(name),
      urlPath: `/kategoria/${path}?kampanja=${campaign.path}`,
    })),
    freePickupFrom: isPickupPointShippingFree ? 0 : (campaign.freePickupFromCents ?? null),
  };
}

export interface OtherCampaigns {
  running: CampaignLead[];
  coming: (CampaignLead & { startTime: string })[];
}

/** The campaigns that run and those to come, without one. */
export async function otherCampaigns(facts: RequestFacts, path = ''): Promise<OtherCampaigns> {
  const running = await runningCampaigns(facts);
  const coming = comingFirst(facts.space.campaigns, facts.now().epochMilliseconds);
  const others = (campaigns: readonly Campaign[]) => campaigns.filter((one) => one.path !== path);
  return {
    running: others(running).map((one) => campaignLead(one, facts)),
    coming: others(coming).map((one) => ({
      ...campaignLead(one, facts),
      startTime: one.startTime,
    })),
  };
}

/** A campaign has one address; the other form leads to it. */
export function addressElsewhere(campaign: Campaign, path: string): string | null {
  const own = campaignPath(campaign);
  return own === path ? null : own;
}
