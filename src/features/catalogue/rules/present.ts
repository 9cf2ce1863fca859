/** Turns records into the shapes of the contract, for one language and time. */
import { nameWithoutBrand } from './name-without-brand.ts';
import { languageOfText, localText, type Language } from '#platform/i18n/language.ts';
import { slug } from '#platform/ids.ts';
import { dayInFinland } from '#platform/time.ts';
import type { PriceData } from '../../pricing/contract.ts';
import { cardPriceOf, type CardOffer } from '../../pricing/rules/card-price.ts';
import type { TaxClasses } from '../../pricing/record/tax-classes.ts';
import { priceDataOf, withoutCoop } from '../../pricing/rules.ts';
import { vatPermille } from '../../pricing/rules/tax.ts';
import type { CategoryBreadcrumb, Colour, Product, ProductCard, Variant } from '../contract.ts';
import type { ColourRecord, PriceRecord, ProductRecord, VariantRecord } from '../record.ts';
import type { View } from '../record/product-list.ts';
import type { Property } from '../record/properties.ts';
import { attributeWordsOf } from './details.ts';
import { energyOf } from './energy-class.ts';
import { valuesOf } from './properties.ts';
import { ratingOf } from './rating.ts';
import { sellablesOf } from './sellables.ts';

const day = 86_400_000;

/** `variants`: the prices of a product's variants, none for a variant. */
function pricesOf(
  record: PriceRecord,
  variants: readonly PriceRecord[],
  { cardOffer }: Pick<CardContext, 'cardOffer'>,
  view: View,
): PriceData {
  const prices = priceDataOf(record, variants, view.now);
  return {
    ...(view.isCoop ? prices : withoutCoop(prices)),
    ...cardPriceOf(prices, cardOffer),
  };
}

const colourOf = ({ id, name, hex }: ColourRecord, language: Language): Colour => ({
  id,
  name: localText(name, language),
  hex,
});

/** Colours of the product and its variants that are in stock, each once. */
function coloursOf(record: ProductRecord, language: Language): Colour[] {
  const main = record.variants.flatMap(({ colours }) => colours.slice(0, 1));
  const all = new Map([...record.colours, ...main].map((colour) => [colour.id, colour]));
  return [...all.values()].map((colour) => colourOf(colour, language));
}

/** What a product is presented with beside its own record. */
interface CardContext {
  /** Paths of the campaigns it is in. */
  campaigns: string[];
  /** Paths of those it is announced for. */
  comingCampaigns: string[];
  /** What the campaigns it is in take off for customers with a card. */
  cardOffer?: CardOffer | undefined;
  /** Days that it counts as new after its first appearance. */
  newForDays: number;
}

/** `colours`: the colour filter of a list; the card shows the picture of a variant in one of them. */
export function cardOf(
  record: ProductRecord,
  context: CardContext,
  view: View,
  colours: readonly string[] = [],
): ProductCard {
  const { campaigns, comingCampaigns, newForDays } = context;
  const name = localText(record.name, view.language);
  const brandName = record.brand?.name ?? null;
  const shortName = nameWithoutBrand(name, brandName);
  const inColour = record.variants.find((variant) =>
    variant.colours.some(({ id }) => colours.includes(id)),
  );
  return {
    sokId: record.sokId,
    name,
    brandName,
    ...(shortName !== null && { shortName }),
    ...languageOfText('nameLanguage', record.name, view.language),
    urlPath: pathOf(record, view.language),
    picture: inColour?.picture ?? record.pictures[0] ?? null,
    priceData: pricesOf(
      record.price,
      record.variants.map(({ price }) => price),
      context,
      view,
    ),
    ...availabilityOf(record, view),
    colors: coloursOf(record, view.language),
    variantCount: record.variants.length,
    campaigns,
    comingCampaigns,
    isNew: view.now - record.createdAt < newForDays * day && view.now >= record.createdAt,
    rating: ratingOf(record.ratingSum ?? 0, record.ratingCount ?? 0),
    ...energyOf(record.attributes),
  };
}

/** Path of the product page, with its name in the language. */
const pathOf = ({ name, sokId }: Pick<ProductRecord, 'name' | 'sokId'>, language: Language) =>
  `/tuote/${slug(localText(name, language)) || 'tuote'}/${sokId}`;

export const pagesOf = (record: Pick<ProductRecord, 'name' | 'sokId'>) => ({
  fi: pathOf(record, 'fi'),
  sv: pathOf(record, 'sv'),
  en: pathOf(record, 'en'),
});

/** What is ordered in advance is available from its day on. */
function availabilityOf(
  record: ProductRecord,
  { now }: View,
): Pick<ProductCard, 'availability' | 'shipsFrom'> {
  if (sellablesOf(record).every(({ stock }) => stock <= 0)) return { availability: 'SOLD_OUT' };
  const { availability, buyableFrom } = record;
  if (availability !== 'PREORDER') return { availability };
  return (buyableFrom ?? 0) > now
    ? { availability, shipsFrom: dayOf(buyableFrom ?? 0).toString() }
    : { availability: 'AVAILABLE' };
}

function variantOf(
  variant: VariantRecord,
  product: ProductRecord,
  context: CardContext,
  view: View,
): Variant {
  const [colour] = variant.colours;
  return {
    sokId: variant.sokId,
    color: colour ? colourOf(colour, view.language) : null,
    size: variant.size,
    ...textsOf(variant.options, view.language),
    gtin: variant.gtin,
    ...ownNumbers(variant),
    priceData: pricesOf(variant.price, [], context, view),
    availability: availabilityOf({ ...product, ...variant, variants: [] }, view).availability,
    picture: variant.picture,
  };
}

function textsOf(options: VariantRecord['options'], language: Language) {
  const { material, pattern } = options ?? {};
  return {
    ...(material && { material: localText(material, language) }),
    ...(pattern && { pattern: localText(pattern, language) }),
  };
}

const ownNumbers = ({ sku, mpn }: Pick<ProductRecord, 'sku' | 'mpn'>) => ({
  ...(sku && { sku }),
  ...(mpn && { mpn }),
});

const dayOf = (now: number) => dayInFinland(Temporal.Instant.fromEpochMilliseconds(now));

interface ProductContext extends CardContext {
  /** The merchant's properties. */
  properties: readonly Property[];
  /** Department first. */
  categories: CategoryBreadcrumb[];
  taxClasses: TaxClasses;
}

export function productOf(record: ProductRecord, context: ProductContext, view: View): Product {
  const { attributes, ageLimit, eprel } = record;
  const words = record.words ?? attributeWordsOf(attributes, record.details);
  const properties = valuesOf(context.properties, words);
  return {
    ...cardOf(record, context, view),
    urlPaths: pagesOf(record),
    brandId: record.brand?.id ?? null,
    description: localText(record.description, view.language),
    ...languageOfText('descriptionLanguage', record.description, view.language),
    pictures: record.pictures,
    variants: record.variants.map((variant) => variantOf(variant, record, context, view)),
    categories: context.categories,
    gtin: record.gtin,
    ...ownNumbers(record),
    measure: record.measure,
    vatPermille: vatPermille(context.taxClasses, record.taxClass, dayOf(view.now)),
    ...(attributes && { attributes }),
    ...(ageLimit && { ageLimit }),
    ...(eprel && { eprel }),
    ...(properties.length > 0 && { properties }),
  };
}
