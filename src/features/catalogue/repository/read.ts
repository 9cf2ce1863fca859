/** Reads the catalogue from the database: all of it for the index, or one product. */
import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { among } from '#platform/db/rows.ts';
import type {
  CatalogueChanges,
  CatalogueState,
  CategoryRecord,
  PriceRecord,
  ProductRecord,
  VariantRecord,
} from '../record.ts';
import type { Detail } from '../record/details.ts';
import { ofPiece } from '../../pricing/rules/weighed.ts';
import { brand, category, change, product, stock, variant } from '../tables.ts';

/** Prices by id; of all products when no ids are given. Pricing stores them. */
export type ReadPrices = (db: Db, sokIds?: readonly string[]) => Promise<Map<string, PriceRecord>>;

/** The reads that an index is built and kept up to date with. */
export const catalogueReader = (db: Db, readPrices: ReadPrices) => ({
  readState: () => readState(db),
  readAllStock: () => readAllStock(db),
  readChanges: (stockMark: string) => readChanges(db, stockMark),
  readCategories: () => readCategories(db),
  readAllProducts: (detailKeys: readonly string[]) => readAllProducts(db, readPrices, detailKeys),
  readChangedIds: (mark: string, limit: number) => readChangedIds(db, mark, limit),
  readProductsOf: (sokIds: readonly string[], detailKeys: readonly string[]) =>
    readProductsOf(db, readPrices, sokIds, detailKeys),
});

/** All active products in batches, so that no query takes long. Times in epoch milliseconds. */
async function* readAllProducts(
  db: Db,
  readPrices: ReadPrices,
  detailKeys: readonly string[],
  atOnce = 250,
): AsyncGenerator<ProductRecord[]> {
  for (let last = ''; ;) {
    const products = await readProducts(db, gt(product.sokId, last), detailKeys)
      .orderBy(asc(product.sokId))
      .limit(atOnce);
    const end = products.at(-1);
    if (!end) return;
    yield withVariants(db, readPrices, products);
    last = end.sokId;
  }
}

const readCategories = (db: Db): Promise<CategoryRecord[]> =>
  db.select().from(category).orderBy(asc(category.path));

/** Those of the products that are active. */
async function readProductsOf(
  db: Db,
  readPrices: ReadPrices,
  sokIds: readonly string[],
  detailKeys: readonly string[],
): Promise<ProductRecord[]> {
  const products = await readProducts(db, among(product.sokId, sokIds), detailKeys);
  return withVariants(db, readPrices, products);
}

/** By the id of a product or one of its variants; null when there is no active one. A row that has joined or left a
 * group is found by its former id too, so that no address of it ends. */
export async function readProduct(
  db: Db,
  readPrices: ReadPrices,
  sokId: string,
): Promise<ProductRecord | null> {
  const products = await readProducts(
    db,
    sql`${product.sokId} = coalesce(
      (select sok_id from ${product} where sok_id = ${sokId} and active),
      (select product_sok_id from ${variant} where sok_id = ${sokId} and active),
      (select min(alone.sok_id) from ${variant} as former
        join ${product} as alone on alone.sok_id = former.sok_id and alone.active
        where former.product_sok_id = ${sokId}))`,
  );
  return (await withVariants(db, readPrices, products))[0] ?? null;
}

async function withVariants(
  db: Db,
  readPrices: ReadPrices,
  products: ProductRow[],
): Promise<ProductRecord[]> {
  const sokIds = products.map(({ sokId }) => sokId);
  if (sokIds.length === 0) return [];
  const variants = await readVariants(db, sokIds);
  const given = await readPrices(db, [...sokIds, ...variants.map(({ sokId }) => sokId)]);
  const prices = new Map([...given].map(([sokId, price]) => [sokId, ofPiece(price)]));
  return joined(products, variants, prices);
}

/** Increases with every change of the catalogue. */
export const catalogueVersion = async (db: Db): Promise<number> => (await readState(db)).version;

/** Rows changed by transactions that began at the mark or later. The upper bound excludes numbers from a
 * restored backup: no transaction of this server is at or above xmax. */
const changedSince = (mark: string, changed: typeof product.changed | typeof stock.changed): SQL =>
  sql`${changed} >= ${mark}::xid8 and ${changed} < pg_snapshot_xmax(pg_current_snapshot())`;

/** Ids of products changed, added or removed since `mark`, at most `limit`. */
async function readChangedIds(db: Db, mark: string, limit: number): Promise<string[]> {
  const changed = await db
    .select({ sokId: product.sokId })
    .from(product)
    .where(changedSince(mark, product.changed))
    .limit(limit);
  return changed.map(({ sokId }) => sokId);
}

/** The catalogue's state, and stock that changed since `mark`; some may have been returned before. */
async function readChanges(db: Db, mark: string): Promise<CatalogueChanges> {
  const state = await readState(db);
  const changed = await db
    .select({ sokId: stock.sokId, quantity: stock.quantity })
    .from(stock)
    .where(changedSince(mark, stock.changed));
  return { ...state, stock: new Map(changed.map(({ sokId, quantity }) => [sokId, quantity])) };
}

