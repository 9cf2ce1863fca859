/** Builds the columns with one value per product. */
import type { CategoryRecord, ProductRecord } from '../../catalogue/record.ts';
import { makeAttributeSets } from './attribute-sets.ts';
import { flag, type Cards, type CategoryIntervals, type Columns } from './columns.ts';
import { add, bytes, inOrder, listsInOrder, real, whole } from './growable-arrays.ts';
import { makePacker } from './packed-records.ts';
import { placesByNumber } from './radix-sort.ts';
import { sellablesOf } from '../../catalogue/rules/sellables.ts';
import type { VocabularyBuilder } from './vocabularies.ts';

type RowColumns = Pick<
  Columns,
  | 'rows'
  | 'cards'
  | 'flags'
  | 'createdAt'
  | 'buyableFrom'
  | 'position'
  | 'sales'
  | 'rank'
  | 'brand'
  | 'promotions'
  | 'attributes'
>;

interface OrderOfRows {
  /** Rows sorted by category, then sales, then id: row i is the product that was added as number
   * `order[i]`, counted from 0. */
  order: Uint32Array;
  categoryOfRow: Uint32Array;
}

export interface RowColumnsBuilder {
  add(record: ProductRecord, category: number): void;
  finish(): RowColumns & OrderOfRows;
}

/** Position of products that have none from the merchant; higher than any a feed can give. */
const lastPosition = 1e9;

export function makeRowColumns(vocabularies: VocabularyBuilder): RowColumnsBuilder {
  const [category, brand, promotionStarts, promotions] = [whole(), whole(), whole(), whole()];
  const [ids, createdAt, sales, flags] = [real(), real(), real(), bytes()];
  const [buyableFrom, position] = [real(), real()];
  const attributes = makeAttributeSets();
  const cards = makeCards();
  promotionStarts.push(0);
  return {
    add(record, place) {
      category.push(place);
      brand.push(vocabularies.brand(record.brand));
      for (const id of new Set(record.promotions)) promotions.push(vocabularies.promotion(id));
      promotionStarts.push(promotions.length);
      createdAt.push(record.createdAt);
      buyableFrom.push(Math.max(record.createdAt, record.buyableFrom ?? 0));
      position.push(record.position ?? lastPosition);
      sales.push(record.sales);
      flags.push(flagsOf(record));
      ids.push(Number(record.sokId));
      attributes.add(record);
      cards.add(withoutDetails(record));
    },
    finish() {
      const ranked = byRank(sales.taken(), ids.taken());
      const order = placesByNumber(category.taken(), ranked);
      const lists = { starts: promotionStarts.taken(), values: promotions.taken() };
      const { starts, lengths, ...packed } = cards.taken();
      return {
        rows: order.length,
        cards: {
          ...packed,
          starts: inOrder(starts, order),
          lengths: inOrder(lengths, order),
        },
        flags: inOrder(flags.taken(), order),
        createdAt: inOrder(createdAt.taken(), order),
        buyableFrom: inOrder(buyableFrom.taken(), order),
        position: inOrder(position.taken(), order),
        sales: inOrder(sales.taken(), order),
        rank: inOrder(ranksOf(ranked), order),
        brand: inOrder(brand.taken(), order),
        promotions: listsInOrder(lists, order),
        attributes: attributes.finish(order),
        order,
        categoryOfRow: inOrder(category.taken(), order),
      };
    },
  };
}

function flagsOf(record: ProductRecord): number {
  const inStock = sellablesOf(record).some(({ stock }) => stock > 0) ? flag.inStock : 0;
  const online = record.availability === 'IN_STORE_ONLY' ? 0 : flag.online;
  return inStock | online | (record.promotions.length > 0 ? flag.promoted : 0);
}

/** The index has their words in sets. */
const withoutDetails = ({ details: _details, ...record }: ProductRecord): ProductRecord => record;

/** Best sellers first; ids break ties. */
const byRank = (sales: Float64Array, ids: Float64Array): Uint32Array =>
  placesByNumber(
    sales.map((sold) => -sold),
    placesByNumber(ids),
  );

function ranksOf(order: Uint32Array): Float64Array {
  const ranks = new Float64Array(order.length);
  for (const [rank, row] of order.entries()) ranks[row] = rank;
  return ranks;
}

/** Packed records are collected in chunks of this many bytes: one array that grows would be copied
 * again and again. */
const chunkSize = 1 << 20;

function makeCards(): { add(record: ProductRecord): void; taken(): Cards } {
  const encoder = new TextEncoder();
  const packer = makePacker();
  const [starts, lengths] = [real(), whole()];
  const chunks: Uint8Array[] = [];
  let chunk = new Uint8Array(chunkSize);
  let [used, end] = [0, 0];
  const close = (next: number) => {
    chunks.push(chunk.subarray(0, used));
    chunk = new Uint8Array(next);
    used = 0;
  };
  return {
    add(record) {
      const json = packer.pack(record);
      // UTF-8 takes at most three bytes for a code unit.
      const room = json.length * 3;
      if (chunk.length - used < room) close(Math.max(chunkSize, room));
      const { written } = encoder.encodeInto(json, chunk.subarray(used));
      starts.push(end);
      lengths.push(written);
      used += written;
      end += written;
    },
    taken() {
      close(0);
      return {
        bytes: joined(chunks, end),
        starts: starts.taken(),
        lengths: lengths.taken(),
        ...packer.finish(),
      };
    },
  };
}

/** Frees each chunk once it is copied. */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
    (chunk.buffer as ArrayBuffer).transfer(0);
  }
  return all;
}

export interface CategoryPlaces {
  /** Index of a category; unknown ones come last. */
  of(path: string): number;
  intervals(categoryOfRow: Uint32Array): CategoryIntervals;
}

/** Paths end in '/', so that subcategories sort directly after their category. */
export function categoryPlaces(categories: readonly CategoryRecord[]): CategoryPlaces {
  const paths = categories.map(({ path }) => `${path}/`).toSorted();
  const places = new Map(paths.map((path, place) => [path, place]));
  return {
    of: (path) => places.get(`${path}/`) ?? paths.length,
    intervals(categoryOfRow) {
      const starts = new Uint32Array(paths.length + 2);
      for (const place of categoryOfRow) add(starts, place + 1, 1);
      for (let i = 0; i <= paths.length; i += 1) add(starts, i + 1, starts[i] as number);
      return { paths, starts };
    },
  };
}
