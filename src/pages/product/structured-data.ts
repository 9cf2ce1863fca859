/** A product as schema.org entities: with variants a group of products, each with its own offer. */
import type {
  AggregateRating,
  Certification,
  MemberProgram,
  Product as ProductEntity,
  ProductGroup,
  Thing,
} from 'schema-dts';
import type { ProductDetails, Rating } from '#features/catalogue/contract.ts';
import { offersOf, type Offer } from '#features/catalogue/rules/offers.ts';
import { pictureAddress } from '#features/catalogue/rules/picture-widths.ts';
import type { ShippedProduct } from '#features/checkout/rules/carrying.ts';
import { deliveriesOfOne } from '#features/checkout/rules/delivery.ts';
import { isCovered } from '#features/orders/rules/limit.ts';
import { limitFor } from '#features/orders/rules/withdrawal-right.ts';
import { parseMeasure } from '#features/pricing/rules/measure.ts';
import { addressIn } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { offerEntity, returnsEntity, shippingEntity } from '../../shell/structured-data/offers.ts';
import { sellerId } from '../../shell/structured-data/seller.ts';

type Facts = Pick<RequestFacts, 'publicUrl' | 'language' | 'space' | 'now'>;

const pictureWidth = 1280;

/** Ids of entities on the same page. */
const ids = {
  returns: '#returns',
  noReturns: '#no-returns',
  program: '#members',
  tier: '#members-tier',
};

/** The product, its deliveries, its return policy and, where members pay less, their programme. */
export function productEntities(product: ProductDetails, facts: Facts): Thing[] {
  const offers = offersOf(product);
  const deliveries = new Map(offers.flatMap((offer) => shippingOf(offer, product, facts)));
  const { cutOffHour } = facts.space.deliveries;
  const hasMemberPrice = offers.some(({ memberCents }) => memberCents !== null);
  return [
    ...soldEntities(offers, product, facts),
    ...[...deliveries].map(([id, shipping]) => shippingEntity(id, shipping, cutOffHour)),
    ...returnPolicies(offers, product, facts),
    ...(hasMemberPrice ? [memberProgram(facts)] : []),
  ];
}

/** Whether the right of withdrawal covers an offer. */
const isReturnable = ({ sokId }: Offer, product: ProductDetails, { space }: Facts): boolean => {
  const variant = product.variants.find((one) => one.sokId === sokId) ?? null;
  const limit = limitFor(space.withdrawal, product, variant);
  return isCovered(limit === null ? {} : { withdrawalLimit: limit });
};

/** The policies that the offers name. */
function returnPolicies(offers: readonly Offer[], product: ProductDetails, facts: Facts): Thing[] {
  const covered = offers.map((offer) => isReturnable(offer, product, facts));
  const { days } = facts.space.withdrawal;
  return [
    ...(covered.includes(true) ? [returnsEntity(ids.returns, days)] : []),
    ...(covered.includes(false) ? [returnsEntity(ids.noReturns, null)] : []),
  ];
}

function soldEntities(offers: readonly Offer[], product: ProductDetails, facts: Facts): Thing[] {
  const page = facts.publicUrl + addressIn(facts.language, product.urlPath);
  const shared = { '@id': page, url: page, ...describedBy(product, facts) };
  if (product.variants.length === 0) {
    return offers.map((offer): ProductEntity => ({
      '@type': 'Product',
      ...soldBy(offer, product, facts),
      ...shared,
    }));
  }
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    ...shared,
    name: product.name,
    productGroupID: product.sokId,
    variesBy: variesBy(offers),
    hasVariant: offers.map((offer) => ({ '@type': 'Product', ...soldBy(offer, product, facts) })),
  };
  return [group];
}

/** What all variants share. */
function describedBy(product: ProductDetails, { publicUrl }: Facts) {
  const { rating, description, brandName, pictures, safety, categories, labels } = product;
  const maker = safety?.manufacturer.name;
  return {
    ...(rating && { aggregateRating: ratingEntity(rating) }),
    ...(description && { description }),
    ...(brandName && { brand: { '@type': 'Brand' as const, name: brandName } }),
    ...(maker && { manufacturer: { '@type': 'Organization' as const, name: maker } }),
    ...(labels?.eprel && { hasCertification: energyLabel(labels.eprel) }),
    ...(categories.length > 0 && { category: categories.map(({ name }) => name).join(' > ') }),
    ...(pictures.length > 0 && {
      image: pictures.map(({ id }) => publicUrl + pictureAddress(id, pictureWidth)),
    }),
  };
}

/** The entry in the EU's register of energy labels, in Google's words (L28). */
const energyLabel = (number: string): Certification => ({
  '@type': 'Certification',
  name: 'EPREL',
  issuedBy: { '@type': 'Organization', name: 'European_Commission' },
  certificationIdentification: number,
});

const ratingEntity = ({ average, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

/** What differs between variants. */
function soldBy(offer: Offer, product: ProductDetails, facts: Facts) {
  const { sku, mpn, name, gtin, color, size, material, pattern, picture } = offer;
  const url = facts.publicUrl + addressIn(facts.language, offer.path);
  return {
    name,
    sku,
    ...(mpn && { mpn }),
    ...(gtin && { gtin }),
    ...(color && { color: color.name }),
    ...(size && { size }),
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(picture && { image: facts.publicUrl + pictureAddress(picture.id, pictureWidth) }),
    offers: offerEntity(offer, {
      url,
      memberTierId: ids.tier,
      contents: contentsOf(offer, product),
      shippingIds: shippingOf(offer, product, facts).map(([id]) => id),
      returnsId: isReturnable(offer, product, facts) ? ids.returns : ids.noReturns,
    }),
  };
}

const contentsOf = ({ grams }: Offer, { measure }: Pick<ProductDetails, 'measure'>) => {
  const contents = grams === null ? measure : `${grams} g`;
  return contents ? parseMeasure(contents) : null;
};

/** Deliveries of one piece by the ids of their entities: equal ones have the same id. */
const shippingOf = ({ cents }: Offer, product: ShippedProduct, { space, now, language }: Facts) =>
  deliveriesOfOne(space, { cents, product }, { now: now(), language }).map(
    (way) => [`#delivery-${way.id}-${way.cents}`, way] as const,
  );

function variesBy(offers: readonly Offer[]): string[] {
  const ways = {
    color: (one: Offer) => one.color?.id,
    size: (one: Offer) => one.size,
    material: (one: Offer) => one.material,
    pattern: (one: Offer) => one.pattern,
  };
  return Object.entries(ways)
    .filter(([, valueOf]) => new Set(offers.map(valueOf)).size > 1)
    .map(([way]) => `https://schema.org/${way}`);
}

/** The programme whose members pay the co-op prices; its name is that of the merchant's feeds. */
function memberProgram(facts: Facts): MemberProgram {
  const [label = '', tier = ''] = facts.space.loyalty.coopProgram.split(':');
  return {
    '@type': 'MemberProgram',
    '@id': ids.program,
    name: label,
    hostingOrganization: { '@id': sellerId(facts) },
    hasTiers: { '@type': 'MemberProgramTier', '@id': ids.tier, name: tier },
  };
}
