/** What opening a page means. */
import { itemOfProduct, itemsOfCart, itemsOfList, itemsOfOrder, valueOf } from './items.ts';
import { notedAt, type Noted, type NotedEvent, type NotedItem } from './noted.ts';
import type { OpenPage, PageData, PageId, Place, SeenList } from './page-data.ts';

interface Opened<Data> extends Place {
  data: Data;
  /** Opened from another page, and not by changing what this one shows. */
  isOther: boolean;
}

type Readers = { [Id in PageId]: (page: Opened<PageData[Id]>) => Noted[] };

function listed(list: SeenList | null, { path }: Place, name: string): Noted[] {
  if (!list || list.products.length === 0) return [];
  const facts = { list: { id: path, name } };
  return [{ name: 'view_item_list', items: itemsOfList(list, facts.list), facts }];
}

const searched = (term: string, results: number): Noted[] =>
  term === '' ? [] : [{ name: 'search', facts: { search: { term, results } } }];

const bought = (name: 'view_cart' | 'begin_checkout', items: NotedItem[]): Noted[] =>
  items.length > 0 ? [{ name, items, facts: { valueEuroCents: valueOf(items) } }] : [];

const inCampaign = (page: Opened<PageData['pages/campaign']>) =>
  listed(page.data.list, page, page.data.head.name);
const inCampaigns = (page: Opened<PageData['pages/campaigns']>) => listed(page.data.list, page, '');

const readers: Readers = {
  'pages/product': ({ data: { product }, isOther }) =>
    isOther ? [{ name: 'view_item', items: [itemOfProduct(product)] }] : [],
  'pages/category': (page) => {
    const { title, totalCount, state } = page.data;
    return [...searched(state.searchTerm, totalCount), ...listed(page.data, page, title ?? '')];
  },
  'pages/brand': (page) => listed(page.data, page, page.data.name),
  'pages/campaign': inCampaign,
  'pages/campaign-category': inCampaign,
  'pages/campaigns': inCampaigns,
  'pages/campaigns-category': inCampaigns,
  'pages/search': (page) => {
    const { term, totalCount: results } = page.data;
    return term === '' ? [] : [...searched(term, results), ...listed(page.data, page, term)];
  },
  'pages/cart': ({ data: { cart }, isOther }) =>
    cart && isOther ? bought('view_cart', itemsOfCart(cart)) : [],
  'pages/checkout': ({ data: { cart }, isOther }) =>
    isOther ? bought('begin_checkout', itemsOfCart(cart)) : [],
  'pages/order': () => [],
  'pages/thank-you': ({ data: { order } }) => {
    if (order.paidAt === null) return [];
    const { number, totalEuroCents, deliveries, vat, discountCode: coupon } = order;
    const paid = {
      number,
      totalEuroCents,
      vatEuroCents: vat.reduce((sum, { taxEuroCents }) => sum + taxEuroCents, 0),
      deliveryEuroCents: deliveries.reduce((sum, one) => sum + one.priceEuroCents, 0),
      ...(coupon && { coupon }),
    };
    return [{ name: 'purchase', items: itemsOfOrder(order), order: paid }];
  },
};

/** Every page is viewed; some mean more.
 * @param before path of the page before it in this document */
export function pageEvents(page: OpenPage, before: string | null): NotedEvent[] {
  const isOther = page.path !== before;
  const view: Noted[] = isOther ? [{ name: 'page_view' }] : [];
  const read = readers[page.id] as ((page: Opened<unknown>) => Noted[]) | undefined;
  const more = read?.({ ...page, isOther }) ?? [];
  return [...view, ...more].map((noted) => notedAt(page.path, noted));
}
