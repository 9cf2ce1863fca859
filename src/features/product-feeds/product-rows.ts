/** Turns the products of a feed into rows to write, with pictures, prices and tax class. */
import type { Language } from '#platform/i18n/language.ts';
import { joinedOptions, ways } from './variant-options.ts';
import { createHash } from 'node:crypto';
import type { GivenPrice } from '../pricing/record.ts';
import { parseMeasure, spacedMeasure } from '../pricing/rules/measure.ts';
import type { Availability, Picture } from '../catalogue/contract.ts';
import type { ProductWrite } from '../catalogue/record/written-product.ts';
import type { Attributes } from '../catalogue/record/attributes.ts';
import type { Item } from './attributes.ts';
import { brandNamed } from './brands.ts';
import type { Products } from './products.ts';
import { labelsOf, type OwnWords } from './product-details.ts';
import { factsOf } from './product-facts.ts';

/** Of one item. */
const mostPictures = 12;

/** Links of an item's pictures, the main one first. */
export const linksOf = ({ image_link, additional_image_link }: Item): string[] =>
  [image_link, ...(additional_image_link ?? [])]
    .filter((link) => link !== null)
    .slice(0, mostPictures);

/** An equal hash means that the feed's data of the product has not changed. */
export function hashOf(products: Products): string {
  return createHash('sha256').update(JSON.stringify(products)).digest('hex');
}

export function priceOf(item: Item): GivenPrice {
  const { sale_price: cents, sale_price_effective_date: period } = item;
  return {
    regularCents: item.price,
    sale:
      cents === null ? null : { cents, from: period?.from ?? null, until: period?.until ?? null },
    coopCents: item.loyalty_program?.cents ?? null,
    ...contentsOf(item),
    depositCents: item.deposit,
    isPerishable: item.perishable ?? false,
    ...(item.estimated_weight !== null && { estimatedGrams: item.estimated_weight }),
  };
}

function contentsOf(item: Item) {
  const { unit_pricing_measure, unit_pricing_base_measure, estimated_weight } = item;
  if (estimated_weight !== null) return { unitAmount: 1, unit: 'kg' };
  const measure = unit_pricing_measure
    ? parseMeasure(unit_pricing_measure, unit_pricing_base_measure ?? undefined)
    : null;
  return { unitAmount: measure?.amount ?? null, unit: measure?.unit ?? null };
}

/** What is sold by weight has no contents before it is weighed. */
const measureOf = ({ unit_pricing_measure, estimated_weight }: Item): string | null =>
  estimated_weight === null && unit_pricing_measure ? spacedMeasure(unit_pricing_measure) : null;

/** Without the day of its delivery nothing can be ordered in advance. */
const availabilityOf = ({ availability, availability_date }: Item): Availability =>
  availability === 'PREORDER' && availability_date === null ? 'SOLD_OUT' : availability;

/** When the product can first be bought; of what can be ordered in advance, when all of it is there. */
function availableFrom(items: readonly Item[]): number | null {
  const dates = (some: readonly Item[]) => some.flatMap((item) => item.availability_date ?? []);
  const ordered = dates(items.filter(({ availability }) => availability === 'PREORDER'));
  if (ordered.length > 0) return Math.max(...ordered);
  const all = dates(items);
  return all.length === items.length ? Math.min(...all) : null;
}

/** Stock to sell; 1 for products that can be bought without a quantity. */
function quantityOf(item: Item): number {
  return availabilityOf(item) === 'SOLD_OUT' ? 0 : (item.quantity ?? 1);
}

/** Attributes with one word. */
const single = [
  'gender',
  'age_group',
  'temperature_class',
  'energy_efficiency_class',
  'min_energy_efficiency_class',
  'max_energy_efficiency_class',
] as const;

/** Of a product without any of them nothing is stored. */
function attributesOf(item: Item): { attributes?: Attributes } {
  const attributes: Attributes = {};
  for (const name of single) if (item[name]) attributes[name] = [item[name]];
  if (item.diet && item.diet.length > 0) attributes.diet = item.diet;
  return Object.keys(attributes).length > 0 ? { attributes } : {};
}

