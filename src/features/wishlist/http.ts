/** Handlers of the wishlist's calls, for logged-in customers only (R200). */
import type { Context } from 'hono';
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Language } from '#platform/i18n/language.ts';
import { ProductCard, type Product } from '../catalogue/contract.ts';
import type { CustomerOf } from '../session/record.ts';
import {
  addToWishlist,
  getWishlist,
  maximumEntries,
  removeFromWishlist,
  type WishlistEntry,
} from './contract.ts';
import { wishableOf } from './rules.ts';
import { putEntry, readEntries, removeEntry, type EntryRow } from './repository.ts';

export interface WishlistDeps {
  db: Db;
  customerOf: CustomerOf;
  /** Products by id; for the id of a variant, its product. Entries compare general prices, not co-op prices. */
  products(ids: string[], view: { language: Language; isCoop: boolean }): Promise<Product[]>;
  now(): Temporal.Instant;
}

export function makeWishlistApp({ db, customerOf, products, now }: WishlistDeps) {
  const customerIdOf = async (c: Context<{ Variables: RequestFacts }>): Promise<string> => {
    const session = await customerOf(bearerOf(c));
    if (!session) throw refuse(getWishlist, 'not-logged-in', 'The wishlist needs a customer');
    return session.customerId;
  };
  return makeSubApp()
    .openapi(getWishlist, async (c) => {
      const rows = await readEntries(db, await customerIdOf(c));
      const ids = rows.map(({ sokId }) => sokId);
      const found = await products(ids, { language: c.get('language'), isCoop: false });
      return c.json(entriesOf(rows, found), 200);
    })
    .openapi(addToWishlist, async (c) => {
      const customerId = await customerIdOf(c);
      const { sokId } = c.req.valid('json');
      const wishable = wishableOf(
        await products([sokId], { language: c.get('language'), isCoop: false }),
        sokId,
      );
      if (!wishable) throw refuse(addToWishlist, 'product-not-found', 'Product not found');
      const { product, cents } = wishable;
      const entry = { customerId, sokId, productSokId: product.sokId, cents, now: now() };
      if (!(await putEntry(db, entry, maximumEntries))) {
        throw refuse(
          addToWishlist,
          'wishlist-full',
          `A wishlist has at most ${maximumEntries} entries`,
        );
      }
      return c.body(null, 204);
    })
    .openapi(removeFromWishlist, async (c) => {
      const { sokId } = c.req.valid('param');
      await removeEntry(db, { customerId: await customerIdOf(c), sokId, now: now() });
      return c.body(null, 204);
    });
}

/** Entries with their current products and prices. */
function entriesOf(rows: readonly EntryRow[], found: readonly Product[]): WishlistEntry[] {
  const byId = new Map(
    found.flatMap((product) =>
      [product, ...product.variants].map(({ sokId }) => [sokId, product] as const),
    ),
  );
  return rows.map(({ sokId, savedAt, priceWhenSavedCents }) => {
    const product = byId.get(sokId);
    const wishable = product ? wishableOf([product], sokId) : null;
    const { variant = null, cents = null } = wishable ?? {};
    return {
      sokId,
      product: product ? ProductCard.parse(product) : null,
      variant,
      savedAt: String(savedAt),
      priceWhenSavedEuroCents: priceWhenSavedCents,
      priceEuroCents: cents,
      availability: (variant ?? product)?.availability ?? 'SOLD_OUT',
    };
  });
}
