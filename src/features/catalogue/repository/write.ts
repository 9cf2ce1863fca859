/** Writes of an import: batches of whole products, and removal of products no longer in the feed. */
import { and, eq, getTableColumns, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { among, excluded, given, insertRows, readRows } from '#platform/db/rows.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { noFacts } from '../record.ts';
import type { KnownBrand, KnownProduct, ProductWrite } from '../record/written-product.ts';
import { brand, category, change, product, stock, variant } from '../tables.ts';

/** All products and variants, by id. */
export async function readKnown(db: Db): Promise<Map<string, KnownProduct>> {
  const known = {
    productSokId: product.sokId,
    feed: product.feed,
    hash: product.hash,
    active: product.active,
    hasPictures: sql`${product.pictures} <> '[]'::jsonb`.mapWith(Boolean),
  };
  const products = await db.select({ sokId: product.sokId, ...known }).from(product);
  const variants = await db
    .select({ sokId: variant.sokId, ...known })
    .from(variant)
    .innerJoin(product, eq(product.sokId, variant.productSokId));
  return new Map([...products, ...variants].map((row) => [row.sokId, row]));
}

/** Brands of active products. */
export const readBrands = (db: Db, feed: string): Promise<KnownBrand[]> =>
  db
    .select({
      id: brand.id,
      name: brand.name,
      isElsewhere: sql`bool_or(${product.feed} <> ${feed})`.mapWith(Boolean),
    })
    .from(brand)
    .innerJoin(product, and(eq(product.brandId, brand.id), eq(product.active, true)))
    .groupBy(brand.id, brand.name);

/** Writes products with their categories, brands, variants and stock; pricing writes the prices.
 * @param addedAt epoch milliseconds, for new products without a date
 * @param faulty ids of variants that are in the feed but invalid there: they are left unchanged */
export async function writeProducts(
  tx: Db,
  products: readonly ProductWrite[],
  addedAt: number,
  faulty: ReadonlySet<string> = new Set(),
): Promise<void> {
  await writeCategories(tx, products);
  await writeBrands(tx, products);
  await upsertProducts(tx, products, addedAt);
  await writeVariants(tx, products, faulty);
  await writeStock(tx, products);
}

/** Stock is replaced only when the feed's number differs from its last one; otherwise sales since then count. */
async function writeStock(tx: Db, products: readonly ProductWrite[]): Promise<void> {
  const { sokId, quantity, given: last } = stock;
  const rows = products
    .flatMap(({ sellables }) => sellables)
    .map((line) => ({ sokId: line.sokId, quantity: line.quantity, given: line.quantity }))
    // Orders lock stock in this order too, so there is no deadlock.
    .toSorted((a, b) => (a.sokId < b.sokId ? -1 : 1));
  const onConflict = sql`on conflict (sok_id) do update set given = excluded.given,
    quantity = case when ${last} = excluded.given then ${quantity} else excluded.quantity end`;
  await insertRows(tx, stock, { sokId, quantity, given: last }, rows, onConflict);
}

/** New categories are placed after the existing ones. */
async function writeCategories(tx: Db, products: readonly ProductWrite[]): Promise<void> {
  const names = new Map<string, LocalText>();
  for (const { path, name } of products.flatMap(({ categories }) => categories)) {
    names.set(path, { ...name, ...names.get(path) });
  }
  const rows = [...names].map(([path, name], position) => ({ path, name, position }));
  await tx.execute(sql`insert into ${category} (path, name, position)
    select path, name, position + (select count(*) from ${category})
      from ${given(getTableColumns(category), rows)}
    on conflict (path) do update set name = ${category.name} || excluded.name`);
}

/** The last feed to write a brand's name wins; a new name marks all products of the brand as changed. */
async function writeBrands(tx: Db, products: readonly ProductWrite[]): Promise<void> {
  const brands = new Map(products.flatMap((one) => (one.brand ? [[one.brand.id, one.brand]] : [])));
  const renamed = await readRows(
    tx,
    sql`insert into ${brand} (id, name)
      select id, name from ${given(getTableColumns(brand), [...brands.values()])}
      on conflict (id) do update set name = excluded.name where ${brand.name} <> excluded.name
      returning ${brand.id}`,
    z.object({ id: z.string() }),
  );
  const ids = renamed.map(({ id }) => id);
  await tx.update(product).set({ brandId: product.brandId }).where(among(product.brandId, ids));
}

/** Columns that imports write; the ratings are those of reviews, what was sold is that of orders. */
const {
  active: _active,
  changed: _changed,
  ratingSum: _ratingSum,
  ratingCount: _ratingCount,
  sold: _sold,
  ...importedColumns
} = getTableColumns(product);

/** A product without a date in the feed keeps the date of its first import. */
async function upsertProducts(
  tx: Db,
  products: readonly ProductWrite[],
  addedAt: number,
): Promise<void> {
  const { sokId: _sokId, feed: _feed, pictures, createdAt, ...replaced } = importedColumns;
  const rows = products.map(({ categories, brand: of, ...row }) => ({
    ...noFacts,
    ...row,
    brandId: of?.id ?? null,
    categoryPath: categories.at(-1)?.path ?? '',
    createdAt: row.createdAt ?? addedAt,
    isDated: row.createdAt !== null,
    position: row.position ?? null,
    buyableFrom: row.buyableFrom ?? null,
    attributes: row.attributes ?? null,
    mpn: row.mpn ?? null,
  }));
  for (const isDated of [true, false]) {
    const some = rows.filter((row) => row.isDated === isDated);
    if (some.length === 0) continue;
    const reported = [...Object.values(replaced), ...(isDated ? [createdAt] : [])];
    // When no picture could be fetched this time, the existing ones stay.
    const onConflict = sql`on conflict (sok_id) do update set ${excluded(reported)}, active = true,
      pictures = case when excluded.pictures = '[]' then ${pictures} else excluded.pictures end`;
    await insertRows(tx, product, importedColumns, some, onConflict);
  }
}

/** Variants no longer in the feed stay for old orders, but are not sold. */
async function writeVariants(
  tx: Db,
  products: readonly ProductWrite[],
  faulty: ReadonlySet<string>,
): Promise<void> {
  const sokIds = products.map(({ sokId }) => sokId);
  await tx
    .update(variant)
    .set({ active: false })
    .where(and(among(variant.productSokId, sokIds), not(among(variant.sokId, [...faulty]))));
  const rows = products.flatMap(({ sokId: productSokId, variants }) =>
    variants.map((one, position) => ({
      ...one,
      options: one.options ?? null,
      mpn: one.mpn ?? null,
      productSokId,
      position,
    })),
  );
  const { active: _isActive, ...columns } = getTableColumns(variant);
  const { sokId: _sokId, picture, ...replaced } = columns;
  const onConflict = sql`on conflict (sok_id) do update set ${excluded(Object.values(replaced))},
    picture = coalesce(excluded.picture, ${picture}), active = true`;
  await insertRows(tx, variant, columns, rows, onConflict);
}

/** Takes products off sale; the rows stay for old orders. */
export async function deactivate(tx: Db, sokIds: readonly string[]): Promise<void> {
  await tx.update(product).set({ active: false }).where(among(product.sokId, sokIds));
}

/** Notifies readers that the catalogue has changed. */
export async function bumpVersion(db: Db): Promise<void> {
  await db.update(change).set({ version: sql`${change.version} + 1` });
}

/** The functions that feed imports write with. */
export const catalogueWriter = { readKnown, readBrands, writeProducts, deactivate, bumpVersion };
