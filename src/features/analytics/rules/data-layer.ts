/** Events in the form of Google's data layer: GA4's e-commerce events.
 * Source: developers.google.com/analytics/devguides/collection/ga4/ecommerce */
import { valueOf } from './items.ts';
import type { NotedEvent, NotedItem } from './noted.ts';

/** Sums are in euros. */
const euros = (cents: number): number => cents / 100;

/** GA4 has five levels of categories: item_category, item_category2 and so on. */
const categoryFields = (names: readonly string[]) =>
  Object.fromEntries(
    names.slice(0, 5).map((name, at) => [`item_category${at === 0 ? '' : at + 1}`, name]),
  );

/** The price is what one piece costs after its share of a discount. */
function pricesOf({ priceEuroCents, discountEuroCents = 0 }: NotedItem) {
  if (priceEuroCents === undefined) return {};
  const price = euros(priceEuroCents - discountEuroCents);
  return { price, ...(discountEuroCents > 0 && { discount: euros(discountEuroCents) }) };
}

export const dataLayerItem = (item: NotedItem): Record<string, unknown> => ({
  item_id: item.productId,
  ...(item.name !== undefined && { item_name: item.name }),
  ...(item.brand !== undefined && { item_brand: item.brand }),
  ...categoryFields(item.categories ?? []),
  ...(item.variantId !== undefined && { item_variant: item.variantId }),
  ...pricesOf(item),
  quantity: item.quantity ?? 1,
  ...(item.found && {
    item_list_id: item.found.listId,
    item_list_name: item.found.listName,
    index: item.found.position,
  }),
});

/** Cents of the items, without delivery. */
function valueOfEvent({
  name,
  items,
  facts,
  order,
}: Pick<NotedEvent, 'name' | 'items' | 'facts' | 'order'>) {
  if (order) return order.totalEuroCents - order.deliveryEuroCents;
  return facts.valueEuroCents ?? (name === 'view_item' ? valueOf(items) : undefined);
}

function ecommerceOf({ name, items, facts, order }: NotedEvent) {
  const { list, promotion, method } = facts;
  const value = valueOfEvent({ name, items, facts, order });
  return {
    currency: 'EUR',
    ...(value !== undefined && { value: euros(value) }),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
    ...(promotion && { promotion_id: promotion.id, promotion_name: promotion.name }),
    ...(method !== undefined && {
      [name === 'add_payment_info' ? 'payment_type' : 'shipping_tier']: method,
    }),
    ...(order && {
      transaction_id: order.number,
      tax: euros(order.vatEuroCents),
      shipping: euros(order.deliveryEuroCents),
      ...(order.coupon && { coupon: order.coupon }),
    }),
    items: items.map(dataLayerItem),
  };
}

/** What is pushed for an event, in order. */
export function pushesOf(event: NotedEvent): Record<string, unknown>[] {
  const { name, page, items, facts } = event;
  const { search, vital, promotion } = facts;
  const about = { event: name, page_path: page };
  if (search) return [{ ...about, search_term: search.term, search_results: search.results }];
  if (vital) return [{ ...about, metric_name: vital.name, metric_value: vital.value }];
  if (items.length === 0 && !promotion) return [about];
  // What an earlier event left there is removed first.
  return [{ ecommerce: null }, { ...about, ecommerce: ecommerceOf(event) }];
}
