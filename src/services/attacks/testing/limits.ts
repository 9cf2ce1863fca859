/** What limits each public route, so that nobody can fill the database or keep the processor busy. A new route
 * belongs into one of these lists, or `limits.test.ts` fails. */
import type { BudgetName } from '#features/identity/accounts/rules/budgets.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Calls of the retail API. */
export const calls = {
  /** For the storefront alone, which shows its key. */
  storefront: [
    'get /v1/built-files',
    'get /v1/content',
    'post /v1/analytics/events',
    'post /v1/built-files',
    'post /v1/built-files/releases',
  ],
  /** Counted by network, person or order: 429 when it is too much. */
  counted: [
    'post /v1/feedback',
    'post /v1/reviews',
    'post /v2/cart/coupon',
    'post /v3/order-link',
    'post /v3/order/place',
    'post /v3/order/{number}/pay',
  ],
  /** For who is logged in, with their own data; log-ins are counted by the identity provider. */
  customers: [
    'delete /v1/shopping-lists/{id}',
    'delete /v1/wishlist/{sokId}',
    'delete /v3/order/addresses/{id}',
    'get /v1/customer/data',
    'get /v1/shopping-lists',
    'get /v1/shopping-lists/{id}',
    'get /v1/wishlist',
    'get /v2/customer',
    'get /v3/order',
    'get /v3/order/addresses',
    'post /v1/customer/erase',
    'post /v1/customer/renewToken',
    'post /v1/shopping-lists',
    'post /v1/shopping-lists/{id}/item',
    'post /v1/shopping-lists/{id}/items',
    'post /v1/shopping-lists/{id}/name',
    'post /v1/shopping-lists/{id}/restore',
    'post /v1/wishlist',
  ],
  /** Only with a secret that cannot be guessed: the token of a cart or session, the key of an order, a code or
   * signature of the identity or payment provider, a seal of the shop. */
  secret: [
    'get /v2/cart',
    'get /v2/cart/kept',
    'get /v3/order/shippingdata',
    'get /v3/order/{number}',
    'get /v3/order/{number}/data',
    'post /v1/ads/reports',
    'post /v1/auth/backchannel-logout',
    'post /v1/auth/login',
    'post /v1/auth/logout',
    'post /v1/payments/confirm',
    'post /v2/cart/add',
    'post /v2/cart/add-available',
    'post /v2/cart/coupon/remove',
    'post /v2/cart/item',
    'post /v2/cart/item/remove',
    'post /v2/cart/item/substitute',
    'post /v2/cart/kept/keep',
    'post /v2/cart/kept/remove',
    'post /v2/cart/kept/return',
    'post /v2/cart/merge',
    'post /v2/cart/seen',
    'post /v3/order/address',
    'post /v3/order/deliveryMethod',
    'post /v3/order/deliveryoptions',
    'post /v3/order/draft',
    'post /v3/order/{number}/erase',
    'post /v3/order/{number}/withdraw',
    'post /v3/order/{number}/withdrawal-preview',
  ],
  /** Change nothing; what they read and respond with has a limit of its own, whatever is asked for. */
  reads: [
    'get /v1/ads',
    'get /v1/categoryTree',
    'get /v1/content/mark/{size}',
    'get /v1/content/pictures/{hash}',
    'get /v1/delivery-methods',
    'get /v1/feedback/{reference}',
    'get /v1/payments/methods',
    'get /v1/products/search/topTerms',
    'get /v1/publishedProducts',
    'get /v1/publishedProducts/{id}',
    'get /v1/reviewable',
    'get /v1/reviews/{id}',
    'get /v1/search/suggestions',
    'get /v1/shop-state',
    'get /v1/sidebarCategory',
    'get /v1/stores',
    'get /v1/stores/stock',
    'get /v1/town',
    'get /v2/product/{id}',
    'get /v2/product/{id}/inventory',
    'get /v2/products',
    'get /v2/retail/search',
    'get /v3/brands',
    'get /v3/category',
    'get /v3/product/{id}',
  ],
  /** An empty cart: one short row, deleted after 90 days. The proxy in front limits how many. */
  rows: ['post /v2/cart/create'],
};

/** Pages of the shop, by route. All their calls carry the shopper's network, for the budgets of the retail API. */
export const pages = {
  /** Made once for everybody and kept in memory of a fixed size. */
  kept: words(`
    pages/app-shell pages/brand pages/brands pages/campaign pages/campaign-category pages/campaigns
    pages/campaigns-category pages/category pages/content/info pages/content/inspiration pages/content/preview
    pages/content/wellbeing pages/guided-entry pages/home pages/info pages/product pages/search pages/store
    pages/stores`),
  /** Made for each request, from calls of the lists above. */
  personal: words(`
    pages/accessibility pages/add-to-list pages/ads pages/alternate-campaign pages/alternate-checkout
    pages/alternate-search pages/bought-before pages/cart pages/cart-count pages/check-again pages/check-bonus-card
    pages/check-login pages/check-logout pages/check-profile pages/checkout pages/compare pages/consents
    pages/consents-data pages/content/recipe pages/content/recipes pages/cookie-consent pages/cookie-settings
    pages/coop-prices pages/design pages/feedback pages/member-home pages/menu pages/my-account
    pages/not-found pages/order pages/order-file pages/orders pages/own-data pages/payment
    pages/payment-callback pages/payment-return pages/product-previews pages/review pages/session-data
    pages/shopping-list pages/shopping-lists pages/store-stock pages/suggestions pages/thank-you
    pages/top-terms pages/town pages/wishlist pages/wishlist-data pages/withdraw pages/withdrawals`),
  /** Take forms, which change nothing but through calls of the lists above and cookies of the shopper. */
  forms: words(`
    add-to-list ads cart cart-count check-again check-logout checkout consents consents-data cookie-consent cookie-settings
    feedback my-account order orders payment product review session-data shopping-list shopping-lists
    wishlist wishlist-data withdraw withdrawals`),
};

/** What the storefront answers beside its pages. */
export const files: Record<string, string> = {
  '/assets/*': 'one row, by its key; files of this build come from the disk',
  '/kuvat/:name': 'six widths of pictures that exist, each encoded once and kept',
  '/kuvat/sisalto/:name': 'pictures of the content, by their hash',
  '/feeds/:name': 'four at a time, for ten minutes at most',
  '/jakokuva/:name': 'pictures that the shop has sealed',
  '/_data/events': 'bytes counted by network',
};

/** Pages of the identity provider that take forms, by file, with the budgets that count them. */
export const loginForms: Record<string, BudgetName[]> = {
  'card.ts': ['ownPages'],
  'change-email.ts': ['linkPasswords'],
  'login.ts': ['loginFromDevice', 'loginFromElsewhere', 'loginFromNetwork', 'loginFromStrangers'],
  'profile.ts': ['ownPages'],
  'register.ts': ['mailsFromNetwork', 'mailsToAddress', 'mailsToStranger'],
  'reset.ts': ['mailsFromNetwork', 'mailsToAddress', 'mailsToStranger'],
  // Only with a mailed link, which works once.
  'undo-email.ts': [],
  'verify.ts': ['linkPasswords'],
};
