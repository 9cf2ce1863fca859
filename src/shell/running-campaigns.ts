/** Campaigns that can be advertised: they run now and have products. */
import type { Campaign } from '#features/campaigns/record.ts';
import type { Space } from '#features/content/record/space.ts';
import { currentFirst } from '#features/campaigns/rules.ts';
import { activeCampaigns } from '#features/catalogue/client.ts';
import type { RequestFacts } from './request.ts';

type RunningFacts = Pick<RequestFacts, 'now' | 'retailApi'> & { space: Pick<Space, 'campaigns'> };

/** Sorted by importance; empty when no running campaign has products. */
export async function runningCampaigns({
  space,
  now,
  retailApi,
}: RunningFacts): Promise<Campaign[]> {
  const running = currentFirst(space.campaigns, now().epochMilliseconds);
  if (running.length === 0) return [];
  const withProducts = new Set((await activeCampaigns(retailApi)).map(({ id }) => id));
  return running.filter(({ path }) => withProducts.has(path));
}
