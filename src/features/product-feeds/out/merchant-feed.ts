/** Writes a feed for Google Merchant Center: RSS 2.0, one item per offer.
 * Source: support.google.com/merchants/answer/7052112 (attributes). */
import type { Product } from '../../catalogue/contract.ts';
import { offersOf, type Offer, type OfferState } from '../../catalogue/rules/offers.ts';
import { parseMeasure } from '../../pricing/rules/measure.ts';
import type { Cents } from '#platform/money.ts';
import { xmlElement } from '#platform/xml.ts';

export interface FeedFacts {
  /** Whole address of a page or picture from its path. */
  pageUrl(path: string): string;
  pictureUrl(id: string): string;
  /** Deliveries of one piece at a price. */
  shippingOf(piece: {
    cents: Cents;
    product: Pick<Product, 'categories' | 'attributes' | 'ageLimit'>;
  }): { name: string; cents: Cents }[];
  /** Label and tier of the programme of co-op prices: `shop:coop`. */
  coopProgram: string;
}

interface FeedHead {
  title: string;
  link: string;
  description: string;
}

export const feedStart = ({ title, link, description }: FeedHead): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
  `${xmlElement('title', title)}${xmlElement('link', link)}${xmlElement('description', description)}\n`;

export const feedEnd = '</channel>\n</rss>\n';

/** Items of a product; what only stores sell cannot be ordered, so it is in no feed. */
export const feedItems = (product: Product, facts: FeedFacts): string =>
  offersOf(product)
    .filter(({ state }) => state !== 'in-store')
    .map((offer) => itemOf(offer, product, facts))
    .join('');

const availabilities: Record<Exclude<OfferState, 'in-store'>, string> = {
  'in-stock': 'in_stock',
  'sold-out': 'out_of_stock',
  coming: 'out_of_stock',
  preorder: 'preorder',
};

/** The most that Google accepts. */
const longest = { title: 150, description: 5000 };
const mostPictures = 10;

function itemOf(offer: Offer, product: Product, facts: FeedFacts): string {
  const { gtin, mpn, picture, state } = offer;
  const { brandName, variants, categories, description } = product;
  const others = product.pictures
    .filter(({ id, color }) => id !== picture?.id && (color ?? offer.color?.id) === offer.color?.id)
    .slice(0, mostPictures);
  const attributes: (Attribute | false)[] = [
    ['id', offer.sokId],
    ['title', offer.name.slice(0, longest.title)],
    ['description', (description || offer.name).slice(0, longest.description)],
    ['link', facts.pageUrl(offer.path)],
    ['image_link', picture && facts.pictureUrl(picture.id)],
    ...others.map(({ id }): Attribute => ['additional_image_link', facts.pictureUrl(id)]),
    ['availability', availabilities[state as keyof typeof availabilities]],
    state === 'preorder' && ['availability_date', offer.shipsFrom],
    ...pricesOf(offer, facts),
    ['brand', brandName],
    ['gtin', gtin],
    ['mpn', mpn],
    !gtin && !mpn && !brandName && ['identifier_exists', 'no'],
    ['condition', 'new'],
    variants.length > 0 && ['item_group_id', product.sokId],
    ['color', offer.color?.name ?? null],
    ['size', offer.size],
    ['material', offer.material ?? null],
    ['pattern', offer.pattern ?? null],
    ...forWhom(product),
    ['product_type', categories.map(({ name }) => name).join(' > ')],
    ...energyClasses(product),
    ...unitPricing(offer, product),
  ];
  const written = attributes.map((one) => (one && one[1] ? xmlElement(`g:${one[0]}`, one[1]) : ''));
  const shipping = facts.shippingOf({ cents: offer.cents, product }).map(shippingElement);
  return `<item>${[...written, ...certifications(product), ...shipping].join('')}</item>\n`;
}

/** Units that Google knows, by those of unit prices (answer 6324455). */
const googleUnits: Record<string, string> = {
  kg: 'kg',
  l: 'l',
  m: 'm',
  'm²': 'sqm',
  'm³': 'cbm',
  kpl: 'ct',
};

/** Contents and the unit of the unit price. None where a deposit is in the price: Google would divide it, too. Of what
 * is sold by weight the price is that of its estimated weight. */
function unitPricing({ perUnit, grams, depositCents }: Offer, { measure }: Product): Attribute[] {
  const contents = parseMeasure(grams === null ? (measure ?? '') : `${grams} g`);
  const unit = contents && googleUnits[contents.unit];
  if (!perUnit || depositCents > 0 || !unit) return [];
  return [
    ['unit_pricing_measure', `${contents.amount} ${unit}`],
    ['unit_pricing_base_measure', `1 ${unit}`],
  ];
}

/** Advertisements of products with energy labels show the class (L28). */
const energyClasses = ({ attributes = {} }: Product): Attribute[] =>
  (
    [
      'energy_efficiency_class',
      'min_energy_efficiency_class',
      'max_energy_efficiency_class',
    ] as const
  ).map((name) => [name, attributes[name]?.[0] ?? null]);

/** The number by which Google finds the energy label and shows its class (L28, answer 13528839). */
const certifications = ({ eprel }: Product): string[] =>
  eprel === undefined
    ? []
    : [
        `<g:certification>${xmlElement('g:certification_authority', 'EC')}` +
          `${xmlElement('g:certification_name', 'EPREL')}` +
          `${xmlElement('g:certification_code', eprel)}</g:certification>`,
      ];

type Attribute = [name: string, value: string | null];

/** 1990 → '19.90 EUR' */
const euro = (cents: Cents): string => `${(cents / 100).toFixed(2)} EUR`;

/** The words for whom it is; Google knows no diets. */
const forWhom = ({ attributes = {} }: Product): Attribute[] =>
  ['gender', 'age_group'].map((name) => [name, attributes[name]?.[0] ?? null]);

/** A reduction is reported with the reference price that the page shows. */
function pricesOf({ cents, before, memberCents }: Offer, facts: FeedFacts): Attribute[] {
  const member = memberCents === null ? null : `${facts.coopProgram}:${euro(memberCents)}`;
  return [
    ['price', euro(before ?? cents)],
    ['sale_price', before === null ? null : euro(cents)],
    ['loyalty_program', member],
  ];
}

const shippingElement = ({ name, cents }: { name: string; cents: Cents }): string =>
  `<g:shipping>${xmlElement('g:country', 'FI')}${xmlElement('g:service', name)}` +
  `${xmlElement('g:price', euro(cents))}</g:shipping>`;
