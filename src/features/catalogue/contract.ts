/** Products, categories, brands and their calls (R282–R288). Texts are in the language of `X-Language`. */
import {
  createRoute,
  guestOrCustomer,
  json,
  PageNumber,
  problems,
  repeated,
  z,
} from '#platform/http/contract.ts';
import { OtherLanguage } from '#platform/i18n/local-text.ts';
import { PriceData, VatPermille } from '../pricing/contract.ts';
import { EnergyClass } from './contract/energy-class.ts';
import { Rating } from './contract/rating.ts';
import { Facets } from './contract/facets.ts';
import { labelFacts, numbers, ProductFacts } from './contract/product-facts.ts';
import { Colour, Picture } from './contract/picture.ts';
import { noNotes, SearchNotes } from './contract/search-notes.ts';

export { Colour, Picture, Rating };

/** Products on one page of any list (R098). */
export const pageSize = 48;

export const Availability = z.enum([
  'AVAILABLE',
  'SOLD_OUT',
  'ONLINE_ONLY',
  'IN_STORE_ONLY',
  'PREORDER',
]);
export type Availability = z.output<typeof Availability>;

/** One step of a category's breadcrumbs; level 1 is a department. */
export const CategoryBreadcrumb = z
  .object({
    path: z.string(),
    name: z.string(),
    nameLanguage: OtherLanguage,
    level: z.number().int(),
  })
  .openapi('CategoryBreadcrumb');
export type CategoryBreadcrumb = z.output<typeof CategoryBreadcrumb>;

/** A category without its sub-categories. `path` is 'muoti/vaatteet', `urlPath` '/kategoria/muoti/vaatteet'. */
export const Category = z
  .object({
    name: z.string(),
    nameLanguage: OtherLanguage,
    path: z.string(),
    urlPath: z.string(),
    level: z.number().int(),
    breadcrumbs: z.array(CategoryBreadcrumb),
    parents: z.array(z.string()),
    /** Products in it and its sub-categories; present only when counts were requested. */
    count: z.number().int().optional(),
    picture: Picture.nullable(),
  })
  .openapi('Category');
export type Category = z.output<typeof Category>;
export type CategoryNode = Category & { children: CategoryNode[] };
export const CategoryNode: z.ZodType<CategoryNode> = z
  .lazy(() => Category.extend({ children: z.array(CategoryNode) }))
  .openapi('CategoryNode', { type: 'object' });

/** A product as shown in lists. */
export const ProductCard = z
  .object({
    sokId: z.string(),
    name: z.string(),
    brandName: z.string().nullable(),
    /** The name without the brand that it begins with; absent where it does not. */
    shortName: z.string().optional(),
    nameLanguage: OtherLanguage,
    /** Path of the product page without language prefix: '/tuote/villapaita-kaarna/100234'. */
    urlPath: z.string(),
    picture: Picture.nullable(),
    priceData: PriceData,
    availability: Availability,
    colors: z.array(Colour),
    /** 0 when the product itself is sold; otherwise a variant must be chosen. */
    variantCount: z.number().int(),
    /** Paths of the active campaigns it is in. */
    campaigns: z.array(z.string()),
    /** Paths of the campaigns to come that it is announced for. */
    comingCampaigns: z.array(z.string()),
    isNew: z.boolean(),
    rating: Rating.nullable(),
    /** ISO date in Finland from which an order in advance is delivered; absent when it has no such day to come. */
    shipsFrom: z.string().optional(),
    energy: EnergyClass.optional(),
  })
  .openapi('ProductCard');
export type ProductCard = z.output<typeof ProductCard>;

/** If a product has variants, one of them is bought instead of the product (R162). */
export const Variant = z
  .object({
    sokId: z.string(),
    color: Colour.nullable(),
    size: z.string().nullable(),
    /** Present where colour and size do not distinguish the variants. */
    material: z.string().optional(),
    pattern: z.string().optional(),
    ...numbers,
    priceData: PriceData,
    availability: Availability,
    picture: Picture.nullable(),
  })
  .openapi('Variant');
export type Variant = z.output<typeof Variant>;

/** A product with its texts, pictures and variants. */
export const Product = ProductCard.extend({
  /** Path of the product page per language, without language prefix; it contains the translated name. */
  urlPaths: z.object({ fi: z.string(), sv: z.string(), en: z.string() }),
  /** The brand's id in calls and URLs. */
  brandId: z.string().nullable(),
  description: z.string(),
  pictures: z.array(Picture),
  variants: z.array(Variant),
  /** Breadcrumbs of the product's category, department first (R076). */
  categories: z.array(CategoryBreadcrumb),
  ...numbers,
  /** Net contents as the merchant gives them: '250 ml'. */
  measure: z.string().nullable(),
  vatPermille: VatPermille,
  /** What the merchant says of it in words of a fixed list, by attribute; absent: nothing. */
  attributes: z.record(z.string(), z.array(z.string())).optional(),
  ...labelFacts,
  /** The merchant's properties that it has, as filters name them: 'diet.vegan'; absent: none. */
  properties: z.array(z.string()).optional(),
  /** ISO 8601; absent or null when it can be bought now (R174). */
  buyableFrom: z.string().nullable().optional(),
}).openapi('Product');
export type Product = z.output<typeof Product>;

