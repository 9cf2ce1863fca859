/** Favourites, the account, and the ways to the identity provider and back. */
import { addressIn } from '../../src/platform/i18n/language.ts';
import type { Facts } from './facts.ts';
import { notFound, type State } from './state.ts';

export const sessions: State[] = [
  {
    title: 'favourites of a guest (R045)',
    path: '/suosikit',
    h1: ({ t }) => t('pages/wishlist')('guest'),
    called: ({ t }) => t('pages/wishlist')('title'),
    says: ({ t }) => t('pages/wishlist')('guestText'),
  },
  {
    title: 'favourites of a customer who has none (R045)',
    path: '/suosikit',
    who: 'customer',
    h1: ({ t }) => t('pages/wishlist')('title'),
    says: ({ t }) => t('pages/wishlist')('emptyText'),
  },
  {
    title: 'the account of a guest, who is offered to log in',
    path: '/oma-tili',
    h1: ({ t }) => t('pages/my-account')('guest'),
    called: ({ t }) => t('pages/my-account')('title'),
    says: ({ t }) => t('pages/my-account')('reason.orders'),
  },
  {
    title: 'the account of a customer',
    path: '/oma-tili',
    who: 'customer',
    h1: ({ t }) => t('pages/my-account')('greeting', { name: 'Siiri' }),
    called: ({ t }) => t('pages/my-account')('title'),
    says: ({ t }) => t('pages/my-account')('downloadText'),
  },
  {
    title: 'a guest logs in to see the own data',
    path: '/oma-tili/tiedot',
    leadsTo: ({ language }) => `/check-login?target=${addressIn(language, '/oma-tili')}`,
  },
  { title: 'the data of a customer', path: '/oma-tili/tiedot', who: 'customer' },
  {
    title: 'a guest logs in to see the own consents',
    path: '/oma-tili/suostumukset',
    leadsTo: ({ language }) =>
      `/check-login?target=${addressIn(language, '/oma-tili/suostumukset')}`,
  },
  {
    title: 'the consents of a customer (R013)',
    path: '/oma-tili/suostumukset',
    who: 'customer',
    h1: ({ t }) => t('pages/consents')('title'),
    says: ({ t }) => t('pages/consents')('intro'),
  },
  {
    title: 'shopping lists of a guest',
    path: '/oma-tili/ostoslistat',
    h1: ({ t }) => t('pages/parts/shopping-lists')('guest'),
    called: ({ t }) => t('pages/parts/shopping-lists')('title'),
    says: ({ t }) => t('pages/parts/shopping-lists')('guestText'),
  },
  {
    title: 'shopping lists of a customer who has none',
    path: '/oma-tili/ostoslistat',
    who: 'customer',
    h1: ({ t }) => t('pages/parts/shopping-lists')('title'),
    says: ({ t }) => t('pages/parts/shopping-lists')('noLists'),
  },
  {
    title: 'a guest who wants a product on a list',
    path: ({ product }) => `/oma-tili/ostoslistat/lisaa?tuote=${product.sokId}-1`,
    h1: ({ t }) => t('pages/parts/shopping-lists')('guest'),
    called: ({ t }) => t('pages/parts/shopping-lists')('title'),
    says: ({ t }) => t('pages/parts/shopping-lists')('guestText'),
  },
  {
    title: 'a customer who wants an empty cart on a list',
    path: '/oma-tili/ostoslistat/lisaa?ostoskori',
    who: 'customer',
    h1: ({ t }) => t('pages/parts/shopping-lists')('saveCart'),
    says: ({ t }) => t('pages/parts/shopping-lists')('emptyCart'),
  },
  {
    title: 'a list that is not known',
    path: '/oma-tili/ostoslistat/00000000-0000-4000-8000-000000000000',
    who: 'customer',
    ...notFound,
  },
  {
    title: 'what can be no list',
    path: '/oma-tili/ostoslistat/ei-ole',
    who: 'customer',
    ...notFound,
  },
  {
    title: 'what a guest has bought before',
    path: '/oma-tili/ostetut',
    h1: ({ t }) => t('pages/bought-before')('guest'),
    called: ({ t }) => t('pages/bought-before')('title'),
    says: ({ t }) => t('pages/bought-before')('guestText'),
  },
  {
    title: 'what a customer has bought before, who has bought nothing',
    path: '/oma-tili/ostetut',
    who: 'customer',
    h1: ({ t }) => t('pages/bought-before')('title'),
    says: ({ t }) => t('pages/bought-before')('none'),
  },
  { title: 'a login begins at the provider (R047)', path: '/check-login', leadsTo: /authorize\?/ },
  {
    title: 'a login that failed (R047)',
    path: '/check-login?fault=refused',
    status: 400,
    h1: ({ t }) => t('pages/parts/session')('loginFailedTitle'),
    says: ({ t }) => t('pages/parts/session')('loginRefused'),
  },
  {
    title: 'a form without its customer asks for the login (R209)',
    path: '/check-again?target=/kassa',
    h1: ({ t }) => t('pages/check-again')('title'),
    says: ({ t }) => t('pages/check-again')('text'),
  },
  {
    title: 'a guest who logs out is led on (R048)',
    path: ({ language }) => `/check-logout?target=${addressIn(language, '/kategoria')}`,
    leadsTo: '/kategoria',
  },
  { title: 'a guest who logs out is led home (R048)', path: '/check-logout', leadsTo: '/' },
  {
    title: 'a customer who opens the way out is asked (R048)',
    path: '/check-logout',
    who: 'customer',
    h1: ({ t }) => t('pages/parts/session')('logoutTitle'),
    says: ({ t }) => t('pages/parts/session')('logout'),
  },
  ...['/check-jotain', '/check-', '/check-a/b'].map((path) => ({
    title: `${path} leads back to the shop (R049)`,
    path,
    h1: ({ t }: Facts) => t('pages/parts/session')('backTitle'),
    says: ({ t }: Facts) => t('pages/parts/session')('goBack'),
  })),
  {
    title: 'any path of the kind leads to its target (R049)',
    path: ({ language }) => `/check-jotain?target=${addressIn(language, '/kategoria')}`,
    leadsTo: '/kategoria',
  },
  { title: 'the profile is at the provider', path: '/check-profile', leadsTo: /\/profile\?/ },
  { title: 'cards are at the provider', path: '/check-bonus-card', leadsTo: /\/bonus-card\?/ },
];
