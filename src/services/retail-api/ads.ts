/** Advertisements: what the content space and the catalogue give them. */
import type { AdsDeps } from '#features/ads/deps.ts';
import { makeAdService } from '#features/ads/provider/ad-service.ts';
import { endpointsIn } from '#features/content/rules/endpoints.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import { watchedCalls } from '#platform/http/watched.ts';
import type { CatalogueHolder } from '#features/search-index/holder.ts';
import { codeOf } from '../storefront/shopper-network.ts';
import type { RetailApiDeps } from './deps.ts';
import type { SpaceInUse } from '../space-in-use.ts';

export const adsDeps = (
  {
    environment,
    network,
    now,
    log,
    telemetry,
  }: Pick<RetailApiDeps, 'environment' | 'network' | 'now' | 'log' | 'telemetry'>,
  {
    inUse: { space },
    catalogue,
  }: { inUse: SpaceInUse; catalogue: Pick<CatalogueHolder, 'current'> },
): AdsDeps => ({
  isOn: () => switchesIn(space().switches, environment).citrusAd,
  bookings: () => space().ads,
  endpoint: () => endpointsIn(space().endpoints, environment).ads,
  service: makeAdService({
    send: watchedCalls(telemetry, 'ad-service', fetch),
    warn: (message) => log.warn(message),
    now: () => performance.now(),
  }),
  product: (sokId, language) =>
    catalogue.current().product(sokId, { language, now: now().epochMilliseconds }),
  codeOf: codeOf(network),
  now,
});
