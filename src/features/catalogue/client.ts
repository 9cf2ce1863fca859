/** Catalogue calls for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { NotFound } from '#platform/errors.ts';
import type { CategoryNode, Product, ProductDetails } from './contract.ts';
import type { FacetOption } from './contract/facets.ts';
import {
  getCategory,
  getCategoryTree,
  getProducts,
  getProductV2,
  getProductV3,
} from './contract.ts';
import { getBrands } from './contract/brands.ts';
import { getPublishedProduct, getPublishedProducts } from './contract/published.ts';
import { notFound } from './rules/category-menu.ts';
import type { ListState } from './url-state/state.ts';

/** A page of a category, only products in stock (R090). Null when there is no such category.
 * @param listBy the filter that defines the list, if one does */
export async function categoryPage(
  connection: Connection,
  path: string,
  state: ListState,
  listBy?: 'campaignId' | 'mainBrandId',
) {
  const query: CallInput<typeof getCategory>['query'] = {
    path: path || undefined,
    searchTerm: state.searchTerm || undefined,
    campaignId: state.filters.campaigns,
    mainBrandId: state.filters.brands,
    colorId: state.filters.colors,
    sizeId: state.filters.sizes,
    propertyId: state.filters.properties,
    page: state.page,
    sortBy: state.sort.field,
    sortDirection: state.sort.direction,
    onlyInStock: 'true',
    availableOnline: String(state.availableOnline),
    priceFrom: state.price.from ?? undefined,
    priceTo: state.price.to ?? undefined,
    onlyReduced: String(state.onlyReduced),
    listBy,
  };
  return orNull(callApi(connection, getCategory, { query }));
}

/** The first products of a category in the given order, for rows of cards. */
export async function firstProducts(
  connection: Connection,
  query: {
    path?: string;
    sortBy: 'created_at' | 'bestseller';
    pageSize: number;
    campaignId?: string[];
    mainBrandId?: string[];
  },
) {
  const response = await callApi(connection, getCategory, { query });
  return response.products;
}

/** Campaigns that are running and have products, with the number of products. */
export async function activeCampaigns(connection: Connection): Promise<FacetOption[]> {
  const { facets } = await callApi(connection, getCategory, { query: { pageSize: 1 } });
  return facets.campaigns;
}

/** The whole tree: the first element of the response (R283). */
export async function categoryTree(connection: Connection): Promise<CategoryNode> {
  const [tree] = await callApi(connection, getCategoryTree, { query: { addCounts: 'true' } });
  if (!tree) throw new Error('Failed to fetch category tree');
  return tree;
}

/** The tree, or 'not-found' when the call fails: pages are then shown without a menu (R100). */
export async function categoryTreeIfAny(
  connection: Connection,
): Promise<CategoryNode | typeof notFound> {
  try {
    return await categoryTree(connection);
  } catch (error) {
    connection.warn?.('Failed to fetch category tree', { error: String(error) });
    return notFound;
  }
}

/** `fromDatabase` is the flag pdpProductFromDb (R285). Null when there is no such product. */
export async function product(
  connection: Connection,
  id: string,
  fromDatabase: boolean,
): Promise<ProductDetails | null> {
  const route = fromDatabase ? getProductV3 : getProductV2;
  return orNull(callApi(connection, route as typeof getProductV3, { params: { id } }));
}

/** The products that exist, in the order of the ids; makes no call without ids (R159). */
export async function productsById(connection: Connection, ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  return callApi(connection, getProducts, { query: { id: ids } });
}

/** The products at `count` positions from `from` on as they are published, and the number of positions. */
export const publishedProducts = (connection: Connection, from: number, count: number) =>
  callApi(connection, getPublishedProducts, { query: { from, count } });

/** A product as it is published. */
export const publishedProduct = (connection: Connection, id: string) =>
  callApi(connection, getPublishedProduct, { params: { id } });

export const brands = (connection: Connection) => callApi(connection, getBrands, {});

async function orNull<Reply>(call: Promise<Reply>): Promise<Reply | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
