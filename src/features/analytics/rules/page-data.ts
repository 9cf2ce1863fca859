/** What pages load, as far as events are made of it. Pages are not known here; a test of theirs holds them to
 * it. */

/** Path of a page without language, and its query. */
export interface Place {
  path: string;
  search: string;
}

/** A product in a list. */
export interface SeenCard {
  sokId: string;
  name: string;
  brandName: string | null;
  price: { cents: number };
}

interface SeenPrices {
  regular: { priceEuroCents: number };
  discounted: { priceEuroCents: number } | null;
}

export interface SeenVariant {
  sokId: string;
  priceData: SeenPrices;
}

export interface SeenProduct {
  sokId: string;
  name: string;
  brandName: string | null;
  categories: readonly { name: string }[];
  priceData: SeenPrices;
  variants: readonly SeenVariant[];
}

/** A line of the cart; `sokId` is the variant's where there is one. */
export interface SeenLine {
  id: string;
  sokId: string;
  quantity: number;
  unitPriceEuroCents: number;
  product: Pick<SeenProduct, 'sokId' | 'name' | 'brandName' | 'categories'>;
}

export interface SeenCart {
  items: readonly SeenLine[];
  price: { subTotal: number };
}

export interface SeenList {
  products: readonly SeenCard[];
  state: { page: number };
}

export interface SeenOrder {
  number: string;
  paidAt: string | null;
  totalEuroCents: number;
  /** Cents off the products. */
  discountEuroCents: number;
  discountCode?: string | undefined;
  deliveries: readonly { priceEuroCents: number }[];
  vat: readonly { taxEuroCents: number }[];
  lines: readonly {
    sokId: string;
    name: string;
    urlPath: string;
    quantity: number;
    unitPriceEuroCents: number;
    depositEuroCents?: number | undefined;
    isExcluded?: boolean | undefined;
  }[];
}

interface CampaignData {
  head: { name: string };
  list: SeenList | null;
}

interface CampaignsData {
  list: SeenList | null;
}

/** By the id of the route. */
export interface PageData {
  'pages/product': { product: SeenProduct };
  'pages/category': SeenList & {
    title: string | null;
    totalCount: number;
    state: { searchTerm: string };
  };
  'pages/brand': SeenList & { name: string };
  'pages/campaign': CampaignData;
  'pages/campaign-category': CampaignData;
  'pages/campaigns': CampaignsData;
  'pages/campaigns-category': CampaignsData;
  'pages/search': SeenList & { term: string; totalCount: number };
  'pages/cart': { cart: SeenCart | null };
  'pages/checkout': { cart: SeenCart; step: string };
  'pages/order': { order: SeenOrder };
  'pages/thank-you': { order: SeenOrder };
}

export type PageId = keyof PageData;

/** An open page; of other pages than those above only the place is used. */
export type OpenPage = Place & { [Id in PageId]: { id: Id; data: PageData[Id] } }[PageId];