/** Pieces by id. */
async function readAllStock(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ sokId: stock.sokId, quantity: stock.quantity }).from(stock);
  return new Map(rows.map(({ sokId, quantity }) => [sokId, quantity]));
}

/** All transactions before the mark have ended, so their changes are visible to later reads. */
async function readState(db: Db): Promise<CatalogueState & { stamp: string }> {
  const stockMark = sql`pg_snapshot_xmin(pg_current_snapshot())::text`.mapWith(String);
  const { version, stamp } = change;
  const [state] = await db.select({ version, stamp, stockMark }).from(change);
  if (!state) throw new Error('The table catalogue.change has lost its row.');
  return state;
}

/** Stock as a subquery per id: a join would start at the first product again for every batch. */
const piecesOf = (sokId: typeof product.sokId | typeof variant.sokId) => {
  const pieces = new QueryBuilder()
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(eq(stock.sokId, sokId));
  return sql`coalesce(${pieces}, 0)`.mapWith(Number);
};

/** What only imports need, and what `facts.ts` reads. */
const {
  feed: _feed,
  active: _active,
  hash: _hash,
  changed: _changed,
  safety: _safety,
  food: _food,
  details: _details,
  highlights: _highlights,
  labels: _labels,
  sold: _sold,
  ...ownColumns
} = getTableColumns(product);

const productColumns = {
  ...ownColumns,
  // What the feed says, and what the shop itself sold.
  sales: sql`${product.sales} + ${product.sold}`.mapWith(Number),
  brandId: brand.id,
  brandName: brand.name,
  stock: piecesOf(product.sokId),
  ageLimit: sql<number | null>`(${product.labels} ->> 'ageLimit')::int`,
  eprel: sql<string | null>`${product.labels} ->> 'eprel'`,
};

/** The details with these keys; without keys they are not looked at. */
const detailsOf = (keys: readonly string[]): SQL<Detail[] | null> =>
  keys.length === 0
    ? sql`null`
    : sql`(select jsonb_agg(detail order by place)
        from jsonb_array_elements(${product.details}) with ordinality as one (detail, place)
        where ${among(sql`detail ->> 'key'`, keys)})`;

const readProducts = (db: Db, where: SQL, detailKeys: readonly string[] = []) =>
  db
    .select({ ...productColumns, details: detailsOf(detailKeys) })
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(eq(product.active, true), where))
    .$dynamic();

type ProductRow = Awaited<ReturnType<typeof readProducts>>[number];

const variantColumns = {
  sokId: variant.sokId,
  productSokId: variant.productSokId,
  colours: variant.colours,
  size: variant.size,
  options: variant.options,
  gtin: variant.gtin,
  merchantId: variant.merchantId,
  mpn: variant.mpn,
  picture: variant.picture,
  availability: variant.availability,
  stock: piecesOf(variant.sokId),
};

const readVariants = (db: Db, productSokIds: readonly string[]) =>
  db
    .select(variantColumns)
    .from(variant)
    .where(and(eq(variant.active, true), among(variant.productSokId, productSokIds)))
    .orderBy(asc(variant.productSokId), asc(variant.position));

type VariantRow = Awaited<ReturnType<typeof readVariants>>[number];

function joined(
  products: ProductRow[],
  variants: VariantRow[],
  prices: Map<string, PriceRecord>,
): ProductRecord[] {
  const byProduct = Map.groupBy(variants, ({ productSokId }) => productSokId);
  return products.flatMap(
    ({ brandId, brandName, attributes, details, ageLimit, eprel, ...given }) => {
      const row = withNumbers(given);
      const own = (byProduct.get(row.sokId) ?? []).flatMap((sold) => withPrice(sold, prices));
      const price = own.length > 0 ? cheapest(own) : prices.get(row.sokId);
      // A product without a price cannot be sold.
      if (!price) return [];
      const pieces = own.length > 0 ? own.reduce((sum, one) => sum + one.stock, 0) : row.stock;
      const named = brandId && brandName ? { id: brandId, name: brandName } : null;
      const said = {
        ...(attributes && { attributes }),
        ...(details && { details }),
        ...(ageLimit && { ageLimit }),
        ...(eprel && { eprel }),
      };
      return [{ ...row, ...said, brand: named, variants: own, price, stock: pieces }];
    },
  );
}

function withPrice(row: VariantRow, prices: Map<string, PriceRecord>): VariantRecord[] {
  const price = prices.get(row.sokId);
  const { options, ...sold } = row;
  return price ? [{ ...withNumbers(sold), ...(options && { options }), price }] : [];
}

/** Numbers of the merchant and the manufacturer only where there are any: most rows of an index have none. */
function withNumbers<Row extends { sokId: string; merchantId: string; mpn: string | null }>({
  merchantId,
  mpn,
  ...row
}: Row) {
  return { ...row, ...(merchantId !== row.sokId && { sku: merchantId }), ...(mpn && { mpn }) };
}

const cheapest = (variants: VariantRecord[]): PriceRecord | undefined =>
  variants.map(({ price }) => price).toSorted((a, b) => a.regularCents - b.regularCents)[0];
