/** Campaigns that can be advertised: they run now and have products. */
import { currentFirst, type Campaign } from '#features/campaigns/rules.ts';
import { activeCampaigns } from '#features/catalogue/client.ts';
import type { RequestFacts } from './request.ts';

/** Sorted by importance; empty when no running campaign has products. */
export async function runningCampaigns({
  campaigns,
  now,
  retailApi,
}: Pick<RequestFacts, 'campaigns' | 'now' | 'retailApi'>): Promise<Campaign[]> {
  const running = currentFirst(campaigns, now().epochMilliseconds);
  if (running.length === 0) return [];
  const withProducts = new Set((await activeCampaigns(retailApi)).map(({ id }) => id));
  return running.filter(({ path }) => withProducts.has(path));
}
