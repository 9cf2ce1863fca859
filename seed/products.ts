/** Generates the demo shop's products, with prices, stock and variants, from the tables. */
import { attributesOf, type Attributes } from './attributes.ts';
import type { Brand, Colour, ProductType, Text, Variety } from './model.ts';
import { readPromotions } from './promotions.ts';
import { randomFrom, type Random } from './random.ts';
import { known } from './tables.ts';
import { estimatedGramsOf } from './weights.ts';
import { readCategories, readTypes } from './words.ts';

export interface Item {
  id: string;
  gtin: string;
  colour: Colour | null;
  size: string | null;
  /** By how many percent it is dearer than the cheapest variant. */
  dearer: number;
  quantity: number;
}

export interface Products {
  /** Group id of the items when there are several; otherwise the only item's id. */
  id: string;
  type: ProductType;
  variety: Variety;
  title: Text;
  description: Text;
  /** Product name on the package, in Finnish. */
  label: string;
  brand: Brand;
  /** Category names from the department to the leaf. */
  categories: Text[];
  measure: string | null;
  /** Estimated grams of one piece of what is sold by weight; its prices are those of a kilogram. */
  estimatedGrams: number | null;
  /** Prices of the cheapest variant. */
  regularCents: number;
  saleCents: number | null;
  coopCents: number | null;
  /** Days since it was first sold. */
  age: number;
  sold: number;
  items: Item[];
  /** Promotions it takes part in; campaigns name them. */
  promotions: string[];
  seed: number;
  attributes: Attributes;
}

/** All products; the same on every run. */
export function allProducts(): Products[] {
  const ways = readCategories();
  const promotionsOf = readPromotions();
  const random = randomFrom(1_917);
  let number = 0;
  return readTypes().flatMap((type) =>
    type.varieties.map((variety, i) => {
      number += 1;
      const brand = variety.brand ?? turn(type.brands, i);
      if (!brand) throw new Error(`seed/data: nobody makes ${type.key}`);
      const categories = known(ways, type.category);
      const made = productsOf({ type, variety, i, number, brand, categories, random });
      return { ...made, promotions: promotionsOf(made) };
    }),
  );
}

/** Assigns a kind's options to its products in turn. */
const turn = <One>(all: readonly One[], i: number): One | undefined => all[i % all.length];

interface Making {
  type: ProductType;
  variety: Variety;
  i: number;
  number: number;
  brand: Brand;
  categories: Text[];
  random: Random;
}

type Made = Omit<Products, 'promotions'>;

function productsOf({ type, variety, i, number, brand, categories, random }: Making): Made {
  const packed = turn(type.measures, i) ?? null;
  const estimatedGrams = estimatedGramsOf({ type, variety, categories });
  const measure = estimatedGrams === null ? packed : null;
  const drawn = priceIn(type, random);
  const cents = variety.priceCents ?? drawn;
  const regularCents = estimatedGrams === null ? cents : perKilogram(cents, packed);
  const isReduced = random.chance(type.vat === 'food' ? 0.08 : 0.18);
  const isCoop = random.chance(type.coopShare);
  const age = random.chance(0.05) ? random.between(1, 28) : random.between(31, 500);
  // Products sold for less than 45 days have no lowest price of 30 days, so they cannot be reduced.
  const saleCents = below(regularCents, isReduced && age > 45, 0.6 + random.next() * 0.25);
  const coopCents = below(saleCents ?? regularCents, isCoop, 0.88 + random.next() * 0.08);
  return {
    id: String(1_000_000 + number),
    type,
    variety,
    title: titleOf(variety, measure),
    label: variety.title.fi,
    description: turn(type.descriptions, i) ?? variety,
    brand,
    categories,
    measure,
    estimatedGrams,
    regularCents,
    saleCents,
    coopCents,
    age,
    sold: Math.floor(600 * random.next() ** 4),
    items: itemsOf(type, number, random),
    seed: number,
    attributes: attributesOf(type, variety),
  };
}

/** A reduced price; null when there is no reduction or rounding would make it no lower. */
function below(cents: number, isWanted: boolean, share: number): number | null {
  const lower = nice(cents * share);
  return isWanted && lower < cents ? lower : null;
}

const piecesIn = { fi: 'kpl', sv: 'st', en: 'pcs' };

/** A single piece needs no measure in the title. */
function titleOf({ title: name }: Variety, measure: string | null): Text {
  if (measure === null || measure === '1 kpl') return name;
  const title = (language: keyof Text) =>
    `${name[language]}, ${measure.replace(/\bkpl\b/, piecesIn[language])}`;
  return { fi: title('fi'), sv: title('sv'), en: title('en') };
}

function priceIn({ price: [low, high] }: ProductType, random: Random): number {
  return Math.max(low, nice(low + (high - low) * random.next()));
}

/** The price of a kilogram, from that of a package. */
function perKilogram(cents: number, packed: string | null): number {
  const [, amount = '1', unit] = /^(\d+) (k?g)$/.exec(packed ?? '') ?? [];
  return unit === 'g' ? nice((cents * 1000) / Number(amount)) : cents;
}

/** A product's prices in a variant. */
export function pricesOf(
  { regularCents, saleCents, coopCents }: Products,
  { dearer }: Item,
): Pick<Products, 'regularCents' | 'saleCents' | 'coopCents'> {
  const here = (cents: number) => (dearer === 0 ? cents : nice(cents * (1 + dearer / 100)));
  return {
    regularCents: here(regularCents),
    saleCents: saleCents === null ? null : here(saleCents),
    coopCents: coopCents === null ? null : here(coopCents),
  };
}

/** Rounds to usual price endings: 5 or 9 cents when cheap, 90 cents or whole euros when expensive. */
export function nice(cents: number): number {
  if (cents < 1_000) return Math.max(19, Math.round(cents / 10) * 10 - 1);
  if (cents < 10_000) return Math.round(cents / 100) * 100 - 5;
  return Math.round(cents / 1_000) * 1_000 - 100;
}

function itemsOf(type: ProductType, number: number, random: Random): Item[] {
  const chosen = type.colours
    .filter((_, i, all) => all.length === 1 || i === number % all.length || random.chance(0.35))
    .slice(0, 4);
  const sizes = type.sizes.length > 0 ? type.sizes : [{ name: null, dearer: 0 }];
  const combinations = (chosen.length > 0 ? chosen : [null]).flatMap((colour) =>
    sizes.map(({ name: size, dearer }) => ({ colour, size, dearer })),
  );
  const soldOut = random.chance(0.03);
  return combinations.map((combination, i) => {
    const id = combinations.length > 1 ? 20_000_000 + number * 100 + i : 1_000_000 + number;
    const none = soldOut || random.chance(combinations.length > 1 ? 0.12 : 0.02);
    return {
      ...combination,
      id: String(id),
      gtin: gtinOf(id),
      quantity: none ? 0 : random.between(1, 60),
    };
  });
}

/** EAN-13 in the range that GS1 reserves for internal use, so it is no real product's. */
function gtinOf(id: number): string {
  const digits = `29${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
