/** Second addresses, the shell, and data that pages ask for. */
import { notFound, shell, type State } from './state.ts';

export const others: State[] = [
  {
    title: 'checkout has a second address (R051, R398)',
    path: '/checkout?vaihe=maksu',
    status: 301,
    leadsTo: '/kassa?vaihe=maksu',
  },
  {
    title: 'campaigns have a second address (R051, R398)',
    path: '/campaign/joulu',
    status: 301,
    leadsTo: '/kampanja/joulu',
  },
  {
    title: 'search has a second address (R051, R398)',
    path: '/search?hakutermi=villa',
    status: 301,
    leadsTo: '/haku?hakutermi=villa',
  },
  {
    title: 'the application shell, which frames every page (R052, R372)',
    path: '/_app',
    h1: shell('appShell'),
  },
  {
    title: 'the components of the design',
    path: '/_design',
    h1: ({ t }) => t('pages/design')('title'),
  },
  { title: 'what is no address', path: '/ei-ole', ...notFound },
  ...[
    'ads',
    'session',
    'cart-count',
    'consents',
    'coop-prices',
    'menu',
    'product-previews',
    'suggestions',
    'member-home',
    'top-terms',
    'town',
    'wishlist',
  ].map((name) => ({ title: `data for pages: ${name}`, path: `/_data/${name}` })),
  { title: 'the choice of a visitor is only posted', path: '/_data/cookie-consent', status: 400 },
  { title: 'events of a visitor are only posted', path: '/_data/events', ...notFound },
];
