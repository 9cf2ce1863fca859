/** Ratings of products, as reviews are published and removed. */
import { eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, given } from '#platform/db/rows.ts';
import type { LocalText } from '#platform/i18n/language.ts';
import { product, variant } from '../tables.ts';
import { bumpVersion } from './write.ts';

/** What a product's published reviews add up to. */
export interface ProductRating {
  sokId: string;
  /** Sum of their stars. */
  ratingSum: number;
  ratingCount: number;
}

/** Writes the ratings of products in the caller's transaction. Indexes and pages follow as they follow a new
 * price; nothing happens when no rating differs from before. */
export async function setRatings(tx: Db, ratings: readonly ProductRating[]): Promise<void> {
  const { sokId, ratingSum, ratingCount } = getTableColumns(product);
  const changed = await tx
    .update(product)
    .set({ ratingSum: sql`given.rating_sum`, ratingCount: sql`given.rating_count` })
    .from(given({ sokId, ratingSum, ratingCount }, ratings))
    .where(
      sql`${eq(sokId, sql`given.sok_id`)} and ${or(
        ne(ratingSum, sql`given.rating_sum`),
        ne(ratingCount, sql`given.rating_count`),
      )}`,
    )
    .returning({ sokId });
  if (changed.length > 0) await bumpVersion(tx);
}

/** Names of products, also of those no longer sold. */
export async function productNames(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, LocalText>> {
  const { sokId, name } = getTableColumns(product);
  const found = await db.select({ sokId, name }).from(product).where(among(sokId, sokIds));
  return new Map(found.map((one) => [one.sokId, one.name]));
}

/** Id of the product by the id of the product itself or of a variant, also of those no longer sold; ids that
 * were never in the catalogue are absent. */
export async function productIdsOf(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, string>> {
  const products = await db
    .select({ sokId: product.sokId, of: product.sokId })
    .from(product)
    .where(among(product.sokId, sokIds));
  const variants = await db
    .select({ sokId: variant.sokId, of: variant.productSokId })
    .from(variant)
    .where(among(variant.sokId, sokIds));
  return new Map([...variants, ...products].map(({ sokId, of }) => [sokId, of]));
}
