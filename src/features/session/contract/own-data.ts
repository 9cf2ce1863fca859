/** Export and erasure of the data the shop has about a customer, at the customer's request (L29). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';

const security = [{ bearer: [] }];

/** GET /v1/customer/data: grouped by the part of the shop that stores it. */
export const getOwnData = createRoute({
  method: 'get',
  path: '/v1/customer/data',
  summary: 'Everything the shop keeps of the customer',
  security,
  responses: {
    200: json(z.record(z.string(), z.unknown()), 'What each part of the shop keeps.'),
    ...problems({ 401: ['not-logged-in'] }),
  },
});

/** POST /v1/customer/erase: erases the customer's data and ends their sessions; orders stay without personal
 * data. Refused with 403 `login-stale` when the customer has not authenticated within the last ten minutes. */
export const eraseOwnData = createRoute({
  method: 'post',
  path: '/v1/customer/erase',
  summary: 'Forgets the customer',
  security,
  request: jsonBody(z.object({ isSure: z.literal(true) })),
  responses: {
    200: json(
      z.object({ isAccountErased: z.boolean() }),
      'Done; the account is still there when another provider keeps it.',
    ),
    ...problems({ 400: [], 401: ['not-logged-in'], 403: ['login-stale'] }),
  },
});
