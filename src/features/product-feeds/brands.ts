/** Which brand a name is: names that differ only in capitals and blanks are one, all others are apart, also those whose
 * addresses would be the same. */
import { slug } from '#platform/ids.ts';
import type { KnownBrand } from '../catalogue/record/written-product.ts';
import type { RowFault } from './attributes.ts';
import { sokIdOf, type Products } from './products.ts';

type Brand = NonNullable<Products['brand']>;

/** What to note at the row of a product. */
export interface BrandNote {
  products: Products;
  fault: Omit<RowFault, 'isMinor'>;
}

/** A brand whose address no other has. */
export const brandNamed = (name: string): Brand => ({ id: slug(name) || sokIdOf(name), name });

/** Gives products their brand where it is another than `brandNamed` says. A brand keeps the id that it had; a new
 * one gets an id of its own where that of its name belongs to another name.
 * @param known brands of the shop, and whether products of other feeds have them
 * @returns one note for each brand with another address, and for each other way of writing one */
export function giveBrands(all: Iterable<Products>, known: readonly KnownBrand[]): BrandNote[] {
  const named = Map.groupBy(
    [...all].filter((products) => nameIn(products) !== ''),
    (products) => comparable(nameIn(products)),
  );
  const inUse = known.filter((one) => one.isElsewhere || named.has(comparable(one.name)));
  const names = new Map(inUse.map(({ id, name }) => [id, name]));
  const ids = new Map(inUse.map(({ id, name }) => [comparable(name), id]));
  return [...named].flatMap(([key, products]) => {
    const [first] = products as [Products];
    const plain = brandNamed(nameIn(first));
    const brand = { ...plain, id: ids.get(key) ?? freeId(plain.id, names) };
    const other = brand.id === plain.id ? undefined : names.get(plain.id);
    names.set(brand.id, brand.name);
    return [
      ...(other === undefined ? [] : [otherAddress(first, brand, other)]),
      ...otherSpellings(products, brand),
    ];
  });
}

const nameIn = ({ items }: Products): string => items[0]?.item.brand ?? '';

const comparable = (name: string): string =>
  name.normalize('NFC').toLocaleLowerCase('fi').replaceAll(/\s+/g, ' ').trim();

/** The id, or the first one with a number that no name has. */
function freeId(id: string, names: ReadonlyMap<string, string>): string {
  let free = id;
  for (let place = 2; names.has(free); place += 1) free = `${id}-${place}`;
  return free;
}

function otherAddress(products: Products, { id }: Brand, other: string): BrandNote {
  const reason = `has the same letters in an address as "${other}", so its own is /tuotemerkki/${id}`;
  return { products, fault: { field: 'brand', reason } };
}

/** Sets the brand of products whose own name says another one. */
function otherSpellings(all: readonly Products[], brand: Brand): BrandNote[] {
  const noted = new Map<string, BrandNote>();
  for (const products of all) {
    const { id, name } = brandNamed(nameIn(products));
    if (id !== brand.id || name !== brand.name) products.brand = brand;
    if (name === brand.name || noted.has(name)) continue;
    const reason = `is taken for "${brand.name}", as the rows before write it`;
    noted.set(name, { products, fault: { field: 'brand', reason } });
  }
  return [...noted.values()];
}
