/** Delivery methods, their prices, and what too little stock means for a cart. */
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import { isPickupFree, type Campaign } from '../../campaigns/rules.ts';
import type { AvailabilityEntry, DeliveryKind, DeliveryMethod } from '../contract.ts';
import { pointsNear } from './points.ts';
import { deliveryPromise } from './promise.ts';

interface Way {
  carrierId: string;
  priceEuroCents: Cents;
  freeFromEuroCents: Cents | null;
  /** True when an agent has to be chosen. */
  needsAgent: boolean;
  texts: Record<Language, [name: string, description: string]>;
}

const ways: Record<DeliveryKind, Way> = {
  locker: {
    carrierId: 'aitta-paketti',
    priceEuroCents: 390,
    freeFromEuroCents: 5000,
    needsAgent: true,
    texts: {
      fi: ['Pakettiautomaatti', 'Noudat itse, mihin aikaan vain. Paketti odottaa 5 päivää.'],
      sv: ['Paketautomat', 'Du hämtar själv, när du vill. Paketet väntar i 5 dagar.'],
      en: ['Parcel locker', 'Collect it yourself at any hour. The parcel waits for 5 days.'],
    },
  },
  'pickup-point': {
    carrierId: 'aitta-paketti',
    priceEuroCents: 490,
    freeFromEuroCents: 5000,
    needsAgent: true,
    texts: {
      fi: ['Noutopiste', 'Noudat palvelupisteestä sen aukioloaikoina.'],
      sv: ['Utlämningsställe', 'Du hämtar på utlämningsstället under dess öppettider.'],
      en: ['Pickup point', 'Collect it from a service point during its opening hours.'],
    },
  },
  home: {
    carrierId: 'aitta-kuljetus',
    priceEuroCents: 990,
    freeFromEuroCents: 10_000,
    needsAgent: false,
    texts: {
      fi: ['Kotiinkuljetus', 'Tuomme ovelle ja sovimme ajan tekstiviestillä.'],
      sv: ['Hemleverans', 'Vi levererar till dörren och kommer överens om tiden per sms.'],
      en: ['Home delivery', 'Brought to your door; we agree on the time by text message.'],
    },
  },
  store: {
    carrierId: 'aitta-myymala',
    priceEuroCents: 0,
    freeFromEuroCents: null,
    needsAgent: true,
    texts: {
      fi: ['Nouto myymälästä', 'Noudat myymälän palvelupisteestä maksutta.'],
      sv: ['Avhämtning i butik', 'Du hämtar gratis vid butikens kundtjänst.'],
      en: ['Collect from a store', 'Collect it free of charge from the store’s service desk.'],
    },
  },
};

const kinds = Object.keys(ways) as DeliveryKind[];

const isKind = (id: string): id is DeliveryKind => kinds.some((kind) => kind === id);

/** What the price of a delivery depends on. */
export interface Pricing {
  /** Sum of products in cents, before discounts. */
  itemsTotal: Cents;
  /** True while a campaign makes pickup points and lockers free (R169). */
  pickupIsFree: boolean;
}

/** Pricing for a sum of products and the campaigns running at a time. All delivery prices in the shop are
 * computed from this, so that they agree. */
export const pricingOf = (
  itemsTotal: Cents,
  campaigns: readonly Campaign[],
  now: Temporal.Instant,
): Pricing => ({ itemsTotal, pickupIsFree: isPickupFree(campaigns, now.epochMilliseconds) });

const pickups: DeliveryKind[] = ['pickup-point', 'locker'];

/** Price of a delivery method in cents; null for an unknown one. */
export function deliveryPrice(deliveryMethodId: string, pricing: Pricing): Cents | null {
  return isKind(deliveryMethodId) ? priceOf(deliveryMethodId, pricing) : null;
}

function priceOf(kind: DeliveryKind, { itemsTotal, pickupIsFree }: Pricing): Cents {
  const { priceEuroCents, freeFromEuroCents } = ways[kind];
  if (pickupIsFree && pickups.includes(kind)) return 0;
  return itemsTotal >= (freeFromEuroCents ?? Infinity) ? 0 : priceEuroCents;
}

/** Sum of products in cents from which a locker or pickup point is free; null when it never is. */
export function pickupFreeFrom({ pickupIsFree }: Pricing): Cents | null {
  if (pickupIsFree) return 0;
  const sums = pickups.flatMap((kind) => ways[kind].freeFromEuroCents ?? []);
  return sums.length > 0 ? Math.min(...sums) : null;
}

export const needsAgent = (kind: DeliveryKind): boolean => ways[kind].needsAgent;

/** Delivery methods offered for a postcode. */
export function deliveryMethods(
  to: Pricing & { postcode: string; language: Language },
  now: Temporal.Instant,
): DeliveryMethod[] {
  return kinds.map((kind) => {
    const { carrierId, freeFromEuroCents, texts } = ways[kind];
    const [name, description] = texts[to.language];
    return {
      deliveryMethodId: kind,
      carrierId,
      kind,
      name,
      description,
      priceEuroCents: priceOf(kind, to),
      freeFromEuroCents,
      promise: deliveryPromise(now, kind, to.postcode),
      agents: needsAgent(kind) ? pointsNear(kind, to.postcode, to.language) : [],
    };
  });
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
