/** Sessions of customers, and the calls that begin, renew and end them (R276–R279). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';

/** Version of the customer record stored in browsers; a record of another version is dropped (R211, R217). */
export const customerSchemaVersion = 'V2';

/** A customer's address, with the fields of the checkout. */
export const CustomerAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    streetAddress: z.string(),
    postcode: z.string(),
    city: z.string(),
    phone: z.string(),
  })
  .openapi('CustomerAddress');
export type CustomerAddress = z.output<typeof CustomerAddress>;

/** The session's customer record (R203); it contains no token. */
export const Customer = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    /** The provider's permanent id of the customer. */
    sId: z.string(),
    email: z.string(),
    addresses: z.array(CustomerAddress),
    /** Co-op customer: may see co-op prices (R010, R028). */
    isCoop: z.boolean(),
    phoneVerified: z.boolean(),
    /** Last four digits of the attached bonus card; null when there is none. */
    bonusCard: z.string().nullable(),
    schemaVersion: z.string(),
  })
  .openapi('Customer');
export type Customer = z.output<typeof Customer>;

/** Both are encrypted and stored in cookies that scripts cannot read (R205). */
export const AuthTokens = z
  .object({ sIdEncryptedAccessToken: z.string(), sIdEncryptedRefreshToken: z.string() })
  .openapi('AuthTokens');
export type AuthTokens = z.output<typeof AuthTokens>;

const Token = z.string().min(16).max(8192);

/** POST /v1/auth/login (R276): exchanges the provider's code. `codeVerifier`, `nonce` and `redirectUri` are
 * those of the authorization request. */
export const login = createRoute({
  method: 'post',
  path: '/v1/auth/login',
  summary: 'Begins a session with the code of the identity provider',
  request: jsonBody(
    z.object({
      code: z.string().min(1).max(2000),
      authInit: z.string().max(40).default('unknown'),
      codeVerifier: z.string().max(128).optional(),
      nonce: z.string().max(128).optional(),
      redirectUri: z.url().max(300).optional(),
      /** `iss` of the provider's response; a code from another provider is refused. */
      issuer: z.url().max(300).optional(),
    }),
  ),
  responses: {
    200: json(
      z.object({ token: z.string(), ...AuthTokens.shape }),
      'The auth token and the encrypted tokens; the refresh token is empty where the provider gives none.',
    ),
    ...problems({
      400: ['redirect-unknown', 'login-untrusted', 'login-refused'],
      503: ['identity-provider-away', 'shop-refused'],
    }),
  },
});

/** POST /v1/auth/logout (R277). An unknown token means that the session has ended already. */
export const logout = createRoute({
  method: 'post',
  path: '/v1/auth/logout',
  summary: 'Ends a session',
  request: jsonBody(
    z.object({
      authToken: Token,
      /** Auth token of the session that replaces this one. */
      replacedBy: Token.optional(),
    }),
  ),
  responses: {
    200: json(
      z.object({
        /** For the provider's log-out: names the session to end there. */
        idTokenHint: z.string().nullable(),
      }),
      'The session has ended.',
    ),
    ...problems({ 400: [] }),
  },
});

/** POST /v1/auth/backchannel-logout: the provider ends sessions of a customer, as in OpenID Connect
 * Back-Channel Logout 1.0; refused with 400 `login-untrusted` unless the provider signed the token for the
 * shop. */
export const endSessions = createRoute({
  method: 'post',
  path: '/v1/auth/backchannel-logout',
  summary: 'Ends sessions at the provider’s word',
  request: {
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: z.object({ logout_token: Token }) },
      },
    },
  },
  responses: {
    204: { description: 'They have ended.' },
    ...problems({ 400: ['login-untrusted'], 503: ['identity-provider-away'] }),
  },
});

/** POST /v1/customer/renewToken (R278): renews both encrypted tokens and reads the customer record again.
 * Tokens that were renewed a moment ago are returned as they are, unless `isChanged` says that the record
 * has changed. */
export const renewToken = createRoute({
  method: 'post',
  path: '/v1/customer/renewToken',
  summary: 'Renews the encrypted tokens',
  security: [{ bearer: [] }],
  request: jsonBody(z.object({ refreshToken: Token, isChanged: z.boolean().default(false) })),
  responses: {
    200: json(AuthTokens, 'The new tokens.'),
    ...problems({ 400: ['token-unknown'], 401: ['not-logged-in'], 503: ['renewal-pending'] }),
  },
});

/** GET /v2/customer (R279). */
export const getCustomer = createRoute({
  method: 'get',
  path: '/v2/customer',
  summary: 'The customer of the session',
  security: [{ bearer: [] }],
  responses: { 200: json(Customer, 'The customer.'), ...problems({ 401: ['not-logged-in'] }) },
});
