import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: Finnish paths stand here and nowhere else. Languages are prefixes outside of it. */
export default [
  index('pages/home.tsx'),
  route('kategoria/*', 'pages/category.tsx'),
  route('tuote/:slug/:id', 'pages/product.tsx'),
  route('tuote/:slug/:id/myymalat', 'pages/store-stock.tsx'),
  route('haku', 'pages/search.tsx'),
  route('tuotemerkit', 'pages/brands.tsx'),
  route('tuotemerkit/:slug', 'pages/brand.tsx'),
  route('ostoskori', 'pages/cart.tsx'),
  route('kassa', 'pages/checkout.tsx'),
  route('maksu', 'pages/payment.tsx'),
  route('maksu/paluu', 'pages/payment-return.ts'),
  route('maksu/vahvistus', 'pages/payment-callback.ts'),
  route('kiitos', 'pages/thank-you.tsx'),
  route('tilaukset', 'pages/orders.tsx'),
  route('tilaukset/:number', 'pages/order.tsx'),
  route('_data/cart-count', 'pages/cart-count.ts'),
  route('_data/menu', 'pages/menu.ts'),
  route('_data/product-previews', 'pages/product-previews.ts'),
  route('_data/suggestions', 'pages/suggestions.ts'),
  route('_data/top-terms', 'pages/top-terms.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
