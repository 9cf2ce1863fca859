/** A made-up catalogue of about two thousand products, the same on every run. */
import type { Text } from '../../../seed/model.ts';
import type { Item } from '../../../seed/products.ts';
import { randomFrom, type Random } from '../../../seed/random.ts';
import type { Searched } from '../engine.ts';
import { readKinds, type Kind } from './kinds.ts';
import { readNouns, type Noun } from './nouns.ts';
import { itemsOf } from './items.ts';
import { titleOf } from './titles.ts';
import { readTraits, type MadeBrand, type Traits } from './traits.ts';
import { rowsOf, type SetName } from './tables.ts';

export interface Made extends Searched {
  kind: Kind;
  brand: MadeBrand;
  amount: string | null;
  /** Key of what it is free of: 'gluten'. */
  free: string | null;
}

export interface Catalogue {
  set: SetName;
  nouns: Noun[];
  kinds: Kind[];
  traits: Traits;
  products: Made[];
}

const seeds = { first: 4_711, second: 90_210, third: 27_182 };
const wanted = 2_000;

export function makeCatalogue(set: SetName): Catalogue {
  const random = randomFrom(seeds[set]);
  const kinds = readKinds(set);
  const traits = readTraits(set);
  const categories = readCategories(set);
  const each = Math.ceil(wanted / kinds.length);
  const titles = new Set<string>();
  const products = kinds.flatMap((kind, k) =>
    Array.from({ length: each }, (_, i) => {
      const number = k * each + i;
      const facts = { kind, i, number, titles, random, set };
      return makeProduct(facts, traits, categories.get(kind.category) ?? []);
    }),
  );
  describe(products, random);
  return { set, nouns: readNouns(set), kinds, traits, products };
}

interface Facts {
  kind: Kind;
  i: number;
  number: number;
  /** Finnish titles so far; none occurs twice. */
  titles: Set<string>;
  random: Random;
  set: SetName;
}

const firstIds = { first: 7_200_000, second: 8_300_000, third: 9_400_000 };

function makeProduct(facts: Facts, traits: Traits, categories: Text[]): Made {
  const { kind, i, number, random, set } = facts;
  const id = firstIds[set] + number;
  const department = kind.category.split('-')[0] ?? '';
  const brands = traits.brands.filter(({ departments }) => departments.includes(department));
  const brand = pick(brands, i);
  const amount = kind.traits.has('amount')
    ? pick(traits.amounts.get(kind.traits.get('amount') ?? '') ?? [], i)
    : null;
  const free = i % 3 === 1 ? (kind.traits.get('free') ?? null) : null;
  const items = itemsOf(kind, id, i, traits);
  const title = titleOf({ kind, brand, amount, free, items, traits, random }, facts.titles);
  return {
    id: String(id),
    kind,
    brand,
    amount,
    free,
    title,
    description: title,
    categories,
    measure: amount,
    regularCents: random.between(3, 400) * 50 - 5,
    age: random.between(40, 500),
    sold: Math.floor(600 * random.next() ** 4),
    items: items as Item[],
  };
}

/** Some descriptions name another kind, as shops do. */
function describe(products: Made[], random: Random): void {
  for (const made of products) {
    const other = random.chance(0.2) ? pick(products, random.between(0, 1_900)) : null;
    const { names } = (other ?? made).kind;
    made.description = {
      fi: `${other ? 'Sopii yhteen' : 'Hyvä arkeen'}: ${names.fi.text}.`,
      sv: `${other ? 'Passar ihop med' : 'Bra i vardagen'}: ${names.sv.text}.`,
      en: `${other ? 'Goes well with' : 'Good for every day'}: ${names.en.text}.`,
    };
  }
}

function readCategories(set: SetName): Map<string, Text[]> {
  const rows = rowsOf<'key' | keyof Text>(`${set}/categories.tsv`);
  return new Map(
    rows.map(({ key, fi, sv, en }) => {
      const [names, inSwedish, inEnglish] = [fi, sv, en].map((cell) => cell.split('/'));
      return [
        key,
        (names ?? []).map((name, i) => ({
          fi: name,
          sv: inSwedish?.[i] ?? '',
          en: inEnglish?.[i] ?? '',
        })),
      ];
    }),
  );
}

function pick<One>(all: readonly One[], i: number): One {
  const one = all[i % all.length];
  if (one === undefined) throw new Error('The word lists have nothing to choose from.');
  return one;
}
