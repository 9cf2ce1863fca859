/** Who calls the staff API, for features with calls of staff. */
import type { Actor } from '../audit/record.ts';
import type { Permission } from './contract.ts';

/** What of a handler's context shows who calls. */
export interface StaffCall {
  req: { raw: Request };
  /** The server's data about the connection. */
  env: unknown;
}

/** Who calls, when they have the permission of the route.
 * @throws 401 without a valid token, 403 without the permission */
export type Allow = (call: StaffCall, route: { 'x-permission': Permission }) => Promise<Actor>;
