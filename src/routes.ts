import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages that the content space holds. One file shows them all; their ids name what they are. */
function pagesOfMerchant() {
  const page = (path: string, id: string) => route(path, 'pages/content-page.tsx', { id });
  return [
    page('info/:page', 'pages/content/info'),
    page('hyvaolo', 'pages/content/wellbeing'),
    page('kategoria/inspiroidu', 'pages/content/inspiration'),
    page('_preview/*', 'pages/content/preview'),
  ];
}

/** The site map: the only file with Finnish paths. Language prefixes are added outside of it. */
export default [
  index('pages/home.tsx'),
  route('kampanja', 'pages/campaigns.tsx'),
  route('kategoria/kampanjat', 'pages/campaigns.tsx', { id: 'pages/campaigns-category' }),
  route('kampanja/:campaign', 'pages/campaign.tsx'),
  route('kategoria/kampanjat/:campaign', 'pages/campaign.tsx', { id: 'pages/campaign-category' }),
  route('kategoria/*', 'pages/category.tsx'),
  route('tuote/:slug/:id', 'pages/product.tsx'),
  route('tuote/:slug/:id/myymalat', 'pages/store-stock.tsx'),
  route('info', 'pages/info.tsx'),
  ...pagesOfMerchant(),
  route('palaute', 'pages/feedback.tsx'),
  route('saavutettavuus', 'pages/feedback.tsx', { id: 'pages/accessibility' }),
  route('haku', 'pages/search.tsx'),
  route('tuotemerkit', 'pages/brands.tsx'),
  route('tuotemerkit/:slug', 'pages/brand.tsx'),
  route('arvio', 'pages/review.tsx'),
  route('myymalat', 'pages/stores.tsx'),
  route('myymalat/:code', 'pages/store.tsx'),
  route('suosikit', 'pages/wishlist.tsx'),
  route('ostoskori', 'pages/cart.tsx'),
  route('kassa', 'pages/checkout.tsx'),
  route('maksu', 'pages/payment.tsx'),
  route('maksu/paluu', 'pages/payment-return.tsx'),
  route('maksu/vahvistus', 'pages/payment-callback.ts'),
  route('kiitos', 'pages/thank-you.tsx'),
  route('tilaukset', 'pages/orders.tsx'),
  route('tilaukset/:number', 'pages/order.tsx'),
  route('tilaukset/:number/:file', 'pages/order-file.ts'),
  route('tilaukset/:number/peruutus/:id?', 'pages/withdraw.tsx'),
  route('peruuttaminen', 'pages/withdrawals.tsx'),
  route('oma-tili', 'pages/my-account.tsx'),
  route('oma-tili/tiedot', 'pages/own-data.ts'),
  route('check-login', 'pages/check-login.tsx'),
  route('check-logout', 'pages/check-logout.tsx'),
  route('check-profile', 'pages/check-profile.tsx'),
  route('check-bonus-card', 'pages/check-bonus-card.tsx'),
  route('_data/ads', 'pages/ads.ts'),
  route('_data/session', 'pages/session-data.ts'),
  route('_data/cart-count', 'pages/cart-count.ts'),
  route('_data/coop-prices', 'pages/coop-prices.ts'),
  route('_data/menu', 'pages/menu.ts'),
  route('_data/product-previews', 'pages/product-previews.ts'),
  route('_data/suggestions', 'pages/suggestions.ts'),
  route('_data/top-terms', 'pages/top-terms.ts'),
  route('_data/wishlist', 'pages/wishlist-data.ts'),
  route('guided-entry', 'pages/guided-entry.tsx'),
  route('_app', 'pages/app-shell.tsx'),
  route('_design', 'pages/design.tsx'),
  ...['checkout', 'campaign', 'search'].map((path) =>
    route(`${path}/*`, 'pages/alternate.ts', { id: `pages/alternate-${path}` }),
  ),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
