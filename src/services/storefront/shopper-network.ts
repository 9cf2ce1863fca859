/** The network a shopper is on, as the storefront hands it to the retail API: signed, for anybody may
 * call the API and write any header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf } from '#features/identity/pages/address.ts';
import { networkOf } from '#features/identity/accounts/rules/budgets.ts';

export interface NetworkSettings {
  /** Proxies in front that each add an address to X-Forwarded-For. */
  proxies: number;
  /** Signs; the former ones are still understood. */
  secrets: string[];
}

const header = 'x-shopper-network';

const signed = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(`shopper-network ${network}`).digest('base64url');

const networkOfCall = (settings: NetworkSettings, request: Request, connection: unknown) =>
  networkOf(addressOf(request, connection, settings.proxies));

/** Headers by which the storefront tells who it calls for. */
export function networkHeaders(
  settings: NetworkSettings,
  request: Request,
  connection: unknown,
): Record<string, string> {
  const network = networkOfCall(settings, request, connection);
  return { [header]: `${network} ${signed(settings.secrets[0] ?? '', network)}` };
}

/** The network of a call: what the storefront signed, else where the call itself came from. */
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

/** A code in place of an e-mail or address that nobody without the secret can make or read. */
export const codeOf =
  ({ secrets }: NetworkSettings) =>
  (text: string): string =>
    createHmac('sha256', secrets[0] ?? '')
      .update(`code ${text}`)
      .digest('base64url');
