/** What the retail API knows of who asks; passed in to features that serve customers. */
import type { Language } from '#platform/i18n/language.ts';
import type { Customer } from './contract.ts';

/** A logged-in customer. `customerId` is the key features store what is the customer's under. */
export interface SessionCustomer {
  customerId: string;
  customer: Customer;
}

/** The customer of an auth token; null when the token is missing, unknown or has ended. */
export type CustomerOf = (authToken: string | undefined) => Promise<SessionCustomer | null>;

/** Who asks a call: their language, and whose prices, cart and orders they may see. */
export interface Asker {
  language: Language;
  /** Null for a guest. */
  customer: SessionCustomer | null;
}

/** What a shopper is sent to the provider for; `confirm`: to prove once more who they are. */
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
  /** The provider's id token: whose session ends there. */
  idTokenHint: string | null;
}

/** One of the provider's pages, as the address that leads there and back to `returnUrl`. */
export type ProviderPage = (returnUrl: string) => string;

/** The addresses of the identity provider that shoppers are sent to. */
export interface IdentityLinks {
  /** Answers the PKCE verifier too, which the browser keeps until the code comes.
   * @throws while the provider cannot be asked where its pages are */
  login(request: LoginRequest): Promise<{ url: string; codeVerifier: string }>;
  /** Null when the provider has no log-out. @throws while the provider cannot be asked where its pages are */
  logout(request: LogoutRequest): Promise<string | null>;
  /** Null when the provider has no such page. */
  profile: ProviderPage | null;
  bonusCard: ProviderPage | null;
  /** Whether an answer that names this issuer, or none, is the provider's. */
  isFrom(issuer: string | null): Promise<boolean>;
}
