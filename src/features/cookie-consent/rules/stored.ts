/** Everything that the shop stores in browsers: the settings page lists it, withdrawing removes what needs
 * consent, and end-to-end tests compare it with what browsers really have. */
import type { OptionalCategory, Category } from './categories.ts';

/** Session storage ends with its tab. */
type Where = 'cookie' | 'local' | 'session';

interface Kept {
  category: Category;
  where: Where;
  names: readonly string[];
}

/** By what it is; the settings page says what each is for and how long it stays. */
export const stored = {
  cart: { category: 'necessary', where: 'cookie', names: ['aitta_cart', 'aitta_merge'] },
  orders: { category: 'necessary', where: 'cookie', names: ['aitta_orders'] },
  login: {
    category: 'necessary',
    where: 'cookie',
    names: ['aitta_auth', 'aitta_access', 'aitta_refresh', 'aitta_in', 'aitta_idp_session'],
  },
  loggingIn: {
    category: 'necessary',
    where: 'cookie',
    names: [
      'aitta_login',
      'aitta_idp_form',
      'aitta_idp_interaction',
      'aitta_idp_resume',
      'aitta_idp_register',
    ],
  },
  device: { category: 'necessary', where: 'cookie', names: ['aitta_idp_device'] },
  language: { category: 'necessary', where: 'cookie', names: ['aitta_idp_language'] },
  choice: { category: 'necessary', where: 'cookie', names: ['aitta_consent'] },
  guestWish: { category: 'necessary', where: 'cookie', names: ['aitta_wish'] },
  customer: {
    category: 'necessary',
    where: 'local',
    names: ['aitta:customer', 'aitta:wishlist', 'aitta:notices'],
  },
  order: {
    category: 'necessary',
    where: 'session',
    names: ['aitta:draft-order', 'aitta:order-state'],
  },
  quantities: { category: 'necessary', where: 'session', names: ['aitta:quantities'] },
  typed: { category: 'necessary', where: 'session', names: ['aitta:typed'] },
  way: {
    category: 'necessary',
    where: 'session',
    names: ['aitta:last-path', 'aitta:visits', 'aitta:wish', 'react-router-scroll-positions'],
  },
  consents: { category: 'necessary', where: 'session', names: ['aitta:consents'] },
  viewed: { category: 'functional', where: 'local', names: ['aitta:recently-viewed'] },
  searches: { category: 'functional', where: 'local', names: ['aitta:search-history'] },
  visitor: { category: 'analytics', where: 'cookie', names: ['aitta_visitor'] },
  lists: { category: 'analytics', where: 'session', names: ['aitta:found-in'] },
  purchases: { category: 'analytics', where: 'session', names: ['aitta:purchases'] },
} as const satisfies Record<string, Kept>;

export type StoredKey = keyof typeof stored;

/** What belongs to a category. */
export const storedIn = (category: Category): StoredKey[] =>
  (Object.keys(stored) as StoredKey[]).filter((key) => stored[key].category === category);

/** What must not be there while only these categories are allowed. */
export const forbidden = (allowed: readonly OptionalCategory[]): Kept[] =>
  Object.values<Kept>(stored).filter(
    ({ category }) => category !== 'necessary' && !allowed.includes(category),
  );
