/** Chooses the places to collect nearest to a postcode. */
import { localText, type Language } from '#platform/i18n/language.ts';
import { pickupService, type Store } from '../../stores/record.ts';
import { weekText } from '../../stores/rules/week-text.ts';
import { areaOf, nearestFirst } from '../../stores/rules/nearest.ts';
import type { Agent, DeliveryKind } from '../contract.ts';
import type { PickupPoint } from '../record.ts';

interface Wanted {
  postcode: string;
  language: Language;
}

/** The nearest places of a kind. */
export const agentsNear = (
  { pickupPoints, stores }: { pickupPoints: readonly PickupPoint[]; stores: readonly Store[] },
  kind: DeliveryKind,
  wanted: Wanted,
): Agent[] =>
  kind === 'store' ? storesNear(stores, wanted) : pointsNear(pickupPoints, kind, wanted);

/** Length of the common prefix of two postcodes. */
function nearness(a: string, b: string): number {
  const length = [...a].findIndex((digit, at) => digit !== b[at]);
  return length < 0 ? a.length : length;
}

const shown = 3;

/** The nearest points by postcode: longest common prefix, then closest number. */
function pointsNear(
  points: readonly PickupPoint[],
  kind: DeliveryKind,
  { postcode, language }: Wanted,
): Agent[] {
  const distance = (point: PickupPoint) => Math.abs(Number(point.postcode) - Number(postcode));
  return points
    .filter((point) => point.kind === kind)
    .toSorted(
      (a, b) =>
        nearness(b.postcode, postcode) - nearness(a.postcode, postcode) ||
        distance(a) - distance(b),
    )
    .slice(0, shown)
    .map(({ id: agentId, kind: _kind, name, ...place }) => ({
      agentId,
      ...place,
      name: localText(name, language),
    }));
}

/** Where stores are is known, so those of the shortest distance come first. */
function storesNear(stores: readonly Store[], { postcode, language }: Wanted): Agent[] {
  const collecting = stores.filter(({ services }) => services.includes(pickupService));
  return nearestFirst(collecting, areaOf(postcode))
    .slice(0, shown)
    .map(({ store }) => ({
      agentId: `store-${store.code}`,
      name: store.name,
      streetAddress: store.streetAddress,
      postcode: store.postcode,
      city: store.town,
      openingHours: weekText(store.openingHours, language),
    }));
}
