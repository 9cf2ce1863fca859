/** A customer's shopping lists and their calls. */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { lineOf } from '#platform/i18n/written-text.ts';
import { maximumQuantity, SokId } from '../cart/contract.ts';
import { Availability, Picture, ProductCard, Variant } from '../catalogue/contract.ts';

/** Most lists of one customer. */
export const maximumLists = 20;
/** Most products on one list. */
export const maximumItems = 100;
/** Longest name of a list, in characters. */
export const longestName = 60;

/** Small letters only, as ids stand in addresses of pages. */
const ListId = z.uuid();
const params = z.object({ id: ListId });
export const ListName = z.string().transform(lineOf).pipe(z.string().min(1).max(longestName));

export const WantedItem = z.object({
  /** Id of a variant, or of a product that has none. */
  sokId: SokId,
  quantity: z.number().int().min(1).max(maximumQuantity),
});
export type WantedItem = z.output<typeof WantedItem>;

/** A list among others. */
export const ListSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Number of products. */
    items: z.number().int(),
    /** Of the first products that have one. */
    pictures: z.array(Picture),
  })
  .openapi('ShoppingListSummary');
export type ListSummary = z.output<typeof ListSummary>;

/** A product on a list. */
export const ListItem = z
  .object({
    sokId: z.string(),
    quantity: z.number().int(),
    /** As it was when the item was added. */
    name: z.string(),
    /** Null when the product is no longer in the catalogue. */
    product: ProductCard.nullable(),
    variant: Variant.nullable(),
    availability: Availability,
    /** When a product of a campaign can be bought, if not yet. */
    buyableFrom: z.string().nullable(),
  })
  .openapi('ShoppingListItem');
export type ListItem = z.output<typeof ListItem>;

export const ShoppingList = z
  .object({ id: z.string(), name: z.string(), items: z.array(ListItem) })
  .openapi('ShoppingList');
export type ShoppingList = z.output<typeof ShoppingList>;

const shared = { security: [{ bearer: [] }] };
const loggedIn = ['not-logged-in'] as const;
const items = z.array(WantedItem).max(maximumItems);
const done = { 204: { description: 'Done.' } };

/** GET /v1/shopping-lists, last changed first. */
export const getLists = createRoute({
  method: 'get',
  path: '/v1/shopping-lists',
  summary: 'The customer’s shopping lists',
  ...shared,
  responses: { 200: json(z.array(ListSummary), 'The lists.'), ...problems({ 401: loggedIn }) },
});

/** POST /v1/shopping-lists: a new list, with products or without. */
export const createList = createRoute({
  method: 'post',
  path: '/v1/shopping-lists',
  summary: 'Makes a shopping list',
  ...shared,
  request: jsonBody(z.object({ name: ListName, items: items.default([]) })),
  responses: {
    200: json(z.object({ id: z.string() }), 'Id of the list.'),
    ...problems({ 400: ['lists-full'], 401: loggedIn, 404: ['product-not-found'] }),
  },
});

/** GET /v1/shopping-lists/{id}: products in the order in which they were added. */
export const getList = createRoute({
  method: 'get',
  path: '/v1/shopping-lists/{id}',
  summary: 'A shopping list with its products',
  ...shared,
  request: { params },
  responses: {
    200: json(ShoppingList, 'The list.'),
    ...problems({ 400: [], 401: loggedIn, 404: ['list-not-found'] }),
  },
});

/** POST /v1/shopping-lists/{id}/name. */
export const renameList = createRoute({
  method: 'post',
  path: '/v1/shopping-lists/{id}/name',
  summary: 'Renames a shopping list',
  ...shared,
  request: { params, ...jsonBody(z.object({ name: ListName })) },
  responses: { ...done, ...problems({ 400: [], 401: loggedIn, 404: ['list-not-found'] }) },
});

/** DELETE /v1/shopping-lists/{id}: no error when there is no such list. */
export const deleteList = createRoute({
  method: 'delete',
  path: '/v1/shopping-lists/{id}',
  summary: 'Removes a shopping list; it can be restored for ten minutes',
  ...shared,
  request: { params },
  responses: { ...done, ...problems({ 400: [], 401: loggedIn }) },
});

/** POST /v1/shopping-lists/{id}/restore. */
export const restoreList = createRoute({
  method: 'post',
  path: '/v1/shopping-lists/{id}/restore',
  summary: 'Restores a shopping list that was removed in the last ten minutes',
  ...shared,
  request: { params },
  responses: {
    ...done,
    ...problems({ 400: ['lists-full'], 401: loggedIn, 404: ['list-not-found'] }),
  },
});

/** POST /v1/shopping-lists/{id}/items: quantities of products that are on the list already are summed. */
export const addToList = createRoute({
  method: 'post',
  path: '/v1/shopping-lists/{id}/items',
  summary: 'Puts products on a shopping list: all of them, or none',
  ...shared,
  request: { params, ...jsonBody(z.object({ items: items.min(1) })) },
  responses: {
    ...done,
    ...problems({
      400: ['list-full'],
      401: loggedIn,
      404: ['list-not-found', 'product-not-found'],
    }),
  },
});

/** POST /v1/shopping-lists/{id}/item: sets a quantity, 0 removes; nothing happens when the product is not on the list. */
export const setListItem = createRoute({
  method: 'post',
  path: '/v1/shopping-lists/{id}/item',
  summary: 'Sets the quantity of a product on a shopping list',
  ...shared,
  request: {
    params,
    ...jsonBody(z.object({ sokId: SokId, quantity: z.number().int().min(0).max(maximumQuantity) })),
  },
  responses: { ...done, ...problems({ 400: [], 401: loggedIn, 404: ['list-not-found'] }) },
});
