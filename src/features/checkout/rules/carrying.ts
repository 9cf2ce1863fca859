/** What delivery methods can carry, and the shipments that a cart has to be divided into. */
import type { Product } from '../../catalogue/contract.ts';
import type { Deliveries, DeliveryWay } from '../record.ts';

/** What a delivery depends on. */
export type ShippedProduct = Pick<Product, 'categories' | 'attributes' | 'ageLimit'>;

/** What a method carries is about. */
export interface Load {
  temperatures: readonly string[];
  /** Paths of the category and those it is in; null for any. */
  categories: readonly string[] | null;
  /** Whether the age of whoever receives it has to be checked. */
  hasAgeLimit: boolean;
}

const ambient = ['ambient'];

/** Products without a class stay as they are at room temperature. */
export const loadOf = ({ attributes, categories, ageLimit }: ShippedProduct): Load => ({
  temperatures: attributes?.['temperature_class'] ?? ambient,
  categories: categories.map(({ path }) => path),
  hasAgeLimit: ageLimit !== undefined,
});

type Carrier = Pick<DeliveryWay, 'carries' | 'categories' | 'checksAge'>;

/** Why the method cannot carry it; null when it can. */
export function refusalOf(
  { carries, categories, checksAge }: Carrier,
  load: Load,
): 'temperature' | 'category' | 'age' | null {
  const carried: readonly string[] = carries;
  if (!load.temperatures.every((one) => carried.includes(one))) return 'temperature';
  const isFor = load.categories?.some((path) => categories.includes(path)) ?? true;
  if (categories.length > 0 && !isFor) return 'category';
  return load.hasAgeLimit && !checksAge ? 'age' : null;
}

/** Items that are delivered together, by the methods that can carry all of them. */
export interface Part<Item> {
  /** The ids of its methods: the same as long as what it has to be carried like stays the same. */
  id: string;
  /** Empty when none can. */
  ways: DeliveryWay[];
  items: Item[];
  /** The item that only these can carry. */
  strictest: Item;
}

/** Divides items so that each part has methods that can carry all of it: those with the fewest methods form
 * the first part, together with whatever all of these methods carry too. Most carts have one part. */
export function partsOf<Item extends { product: ShippedProduct }>(
  { methods }: Pick<Deliveries, 'methods'>,
  items: readonly Item[],
): Part<Item>[] {
  const loads = new Map(
    items.map((item) => {
      const load = loadOf(item.product);
      return [item, methods.filter((way) => refusalOf(way, load) === null)];
    }),
  );
  const parts: Part<Item>[] = [];
  let left = [...items];
  const waysOf = (item: Item) => loads.get(item) ?? [];
  let strictest = strictestOf(left, waysOf);
  while (strictest) {
    const ways = waysOf(strictest);
    const goesAlong = (item: Item) =>
      ways.length === 0
        ? waysOf(item).length === 0
        : ways.every((way) => waysOf(item).includes(way));
    const id = ways.map((way) => way.id).join('+');
    parts.push({ id, ways, items: left.filter(goesAlong), strictest });
    left = left.filter((item) => !goesAlong(item));
    strictest = strictestOf(left, waysOf);
  }
  // In the order of the cart.
  return parts.toSorted((a, b) => firstOf(items, a) - firstOf(items, b));
}

const strictestOf = <Item>(
  items: readonly Item[],
  waysOf: (item: Item) => readonly DeliveryWay[],
): Item | undefined => items.toSorted((a, b) => waysOf(a).length - waysOf(b).length)[0];

const firstOf = <Item>(items: readonly Item[], { items: [first] }: Part<Item>): number =>
  first === undefined ? 0 : items.indexOf(first);

/** The methods that check the age of whoever receives the items, of those that can carry them. */
export const checkingAge = <Item extends { product: ShippedProduct }>(
  { methods }: Pick<Deliveries, 'methods'>,
  items: readonly Item[],
): DeliveryWay[] => {
  const loads = items
    .map(({ product }) => loadOf(product))
    .filter(({ hasAgeLimit }) => hasAgeLimit);
  return methods.filter((way) => loads.some((load) => refusalOf(way, load) === null));
};

/** The highest age limit of some products; null when none has one. */
export const ageLimitOf = (
  items: readonly { product: Pick<Product, 'ageLimit'> }[],
): number | null => {
  const limits = items.flatMap(({ product }) => product.ageLimit ?? []);
  return limits.length > 0 ? Math.max(...limits) : null;
};
