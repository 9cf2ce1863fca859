/** Session calls for pages. */
import { InvalidInput, Unauthorized } from '#platform/errors.ts';
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { getCustomer, login, logout, renewToken, type Customer } from './contract.ts';

/** 400: the code, or a value sent with it, was not accepted (R276). The shopper can log in again. */
export class LoginRefused extends InvalidInput {
  override name = 'LoginRefused';
}

/** Exchanges the provider's code.
 * @throws LoginRefused when it is not accepted */
export const logIn = (connection: Connection, json: CallInput<typeof login>['json']) =>
  callApi(connection, login, { json }).catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error;
    const { message, status, code, details } = error;
    throw new LoginRefused(message, { status, code, details, cause: error });
  });

/** @param replacedBy auth token of the session that replaces this one */
export const logOut = (connection: Connection, authToken: string, replacedBy?: string) =>
  callApi(connection, logout, { json: { authToken, replacedBy } });

export const renewTokens = (connection: Connection, json: CallInput<typeof renewToken>['json']) =>
  callApi(connection, renewToken, { json });

/** The customer of the connection's auth token; null when the session has ended. */
export const customer = (connection: Connection): Promise<Customer | null> =>
  callApi(connection, getCustomer, {}).catch((error: unknown) => {
    if (error instanceof Unauthorized) return null;
    throw error;
  });
