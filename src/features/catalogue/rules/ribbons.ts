/** Which campaign's ribbon a card has (R170). */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/record.ts';
import { byImportance, byStart, campaignClass } from '../../campaigns/rules.ts';
import type { ProductCard } from '../contract.ts';

export interface CampaignRibbon {
  /** The campaign's name. */
  name: string;
  /** Class with the campaign's colours. */
  colours: string;
  /** The campaign has not started. */
  isComing?: true;
}

export interface RibbonFacts {
  language: Language;
  space: { campaigns: readonly Campaign[] };
}

type InCampaigns = Pick<ProductCard, 'campaigns' | 'comingCampaigns'>;

/** The most important campaign that runs, else the next one; only those with a ribbon count. Equal ribbons
 * are the same object, so that each is sent once. */
export function ribbonReader({ language, space }: RibbonFacts) {
  const withRibbon = space.campaigns.filter(({ ribbonColor }) => ribbonColor);
  const ribbons = (compare: typeof byStart, more: Pick<CampaignRibbon, 'isComing'>) =>
    withRibbon.toSorted(compare).map(({ path, name }) => {
      const ribbon = { name: localText(name, language), colours: campaignClass(path), ...more };
      return { path, ribbon };
    });
  const running = ribbons(byImportance, {});
  const coming = ribbons(byStart, { isComing: true });
  return ({ campaigns, comingCampaigns }: InCampaigns): CampaignRibbon | undefined =>
    (
      running.find(({ path }) => campaigns.includes(path)) ??
      coming.find(({ path }) => comingCampaigns.includes(path))
    )?.ribbon;
}
