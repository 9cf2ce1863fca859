/** Home, products, categories, brands and search. */
import { notFound, type State } from './state.ts';

const searched = (term: string) => `/haku?${new URLSearchParams({ hakutermi: term })}`;
const nothing = 'xqzvw';

export const catalogue: State[] = [
  {
    title: 'the home page shows the campaign of high level that runs (R030)',
    path: '/',
    h1: ({ campaign: of, local }) => local(of('3-plus-1-paivaa').name),
    called: ({ page }) => page('/').title,
    says: ({ campaign: of, local }) => local(of('3-plus-1-paivaa').description),
    listed: true,
  },
  {
    title: 'a product (R031)',
    path: ({ product }) => product.urlPath,
    h1: ({ product }) => product.name,
    says: ({ product, t }) => [t('pages/product')('number'), product.sokId],
    listed: true,
  },
  {
    title: 'a product that is not known (R031)',
    path: '/tuote/x/1',
    status: 404,
    h1: ({ t }) => t('pages/product')('notFound.title'),
    says: ({ t }) => t('pages/product')('notFound.text'),
  },
  { title: 'no product (R031)', path: '/tuote', ...notFound },
  {
    title: 'stores that have a product',
    path: ({ product }) => `${product.urlPath}/myymalat`,
    h1: ({ product, t }) => t('pages/parts/stores')('of', { name: product.name }),
    says: ({ product }) => product.name,
  },
  {
    title: 'products compared',
    path: ({ product }) => `/vertailu?tuotteet=${product.sokId}`,
    h1: ({ t }) => t('pages/compare')('title'),
    says: ({ product }) => product.name,
  },
  {
    title: 'a comparison without products',
    path: '/vertailu?tuotteet=1_x',
    h1: ({ t }) => t('pages/compare')('title'),
    says: ({ t }) => t('pages/compare')('empty'),
  },
  {
    title: 'all products (R032)',
    path: '/kategoria',
    h1: ({ t }) => t('features/catalogue/ui')('allProducts'),
    says: ({ category }) => category.name,
    listed: true,
  },
  {
    title: 'a category (R032)',
    path: ({ category }) => category.urlPath,
    h1: ({ category }) => category.name,
    says: ({ category, product, t }) => [
      t('features/catalogue/ui')('count', { count: category.count }),
      product.name,
    ],
    listed: true,
  },
  {
    title: 'a category that no product passes the filters of (R032)',
    path: ({ category }) => `${category.urlPath}?hinta=1000000-1000000`,
    h1: ({ category }) => category.name,
    says: ({ t }) => t('features/catalogue/ui')('empty'),
  },
  {
    title: 'a search within a category that finds nothing (R086)',
    path: ({ category }) => `${category.urlPath}?${new URLSearchParams({ hakutermi: nothing })}`,
    h1: ({ category }) => category.name,
    says: ({ t }) => t('pages/parts/search')('noneHere', { term: nothing }),
  },
  {
    title: 'words among all products are a search',
    path: `/kategoria?hakutermi=${nothing}`,
    leadsTo: searched(nothing),
  },
  { title: 'a category that is not known (R032)', path: '/kategoria/ei-ole', ...notFound },
  {
    title: 'brands (R034)',
    path: '/tuotemerkit',
    h1: ({ t }) => t('pages/brands')('title'),
    says: ({ brand }) => brand.name,
    listed: true,
  },
  {
    title: 'brands of a name that none has (R034)',
    path: `/tuotemerkit?nimi=${nothing}`,
    h1: ({ t }) => t('pages/brands')('title'),
    says: ({ t }) => t('pages/brands')('found', { count: 0 }),
  },
  {
    title: 'a brand (R034)',
    path: ({ brand }) => `/tuotemerkit/${brand.id}`,
    h1: ({ brand }) => brand.name,
    says: ({ brand }) => brand.name,
    listed: true,
  },
  { title: 'a brand that is not known (R034)', path: '/tuotemerkit/ei-ole', ...notFound },
  {
    title: 'search without a term (R038)',
    path: '/haku',
    h1: ({ t }) => t('pages/search')('title'),
    says: ({ t }) => t('pages/search')('short'),
  },
  {
    title: 'search for one letter (R038)',
    path: searched('a'),
    h1: ({ t }) => t('pages/search')('title'),
    says: ({ t }) => t('pages/search')('short'),
  },
  {
    title: 'search for a product (R038)',
    path: ({ product }) => searched(product.name),
    h1: ({ product, t }) => t('pages/search')('results', { term: product.name }),
    says: ({ product }) => product.brandName,
  },
  {
    title: 'search for what the shop does not have (R038)',
    path: searched(nothing),
    h1: ({ t }) => t('pages/search')('results', { term: nothing }),
    says: ({ t }) => t('pages/search')('none', { term: nothing }),
  },
];