/** A fact of which the items have different ones names them all. */
function withOptions({ ownWords, items }: Products): OwnWords {
  const details = ownWords.details.map((detail) => {
    const way = detail.name === null && ways.find((one) => one === detail.key);
    if (!way || !items.some(({ options }) => options?.[way])) return detail;
    const given = Object.keys(detail.value) as Language[];
    const value = Object.fromEntries(given.map((one) => [one, joinedOptions(items, way, one)]));
    return { ...detail, value };
  });
  return { ...ownWords, details };
}

const wordsOf = ({ details, highlights }: OwnWords) => ({
  details: details.length > 0 ? details : null,
  highlights: highlights.length > 0 ? highlights : null,
});

/** All pictures of a product, each with its colour where the items in other colours do not have it. */
function picturesOf({ items }: Products, ofItem: (item: Item) => Picture[]): Picture[] {
  const all = new Map<string, { picture: Picture; colours: Set<string | undefined> }>();
  for (const { item, colours } of items)
    for (const picture of ofItem(item)) {
      const found = all.get(picture.id) ?? { picture, colours: new Set() };
      all.set(picture.id, { ...found, colours: found.colours.add(colours[0]?.id) });
    }
  const isInOne = new Set(items.map(({ colours }) => colours[0]?.id)).size === 1;
  return [...all.values()].map(({ picture, colours }) => {
    const [color] = colours;
    return isInOne || colours.size > 1 || !color ? picture : { ...picture, color };
  });
}

/** @param pictures by link; links without a picture are absent */
export function productRow(
  products: Products,
  pictures: ReadonlyMap<string, Picture>,
  feed: string,
): ProductWrite {
  const items = products.items.map(({ item }) => item);
  const [first] = products.items;
  if (!first) throw new Error(`Products ${products.sokId} have no items.`);
  const ofItem = (item: Item) => linksOf(item).flatMap((link) => pictures.get(link) ?? []);
  const brand = first.item.brand;
  const born = items.flatMap(({ custom_label_1 }) => custom_label_1 ?? []);
  const places = items.flatMap(({ custom_label_2 }) => custom_label_2 ?? []);
  return {
    sokId: products.sokId,
    merchantId: products.merchantId,
    feed,
    name: products.name,
    description: products.description,
    brand: products.brand ?? (brand ? brandNamed(brand) : null),
    categories: products.categories,
    colours: products.isGroup ? [] : first.colours,
    size: products.isGroup ? null : first.item.size,
    pictures: picturesOf(products, ofItem),
    promotions: [...new Set(items.flatMap(({ promotion_id }) => promotion_id ?? []))],
    measure: measureOf(first.item),
    taxClass: products.taxClass,
    gtin: products.isGroup ? null : first.item.gtin,
    mpn: products.isGroup ? null : first.item.mpn,
    availability: items.map(availabilityOf).find((one) => one !== 'SOLD_OUT') ?? 'SOLD_OUT',
    createdAt: born.length > 0 ? Math.min(...born) : null,
    position: places.length > 0 ? Math.min(...places) : null,
    buyableFrom: availableFrom(items),
    sales: items.reduce((sum, { custom_label_0 }) => sum + (custom_label_0 ?? 0), 0),
    hash: hashOf(products),
    ...factsOf(first.item, products.facts),
    ...wordsOf(withOptions(products)),
    labels: labelsOf(first.item),
    ...attributesOf(first.item),
    variants: products.isGroup
      ? products.items.map(({ sokId, item, colours, options }) => ({
          sokId,
          merchantId: item.id,
          colours,
          size: item.size,
          options: options ?? null,
          gtin: item.gtin,
          mpn: item.mpn,
          picture: ofItem(item)[0] ?? null,
          availability: availabilityOf(item),
        }))
      : [],
    sellables: products.items.map(({ sokId, item }) => ({
      sokId,
      quantity: quantityOf(item),
      price: priceOf(item),
    })),
  };
}
