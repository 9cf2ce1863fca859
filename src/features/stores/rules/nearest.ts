/** Distances between places, and the stores nearest to a postcode or town. */
import type { LocalText } from '#platform/i18n/language.ts';
import type { Store } from '../record.ts';
import { areas } from './postcode-areas.ts';
import { byTown } from './shelf.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The place that distances are from. */
export interface Place extends Point {
  name: LocalText;
}

/** The area of a postcode: the town it belongs to; null when it is none of Finland's. */
export function areaOf(postcode: string): Place | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  return areas.get(postcode.slice(0, 3)) ?? areas.get(postcode.slice(0, 2)) ?? null;
}

export type Found = { place: Place; fault: null } | { place: null; fault: 'postcode' | 'town' };

/** The place of a postcode or a town's name in Finnish or Swedish, as a shopper writes it. */
export function placeOf(typed: string, stores: readonly Store[]): Found {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const place = /\d/.test(text) ? areaOf(text.replaceAll(' ', '')) : townOf(text, stores);
  if (place) return { place, fault: null };
  return { place: null, fault: /\d/.test(text) ? 'postcode' : 'town' };
}

const folded = (name: string): string => name.toLocaleLowerCase('fi');

/** Towns with stores come first, as they are the shop's own. */
function townOf(text: string, stores: readonly Store[]): Place | null {
  const known: Place[] = [
    ...stores.map(({ town, latitude, longitude }) => ({ name: { fi: town }, latitude, longitude })),
    ...areas.values(),
  ];
  const wanted = folded(text);
  const isNamed = (matches: (name: string) => boolean) =>
    known.find(({ name }) => Object.values(name).some((one) => matches(folded(one))));
  const exact = isNamed((name) => name === wanted);
  // A few letters could be anywhere.
  const begun = wanted.length < 3 ? undefined : isNamed((name) => name.startsWith(wanted));
  return exact ?? begun ?? null;
}

/** The stores with their distance in whole kilometres, the nearest first; by town when there is no place. */
export function nearestFirst<One extends Pick<Store, 'town' | 'name'> & Point>(
  stores: readonly One[],
  place: Point | null,
): { store: One; kilometres: number | null }[] {
  if (!place) return stores.toSorted(byTown).map((store) => ({ store, kilometres: null }));
  return stores
    .map((store) => ({ store, exact: kilometresBetween(place, store) }))
    .toSorted((a, b) => a.exact - b.exact || byTown(a.store, b.store))
    .map(({ store, exact }) => ({ store, kilometres: Math.max(1, Math.round(exact)) }));
}
