/** Which browser tests stand for each area of the shop: `npm test` runs those, `npm run test:all` the others too, and
 * `npm run test:near` those of the areas that a change is in. A test that tries more in a long run (`isThorough`) is
 * among the others, as it would not be run again there. */

interface Area {
  /** How the paths in `src` begin of what the area is made of. What is in no area is used by all. */
  sources: readonly string[];
  /** Files in this folder without `.spec.ts`: one way through the area and what shoppers lose most by. */
  usual: readonly string[];
  others: readonly string[];
}

export const areas: Record<string, Area> = {
  browse: {
    sources: [
      'features/ads',
      'features/campaigns',
      'features/catalogue',
      'features/product-feeds',
      'pages/ads',
      'pages/alternate',
      'pages/brand',
      'pages/campaign',
      'pages/category',
      'pages/compare',
      'pages/design',
      'pages/home',
      'pages/member-home',
      'pages/menu',
      'shell/departments',
      'shell/menu',
    ],
    usual: ['browse', 'home', 'page-weight', 'titles'],
    others: [
      'ads',
      'appearance',
      'breadcrumbs',
      'choosing',
      'departments',
      'design',
      'header',
      'lists',
      'member-home',
      'memory',
      'page-change',
      'pages',
      'presses',
      'properties',
      'quick-changes',
      'recipes',
      'structured-data',
      'toast',
      'translated',
      'valid-html',
      'own-shops/ads',
      'own-shops/hair-week',
    ],
  },
  search: {
    sources: [
      'features/linguistics',
      'features/search',
      'pages/search',
      'pages/suggestions',
      'pages/top-terms',
      'shell/search-form',
    ],
    usual: ['search'],
    others: [],
  },
  product: {
    sources: [
      'features/pricing',
      'features/reviews',
      'pages/product',
      'pages/review',
      'pages/store-stock',
    ],
    usual: ['product'],
    others: ['late-parts', 'reviews', 'own-shops/details', 'own-shops/weighed'],
  },
  favourites: {
    sources: [
      'features/shopping-lists',
      'features/wishlist',
      'pages/add-to-list',
      'pages/bought-before',
      'pages/shopping-list',
      'pages/wishlist',
      'shell/keep-wishlist',
    ],
    usual: ['wishlist'],
    others: ['bought-before', 'shopping-lists'],
  },
  cart: {
    sources: [
      'features/cart',
      'features/loyalty',
      'features/pricing',
      'pages/cart',
      'pages/coop-prices',
      'shell/cart-count',
    ],
    usual: ['cart', 'customer-cart'],
    others: ['coupon', 'kept', 'offline', 'own-shops/changed-cart'],
  },
  'checkout and payment': {
    sources: [
      // What an open page loads after an upgrade.
      'features/built-files',
      'features/checkout',
      'features/payments',
      'pages/checkout',
      'pages/payment',
      'pages/thank-you',
      'services/paytrail-simulator',
    ],
    usual: ['buy', 'checkout', 'payment-states'],
    others: [
      'card-buying',
      'delivery',
      'forms',
      'pay-again',
      'payment-outage',
      'small-screen',
      'two-windows',
      'own-shops/free-order',
      'own-shops/code-exclusions',
      'own-shops/free-pickup',
      'own-shops/given-up',
      'own-shops/upgrade',
    ],
  },
  orders: {
    sources: [
      'features/audit',
      'features/orders',
      'features/staff',
      'pages/order',
      'pages/withdraw',
    ],
    usual: ['orders', 'withdrawal'],
    others: ['order-under-way'],
  },
  account: {
    sources: [
      'features/identity',
      'features/session',
      'pages/check-',
      'pages/guided-entry',
      'pages/my-account',
      'pages/own-data',
      'pages/session-data',
      'services/identity-provider',
    ],
    usual: ['account', 'login'],
    others: [
      'addresses',
      'customer',
      'identity',
      'login-ended',
      'own-data',
      'saved-addresses',
      'own-shops/other-provider',
    ],
  },
  consents: {
    sources: [
      'features/analytics',
      'features/consents',
      'features/cookie-consent',
      'pages/consents',
      'pages/cookie-',
      'services/consent-service',
    ],
    usual: ['consent', 'consent-dialog', 'consents', 'privacy'],
    others: [
      'consent-widget',
      'consent-widget-customers',
      'storage-blocked',
      'stored',
      'own-shops/consent-widget',
    ],
  },
  content: {
    sources: [
      'features/content',
      'features/feedback',
      'features/stores',
      'pages/content-page',
      'pages/feedback',
      'pages/info',
      'pages/not-found',
      'pages/store',
      'pages/town',
    ],
    usual: ['content-pages', 'own-shops/campaign-days'],
    others: ['events', 'feedback', 'own-shops/push', 'own-shops/stores', 'own-shops/turned-off'],
  },
  'other shops': {
    sources: ['features/product-feeds'],
    usual: ['own-shops/second-shop'],
    others: ['own-shops/one-language', 'own-shops/own-products'],
  },
  'running it': {
    sources: [
      'services/process',
      'services/retail-api',
      'services/storefront',
      'services/reports',
      'pages/app-shell',
    ],
    usual: [
      'slow-document',
      'own-shops/error-reports',
      'own-shops/postgres',
      'own-shops/route-table',
    ],
    others: [
      'api-reference',
      'correlation',
      'reports',
      'site-files',
      'own-shops/chaos',
      'own-shops/dev',
      'own-shops/split',
    ],
  },
  attacks: {
    sources: ['services/attacks', 'platform/http'],
    usual: [
      'attacks-forms',
      'attacks-login',
      'attacks-redirects',
      'security',
      'own-shops/attacks-https',
    ],
    others: ['attacks-addresses'],
  },
};

/** @param name as in the table */
export const fileOf = (name: string): string => `${name}.spec.ts`;

export const usual = Object.values(areas).flatMap((area) => area.usual.map(fileOf));
export const others = Object.values(areas).flatMap((area) => area.others.map(fileOf));

/** What a change that is in no area, or in all, is tried with first. */
export const wholeShop = ['browse', 'buy', 'page-weight', 'own-shops/route-table'];
