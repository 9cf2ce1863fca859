/** Names of events, as in the e-commerce events of GA4; no schemas, so that browsers can use them. */

/** What browsers report. */
export const eventNames = [
  'page_view',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'search',
  'view_promotion',
  'select_promotion',
  'web_vital',
] as const;

/** Page loading times and shifts that browsers measure. */
export const vitals = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;

/** What servers add: an order that a visitor placed, and a payment that was received. */
export const serverNames = ['place_order', 'purchase'] as const;

/** Most events of a request, items of an event, letters of a text, and milliseconds since an event happened. */
export const most = { events: 50, items: 60, letters: 200, age: 3_600_000 } as const;