/** A product as shown on its page, with the information the law requires before purchase. */
export const ProductDetails = Product.extend(ProductFacts.shape).openapi('ProductDetails');
export type ProductDetails = z.output<typeof ProductDetails>;

/** Sort fields of category calls (R088); the first is the default. */
export const categorySortFields = [
  'created_at',
  'relevance',
  'bestseller',
  'position',
  'price',
  'name',
  'buyable_from_sort',
] as const;
export const CategorySortField = z.enum(categorySortFields);
export type CategorySortField = z.output<typeof CategorySortField>;
export const SortDirection = z.enum(['ASC', 'DESC']);
export type SortDirection = z.output<typeof SortDirection>;

const Value = z.string().min(1).max(200);
/** Both ends of a price range are inclusive. */
const Cents = z.coerce.number().int().min(0).max(100_000_000);

/** Query of a list of products; filter names as in R087. */
export const ListQuery = z.object({
  campaignId: repeated(Value),
  mainBrandId: repeated(Value),
  colorId: repeated(Value),
  sizeId: repeated(Value),
  /** Options of properties: 'audience.women'. */
  propertyId: repeated(Value),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(1).max(200).default(pageSize),
  sortBy: CategorySortField.default('created_at'),
  sortDirection: SortDirection.default('DESC'),
  onlyInStock: z.stringbool().default(true),
  /** True: only products sold online. */
  availableOnline: z.stringbool().default(false),
  priceFrom: Cents.optional(),
  priceTo: Cents.optional(),
  /** True: only products on sale now. */
  onlyReduced: z.stringbool().default(false),
  /** The filter that defines the list instead of narrowing it, as on the page of a brand or a campaign:
   * facets offer only options of the products that pass it. */
  listBy: z.enum(['campaignId', 'mainBrandId']).optional(),
});
export type ListQuery = z.output<typeof ListQuery>;

/** Slugs from the department down: 'muoti/vaatteet'. */
export const CategoryPath = z
  .string()
  .max(400)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be like muoti/vaatteet');

export const ProductList = z
  .object({
    products: z.array(ProductCard),
    totalCount: z.number().int(),
    facets: Facets,
    ...SearchNotes.shape,
  })
  .openapi('ProductList');
export type ProductList = z.output<typeof ProductList>;

/** The result when there is no usable search term. */
export const emptyList: ProductList = {
  products: [],
  totalCount: 0,
  facets: {
    campaigns: [],
    brands: [],
    colors: [],
    sizes: [],
    properties: [],
    price: null,
    reduced: 0,
  },
  ...noNotes,
};

/** GET /v3/category (R282); path absent: all products. */
export const getCategory = createRoute({
  method: 'get',
  path: '/v3/category',
  summary: 'Products of a category, with facets',
  request: {
    query: ListQuery.extend({
      path: CategoryPath.optional(),
      /** Only products that match the words; '' for all. */
      searchTerm: z.string().trim().max(200).default(''),
    }),
  },
  responses: {
    200: json(
      ProductList.extend({ category: Category.nullable(), children: z.array(Category) }),
      'One page of products, the category and its sub-categories that have products under the filters.',
    ),
    ...problems({ 400: [], 404: ['category-not-found'] }),
  },
});

/** GET /v1/categoryTree (R283): an array whose first element is the requested tree. */
export const getCategoryTree = createRoute({
  method: 'get',
  path: '/v1/categoryTree',
  summary: 'Category tree',
  request: {
    query: z.object({
      path: CategoryPath.optional(),
      addCounts: z.stringbool().default(false),
      includeHidden: z.stringbool().default(false),
    }),
  },
  responses: {
    200: json(z.array(CategoryNode), 'The root (path "", level 0) or the asked category.'),
    ...problems({ 400: [], 404: ['category-not-found'] }),
  },
});

export const ProductParams = z.object({ id: z.string().max(64) });
const productResponses = {
  200: json(ProductDetails, 'The product.'),
  ...problems({ 400: [], 404: ['product-not-found'] }),
};

/** GET /v3/product/{id}: reads from the database (R285); a variant's id returns its product. */
export const getProductV3 = createRoute({
  method: 'get',
  path: '/v3/product/{id}',
  summary: 'A product, from the database',
  request: { params: ProductParams },
  responses: productResponses,
});

/** GET /v2/product/{id}: reads from the index in memory (R285). */
export const getProductV2 = createRoute({
  method: 'get',
  path: '/v2/product/{id}',
  summary: 'A product, from memory',
  request: { params: ProductParams },
  responses: productResponses,
});

/** GET /v2/products (R287): unknown ids are left out, order is kept. */
export const getProducts = createRoute({
  method: 'get',
  path: '/v2/products',
  summary: 'Several products by id',
  security: guestOrCustomer,
  request: { query: z.object({ id: repeated(z.string().max(64)) }) },
  responses: { 200: json(z.array(Product), 'The products found.'), ...problems({ 400: [] }) },
});

export const Brand = z
  .object({ id: z.string(), name: z.string(), count: z.number().int() })
  .openapi('Brand');
export type Brand = z.output<typeof Brand>;
