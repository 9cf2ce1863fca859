/** Chooses the places to collect nearest to a postcode. */
import { localText, type Language } from '#platform/i18n/language.ts';
import { pickupService, type Store } from '../../stores/record.ts';
import { isWeek } from '../../stores/record/opening-hours.ts';
import { weekText } from '../../stores/rules/week-text.ts';
import { areaOf, kilometresBetween, nearestFirst, type Point } from '../../stores/rules/nearest.ts';
import type { Agent, DeliveryKind } from '../contract/delivery.ts';
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

const shown = 5;

/** Kilometres within which somebody goes to collect; places farther away are shown only when there is no nearer. */
const near = 50;

/** The first places of a list that begins with the nearest. */
function nearest<Place extends { kilometres: number | null }>(places: readonly Place[]): Place[] {
  const within = places.filter(({ kilometres }) => kilometres !== null && kilometres <= near);
  return (within.length > 0 ? within : places).slice(0, shown);
}

/** Points are where their postcodes are: nearest first, those of the same area by the closest number. */
function pointsNear(
  points: readonly PickupPoint[],
  kind: DeliveryKind,
  { postcode, language }: Wanted,
): Agent[] {
  const here = areaOf(postcode);
  const sorted = points
    .filter((point) => point.kind === kind)
    .map((point) => ({ point, kilometres: kilometresFrom(here, point) }))
    .toSorted(
      (a, b) =>
        (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) ||
        apart(a.point, postcode) - apart(b.point, postcode),
    );
  return nearest(sorted).map(
    ({ point: { id: agentId, kind: _kind, name, ...place }, kilometres }) => ({
      agentId,
      ...place,
      name: localText(name, language),
      openingHours: hoursIn(place.openingHours, language),
      kilometres,
    }),
  );
}

/** Hours as schema.org writes them in words of the language; other text as the merchant wrote it. */
const hoursIn = (written: string, language: Language): string =>
  isWeek(written) ? weekText(written, language) : written;

const apart = (point: PickupPoint, postcode: string): number =>
  Math.abs(Number(point.postcode) - Number(postcode));

function kilometresFrom(here: Point | null, { postcode }: PickupPoint): number | null {
  const there = areaOf(postcode);
  return here && there ? Math.max(1, Math.round(kilometresBetween(here, there))) : null;
}

const ofStore = 'store-';

/** The store that an agent is; undefined for points and lockers. */
export const storeOfAgent = (stores: readonly Store[], agentId: string): Store | undefined =>
  stores.find(({ code }) => agentId === ofStore + code);

/** Where stores are is known, so those of the shortest distance come first. */
function storesNear(stores: readonly Store[], { postcode, language }: Wanted): Agent[] {
  const collecting = stores.filter(({ services }) => services.includes(pickupService));
  return nearest(nearestFirst(collecting, areaOf(postcode))).map(({ store, kilometres }) => ({
    agentId: ofStore + store.code,
    name: store.name,
    streetAddress: store.streetAddress,
    postcode: store.postcode,
    city: store.town,
    openingHours: weekText(store.openingHours, language),
    kilometres,
  }));
}
