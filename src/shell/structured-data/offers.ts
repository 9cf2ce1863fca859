/** Offers with prices, delivery and returns as schema.org entities. */
import type {
  MerchantReturnPolicy,
  Offer as OfferEntity,
  OfferShippingDetails,
  UnitPriceSpecification,
} from 'schema-dts';
import type { Offer, OfferState } from '#features/catalogue/rules/offers.ts';
import type { Cents } from '#platform/money.ts';

/** 1990 → '19.90' */
export const amount = (cents: Cents): string => (cents / 100).toFixed(2);

const states: Record<OfferState, `https://schema.org/${string}`> = {
  'in-stock': 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/OutOfStock',
  'in-store': 'https://schema.org/InStoreOnly',
  coming: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
};

export interface OfferFacts {
  /** Address of the offer. */
  url: string;
  /** Id of the entity of the tier whose members pay less. */
  memberTierId: string;
  /** Net contents of one piece, in the unit of the unit price. */
  contents: { amount: number; unit: string } | null;
  /** Ids of the entities of its deliveries and of its return policy. */
  shippingIds: readonly string[];
  returnsId: string;
}

export function offerEntity(offer: Offer, facts: OfferFacts): OfferEntity {
  const { cents, state, until, buyableFrom, shipsFrom } = offer;
  const starts = state === 'preorder' ? shipsFrom : buyableFrom;
  return {
    '@type': 'Offer',
    url: facts.url,
    price: amount(cents),
    priceCurrency: 'EUR',
    availability: states[state] as OfferEntity['availability'],
    ...(until && { priceValidUntil: until }),
    ...(starts && { availabilityStarts: starts }),
    ...pricesOf(offer, facts),
    ...(state === 'in-store'
      ? {}
      : { shippingDetails: facts.shippingIds.map((id) => ({ '@id': id })) }),
    hasMerchantReturnPolicy: { '@id': facts.returnsId },
  } as OfferEntity;
}

/** The price with its unit price, what it cost before, and what members pay; nothing when the price is all
 * there is. */
function pricesOf(offer: Offer, facts: OfferFacts) {
  const { cents, before, memberCents } = offer;
  const priced = (paid: Cents): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: amount(paid),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  });
  const { contents } = facts;
  // The price of a deposit is none of the contents.
  const hasUnit = offer.perUnit && offer.depositCents === 0;
  const unitCode = hasUnit && contents ? unitCodes[contents.unit] : undefined;
  const all: UnitPriceSpecification[] = [
    {
      ...priced(cents),
      ...(contents && unitCode && { referenceQuantity: quantityOf(contents.amount, unitCode) }),
    },
    ...(before === null
      ? []
      : [{ ...priced(before), priceType: 'https://schema.org/StrikethroughPrice' as const }]),
    ...(memberCents === null
      ? []
      : [{ ...priced(memberCents), validForMemberTier: { '@id': facts.memberTierId } }]),
  ];
  return all.length > 1 || unitCode ? { priceSpecification: all } : {};
}

/** UN/CEFACT codes of the units of unit prices. */
const unitCodes: Record<string, string> = {
  kg: 'KGM',
  l: 'LTR',
  m: 'MTR',
  'm²': 'MTK',
  kpl: 'C62',
};

const quantityOf = (value: number, unitCode: string) =>
  ({
    '@type': 'QuantitativeValue',
    value,
    unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
  }) as const;

/** A delivery for one piece; days are business days. */
export interface Shipping {
  name: string;
  cents: Cents;
  businessDays: readonly [fewest: number, most: number];
}

const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

/** @param cutOffHour from this hour on nothing leaves on the same day; 0: nothing ever does */
export const shippingEntity = (
  id: string,
  { name, cents, businessDays }: Shipping,
  cutOffHour: number,
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  '@id': id,
  name,
  shippingRate: { '@type': 'MonetaryAmount', value: amount(cents), currency: 'EUR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FI' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    // Orders leave on the day they are placed, where it is early enough, or on the next business day.
    handlingTime: days(cutOffHour > 0 ? 0 : 1, 1),
    transitTime: days(...businessDays),
  },
});

/** @param window days of withdrawal; null when the law or the merchant allows none */
export const returnsEntity = (id: string, window: number | null): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  '@id': id,
  applicableCountry: 'FI',
  ...(window === null
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: window,
      }),
});
