/** What a request brings to every page: its language, and the connections the page loads through. */
import { createContext, RouterContextProvider } from 'react-router';
import type { Campaign } from '#features/campaigns/rules.ts';
import type { IdentityLinks } from '#features/session/record.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Clock } from '#platform/time.ts';

export interface RequestFacts {
  language: Language;
  /** Origin shoppers use, without trailing slash. */
  publicUrl: string;
  /** Speaks for the shopper: with the customer's auth token where one is logged in. */
  retailApi: Connection;
  /** False while purchases are switched off or the shop cannot take orders (R011). */
  canBuy: boolean;
  now: Clock;
  /** Local and test shops show a note that nothing is real. */
  isDemo: boolean;
  /** Where shoppers log in, and have their profile and their bonus card. */
  identity: IdentityLinks;
  /** Signs what the browser keeps for the shop. */
  linkSecrets: readonly [string, ...string[]];
  campaigns: readonly Campaign[];
  /** Flag fashionToWomen: fashion shows as a department for women (R020). */
  isFashionToWomen: boolean;
  /** Flag pdpProductFromDb: product pages read the database rather than memory (R017). */
  isProductFromDatabase: boolean;
  /** Flag wishlist: there are hearts and the page of what was wished for (R016). */
  hasWishlist: boolean;
  /** Told of everything that fails while the page at `url` is made. */
  fail: (error: unknown, url: string) => void;
  /** Only inline scripts that carry it run on the page. */
  nonce: string;
}

export const requestFacts = createContext<RequestFacts>();

/** The context loaders and actions get; made per request by the storefront service. */
export function makeRequestContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  return context;
}

/** `factsOf(context).retailApi` in a loader or action. */
export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(requestFacts);
}
