/** The staff API (`/staff/v1`): permissions, access tokens of the merchant's programs, and the audit log. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { AuditEntry } from '../audit/contract.ts';

/** What staff and programs may do; each call needs one. */
export const permissions = ['orders:read', 'orders:refund', 'audit:read'] as const;
export const Permission = z.enum(permissions);
export type Permission = z.output<typeof Permission>;

/** How every staff call may be refused; put it into the `problems` of each. */
export const staffRefusals = { 401: ['token-invalid'], 403: ['permission-missing'] } as const;

/** Parts of every staff call: `createRoute({ ...staffCall('orders:read'), … })`. */
export const staffCall = (permission: Permission) => ({
  /** Checked by the handler's first line. */
  'x-permission': permission,
  security: [{ staff: [permission] }],
});

/** Names of OAuth 2.0 (RFC 6749, section 5). */
const AccessToken = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.number().int(),
    /** The permissions, with blanks between. */
    scope: z.string(),
  })
  .openapi('AccessToken');

const TokenRefusal = z
  .object({
    error: z.enum(['invalid_request', 'invalid_client', 'unsupported_grant_type', 'invalid_scope']),
    error_description: z.string(),
  })
  .openapi('TokenRefusal');
export type TokenRefusal = z.output<typeof TokenRefusal>;

/** POST /staff/v1/token: an access token for a program, by the client credentials grant of OAuth 2.0. Client id and
 * secret come in an Authorization header (Basic) or as `client_id` and `client_secret`. Without `scope` the token has
 * all permissions of the client. */
export const getToken = createRoute({
  method: 'post',
  path: '/staff/v1/token',
  summary: 'An access token of a program (OAuth 2.0, client credentials)',
  request: {
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: z.object({
            grant_type: z.string().max(64).default(''),
            client_id: z.string().max(64).optional(),
            client_secret: z.string().max(256).optional(),
            scope: z.string().max(1000).optional(),
          }),
        },
      },
    },
  },
  responses: {
    200: json(AccessToken, 'The token.'),
    400: json(TokenRefusal, 'The request is no such request, or the scope is not the client’s.'),
    401: json(TokenRefusal, 'There is no such client, or its secret is another one.'),
  },
});

const EntryId = z.string().regex(/^\d{1,15}$/);

/** GET /staff/v1/audit: what was done, latest first. `next` is the `before` of the following entries. */
export const getAudit = createRoute({
  ...staffCall('audit:read'),
  method: 'get',
  path: '/staff/v1/audit',
  summary: 'The audit log',
  request: {
    query: z.object({
      /** Kind of what something was done to, for example `order`. */
      subject: z.string().max(64).optional(),
      subjectId: z.string().max(64).optional(),
      actorId: z.string().max(64).optional(),
      before: EntryId.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
  },
  responses: {
    200: json(
      z
        .object({ entries: z.array(AuditEntry), next: z.string().nullable() })
        .openapi('AuditEntries'),
      'The entries.',
    ),
    ...problems({ ...staffRefusals, 400: [] }),
  },
});
