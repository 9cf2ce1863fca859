/** The storefront passes the shopper's network (shortened IP address) to the retail API in a header. It is
 * signed, because anybody may call the API with any header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf } from '#platform/http/caller-address.ts';
import { networkOf } from '#features/identity/accounts/rules/budgets.ts';

export interface NetworkSettings {
  /** Proxies in front that each add an address to X-Forwarded-For. */
  proxies: number;
  /** The first signs; the others are still accepted. */
  secrets: string[];
}

const header = 'x-shopper-network';

const signed = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(`shopper-network ${network}`).digest('base64url');

/** The shortened address of who sends the request. */
export const networkOfCall = (
  settings: NetworkSettings,
  request: Request,
  connection: unknown,
): string => networkOf(addressOf(request, connection, settings.proxies));

/** Headers with the signed network of the request's sender. */
export function networkHeaders(
  settings: NetworkSettings,
  request: Request,
  connection: unknown,
): Record<string, string> {
  const network = networkOfCall(settings, request, connection);
  return { [header]: `${network} ${signed(settings.secrets[0] ?? '', network)}` };
}

/** The network in a validly signed header, else the network the call itself came from. */
export function readNetwork(
  settings: NetworkSettings,
  { request, connection }: { request: Request; connection: unknown },
): string {
  const [network = '', signature = ''] = (request.headers.get(header) ?? '').split(' ');
  const given = Buffer.from(signature);
  const isOurs = settings.secrets.some((secret) => {
    const right = Buffer.from(signed(secret, network));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isOurs ? network : networkOfCall(settings, request, connection);
}

/** Keyed hash of an e-mail or address: without the secret nobody can compute or reverse it. */
export const codeOf =
  ({ secrets }: NetworkSettings) =>
  (text: string): string =>
    createHmac('sha256', secrets[0] ?? '')
      .update(`code ${text}`)
      .digest('base64url');
