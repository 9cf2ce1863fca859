/** Groups rows of a feed into products: variants under their product, texts in all languages. */
import { createHash } from 'node:crypto';
import type { Language, LocalText } from '#platform/i18n/language.ts';
import type { ColourRecord, VariantOptions } from '../catalogue/record.ts';
import {
  itemColumns,
  neededColumns,
  readItem,
  readTexts,
  type Item,
  type ItemTexts,
  type RowFault,
} from './attributes.ts';
import type { FeedDecisions } from './import-job.ts';
import { colourOf } from './colours.ts';
import type { FeedRow } from './feed-row.ts';
import type { TaxClasses } from '../pricing/record/tax-classes.ts';
import { taxClassNamed, taxClassOfType } from '../pricing/rules/tax.ts';
import type { Feed, FeedFile } from './feed-files.ts';
import { withoutInvisible } from './plain-text.ts';
import { addOwnWords, ownWordsOf, type OwnWords } from './product-details.ts';
import { addFactTexts, noFactTexts, type FactTexts } from './product-facts.ts';
import { nameGroups, noteTitle, type GroupTitles } from './group-names.ts';
import { partsOf, takenName } from './category-address.ts';
import { minorFaults, missingTexts } from './minor-faults.ts';
import { sizeOf } from './sizes.ts';
import { addOptions, addOptionTexts, choiceOf } from './variant-options.ts';
import { readFeedFile, rejectLater, type Reading } from './read-feed.ts';

/** One sellable row. */
export interface ProductsItem {
  sokId: string;
  item: Item;
  colours: ColourRecord[];
  /** Absent where colour and size distinguish the items of its group. */
  options?: VariantOptions;
}

/** A product of the feed, before its pictures are read. */
export interface Products {
  sokId: string;
  merchantId: string;
  name: LocalText;
  description: LocalText;
  /** Department first. */
  categories: { path: string; name: LocalText }[];
  /** Name of a tax class of the shop. */
  taxClass: string;
  facts: FactTexts;
  ownWords: OwnWords;
  /** The variants with `isGroup`, else the product itself. */
  items: ProductsItem[];
  isGroup: boolean;
  /** Absent where it is simply that of its name. */
  brand?: { id: string; name: string };
}

/** An accepted row, by the merchant's id. */
interface AcceptedRow {
  products: Products;
  item: ProductsItem;
  line: number;
}

export interface GatheredFeed {
  titles: GroupTitles;
  /** The merchant's id by group and options. */
  choices: Map<string, string>;
  /** Sizes as they are spelt first, by themselves in small letters. */
  sizes: Map<string, string>;
  products: Map<string, Products>;
  accepted: Map<string, AcceptedRow>;
  /** Ids in rejected rows: their products are faulty, not removed. */
  faulty: Set<string>;
  /** A rejected row had no readable id: it may belong to any product. */
  hasUnknown: boolean;
}

/** Digits are used as they are; anything else is hashed to a number of 15 digits, always the same
 * one. Longer numbers and those with a leading 0 are hashed too, as they would not survive
 * conversion to a number. */
export function sokIdOf(merchantId: string): string {
  if (/^[1-9]\d{0,14}$/.test(merchantId)) return merchantId;
  const digest = createHash('sha256').update(merchantId).digest();
  return `9${String(digest.readBigUInt64BE() % 10n ** 14n).padStart(14, '0')}`;
}

/** @throws FeedFault when a file cannot be read, is broken or lacks needed columns */
export async function gather(
  feed: Feed,
  decided: FeedDecisions,
  reading: Reading,
): Promise<GatheredFeed> {
  const gathered: GatheredFeed = {
    titles: new Map(),
    choices: new Map(),
    sizes: new Map(),
    products: new Map(),
    accepted: new Map(),
    faulty: new Set(),
    hasUnknown: false,
  };
  const [first, ...others] = feed.files;
  const structure = {
    path: first.path,
    needed: neededColumns,
    known: itemColumns,
    take: (row: FeedRow) => addItem(gathered, row, { ...first, decided }),
    rejected: ({ fields }: FeedRow) => {
      const ids = [fields['id'], fields['item_group_id']].map(idIn).filter((id) => id !== '');
      for (const id of ids) gathered.faulty.add(sokIdOf(id));
      if (ids.length === 0) gathered.hasUnknown = true;
    },
  };
  const columns = await readFeedFile(structure, reading);
  giveOptions(gathered, first, reading);
  for (const file of others)
    await gatherTexts(gathered, file, { language: first.language, columns }, reading);
  nameGroups(gathered.products.values(), gathered.titles);
  for (const { products, item, line } of gathered.accepted.values()) {
    if (products.items[0] !== item) continue;
    const row = { file: first.path, line, id: item.item.id, value: '' };
    reading.summary.noted.push(...missingTexts(products.facts).map((one) => ({ ...row, ...one })));
  }
  return gathered;
}

/** Rejects what nobody could choose among the options of its group. */
function giveOptions(
  gathered: GatheredFeed,
  { path, language }: FeedFile,
  { summary }: Reading,
): void {
  for (const products of gathered.products.values())
    for (const { sokId, item } of addOptions(products, language)) {
      const { line = 0 } = gathered.accepted.get(item.id) ?? {};
      const reason = 'is missing, and the others of its group are chosen by it';
      rejectLater(summary, { file: path, line, id: item.id, field: 'material', reason });
      gathered.faulty.add(sokId);
      gathered.accepted.delete(item.id);
    }
}

const idIn = (text = ''): string => withoutInvisible(text).trim();

