/** Delivery methods, their prices, and what too little stock means for a cart. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import { shopZone } from '#platform/time.ts';
import type { Campaign } from '../../campaigns/record.ts';
import { pickupFreeFrom } from '../../campaigns/rules.ts';
import type { Store } from '../../stores/record.ts';
import type { AvailabilityEntry } from '../contract.ts';
import type { DeliveryKind, DeliveryMethod, RefusedMethod } from '../contract/delivery.ts';
import type { Deliveries, DeliveryWay, PickupPoint } from '../record.ts';
import { loadOf, refusalOf, type ShippedProduct, type Load } from './carrying.ts';
import { agentsNear, storeOfAgent } from './points.ts';
import { deliveryPromise } from './promise.ts';
import { openWindows, slotsOf, windowOf, type Taken, type Window } from './slots.ts';

/** What the price of a delivery depends on. */
export interface Pricing {
  /** Sum of products in cents, before discounts. */
  itemsTotal: Cents;
  /** Sum of products in cents from which campaigns make pickup points and lockers free; Infinity when none
   * does (R169, R179). */
  freePickupFrom: number;
}

/** Pricing for a sum of products and the campaigns running at a time. All delivery prices in the shop are
 * computed from this, so that they agree. */
export const pricingOf = (
  itemsTotal: Cents,
  campaigns: readonly Campaign[],
  now: Temporal.Instant,
): Pricing => ({ itemsTotal, freePickupFrom: pickupFreeFrom(campaigns, now.epochMilliseconds) });

const isPickup = ({ kind }: Pick<DeliveryWay, 'kind'>): boolean =>
  kind === 'pickup-point' || kind === 'locker';

/** Price of a chosen method in cents; null for a window that it does not have. */
export function deliveryPrice(
  way: DeliveryWay,
  { slotId }: { slotId: string | null },
  pricing: Pricing,
): Cents | null {
  if (!way.slots) return priceOf(way, pricing);
  const window = slotId === null ? null : windowOf(way.slots, slotId);
  return window && priceIn(way, window, pricing);
}

/** Sum of products in cents from which a method is free; Infinity when it never is. */
const freeFrom = (way: DeliveryWay, { freePickupFrom }: Pick<Pricing, 'freePickupFrom'>): number =>
  Math.min(way.freeFromEuroCents ?? Infinity, isPickup(way) ? freePickupFrom : Infinity);

const priceOf = (way: DeliveryWay, pricing: Pricing): Cents =>
  pricing.itemsTotal >= freeFrom(way, pricing) ? 0 : way.priceEuroCents;

const priceIn = (way: DeliveryWay, { priceEuroCents }: Window, pricing: Pricing): Cents =>
  priceOf({ ...way, priceEuroCents: priceEuroCents ?? way.priceEuroCents }, pricing);

/** The sum, or null for Infinity. */
const orNever = (sum: number): Cents | null => (sum === Infinity ? null : sum);

/** Sum of products in cents from which a locker or pickup point is free; null when it never is. */
export function lowestFreePickup({ methods }: Deliveries, pricing: Pricing): Cents | null {
  const sums = methods.filter(isPickup).map((way) => freeFrom(way, pricing));
  return orNever(Math.min(Infinity, ...sums));
}

/** True when the shopper chooses where to collect. */
export const needsAgent = (kind: DeliveryKind): boolean => kind !== 'home';

/** What a shop offers: its methods, and its places to collect. */
export interface Offered {
  deliveries: Deliveries;
  pickupPoints: readonly PickupPoint[];
  stores: readonly Store[];
}

/** Where to, and from when on the products can be delivered: a day in Finland, absent: at once. */
interface Destination extends Pricing {
  postcode: string;
  language: Language;
  shipsFrom?: string | undefined;
}

/** Delivery methods for a postcode. @param ways those that can carry the products */
export function deliveryMethods(
  offered: Offered,
  to: Destination,
  now: Temporal.Instant,
  {
    ways = offered.deliveries.methods,
    taken = new Map(),
  }: { ways?: DeliveryWay[]; taken?: Taken } = {},
): DeliveryMethod[] {
  const begins = laterOf(now, to.shipsFrom);
  return ways
    .filter((way) => comesTo(way, to.postcode))
    .map((way) => methodOf(offered, way, to, { now, begins, taken }));
}

