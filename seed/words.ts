/** Colours, categories, brands and kinds of products, read from the tables in `data`. */
import { readDrawings } from './drawings.ts';
import type { Brand, Colour, ProductType, Size, Text, Variety } from './model.ts';
import { centsOf, known, readTable, readTexts, textOf, valuesOf } from './tables.ts';
import { readTitles } from './titles.ts';

type Words = 'key' | keyof Text;

const byKey = <One extends { key: string }>(all: One[]): Map<string, One> =>
  new Map(all.map((row) => [row.key, row]));

/** Every colour of the demo shop; feeds use its name, pictures its hex value. */
export const colours: Colour[] = readTable<Words | 'hex'>('colours.tsv').map(
  ({ key, hex, ...name }) => ({ key, hex, name }),
);

/** Category names from the department to the category, by the category's key. */
export function readCategories(): Map<string, Text[]> {
  const paths = new Map<string, Text[]>();
  for (const row of readTable<Words | 'parent'>('categories.tsv')) {
    const above = row.parent === '' ? [] : known(paths, row.parent);
    paths.set(row.key, [...above, textOf(row)]);
  }
  return paths;
}

type BrandColumn =
  | 'key'
  | 'name'
  | 'ground'
  | 'accent'
  | 'company'
  | 'company_abroad'
  | 'responsible_person';

const readBrands = (): Brand[] =>
  readTable<BrandColumn>('brands.tsv').map((row) => ({
    key: row.key,
    name: row.name,
    colours: [row.ground, row.accent],
    company: row.company,
    companyAbroad: row.company_abroad,
    responsible: row.responsible_person,
  }));

/** The sizes of a scale. */
function sizesOf(row: Record<'sizes' | 'dearer', string>): Size[] {
  const dearer = valuesOf(row.dearer);
  return valuesOf(row.sizes).map((name, i) => ({ name, dearer: Number(dearer[i] ?? 0) }));
}

interface Shared {
  brands: Map<string, Brand>;
  colours: Map<string, Colour>;
  sizes: Map<string, Size[]>;
  warnings: Map<string, Text>;
}

/** Every kind of products, by department in the order of the categories. */
export function readTypes(): ProductType[] {
  const sizes = readTable<'key' | 'sizes' | 'dearer'>('sizes.tsv');
  const shared: Shared = {
    brands: byKey(readBrands()),
    colours: byKey(colours),
    sizes: new Map(sizes.map((row) => [row.key, sizesOf(row)])),
    warnings: readTexts('warnings.tsv'),
  };
  return readTable<'key' | 'parent'>('categories.tsv')
    .filter(({ parent }) => parent === '')
    .flatMap(({ key }) => typesIn(`departments/${key}`, shared));
}

type Kind = Record<
  | Words
  | 'category'
  | 'brands'
  | 'price_from'
  | 'price_to'
  | 'colours'
  | 'sizes'
  | 'measures'
  | 'unit'
  | 'tax_category'
  | 'coop_share'
  | 'deposit'
  | 'warning',
  string
> &
  Partial<Record<'gender' | 'age_group', string>>;

function typesIn(folder: string, shared: Shared): ProductType[] {
  const products: ProductRow[] = readTable(`${folder}/products.tsv`);
  const descriptions = readTable<'kind' | keyof Text>(`${folder}/descriptions.tsv`);
  const kinds: Kind[] = readTable(`${folder}/kinds.tsv`);
  const drawingOf = readDrawings(folder);
  const titleOf = readTitles(folder);
  refuseStrangers(folder, kinds, [...products, ...descriptions]);
  return kinds.map((kind) => ({
    ...typeOf(kind, shared),
    varieties: products
      .filter((row) => row.kind === kind.key)
      .map((row, turn) => ({
        ...varietyOf(row, shared),
        title: titleOf({ key: kind.key, ...textOf(kind) }, textOf(row)),
        drawing: drawingOf(kind.key, row.fi, turn),
      })),
    descriptions: descriptions.filter((row) => row.kind === kind.key).map(textOf),
  }));
}

/** @throws Error naming a kind that has rows in another table but is not in the table of kinds */
function refuseStrangers(folder: string, kinds: Kind[], rows: { kind: string }[]): void {
  const keys = new Set(kinds.map(({ key }) => key));
  const stranger = rows.find(({ kind }) => !keys.has(kind));
  if (stranger) throw new Error(`seed/data/${folder}/kinds.tsv lacks "${stranger.kind}"`);
}

type ProductRow = Record<'kind' | keyof Text, string> &
  Partial<Record<'ingredient' | 'gender' | 'age_group' | 'diet' | 'brand' | 'price', string>>;

const varietyOf = (
  { ingredient = '', brand = '', price = '', ...row }: ProductRow,
  { brands }: Shared,
): Omit<Variety, 'title' | 'drawing'> => ({
  ...textOf(row),
  brand: brand === '' ? null : known(brands, brand),
  priceCents: price === '' ? null : centsOf(price),
  ingredient,
  gender: row.gender ?? '',
  ageGroup: row.age_group ?? '',
  diet: valuesOf(row.diet ?? ''),
});

const usualCoopShare = 0.15;

function typeOf(kind: Kind, shared: Shared): Omit<ProductType, 'varieties' | 'descriptions'> {
  const { key, category, measures, unit, warning } = kind;
  return {
    key,
    category,
    name: textOf(kind),
    brands: valuesOf(kind.brands).map((brand) => known(shared.brands, brand)),
    price: [centsOf(kind.price_from), centsOf(kind.price_to)],
    colours: valuesOf(kind.colours).map((colour) => known(shared.colours, colour)),
    sizes: kind.sizes === '' ? [] : known(shared.sizes, kind.sizes),
    measures: valuesOf(measures),
    unit,
    vat: kind.tax_category || 'general',
    coopShare: kind.coop_share === '' ? usualCoopShare : Number(kind.coop_share),
    deposit: centsOf(kind.deposit),
    gender: kind.gender ?? '',
    ageGroup: kind.age_group ?? '',
    warning: warning === '' ? null : known(shared.warnings, warning),
  };
}
