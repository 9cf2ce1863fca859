/** The catalogue as it is in the database: whole for the index, or one product. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type {
  CatalogueChanges,
  CatalogueSnapshot,
  CatalogueState,
  CategoryRecord,
  PriceRecord,
  ProductRecord,
  SellableRecord,
  VariantRecord,
} from '../record.ts';

/** Prices by id, of all goods when no ids are given; pricing's store has them. */
export type ReadPrices = (db: Db, sokIds?: readonly string[]) => Promise<Map<string, PriceRecord>>;

type Stored<Record extends SellableRecord> = Omit<Record, 'price' | 'stock'> & {
  stock: number | null;
};
type ProductRow = Omit<Stored<ProductRecord>, 'variants' | 'brand'> & {
  brandId: string | null;
  brandName: string | null;
};
type VariantRow = Stored<VariantRecord> & { productSokId: string };

/** All active goods, and the categories that lead to them. Times in epoch milliseconds. */
export async function readSnapshot(db: Db, readPrices: ReadPrices): Promise<CatalogueSnapshot> {
  // The state first: a change while reading makes the snapshot old, never new too early.
  const state = await readState(db);
  const categories = await rowsOf<CategoryRecord>(
    db,
    sql`select path, name, position from catalogue.category order by path`,
  );
  const products = await readProducts(db, sql`true`);
  const variants = await readVariants(db, sql`true`);
  const prices = await readPrices(db);
  return { ...state, categories, products: joined(products, variants, prices) };
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
  const [product] = products;
  if (!product) return null;
  const variants = await readVariants(db, sql`v.product_sok_id = ${product.sokId}`);
  const prices = await readPrices(db, [product.sokId, ...variants.map((one) => one.sokId)]);
  return joined(products, variants, prices)[0] ?? null;
}

/** Grows with every change of the catalogue. */
export const catalogueVersion = async (db: Db): Promise<number> => (await readState(db)).version;

/** The catalogue's state, and stock that changed since `mark`; some of it may have been told before. */
export async function readChanges(db: Db, mark: string): Promise<CatalogueChanges> {
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
      vat_permille as "vatPermille", gtin, availability, sales, s.quantity as stock,
      (extract(epoch from created_at) * 1000)::float8 as "createdAt"
      from catalogue.product p left join catalogue.brand b on b.id = p.brand_id
      left join catalogue.stock s on s.sok_id = p.sok_id
      where active and ${where} order by p.sok_id`,
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
