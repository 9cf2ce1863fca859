/** Which browser tests stand for each area of the shop: `npm test` runs those, `npm run test:all` the others too. A
 * test that tries more in a long run (`isThorough`) is among the others, as it would not be run again there. */

interface Area {
  /** Files in this folder without `.spec.ts`: one way through the area and what shoppers lose most by. */
  usual: readonly string[];
  others: readonly string[];
}

const areas: Record<string, Area> = {
  browse: {
    usual: ['browse', 'home', 'page-weight', 'presses', 'titles'],
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
      'page-change',
      'pages',
      'properties',
      'quick-changes',
      'recipes',
      'structured-data',
      'toast',
      'valid-html',
      'own-shops/ads',
      'own-shops/hair-week',
    ],
  },
  search: { usual: ['search'], others: [] },
  product: { usual: ['product'], others: ['reviews', 'own-shops/details', 'own-shops/weighed'] },
  favourites: { usual: ['wishlist'], others: ['bought-before', 'shopping-lists'] },
  cart: { usual: ['cart', 'customer-cart'], others: ['coupon', 'kept', 'offline'] },
  'checkout and payment': {
    usual: ['buy', 'checkout', 'payment-states'],
    others: [
      'card-buying',
      'delivery',
      'forms',
      'pay-again',
      'payment-outage',
      'own-shops/free-pickup',
      'own-shops/given-up',
    ],
  },
  orders: { usual: ['orders', 'withdrawal'], others: ['order-under-way'] },
  account: {
    usual: ['account', 'login'],
    others: ['addresses', 'customer', 'identity', 'own-data', 'own-shops/other-provider'],
  },
  consents: {
    usual: ['consent', 'consent-dialog', 'consents', 'privacy'],
    others: ['consent-widget', 'stored', 'own-shops/consent-widget'],
  },
  content: {
    usual: ['content-pages', 'own-shops/campaign-days'],
    others: ['events', 'feedback', 'own-shops/push', 'own-shops/stores', 'own-shops/turned-off'],
  },
  'other shops': {
    usual: ['own-shops/second-shop'],
    others: ['own-shops/own-products'],
  },
  'running it': {
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

const fileOf = (name: string): string => `${name}.spec.ts`;

export const usual = Object.values(areas).flatMap((area) => area.usual.map(fileOf));
export const others = Object.values(areas).flatMap((area) => area.others.map(fileOf));
