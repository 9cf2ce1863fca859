/** What an import writes: whole products in batches, and what is gone. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { rowsOf, type Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import type { KnownProduct, ProductWrite } from '../record/written-product.ts';

/** By the id of a product or variant. */
export async function readKnown(db: Db): Promise<Map<string, KnownProduct>> {
  const rows = await rowsOf<KnownProduct & { sokId: string }>(
    db,
    sql`with known as (
        select sok_id, sok_id as product_sok_id from catalogue.product
        union select sok_id, product_sok_id from catalogue.variant)
      select k.sok_id as "sokId", k.product_sok_id as "productSokId", feed, hash, active,
        pictures <> '[]'::jsonb as "hasPictures"
      from known k join catalogue.product p on p.sok_id = k.product_sok_id`,
  );
  return new Map(rows.map((row) => [row.sokId, row]));
}

/** Puts the products, their categories, brands, variants and stock; prices are pricing's to write.
 * @param faulty ids of variants that the feed names but cannot be read: they stay as they are */
export async function writeProducts(
  tx: Db,
  products: readonly ProductWrite[],
  asOf: number,
  faulty: ReadonlySet<string> = new Set(),
): Promise<void> {
  await writeCategories(tx, products);
  await writeBrands(tx, products);
  await upsertProducts(tx, products, asOf);
  await writeVariants(tx, products, faulty);
  const stock = products.flatMap(({ sellables }) => sellables);
  await tx.execute(sql`insert into catalogue.stock as s (sok_id, quantity, given)
    select "sokId", quantity, quantity from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
      as given ("sokId" text, quantity int) order by 1
    on conflict (sok_id) do update set given = excluded.given,
      quantity = case when s.given = excluded.given then s.quantity else excluded.quantity end`);
}

/** New categories come after those that are there. */
async function writeCategories(tx: Db, products: readonly ProductWrite[]): Promise<void> {
  const names = new Map<string, LocalText>();
  for (const { path, name } of products.flatMap(({ categories }) => categories)) {
    names.set(path, { ...name, ...names.get(path) });
  }
  const rows = [...names].map(([path, name], place) => ({ path, name, place }));
  await tx.execute(sql`insert into catalogue.category (path, name, position)
    select path, name, place + (select count(*) from catalogue.category)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (path text, name jsonb, place int)
    on conflict (path) do update set name = category.name || excluded.name`);
}

/** A brand's name is that of the last feed to write it; all its products have changed then. */
async function writeBrands(tx: Db, products: readonly ProductWrite[]): Promise<void> {
  const brands = new Map(products.flatMap(({ brand }) => (brand ? [[brand.id, brand]] : [])));
  const renamed = await readRows(
    tx,
    sql`insert into catalogue.brand as b (id, name)
      select id, name from jsonb_to_recordset(${JSON.stringify([...brands.values()])}::jsonb)
        as given (id text, name text)
      on conflict (id) do update set name = excluded.name where b.name <> excluded.name
      returning id`,
    z.object({ id: z.string() }),
  );
  const ids = JSON.stringify(renamed.map(({ id }) => id));
  await tx.execute(sql`update catalogue.product set brand_id = brand_id
    where brand_id in (select jsonb_array_elements_text(${ids}::jsonb))`);
}

async function upsertProducts(
  tx: Db,
  products: readonly ProductWrite[],
  asOf: number,
): Promise<void> {
  const rows = products.map(({ categories, brand, ...row }) => ({
    ...row,
    brandId: brand?.id ?? null,
    categoryPath: categories.at(-1)?.path,
    createdAt: new Date(row.createdAt ?? asOf).toISOString(),
    isDated: row.createdAt !== null,
    buyableFrom: row.buyableFrom ? new Date(row.buyableFrom).toISOString() : null,
  }));
  await tx.execute(sql`insert into catalogue.product as p
    (sok_id, merchant_id, feed, name, description, brand_id, category_path, colours, size, pictures,
      promotions, measure, tax_class, gtin, availability, created_at, sales, position,
      buyable_from, hash,
      safety, food)
    select "sokId", "merchantId", feed, name, description, "brandId", "categoryPath", colours, size,
      pictures, array(select jsonb_array_elements_text(promotions)), measure, "taxClass", gtin,
      availability,
      case when "isDated" then "createdAt" else coalesce(
        (select created_at from catalogue.product where sok_id = "sokId"), "createdAt") end,
      sales, position, "buyableFrom", hash, nullif(safety, 'null'), nullif(food, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("sokId" text,
      "merchantId" text, feed text, name jsonb, description jsonb, "brandId" text,
      "categoryPath" text, colours jsonb, size text, pictures jsonb, promotions jsonb, measure text,
      "taxClass" text, gtin text, availability text, "createdAt" timestamptz, "isDated" boolean,
      sales int, position int, "buyableFrom" timestamptz, hash text, safety jsonb, food jsonb)
    on conflict (sok_id) do update set merchant_id = excluded.merchant_id, name = excluded.name,
      description = excluded.description, brand_id = excluded.brand_id,
      category_path = excluded.category_path, colours = excluded.colours, size = excluded.size,
      -- Pictures that cannot be had today are no reason to show none.
      pictures = case when excluded.pictures = '[]' then p.pictures else excluded.pictures end,
      promotions = excluded.promotions, measure = excluded.measure,
      tax_class = excluded.tax_class, gtin = excluded.gtin,
      availability = excluded.availability, created_at = excluded.created_at,
      sales = excluded.sales, position = excluded.position, buyable_from = excluded.buyable_from,
      hash = excluded.hash, safety = excluded.safety, food = excluded.food,
      active = true`);
}

/** Variants that are no longer given stay for old orders, but are not sold. */
async function writeVariants(
  tx: Db,
  products: readonly ProductWrite[],
  faulty: ReadonlySet<string>,
): Promise<void> {
  const sokIds = JSON.stringify(products.map(({ sokId }) => sokId));
  await tx.execute(sql`update catalogue.variant set active = false
    where product_sok_id in (select jsonb_array_elements_text(${sokIds}::jsonb))
    and sok_id not in (select jsonb_array_elements_text(${JSON.stringify([...faulty])}::jsonb))`);
  const rows = products.flatMap(({ sokId: productSokId, variants }) =>
    variants.map((variant, position) => ({ ...variant, productSokId, position })),
  );
  await tx.execute(sql`insert into catalogue.variant as v (sok_id, product_sok_id, merchant_id,
      colours, size, gtin, picture, availability, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("sokId" text,
      "productSokId" text, "merchantId" text, colours jsonb, size text, gtin text, picture jsonb,
      availability text, position int)
    on conflict (sok_id) do update set product_sok_id = excluded.product_sok_id,
      merchant_id = excluded.merchant_id, colours = excluded.colours, size = excluded.size,
      gtin = excluded.gtin, picture = coalesce(excluded.picture, v.picture),
      availability = excluded.availability, position = excluded.position, active = true`);
}

/** Takes products off sale; what was ordered of them stays. */
export async function deactivate(tx: Db, sokIds: readonly string[]): Promise<void> {
  await tx.execute(sql`update catalogue.product set active = false
    where sok_id in (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))`);
}

/** Readers of the catalogue see by its version that it changed. */
export async function bumpVersion(db: Db): Promise<void> {
  await db.execute(sql`update catalogue.change set version = version + 1`);
}

/** What imports of feeds write with. */
export const catalogueWriter = { readKnown, writeProducts, deactivate, bumpVersion };
