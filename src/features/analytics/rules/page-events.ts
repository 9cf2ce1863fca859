/** What opening a page says: events made of the data that the page was loaded with. The shell knows no page, so
 * the data is read as it is; what does not fit makes no event. */
import type { EventItem, VisitEvent } from '../contract.ts';
import { most } from '../contract/values.ts';

export interface OpenPage {
  /** Id of the route: 'pages/product'. */
  id: string;
  /** Path without language and query. */
  path: string;
  data: unknown;
}

type Told = Pick<VisitEvent, 'name'> & Partial<Pick<VisitEvent, 'items' | 'facts'>>;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/** An item by the id of a product, variant or line; null when it is none. */
function itemOf(value: unknown): EventItem | null {
  const { sokId, id, quantity } = fieldsOf(value);
  const found = [sokId, id].map(textOf).find((one) => /^\d{1,20}$/.test(one));
  if (found === undefined) return null;
  const pieces = countOf(quantity);
  return { id: found, ...(pieces && { quantity: pieces }) };
}

const itemsIn = (value: unknown): EventItem[] =>
  listOf(value)
    .flatMap((one) => itemOf(one) ?? [])
    .slice(0, most.items);

const listed = ({ data, path }: OpenPage): Told[] => {
  const items = itemsIn(fieldsOf(data)['products'] ?? fieldsOf(fieldsOf(data)['list'])['products']);
  return items.length > 0
    ? [{ name: 'view_item_list', items, facts: { list: { id: path, name: '' } } }]
    : [];
};

const inCart = (name: 'view_cart' | 'begin_checkout', { data }: OpenPage): Told[] => {
  const items = itemsIn(fieldsOf(fieldsOf(data)['cart'])['items']);
  return items.length > 0 ? [{ name, items }] : [];
};

const searched = (page: OpenPage): Told[] => {
  const { term, totalCount } = fieldsOf(page.data);
  const results = countOf(totalCount);
  if (textOf(term) === '' || results === undefined) return [];
  const search = { term: textOf(term).slice(0, 100), results };
  return [{ name: 'search', facts: { search } }, ...listed(page)];
};

const tellers: Record<string, (page: OpenPage) => Told[]> = {
  'pages/product': ({ data }) => {
    const item = itemOf(fieldsOf(data)['product']);
    return item ? [{ name: 'view_item', items: [item] }] : [];
  },
  'pages/category': listed,
  'pages/brand': listed,
  'pages/campaign': listed,
  'pages/campaign-category': listed,
  'pages/search': searched,
  'pages/cart': (page) => inCart('view_cart', page),
  'pages/checkout': (page) => inCart('begin_checkout', page),
};

/** Every page is viewed; some say more. */
export function pageEvents(page: OpenPage): VisitEvent[] {
  const told: Told[] = [{ name: 'page_view' }, ...(tellers[page.id]?.(page) ?? [])];
  return told.map((one) => ({
    age: 0,
    page: page.path.slice(0, 300),
    items: [],
    facts: {},
    ...one,
  }));
}
