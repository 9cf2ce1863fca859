/** Stores and their stock. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

/** A store, as a schema.org DepartmentStore. */
export const ListedStore = z
  .object({
    code: z.string(),
    name: z.string(),
    streetAddress: z.string(),
    postcode: z.string(),
    town: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** schema.org openingHours: `Mo-Fr 09:00-21:00, Sa 09:00-18:00`. */
    openingHours: z.string(),
  })
  .openapi('Store');

/** `FEW`: so few that they may be sold before the shopper gets there. */
export const ShelfState = z.enum(['IN_STOCK', 'FEW', 'SOLD_OUT']);
export type ShelfState = z.output<typeof ShelfState>;

export const StoreStock = ListedStore.extend({ state: ShelfState }).openapi('StoreStock');
export type StoreStock = z.output<typeof StoreStock>;

/** GET /v1/stores: sorted by town. */
export const getStores = createRoute({
  method: 'get',
  path: '/v1/stores',
  summary: 'Stores',
  responses: { 200: json(z.array(ListedStore), 'All stores, by town.') },
});

/** GET /v1/stores/stock: every store with its stock of a variant, or of a product without variants. */
export const getStoreStock = createRoute({
  method: 'get',
  path: '/v1/stores/stock',
  summary: 'Stock by store',
  request: { query: z.object({ sokId: z.string().regex(/^\d{1,20}$/, 'must be digits') }) },
  responses: { 200: json(z.array(StoreStock), 'All stores, by town.'), ...problems({ 400: [] }) },
});