async function gatherTexts(
  gathered: GatheredFeed,
  { path, language }: FeedFile,
  first: { language: Language; columns: ReadonlySet<string> },
  reading: Reading,
): Promise<void> {
  const seen = new Set<string>();
  const take = ({ fields }: FeedRow): RowFault[] => {
    const row = readTexts(fields);
    const id = idIn(fields['id']);
    const target = gathered.accepted.get(id);
    if (id !== '' && seen.has(id)) return [{ field: 'id', reason: 'is there twice' }];
    seen.add(id);
    if (id !== '' && !target && !gathered.faulty.has(sokIdOf(id)))
      return [{ field: 'id', reason: `is not in the ${first.language} file` }];
    if ('faults' in row) return row.faults;
    if (!target) return [];
    noteTitle(gathered.titles, target.products, language, row.item.title);
    return addTexts(target.products, target.item, row.item, language);
  };
  // What the first file has, too, was named with it.
  const known = itemColumns.union(first.columns);
  await readFeedFile({ path, needed: ['id'], known, take }, reading);
}

function addItem(
  { products, accepted, titles, choices, sizes }: GatheredFeed,
  { line, fields }: FeedRow,
  { language, decided: { taxClasses, loyalty } }: FeedFile & { decided: FeedDecisions },
): RowFault[] {
  const row = readItem(fields);
  if ('faults' in row) return row.faults;
  const item = withOwnProgram(row.item, loyalty);
  if (item.size) item.size = sizeOf(item.size, sizes);
  if (accepted.has(item.id)) return [{ field: 'id', reason: 'is there twice' }];
  const path = partsOf(item.product_type);
  if (!path)
    return [{ field: 'product_type', reason: 'must have letters or digits in each level' }];
  const taxClass = taxClassOf(item, path.join('/'), taxClasses);
  if (taxClass === null) return [unknownTaxClass(taxClasses)];
  const merchantId = item.item_group_id ?? item.id;
  const sokId = sokIdOf(merchantId);
  const colours = (item.color ?? []).slice(0, 3).map((name) => colourOf(name, language));
  const productsItem = { sokId: sokIdOf(item.id), item, colours };
  const known = products.get(sokId);
  const choice = `${sokId} ${choiceOf(item)}`;
  const clash = known && clashWith(known, item, choices.get(choice));
  if (clash) return [clash];
  const product = known ?? newProducts({ sokId, merchantId, item, path, taxClass, language });
  product.items.push(productsItem);
  products.set(sokId, product);
  choices.set(choice, item.id);
  noteTitle(titles, product, language, item.title);
  accepted.set(item.id, { products: product, item: productsItem, line });
  const { product_type: levels } = item;
  return [...row.noted, ...takenName(levels), ...minorFaults(row.item, loyalty.coopProgram)];
}

/** Why a row cannot be one more variant of what is known by its id.
 * @param same id of the row of the group that is chosen in the same way */
function clashWith(
  { isGroup }: Products,
  { item_group_id: group }: Item,
  same: string | undefined,
): RowFault | null {
  if (!isGroup || !group) return { field: 'id', reason: 'is also the id of other products' };
  if (same === undefined) return null;
  const reason = `has no other colour, size, material or pattern than id ${same}, so nobody could choose it`;
  return { field: 'item_group_id', reason };
}

/** Prices for members of other programmes are not the shop's. */
export const withOwnProgram = <Priced extends Pick<Item, 'loyalty_program'>>(
  item: Priced,
  { coopProgram }: FeedDecisions['loyalty'],
): Priced =>
  item.loyalty_program?.program === coopProgram ? item : { ...item, loyalty_program: null };

/** Null when the feed's word for it is not known. */
const taxClassOf = (
  { tax_category: word }: Item,
  productType: string,
  taxClasses: TaxClasses,
): string | null =>
  word === null ? taxClassOfType(taxClasses, productType) : taxClassNamed(taxClasses, word);

const unknownTaxClass = ({ classes }: TaxClasses): RowFault => ({
  field: 'tax_category',
  reason: `must be one of ${classes.map(({ name }) => name).join(', ')}`,
});

interface NewProducts extends Pick<Products, 'sokId' | 'merchantId' | 'taxClass'> {
  item: Item;
  path: string[];
  language: Language;
}

function newProducts({ item, path, language, ...own }: NewProducts): Products {
  return {
    ...own,
    name: { [language]: item.title },
    description: item.description ? { [language]: item.description } : {},
    categories: item.product_type.map((name, level) => ({
      path: path.slice(0, level + 1).join('/'),
      name: { [language]: name },
    })),
    facts: factTextsOf(item, language),
    ownWords: ownWordsOf(item, language),
    items: [],
    isGroup: item.item_group_id !== null,
  };
}

function factTextsOf(item: Item, language: Language): FactTexts {
  const facts = noFactTexts();
  addFactTexts(facts, (name) => item[name] ?? '', language);
  return facts;
}

/** Colours are the item's own; all other texts come from the first row of its group. */
function addTexts(
  products: Products,
  item: ProductsItem,
  texts: ItemTexts,
  language: Language,
): RowFault[] {
  texts.color?.forEach((name, place) => {
    const colour = item.colours[place];
    if (colour) colour.name[language] ??= colourOf(name, language).name[language];
  });
  addOptionTexts(item, texts, language);
  if (products.items[0] !== item) return [];
  if (texts.title) products.name[language] ??= texts.title;
  if (texts.description) products.description[language] ??= texts.description;
  addFactTexts(products.facts, (name) => texts[name] ?? '', language);
  texts.product_type?.forEach((name, level) => {
    const category = products.categories[level];
    if (category) category.name[language] ??= name;
  });
  return addOwnWords(products.ownWords, texts, language);
}
