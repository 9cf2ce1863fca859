/** Events and consent in the form of Google's data layer: GA4's e-commerce events, Consent Mode v2.
 * Source: developers.google.com/analytics/devguides/collection/ga4/ecommerce,
 * developers.google.com/tag-platform/security/guides/consent */
import type { OptionalCategory } from '../../cookie-consent/rules/categories.ts';
import type { NotedEvent, NotedItem } from './noted.ts';

/** Sums are in euros. */
const euros = (cents: number): number => cents / 100;

/** GA4 has five levels of categories: item_category, item_category2 and so on. */
const categoryFields = (names: readonly string[]) =>
  Object.fromEntries(
    names.slice(0, 5).map((name, at) => [`item_category${at === 0 ? '' : at + 1}`, name]),
  );

export const dataLayerItem = (item: NotedItem): Record<string, unknown> => ({
  item_id: item.productId,
  ...(item.name !== undefined && { item_name: item.name }),
  ...(item.brand !== undefined && { item_brand: item.brand }),
  ...categoryFields(item.categories ?? []),
  ...(item.variantId !== undefined && { item_variant: item.variantId }),
  ...(item.priceEuroCents !== undefined && { price: euros(item.priceEuroCents) }),
  quantity: item.quantity ?? 1,
  ...(item.found && {
    item_list_id: item.found.listId,
    item_list_name: item.found.listName,
    index: item.found.position,
  }),
});

function ecommerceOf({ name, items, facts, order }: NotedEvent) {
  const { list, promotion, valueEuroCents, method } = facts;
  const value = order?.totalEuroCents ?? valueEuroCents;
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

/** Signals of Consent Mode v2, by what the visitor allows. */
export function consentSignals(allowed: readonly OptionalCategory[]): Record<string, string> {
  const signal = (category: OptionalCategory) =>
    allowed.includes(category) ? 'granted' : 'denied';
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('analytics'),
    functionality_storage: signal('functional'),
    personalization_storage: signal('functional'),
    security_storage: 'granted',
  };
}
