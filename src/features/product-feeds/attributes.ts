/** Parses the attributes of a feed row and reports their faults. */
import type { Availability } from '../catalogue/contract.ts';
import { attributeWords, type AttributeName } from '../catalogue/record/attributes.ts';
import { ingredients, manufacturer, nutrition, operator } from './fact-attributes.ts';
import { details, highlights, labelAttributes } from './detail-attributes.ts';
import { fault, Fault } from './feed-fault.ts';
import {
  categoryLevels,
  googleCategory,
  levelsOf,
  withGoogleCategory,
} from './category-attributes.ts';
import { cents } from './euros.ts';
import { grams, weightFaults } from './weight-attributes.ts';
import { endMoment, moment, period } from './moments.ts';
import { isVisible, onOneLine, plainText, unfitness, withoutInvisible } from './plain-text.ts';

const atMost = (longest: number, value: string) =>
  value.length > longest ? fault(`must have at most ${longest} characters`) : value;

const text = (longest: number) => (value: string) => atMost(longest, value);
/** Long texts without markup, line breaks kept. The raw text may be four times as long, for its
 * markup. */
const prose = (longest: number) => (value: string) =>
  atMost(longest, plainText(atMost(longest * 4, value)));

function name(value: string): string {
  const title = atMost(300, onOneLine(atMost(2000, value)));
  return isVisible(title) ? title : fault('has no letter that can be seen');
}

const list = (separator: RegExp) => (value: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Check digit of GTIN-8, -12, -13 and -14: weights 3 and 1 from the right. */
function gtin(value: string): string {
  const digits = value.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return fault('must have 8, 12, 13 or 14 digits');
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : fault('has a wrong check digit');
}

function wholeNumber(value: string): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  return number >= 0 ? number : fault('must be a whole number');
}

const availabilities: Record<string, Availability> = {
  in_stock: 'AVAILABLE',
  out_of_stock: 'SOLD_OUT',
  online_only: 'ONLINE_ONLY',
  preorder: 'PREORDER',
  backorder: 'PREORDER',
  in_store_only: 'IN_STORE_ONLY',
};

function availability(value: string): Availability {
  const known = availabilities[value.toLowerCase().replaceAll(' ', '_')];
  return known ?? fault(`must be one of ${Object.keys(availabilities).join(', ')}`);
}

/** A price for members of a loyalty programme. */
export interface MemberPrice {
  /** Label and tier, as in 'shop:coop'. */
  program: string;
  cents: number;
}

/** 'shop:coop:8.90 EUR'; null without a price, as programmes may give points only. */
function memberPrice(value: string): MemberPrice | null {
  const [label = '', tier = '', price = ''] = value.split(':').map((part) => part.trim());
  return price === '' ? null : { program: `${label}:${tier}`, cents: cents(price) };
}

/** Nothing says on pages or in feeds that a product was used. */
function condition(value: string): 'new' {
  return value.toLowerCase() === 'new' ? 'new' : fault('must be new: the shop sells new products');
}

function yesOrNo(value: string): boolean {
  const known = { yes: true, no: false }[value.toLowerCase()];
  return known ?? fault('must be yes or no');
}

/** A word of the attribute, however its capitals and blanks are written. */
const wordOf = (attribute: AttributeName) => {
  const words: readonly string[] = attributeWords[attribute];
  return (value: string): string => {
    const word = value.toLowerCase().replaceAll(/[\s-]+/g, '_');
    return words.includes(word) ? word : fault(`must be one of ${words.join(', ')}`);
  };
};

/** Several of its words, each once, in the order of the table. */
const wordsOf = (attribute: AttributeName) => (value: string) => {
  const given = new Set(list(/,/)(value).map(wordOf(attribute)));
  return attributeWords[attribute].filter((word) => given.has(word));
};

export const required = {
  id: text(100),
  title: name,
  product_type: categoryLevels,
  price: cents,
  availability,
};