const comesTo = ({ slots }: DeliveryWay, postcode: string): boolean =>
  !slots?.postcodes.length || slots.postcodes.some((prefix) => postcode.startsWith(prefix));

interface When {
  now: Temporal.Instant;
  begins: Temporal.Instant;
  taken: Taken;
}

function methodOf(
  offered: Offered,
  way: DeliveryWay,
  to: Destination,
  { now, begins, taken }: When,
): DeliveryMethod {
  const agents = needsAgent(way.kind) ? agentsNear(offered, way.kind, to) : [];
  const places = agents.map(({ agentId }) => ({
    agentId,
    store: storeOfAgent(offered.stores, agentId),
  }));
  const slots = slotsOf(way.slots ? openWindows(way.slots, now, begins) : [], {
    deliveryMethodId: way.id,
    places: needsAgent(way.kind) ? places : null,
    taken,
    priceOf: (window) => priceIn(way, window, to),
  });
  const free = slots.filter(({ isFree }) => isFree);
  const prices = free.map(({ priceEuroCents }) => priceEuroCents);
  return {
    deliveryMethodId: way.id,
    carrierId: way.carrierId,
    kind: way.kind,
    name: localText(way.name, to.language),
    description: localText(way.description, to.language),
    priceEuroCents: prices.length > 0 ? Math.min(...prices) : priceOf(way, to),
    freeFromEuroCents: orNever(freeFrom(way, to)),
    promise: free[0]
      ? { earliest: free[0].day, latest: free[0].day }
      : deliveryPromise(offered.deliveries, way, to.postcode, begins),
    agents,
    isBySlot: way.slots !== undefined,
    slots,
  };
}

/** The shop's methods that cannot deliver something to a postcode. */
export function refusedMethods(
  { deliveries }: Pick<Offered, 'deliveries'>,
  loads: readonly Load[],
  { postcode, language }: Pick<Destination, 'postcode' | 'language'>,
): RefusedMethod[] {
  return deliveries.methods.flatMap((way) => {
    const [refusal] = loads.flatMap((load) => refusalOf(way, load) ?? []);
    const reason = refusal ?? (comesTo(way, postcode) ? null : 'postcode');
    if (!reason) return [];
    const { id: deliveryMethodId, kind } = way;
    return [{ deliveryMethodId, kind, name: localText(way.name, language), reason }];
  });
}

/** The day's first moment in Finland when that is later. */
function laterOf(now: Temporal.Instant, day: string | undefined): Temporal.Instant {
  if (day === undefined) return now;
  const start = Temporal.PlainDate.from(day).toZonedDateTime(shopZone).toInstant();
  return Temporal.Instant.compare(start, now) > 0 ? start : now;
}

export interface DeliveryOfOne extends Pick<DeliveryWay, 'id' | 'businessDays'> {
  name: string;
  cents: Cents;
}

/** What it costs to have one piece of a product delivered, for those who only know its price; collecting from a
 * store is no delivery. */
export function deliveriesOfOne(
  { deliveries, campaigns }: { deliveries: Deliveries; campaigns: readonly Campaign[] },
  { cents, product }: { cents: Cents; product: ShippedProduct },
  { now, language }: { now: Temporal.Instant; language: Language },
): DeliveryOfOne[] {
  const pricing = pricingOf(cents, campaigns, now);
  const load = loadOf(product);
  return deliveries.methods
    .filter((way) => way.kind !== 'store' && refusalOf(way, load) === null)
    .map((way) => ({
      id: way.id,
      name: localText(way.name, language),
      cents: priceOf(way, pricing),
      businessDays: way.businessDays,
    }));
}

/** Lines with fewer pieces in stock than in the cart (R252, R253). */
export function availabilityOf(
  items: { id: string; sokId: string; quantity: number }[],
  stock: Map<string, number>,
): AvailabilityEntry[] {
  return items.flatMap(({ id, sokId, quantity }) => {
    const unavailable = quantity - Math.min(quantity, stock.get(sokId) ?? 0);
    return unavailable > 0 ? [{ itemId: id, unavailable, quantity }] : [];
  });
}

/** Quantities that match the stock: the pieces left; 0 removes the line (R245, R246). */
export const adjustments = (
  availability: AvailabilityEntry[],
): { itemId: string; quantity: number }[] =>
  availability.map(({ itemId, unavailable, quantity }) => ({
    itemId,
    quantity: Math.max(0, quantity - unavailable),
  }));
