/** The catalogue as it is in the database: whole for the index, or one product. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type {
  CatalogueChanges,
  CatalogueState,
  CategoryRecord,
  PriceRecord,
  ProductRecord,
  SellableRecord,
  VariantRecord,
} from '../record.ts';

/** Prices by id, of all products when no ids are given; pricing's store has them. */
export type ReadPrices = (db: Db, sokIds?: readonly string[]) => Promise<Map<string, PriceRecord>>;

type Stored<Record extends SellableRecord> = Omit<Record, 'price' | 'stock'> & {
  stock: number | null;
};
type ProductRow = Omit<Stored<ProductRecord>, 'variants' | 'brand'> & {
  brandId: string | null;
  brandName: string | null;
};
type VariantRow = Stored<VariantRecord> & { productSokId: string };

/** All that an index is made from and follows. */
export const catalogueReader = (db: Db, readPrices: ReadPrices) => ({
  readState: () => readState(db),
  readChanges: (stockMark: string) => readChanges(db, stockMark),
  readCategories: () => readCategories(db),
  readAllProducts: () => readAllProducts(db, readPrices),
  readChangedIds: (mark: string, limit: number) => readChangedIds(db, mark, limit),
  readProductsOf: (sokIds: readonly string[]) => readProductsOf(db, readPrices, sokIds),
});

/** All active products, some at a time, so that no query takes long. Times in epoch milliseconds. */
async function* readAllProducts(
  db: Db,
  readPrices: ReadPrices,
  atOnce = 250,
): AsyncGenerator<ProductRecord[]> {
  for (let last = ''; ;) {
    const where = sql`p.sok_id > ${last} order by p.sok_id limit ${atOnce}`;
    const products = await readProducts(db, where);
    const end = products.at(-1);
    if (!end) return;
    yield withVariants(db, readPrices, products);
    last = end.sokId;
  }
}

const readCategories = (db: Db): Promise<CategoryRecord[]> =>
  rowsOf<CategoryRecord>(
    db,
    sql`select path, name, position from catalogue.category order by path`,
  );

/** Of these products those that are on sale. */
async function readProductsOf(
  db: Db,
  readPrices: ReadPrices,
  sokIds: readonly string[],
): Promise<ProductRecord[]> {
  return withVariants(db, readPrices, await readProducts(db, sql`p.${among(sokIds)}`));
}

/** By the id of a product or one of its variants; null when there is none on sale. */
export async function readProduct(
  db: Db,
  readPrices: ReadPrices,
  sokId: string,
): Promise<ProductRecord | null> {
  const products = await readProducts(
    db,
    sql`p.sok_id = coalesce((select sok_id from catalogue.product where sok_id = ${sokId}),
      (select product_sok_id from catalogue.variant where sok_id = ${sokId} and active))`,
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
  const variants = await readVariants(db, sql`product_${among(sokIds)}`);
  const prices = await readPrices(db, [...sokIds, ...variants.map(({ sokId }) => sokId)]);
  return joined(products, variants, prices);
}

/** Of a column whose name ends so. */
const among = (sokIds: readonly string[]): SQL =>
  sql`sok_id in (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))`;

/** Grows with every change of the catalogue. */
export const catalogueVersion = async (db: Db): Promise<number> => (await readState(db)).version;

/** Ids of products that changed, came or went since `mark`, at most `limit` of them. */
async function readChangedIds(db: Db, mark: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ sokId: string }>(
    db,
    sql`select sok_id as "sokId" from catalogue.product where changed >= ${mark}::xid8
      and changed < pg_snapshot_xmax(pg_current_snapshot()) limit ${limit}`,
  );
  return rows.map(({ sokId }) => sokId);
}

/** The catalogue's state, and stock that changed since `mark`; some of it may have been told before. */
async function readChanges(db: Db, mark: string): Promise<CatalogueChanges> {
  const state = await readState(db);
  // No transaction of this server is younger than xmax; a restored backup may have such numbers.
  const rows = await rowsOf<{ sokId: string; quantity: number }>(
    db,
    sql`select sok_id as "sokId", quantity from catalogue.stock where changed >= ${mark}::xid8
      and changed < pg_snapshot_xmax(pg_current_snapshot())`,
  );
  return { ...state, stock: new Map(rows.map(({ sokId, quantity }) => [sokId, quantity])) };
}

/** All transactions before the mark have ended, so what they did is seen from now on. */
async function readState(db: Db): Promise<CatalogueState> {
  const [state] = await rowsOf<CatalogueState>(
    db,
    sql`select version::float8 as version,
      pg_snapshot_xmin(pg_current_snapshot())::text as "stockMark" from catalogue.change`,
  );
  if (!state) throw new Error('The table catalogue.change has lost its row.');
  return state;
}

const readProducts = (db: Db, where: SQL) =>
  rowsOf<ProductRow>(
    db,
    sql`select p.sok_id as "sokId", p.name, description, b.id as "brandId", b.name as "brandName",
      category_path as "categoryPath", colours, size, pictures, promotions, measure,
      tax_class as "taxClass", gtin, availability, sales, s.quantity as stock,
      position, (extract(epoch from created_at) * 1000)::float8 as "createdAt",
      (extract(epoch from buyable_from) * 1000)::float8 as "buyableFrom"
      from catalogue.product p left join catalogue.brand b on b.id = p.brand_id
      left join catalogue.stock s on s.sok_id = p.sok_id
      where active and ${where}`,
  );

const readVariants = (db: Db, where: SQL) =>
  rowsOf<VariantRow>(
    db,
    sql`select v.sok_id as "sokId", product_sok_id as "productSokId", colours, size, gtin, picture,
      availability, s.quantity as stock
      from catalogue.variant v left join catalogue.stock s on s.sok_id = v.sok_id
      where active and ${where} order by product_sok_id, position`,
  );

function joined(
  products: ProductRow[],
  variants: VariantRow[],
  prices: Map<string, PriceRecord>,
): ProductRecord[] {
  const byProduct = Map.groupBy(variants, ({ productSokId }) => productSokId);
  return products.flatMap(({ brandId, brandName, ...row }) => {
    const own = (byProduct.get(row.sokId) ?? []).flatMap((variant) => withPrice(variant, prices));
    const price = own.length > 0 ? cheapest(own) : prices.get(row.sokId);
    // Without a price there is nothing to sell.
    if (!price) return [];
    const stock =
      own.length > 0 ? own.reduce((sum, variant) => sum + variant.stock, 0) : (row.stock ?? 0);
    const brand = brandId && brandName ? { id: brandId, name: brandName } : null;
    return [{ ...row, brand, variants: own, price, stock }];
  });
}

function withPrice(row: VariantRow, prices: Map<string, PriceRecord>): VariantRecord[] {
  const price = prices.get(row.sokId);
  return price ? [{ ...row, price, stock: row.stock ?? 0 }] : [];
}

const cheapest = (variants: VariantRecord[]): PriceRecord | undefined =>
  variants.map(({ price }) => price).toSorted((a, b) => a.regularCents - b.regularCents)[0];