export const optional = {
  description: prose(10_000),
  image_link: text(2000),
  additional_image_link: list(/,/),
  brand: text(100),
  gtin,
  mpn: text(70),
  sale_price: cents,
  sale_price_effective_date: period,
  quantity: wholeNumber,
  item_group_id: text(100),
  color: list(/\//),
  size: text(50),
  unit_pricing_measure: text(50),
  unit_pricing_base_measure: text(50),
  promotion_id: list(/,/),
  loyalty_program: memberPrice,
  /** A word of the shop's tax classes. */
  tax_category: text(50),
  deposit: cents,
  estimated_weight: grams,
  perishable: yesOrNo,
  condition,
  manufacturer,
  responsible_person: operator,
  safety_warning: prose(2000),
  ingredients,
  nutrition,
  storage_instructions: prose(1000),
  country_of_origin: text(100),
  food_operator: operator,
  /** Units sold recently. */
  custom_label_0: wholeNumber,
  /** When it was first sold. */
  custom_label_1: moment,
  /** Position in the merchant's own order. */
  custom_label_2: wholeNumber,
  availability_date: moment,
  gender: wordOf('gender'),
  age_group: wordOf('age_group'),
  diet: wordsOf('diet'),
  temperature_class: wordOf('temperature_class'),
  energy_efficiency_class: wordOf('energy_efficiency_class'),
  min_energy_efficiency_class: wordOf('min_energy_efficiency_class'),
  max_energy_efficiency_class: wordOf('max_energy_efficiency_class'),
  material: text(200),
  pattern: text(100),
  product_detail: details,
  product_highlight: highlights,
  ...labelAttributes,
};

/** Columns that every row needs; one of several where they are parted by `or`. */
export const neededColumns = Object.keys(required).map((column) =>
  column === 'product_type' ? `${column} or ${googleCategory}` : column,
);

type Parsers = Record<string, (value: string) => unknown>;
type Values<Table extends Parsers> = { [Name in keyof Table]: ReturnType<Table[Name]> };
type Maybe<Table extends Parsers> = { [Name in keyof Table]: ReturnType<Table[Name]> | null };

/** One parsed row of a feed. Money in cents, times in epoch milliseconds. */
export type Item = Values<typeof required> & Maybe<typeof optional>;
/** Attributes that a feed of products is read for. */
export const itemColumns: ReadonlySet<string> = new Set([
  ...Object.keys(required),
  ...Object.keys(optional),
  googleCategory,
]);
/** Attributes read from the files of other languages; the first file gives all others. */
const texts = {
  title: name,
  description: optional.description,
  product_type: levelsOf,
  color: optional.color,
  safety_warning: optional.safety_warning,
  ingredients,
  storage_instructions: optional.storage_instructions,
  country_of_origin: optional.country_of_origin,
  material: optional.material,
  pattern: optional.pattern,
  product_detail: details,
  product_highlight: highlights,
};
export type ItemTexts = Pick<Item, 'id'> & Maybe<typeof texts>;
export interface RowFault {
  field: string;
  reason: string;
  /** The row is taken all the same, without what the field says. */
  isMinor?: true;
}
export type ReadRow<Result> = { item: Result; noted: RowFault[] } | { faults: RowFault[] };

/** Parses a row; returns all its faults, not only the first. One of the sale costs the sale alone. */
export function readItem(fields: Record<string, string>): ReadRow<Item> {
  const row = readFields(withGoogleCategory(fields), required, optional, saleFields);
  if ('faults' in row) return row;
  const item = row.item as Item;
  const noted = isNotBelow(item) ? [...row.noted, notBelow] : row.noted;
  if (noted.length > 0) Object.assign(item, noSale);
  const faults = [...depositFaults(item), ...weightFaults(item)];
  return faults.length > 0 ? { faults } : { item, noted: noted.map(withoutSale) };
}

const noSale = { sale_price: null, sale_price_effective_date: null };
const saleFields = new Set(Object.keys(noSale));

const withoutSale = ({ field, reason }: RowFault): RowFault => ({
  field,
  reason: `${reason}; the row is taken without its sale`,
  isMinor: true,
});

export function readTexts(fields: Record<string, string>): ReadRow<ItemTexts> {
  const row = readFields(fields, { id: required.id }, texts);
  return 'faults' in row ? row : { ...row, item: row.item as ItemTexts };
}

/** A row of a price history; times in epoch milliseconds. */
export interface Period extends Pick<Item, 'id' | 'price' | 'sale_price'> {
  from: number;
  to: number;
}

export function readPeriod(fields: Record<string, string>): ReadRow<Period> {
  const { id, price } = required;
  const { sale_price } = optional;
  const row = readFields(fields, { id, price, from: moment, to: endMoment }, { sale_price });
  if ('faults' in row) return row;
  const item = row.item as unknown as Period;
  return isNotBelow(item) ? { faults: [notBelow] } : { ...row, item };
}

const notBelow = { field: 'sale_price', reason: 'must be below price' };

const isNotBelow = ({ price, sale_price: sale }: Pick<Item, 'price' | 'sale_price'>): boolean =>
  sale !== null && sale >= price;

const depositFaults = ({ price, sale_price, deposit }: Item): RowFault[] =>
  deposit !== null && deposit >= (sale_price ?? price)
    ? [{ field: 'deposit', reason: 'must be below the price it is part of' }]
    : [];

/** @param minor fields whose faults are noted, as if they were empty */
export function readFields(
  fields: Record<string, string>,
  needed: Parsers,
  possible: Parsers,
  minor: ReadonlySet<string> = new Set(),
): ReadRow<Record<string, unknown>> {
  const item: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const noted: RowFault[] = [];
  for (const [field, parse] of Object.entries({ ...needed, ...possible })) {
    const value = withoutInvisible(fields[field] ?? '').trim();
    try {
      const unfit = unfitness(value);
      if (unfit !== null) fault(unfit);
      if (value === '' && field in needed) fault('is missing');
      item[field] = value === '' ? null : parse(value);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      item[field] = null;
      (minor.has(field) ? noted : faults).push({ field, reason: error.message });
    }
  }
  return faults.length > 0 ? { faults: [...faults, ...noted] } : { item, noted };
}
