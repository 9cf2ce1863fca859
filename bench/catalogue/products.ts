/** Generates a catalogue of any size: seeded, and skewed like a real shop's. A few categories and brands
 * have most of the products, a few words are in most of the names. */
import type { CategoryRecord, ProductRecord, VariantRecord } from '#features/catalogue/record.ts';
import { randomFrom, type Random } from '../../seed/random.ts';
import { factsOf } from './facts.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const syllables =
  'ka ki ku la le li lo ma me mi mu na ne ni pa pe pi po ra re ri ro sa se si su ta te ti tu va ve vi hal kar lam mar pal ran sal tam var jou kuu luo maa nii pää rää saa tää hyl kyl'.split(
    ' ',
  );
const colours = [
  'musta',
  'valkoinen',
  'harmaa',
  'sininen',
  'punainen',
  'vihreä',
  'beige',
  'ruskea',
  'keltainen',
  'oranssi',
  'liila',
  'turkoosi',
];
const sizes = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '98',
  '104',
  '110',
];

export interface Generated {
  categories: CategoryRecord[];
  /** Path of the category whose share is closest to a tenth of all products. */
  large: string;
  leaves: string[];
  products(): Generator<ProductRecord>;
}

/** @param count number of products; the same count gives the same products */
export function generate(count: number): Generated {
  const draw = randomFrom(20_261_121);
  const words = vocabulary(draw, 24_000);
  /** Compound words, like most Finnish product names. */
  const heads = Array.from({ length: 60_000 }, () => skewless(draw, words) + skewless(draw, words));
  const tree = categoryTree(draw, words);
  const brands = Array.from({ length: Math.min(3000, 60 + count / 100) }, (_, i) => ({
    id: `b${i}`,
    name: capital(spoken(draw, words)) + i.toString(36),
  }));
  return {
    ...tree,
    *products() {
      // Numbers of their own, so that everything else stays as it was without facts.
      const [make, describe] = [randomFrom(7), randomFrom(8)];
      const numbers = new Map(tree.leaves.map((path, at) => [path, at]));
      for (let i = 0; i < count; i += 1) {
        const record = product(i, make, words, heads, tree.leaves, brands);
        yield { ...record, ...factsOf(numbers.get(record.categoryPath) ?? 0, describe) };
      }
    },
  };
}

/** A number from 0 to 1; small ones are far more likely. */
const skew = (draw: Random): number => draw.next() ** 3;
/** A word; those at the start of the list are the most likely. */
const spoken = (draw: Random, words: readonly string[]): string =>
  words[Math.floor(draw.next() ** 2 * words.length)] as string;
const skewed = <T>(draw: Random, values: readonly T[]): T =>
  values[Math.floor(skew(draw) * values.length)] as T;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function vocabulary(draw: Random, size: number): string[] {
  const words = new Set<string>();
  while (words.size < size) {
    const length = 2 + Math.floor(draw.next() * 2);
    words.add(Array.from({ length }, () => skewless(draw, syllables)).join(''));
  }
  return [...words];
}

/** Ten departments of ten groups of twelve leaf categories. */
function categoryTree(draw: Random, words: string[]) {
  const categories: CategoryRecord[] = [];
  const leaves: string[] = [];
  const add = (path: string) => {
    const word = capital(skewless(draw, words));
    categories.push({ path, name: { fi: word, sv: word, en: word }, position: categories.length });
  };
  for (let d = 0; d < 10; d += 1) {
    add(`d${d}`);
    for (let g = 0; g < 10; g += 1) {
      add(`d${d}/g${g}`);
      for (let l = 0; l < 12; l += 1) {
        add(`d${d}/g${g}/l${l}`);
        leaves.push(`d${d}/g${g}/l${l}`);
      }
    }
  }
  return { categories, large: 'd3', leaves };
}

function product(
  i: number,
  draw: Random,
  words: string[],
  heads: string[],
  leaves: string[],
  brands: { id: string; name: string }[],
): ProductRecord {
  const name = (language: string) =>
    `${capital(spoken(draw, words))} ${spoken(draw, heads)} ${language}${Math.floor(draw.next() * 900)}`;
  const variants = draw.next() < 0.5 ? variantsOf(i, draw) : [];
  const description = Array.from({ length: 10 }, () => spoken(draw, words)).join(' ');
  return {
    ...sellable(i * 10 + 1_000_000, draw),
    name: { fi: name(''), sv: name('s'), en: name('e') },
    description: { fi: `${capital(description)}.` },
    brand: skewed(draw, brands),
    categoryPath: skewed(draw, leaves),
    pictures: [{ id: `p${i}`, width: 800, height: 1000 }],
    colours: [],
    size: null,
    variants,
    promotions: draw.next() < 0.1 ? [`o-${Math.floor(draw.next() * 5)}`] : [],
    measure: null,
    taxClass: 'general',
    createdAt: now - Math.floor(draw.next() * 1000) * day,
    sales: Math.floor(skew(draw) * 5000),
  };
}

function sellable(id: number, draw: Random) {
  const cents = 100 + Math.floor(skew(draw) * 50_000);
  const sale =
    draw.next() < 0.1
      ? { cents: Math.ceil(cents * 0.8), from: now - 3 * day, until: now + 9 * day }
      : null;
  return {
    sokId: String(id),
    gtin: String(6_400_000_000_000 + id),
    price: {
      regularCents: cents,
      sale,
      coopCents: null,
      referenceCents: sale && cents,
      unitAmount: null,
      unit: null,
    },
    stock: draw.next() < 0.05 ? 0 : 1 + Math.floor(draw.next() * 40),
    availability: 'AVAILABLE' as const,
  };
}

function variantsOf(i: number, draw: Random): VariantRecord[] {
  const first = Math.floor(draw.next() * sizes.length);
  const colour = skewed(draw, colours);
  return Array.from({ length: 2 + Math.floor(draw.next() * 4) }, (_, v) => ({
    ...sellable(i * 10 + 1_000_001 + v, draw),
    colours: [
      { id: colour, name: { fi: colour, sv: `${colour}s`, en: `${colour}e` }, hex: '#123456' },
    ],
    size: sizes[(first + v) % sizes.length] ?? 'M',
    picture: null,
  }));
}

const skewless = <T>(draw: Random, values: readonly T[]): T =>
  values[Math.floor(draw.next() * values.length)] as T;
