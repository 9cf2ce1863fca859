/** Who shops: the customer of a session, and the calls that begin, renew and end one (R276–R279). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';

/** Version of the customer record browsers keep; a record of another version is dropped (R211, R217). */
export const customerSchemaVersion = 'V2';

/** An address the customer has given, as the checkout asks for it. */
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

/** The session's customer record (R203); it holds no token. */
export const Customer = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    /** The provider's lasting id of the customer. */
    sId: z.string(),
    email: z.string(),
    addresses: z.array(CustomerAddress),
    /** Co-op customer: may see co-op prices (R010, R028). */
    isCoop: z.boolean(),
    phoneVerified: z.boolean(),
    /** Last four digits of the attached bonus card; null while none is. */
    bonusCard: z.string().nullable(),
    schemaVersion: z.string(),
  })
  .openapi('Customer');
export type Customer = z.output<typeof Customer>;

/** Kept by the browser in cookies no script reads; both are encrypted (R205). */
export const AuthTokens = z
  .object({ sIdEncryptedAccessToken: z.string(), sIdEncryptedRefreshToken: z.string() })
  .openapi('AuthTokens');
export type AuthTokens = z.output<typeof AuthTokens>;

const Token = z.string().min(16).max(8192);

/** POST /v1/auth/login (R276): exchanges the provider's code. `codeVerifier`, `nonce` and `redirectUri` are those of the request the code answers. */
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
      /** `iss` of the provider's answer; another provider's code is refused. */
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

/** POST /v1/auth/logout (R277). A token nobody knows is a session that has ended. */
export const logout = createRoute({
  method: 'post',
  path: '/v1/auth/logout',
  summary: 'Ends a session',
  request: jsonBody(
    z.object({
      authToken: Token,
      /** Auth token of the session that takes its place. */
      replacedBy: Token.optional(),
    }),
  ),
  responses: {
    200: json(
      z.object({
        /** For the provider's log-out: whose session ends there. */
        idTokenHint: z.string().nullable(),
      }),
      'The session has ended.',
    ),
    ...problems({ 400: [] }),
  },
});

/** POST /v1/auth/backchannel-logout: the provider ends sessions of a customer, as OpenID Connect Back-Channel
 * Logout 1.0 has it; refused with 400 `login-untrusted` unless the provider signed it for the shop. */
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

/** POST /v1/customer/renewToken (R278): both encrypted tokens anew; the customer record is read again with
 * them. Tokens renewed a moment ago are answered as they are, unless `isChanged` says that the record is
 * another by now. */
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
