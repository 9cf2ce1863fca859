/** The context of a request that every page gets: its language, and the connections the page loads through. */
import { createContext, RouterContextProvider } from 'react-router';
import type { Space } from '#features/content/record/space.ts';
import type { EndpointsHere } from '#features/content/record/endpoints.ts';
import type { SwitchStates } from '#features/content/record/switches.ts';
import type { IdentityLinks } from '#features/session/record.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Clock } from '#platform/time.ts';

export interface RequestFacts {
  language: Language;
  /** Public origin, without trailing slash. */
  publicUrl: string;
  /** Calls the API as the shopper: with the customer's auth token when one is logged in. */
  retailApi: Connection;
  /** The consent service, without a customer; null where the shop has none. */
  consentService: Connection | null;
  /** False while purchases are switched off or the shop cannot take orders (R011). */
  canBuy: boolean;
  now: Clock;
  /** Local and test shops show a note that nothing is real. */
  isDemo: boolean;
  /** Addresses of login, profile and bonus card. */
  identity: IdentityLinks;
  /** Sign the values that the browser stores for the shop. */
  linkSecrets: readonly [string, ...string[]];
  /** What the merchant says and decides; one version for the whole request. */
  space: Space;
  /** The space's switches in this environment. */
  switches: SwitchStates;
  /** The space's endpoints in this environment. */
  endpoints: EndpointsHere;
  /** Called with every error while the page at `url` is made. */
  fail: (error: unknown, url: string) => void;
  /** Where browsers report errors to, when the shopper allows it; nowhere when absent. */
  reports?: { dsn: string; environment: string } | undefined;
  /** Only inline scripts with this nonce run on the page. */
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
