/** The demo shop's goods, made of its words: products with prices, stock and variants. */
import type { Brand, Category, Colour, ProductType, Text } from './model.ts';
import { sizeScales } from './model.ts';
import { randomFrom, type Random } from './random.ts';
import * as children from './words/children.ts';
import { colours } from './words/colours.ts';
import * as cosmetics from './words/cosmetics.ts';
import * as electronics from './words/electronics.ts';
import * as food from './words/food.ts';
import * as home from './words/home.ts';
import * as men from './words/men.ts';
import * as sports from './words/sports.ts';
import * as wellbeing from './words/wellbeing.ts';
import * as women from './words/women.ts';

const departments = [cosmetics, women, men, children, home, wellbeing, food, electronics, sports];

export interface Item {
  id: string;
  gtin: string;
  colour: Colour | null;
  size: string | null;
  quantity: number;
}

export interface Goods {
  /** Group of the items when there are several; the only item's id otherwise. */
  id: string;
  type: ProductType;
  variety: Text;
  title: Text;
  description: Text;
  /** What a package says it is; packages of the demo shop speak Finnish. */
  label: string;
  brand: Brand;
  /** Names from the department to the leaf. */
  categories: Text[];
  measure: string | null;
  regularCents: number;
  saleCents: number | null;
  coopCents: number | null;
  /** Days since it was first sold. */
  age: number;
  sold: number;
  items: Item[];
  seed: number;
}

/** All goods, the same every time. */
export function allGoods(): Goods[] {
  const brands = new Map(
    departments.flatMap((one) => one.brands).map((brand) => [brand.key, brand]),
  );
  const ways = new Map(
    departments.flatMap((one) => one.categories.flatMap((root) => waysOf(root, []))),
  );
  const random = randomFrom(1_917);
  let number = 0;
  return departments.flatMap(({ types }) =>
    types.flatMap((type) =>
      type.varieties.map((variety, i) => {
        number += 1;
        const key = type.brands[i % type.brands.length] ?? '';
        const brand = brands.get(key);
        const categories = ways.get(type.category);
        if (!brand || !categories)
          throw new Error(`${type.name.en}: no brand ${key} or category ${type.category}`);
        return goodsOf({ type, variety, i, number, brand, categories, random });
      }),
    ),
  );
}

function waysOf(category: Category, above: Text[]): [string, Text[]][] {
  const way = [...above, category.name];
  return [[category.key, way], ...(category.children ?? []).flatMap((child) => waysOf(child, way))];
}

interface Making {
  type: ProductType;
  variety: Text;
  i: number;
  number: number;
  brand: Brand;
  categories: Text[];
  random: Random;
}

function goodsOf({ type, variety, i, number, brand, categories, random }: Making): Goods {
  const measure = type.measures?.[i % type.measures.length] ?? null;
  const regularCents = priceIn(type, random);
  const isReduced = random.chance(type.vat === 'food' ? 0.08 : 0.18);
  const isCoop = random.chance(type.coopShare ?? 0.15);
  const age = random.chance(0.12) ? random.between(1, 28) : random.between(31, 500);
  // What has been sold for less than a month and a half has no lowest price of 30 days to be reduced from.
  const saleCents = below(regularCents, isReduced && age > 45, 0.6 + random.next() * 0.25);
  const coopCents = below(saleCents ?? regularCents, isCoop, 0.88 + random.next() * 0.08);
  return {
    id: String(1_000_000 + number),
    type,
    variety,
    title: titleOf(type, variety, measure),
    label: `${type.name.fi} ${variety.fi}`.trim(),
    description: type.descriptions[i % type.descriptions.length] ?? variety,
    brand,
    categories,
    measure,
    regularCents,
    saleCents,
    coopCents,
    age,
    sold: Math.floor(600 * random.next() ** 4),
    items: itemsOf(type, number, random),
    seed: number,
  };
}

/** A share of a price; null when it is not wanted or too small to be lower. */
function below(cents: number, isWanted: boolean, share: number): number | null {
  const lower = nice(cents * share);
  return isWanted && lower < cents ? lower : null;
}

const piecesIn = { fi: 'kpl', sv: 'st', en: 'pcs' };

function titleOf(type: ProductType, variety: Text, measure: string | null): Text {
  const title = (language: keyof Text) => {
    const told = measure?.replace(/\bkpl\b/, piecesIn[language]);
    const words = `${type.name[language]} ${variety[language]}`.trim();
    return told ? `${words}, ${told}` : words;
  };
  return { fi: title('fi'), sv: title('sv'), en: title('en') };
}

function priceIn({ price: [low, high] }: ProductType, random: Random): number {
  return Math.max(low, nice(low + (high - low) * random.next()));
}

/** Prices end as they do in shops: cheap goods in 5 or 9 cents, dear ones in 90 or whole euros. */
export function nice(cents: number): number {
  if (cents < 1_000) return Math.max(19, Math.round(cents / 10) * 10 - 1);
  if (cents < 10_000) return Math.round(cents / 100) * 100 - 5;
  return Math.round(cents / 1_000) * 1_000 - 100;
}

function itemsOf(type: ProductType, number: number, random: Random): Item[] {
  const chosen = (type.colours ?? [])
    .filter((_, i, all) => all.length === 1 || i === number % all.length || random.chance(0.35))
    .slice(0, 4);
  const inColours = chosen.map((key) => colours.find((colour) => colour.key === key) ?? null);
  const sizes: (string | null)[] = type.sizes ? [...sizeScales[type.sizes]] : [null];
  const combinations = (inColours.length > 0 ? inColours : [null]).flatMap((colour) =>
    sizes.map((size) => ({ colour, size })),
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

/** EAN-13 in the range GS1 keeps for shops' own use, so that it is nobody's. */
function gtinOf(id: number): string {
  const digits = `29${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
