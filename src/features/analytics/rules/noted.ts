/** An event as the browser notes it, before its sinks write it in their forms. */
import type { EventFacts, FoundIn, VisitEvent } from '../contract.ts';

export interface NotedItem {
  productId: string;
  /** The variant that is bought, where the product has variants. */
  variantId?: string;
  name?: string;
  brand?: string | undefined;
  /** Names of its categories, department first. */
  categories?: readonly string[];
  quantity?: number;
  priceEuroCents?: number;
  /** Share of one piece in a discount of the whole order; a fraction of a cent is kept. */
  discountEuroCents?: number;
  found?: FoundIn;
}

/** What was paid, in cents; VAT included. */
export interface NotedOrder {
  number: string;
  totalEuroCents: number;
  vatEuroCents: number;
  deliveryEuroCents: number;
  /** The code that gave the discount. */
  coupon?: string;
}

export interface NotedEvent {
  /** The server itself stores purchases; other sinks get them from the browser. */
  name: VisitEvent['name'] | 'purchase';
  /** Path without language and query. */
  page: string;
  items: readonly NotedItem[];
  facts: EventFacts;
  order?: NotedOrder;
}

/** What is known besides the page. */
export type Noted = Pick<NotedEvent, 'name'> & Partial<Omit<NotedEvent, 'page'>>;

/** Pages of orders without the number of the order. */
const pageOf = (path: string): string => path.replace(/^(\/tilaukset)\/.*/, '$1').slice(0, 300);

export const notedAt = (path: string, noted: Noted): NotedEvent => ({
  items: [],
  facts: {},
  ...noted,
  page: pageOf(path),
});
