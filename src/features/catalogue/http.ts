/** Handlers of the catalogue calls (R282–R288): they read the index, for products also the database. */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Language } from '#platform/i18n/language.ts';
import { productId } from '#platform/ids.ts';
import type { CustomerOf } from '../session/record.ts';
import {
  getCategory,
  getCategoryTree,
  getProducts,
  getProductV2,
  getProductV3,
  type Product,
  type ProductDetails,
} from './contract.ts';
import { getBrands } from './contract/brands.ts';
import { getInventory } from './contract/inventory.ts';
import { getPublishedProduct, getPublishedProducts } from './contract/published.ts';
import { getSidebarCategory } from './contract/sidebar.ts';
import type { ProductFactsRecord, ProductRecord } from './record.ts';
import type { ListRequest, ProductIndex, View } from './record/product-list.ts';
import { parentOf } from './rules/category-path.ts';
import { priceRange } from './rules/price-range.ts';
import { factsIn } from './rules/product-facts.ts';

export interface CatalogueDeps {
  /** The current index. */
  index(): ProductIndex;
  /** Undefined while the database is unavailable; null when there is no such product. */
  readProduct(sokId: string): Promise<ProductRecord | null | undefined>;
  /** Information the law requires about a product, by the product's own id, not a variant's. */
  readFacts(sokId: string): Promise<ProductFactsRecord>;
  /** Pieces that can be sold now, by id. */
  readStock(sokIds: string[]): Promise<Map<string, number>>;
  /** Co-op customers get co-op prices when they request products by id. */
  customerOf: CustomerOf;
  /** Whether the merchant publishes co-op prices. */
  publishesCoopPrices(): boolean;
  now(): Temporal.Instant;
}

const noProduct = () => refuse(getProductV3, 'product-not-found', 'Product not found');
const noCategory = (message = 'Category not found') =>
  refuse(getCategory, 'category-not-found', message);

const viewOf =
  (deps: CatalogueDeps) =>
  (c: Context<{ Variables: RequestFacts }>): View => ({
    language: c.get('language'),
    now: deps.now().epochMilliseconds,
  });

export function makeCatalogueApp(deps: CatalogueDeps) {
  return makeSubApp()
    .route('/', makeListsApp(deps))
    .route('/', makeProductsApp(deps))
    .route('/', makePublishedApp(deps));
}

/** Whether a filter is set. Without one the tree's own counts are right. */
const isFiltered = (
  request: Pick<ListRequest, 'text' | 'filters' | 'price' | 'onlyReduced' | 'availableOnline'>,
) =>
  Object.values(request.filters).some((chosen) => chosen.length > 0) ||
  request.text !== undefined ||
  request.price !== undefined ||
  request.onlyReduced === true ||
  request.availableOnline;

function makeListsApp(deps: CatalogueDeps) {
  const view = viewOf(deps);
  const { index } = deps;

  return makeSubApp()
    .openapi(getCategory, (c) => {
      const { path = '', searchTerm, ...query } = c.req.valid('query');
      const { tree } = index();
      const category = path === '' ? null : tree.category(path, c.get('language'));
      if (path !== '' && !category) throw noCategory();
      const filters = {
        campaigns: query.campaignId,
        brands: query.mainBrandId,
        colors: query.colorId,
        sizes: query.sizeId,
        properties: query.propertyId,
      };
      const price = priceRange(query.priceFrom, query.priceTo);
      const text = searchTerm || undefined;
      const request = { ...query, text, filters, price };
      const list = index().list({ ...request, categoryPath: path }, view(c));
      const children = tree.children(path, c.get('language'));
      if (!isFiltered(request)) return c.json({ ...list, category, children }, 200);
      const first = { ...request, page: 1, pageSize: 1 };
      const counted = children.map((child) => {
        const { totalCount } = index().list({ ...first, categoryPath: child.path }, view(c));
        return { ...child, count: totalCount };
      });
      const left = counted.filter(({ count }) => count > 0);
      return c.json({ ...list, category, children: left }, 200);
    })
    .openapi(getCategoryTree, (c) => {
      const { path = '', ...options } = c.req.valid('query');
      const node = index().tree.node(path, c.get('language'), options);
      if (!node) throw noCategory('Failed to fetch category tree');
      return c.json([node], 200);
    })
    .openapi(getSidebarCategory, (c) => {
      const { path } = c.req.valid('query');
      const { tree } = index();
      const language = c.get('language');
      const category = tree.category(path, language);
      if (!category) throw noCategory();
      const siblings = tree.children(parentOf(path), language);
      const parent = tree.category(parentOf(path), language);
      return c.json({ category, parent, siblings, children: tree.children(path, language) }, 200);
    })
    .openapi(getBrands, (c) => c.json(index().brands(c.get('language')), 200));
}

function makeProductsApp(deps: CatalogueDeps) {
  const view = viewOf(deps);
  const { index } = deps;
  const detailed = async (product: Product, language: Language): Promise<ProductDetails> => ({
    ...product,
    ...factsIn(await deps.readFacts(product.sokId), language),
  });

  return makeSubApp()
    .openapi(getProductV3, async (c) => {
      const id = idOf(c.req.valid('param').id);
      const record = await deps.readProduct(id);
      // Use the index while the database is unavailable.
      const product =
        record === undefined
          ? index().product(id, view(c))
          : record && index().present(record, view(c));
      if (!product) throw noProduct();
      return c.json(await detailed(product, c.get('language')), 200);
    })
    .openapi(getProductV2, async (c) => {
      const product = index().product(idOf(c.req.valid('param').id), view(c));
      if (!product) throw noProduct();
      return c.json(await detailed(product, c.get('language')), 200);
    })
    .openapi(getInventory, async (c) => {
      const product = index().product(idOf(c.req.valid('param').id), view(c));
      if (!product) throw noProduct();
      const sellables = product.variants.length > 0 ? product.variants : [product];
      const stock = await deps.readStock(sellables.map(({ sokId }) => sokId));
      const entries = sellables.map(({ sokId, availability }) => {
        const quantity = stock.get(sokId) ?? 0;
        const known = availability === 'SOLD_OUT' ? ('AVAILABLE' as const) : availability;
        return { sokId, quantity, availability: quantity > 0 ? known : ('SOLD_OUT' as const) };
      });
      return c.json(entries, 200);
    })
    .openapi(getProducts, async (c) => {
      const ids = c.req.valid('query').id.map(productId);
      const asker = await deps.customerOf(bearerOf(c));
      const shown = { ...view(c), isCoop: asker?.customer.isCoop === true };
      const products = ids.flatMap((id) => index().product(id, shown) ?? []);
      return c.json(products, 200);
    });
}

/** What search engines and merchant feeds get. */
function makePublishedApp(deps: CatalogueDeps) {
  const view = viewOf(deps);
  const { index, publishesCoopPrices } = deps;

  return makeSubApp()
    .openapi(getPublishedProducts, (c) => {
      const { from, count } = c.req.valid('query');
      const catalogue = index();
      const shown = { ...view(c), isCoop: publishesCoopPrices() };
      const products = catalogue.products(from, count, shown);
      return c.json({ places: catalogue.places(), products }, 200);
    })
    .openapi(getPublishedProduct, (c) => {
      const shown = { ...view(c), isCoop: publishesCoopPrices() };
      const product = index().product(idOf(c.req.valid('param').id), shown);
      if (!product) throw noProduct();
      return c.json(product, 200);
    });
}

/** The digits of an id. @throws 404 when it has none (R158) */
function idOf(raw: string): string {
  const id = productId(raw);
  if (id === '') throw noProduct();
  return id;
}
