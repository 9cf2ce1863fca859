/** The facts by which people choose a product, as columns of the demo feeds. */
import { textOfValue } from './detail-values.ts';
import type { Text } from './model.ts';
import { departmentOf, departments } from './departments.ts';
import type { Products } from './products.ts';
import { known, readTable, readTexts, textOf, valuesOf } from './tables.ts';

interface Attribute {
  key: string;
  /** Empty for a column of the feed and for what other values contain. */
  section: string;
  /** The value is written as it stands, in every language. */
  isVerbatim: boolean;
  name: Text;
}

/** A line of a department's table; an empty set fits all kinds or products. */
export interface DetailLine {
  kinds: Set<string>;
  products: Set<string>;
  attribute: string;
  value: string;
}

/** Attributes in the order in which a product shows them. */
export const attributes: Attribute[] = readTable<'key' | 'section' | 'verbatim' | keyof Text>(
  'details/attributes.tsv',
).map(({ key, section, verbatim, ...name }) => ({
  key,
  section,
  isVerbatim: verbatim === 'yes',
  name: textOf(name),
}));
const byKey = new Map(attributes.map((one) => [one.key, one]));
const sections = readTexts('details/sections.tsv');

/** Lines of a department's table, from general to particular. */
export const linesOf = (department: string): DetailLine[] =>
  readTable<'kind' | 'product' | 'attribute' | 'value'>(
    `departments/${department}/details.tsv`,
  ).map(({ kind, product, attribute, value }) => ({
    kinds: new Set(valuesOf(kind)),
    products: new Set(valuesOf(product)),
    attribute: known(byKey, attribute).key,
    value,
  }));

const lines = new Map([...departments.values()].map((key) => [key, linesOf(key)]));

const fits = (all: Set<string>, one: string): boolean => all.size === 0 || all.has(one);

/** Each product is asked for once per variant and language. */
const found = new WeakMap<Products, Details>();

/** Values by attribute, as the tables have them. */
type Details = ReadonlyMap<string, string[]>;

/** A product's details; of several lines for an attribute the last holds. */
export function detailsOf(products: Products): Details {
  const details = found.get(products) ?? readDetails(products);
  found.set(products, details);
  return details;
}

function readDetails(products: Products): Details {
  const { type, variety } = products;
  const details = new Map<string, string[]>();
  for (const line of known(lines, departmentOf(products))) {
    if (fits(line.kinds, type.key) && fits(line.products, variety.fi))
      details.set(line.attribute, valuesFor(products, line.value));
  }
  return new Map([...details].map(([key, all]) => [key, all.map((one) => filled(one, details))]));
}

/** `a | b` is taken in turn, `a < b` by price from the cheapest; `a & b` are two values, `-` is none. */
function valuesFor({ type, variety, regularCents }: Products, cell: string): string[] {
  const inTurn = cell.split(' | ');
  const turn = inTurn[type.varieties.indexOf(variety) % inTurn.length] ?? '';
  const byPrice = turn.split(' < ');
  const [low, high] = type.price;
  const place = Math.floor(((regularCents - low) / Math.max(1, high - low)) * byPrice.length);
  const value = byPrice[Math.min(Math.max(place, 0), byPrice.length - 1)] ?? '';
  return value === '-' || value === '' ? [] : value.split(' & ');
}

/** Puts the product's values in the place of their names: `Aqua, {extract}, Parfum`. */
const filled = (value: string, details: Details): string =>
  value.replaceAll(/(, )?\{([a-z_]+)\}/g, (_, comma: string | undefined, key: string) => {
    const text = details.get(key)?.join(', ') ?? '';
    return text && `${comma ?? ''}${text}`;
  });

/** A value in one language. */
function textIn(attribute: string, value: string, language: keyof Text): string {
  return known(byKey, attribute).isVerbatim ? value : textOfValue(value, language);
}

/** Details in the order of the product page, with the names of their attributes; several values as one text. */
export function detailTexts(
  products: Products,
  language: keyof Text,
): Map<string, { name: string; text: string }> {
  const details = detailsOf(products);
  const named = [materialName, ...attributes.filter(({ section }) => section !== '')];
  return new Map(
    named.flatMap(({ key, name }) => {
      const texts = (details.get(key) ?? []).map((value) => textIn(key, value, language));
      const text = capitalized(texts.join(key === 'material' ? ' / ' : ', '));
      return text === '' ? [] : [[key, { name: name[language], text }]];
    }),
  );
}

/** The column of materials has no name of its own. */
const materialName = {
  key: 'material',
  name: { fi: 'Materiaali', sv: 'Material', en: 'Material' },
};

/** Columns of one row; empty where they do not apply to the product. */
export function detailColumns(products: Products, language: keyof Text): Record<string, string> {
  const details = detailsOf(products);
  const texts = (key: string) =>
    (details.get(key) ?? []).map((value) => textIn(key, value, language));
  const energyClass = texts('energy_efficiency_class').join();
  return {
    product_detail: attributes
      .filter(({ section }) => section !== '')
      .flatMap(({ key, section, name }) =>
        texts(key).map((text) =>
          [known(sections, section)[language], name[language], capitalized(text)]
            .map(quoted)
            .join(':'),
        ),
      )
      .join(','),
    product_highlight: texts('highlight').map(capitalized).map(quoted).join(','),
    material: texts('material').join(' / '),
    pattern: texts('pattern').join(),
    energy_efficiency_class: energyClass,
    min_energy_efficiency_class: energyClass && 'A',
    max_energy_efficiency_class: energyClass && 'G',
    certification: energyClass && `EC:EPREL:${firstRegistration + products.seed}`,
    age_limit: texts('age_limit').join(),
    clp_pictograms: texts('clp_pictograms').join(','),
    clp_signal_word: texts('clp_signal_word').join(),
  };
}

/** Invented; true numbers of the register are lower. */
const firstRegistration = 9_000_000;

/** Hazard and precautionary statements of a chemical, in words. */
export const statementsOf = (products: Products, language: keyof Text): string =>
  (detailsOf(products).get('statement') ?? [])
    .map((value) => textIn('statement', value, language))
    .join(' ');

/** Capitalizes the first word unless it has a capital within, such as microSD. */
const capitalized = (text: string): string =>
  text.replace(
    /^\p{Ll}[\p{Ll}-]*(?![\p{L}\d])/u,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );

/** A part of a list; what separates parts stands in quotation marks. */
const quoted = (text: string): string =>
  /[",:]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
