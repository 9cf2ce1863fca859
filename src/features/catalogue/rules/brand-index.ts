/** Brands by first letter, for a list from A to Ö. */

const finnish = new Intl.Collator('fi', { numeric: true });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ'];

export interface BrandGroup<Brand> {
  /** 'A'–'Ö'; '0–9' for names that begin with a number or a sign. */
  letter: string;
  brands: Brand[];
}

/** The letter that a Finnish index lists the name under: É is E, Ü is Y, Š is S. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0);
  const place = letters.findLastIndex(
    (letter) => finnish.compare(letter, first.toUpperCase()) <= 0,
  );
  return /\p{L}/u.test(first) ? (letters[place] ?? '0–9') : '0–9';
}

/** Groups and the brands in them in Finnish order (R099); letters without brands are left out. */
export function brandIndex<Brand extends { name: string }>(
  brands: readonly Brand[],
): BrandGroup<Brand>[] {
  const ordered = brands.toSorted((a, b) => finnish.compare(a.name, b.name));
  const groups = Map.groupBy(ordered, ({ name }) => letterOf(name));
  return [...groups].map(([letter, members]) => ({ letter, brands: members }));
}
