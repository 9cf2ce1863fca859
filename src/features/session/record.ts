/** The caller of an API request, for features that serve customers. */
import type { Language } from '#platform/i18n/language.ts';
import type { Customer } from './contract.ts';

/** A logged-in customer. Features store a customer's data under `customerId`. */
export interface SessionCustomer {
  customerId: string;
  customer: Customer;
}

/** The customer of an auth token; null when the token is missing, unknown or expired. */
export type CustomerOf = (authToken: string | undefined) => Promise<SessionCustomer | null>;

/** The caller of a request: their language, and whose prices, cart and orders they may see. */
export interface Asker {
  language: Language;
  /** Null for a guest. */
  customer: SessionCustomer | null;
}

/** Why a shopper is sent to the provider; `confirm`: to authenticate again. */
export const authActions = ['login', 'register', 'confirm'] as const;
export type AuthAction = (typeof authActions)[number];

export interface LoginRequest {
  action: AuthAction;
  state: string;
  nonce: string;
  language: string;
}

export interface LogoutRequest {
  state: string;
  language: string;
  /** The provider's id token: names the session to end there. */
  idTokenHint: string | null;
}

/** URL of a page of the provider that leads back to `returnUrl`. */
export type ProviderPage = (returnUrl: string) => string;

/** The identity provider's URLs that shoppers are sent to. */
export interface IdentityLinks {
  /** Returns the PKCE verifier too, which the browser stores until the code arrives.
   * @throws while the provider's metadata cannot be read */
  login(request: LoginRequest): Promise<{ url: string; codeVerifier: string }>;
  /** Null when the provider has no log-out.
   * @throws while the provider's metadata cannot be read */
  logout(request: LogoutRequest): Promise<string | null>;
  /** Null when the provider has no such page. */
  profile: ProviderPage | null;
  bonusCard: ProviderPage | null;
  /** Whether a response with this `iss`, or without one (null), comes from the provider. */
  isFrom(issuer: string | null): Promise<boolean>;
}
