/** What a failed call of the provider is to the shop. */
import { errors } from 'jose';
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { refuse, type ShopError } from '#platform/errors.ts';
import { login } from '../contract.ts';
import {
  isOfShop,
  isPassing,
  providerErrorOf,
  type ProviderError,
} from '../rules/provider-error.ts';

/** What the library says of an answer that is not to be believed. */
const untrusted = new Set<unknown>([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

/** Keys that could not be read say nothing of what they signed. */
const keysAway = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

/** The refusal a failed call becomes; its details say what the provider, or the library, said. */
export function refusalOf(error: unknown): ShopError {
  if (error instanceof ResponseBodyError) return ofAnswer(error);
  const reported = toldBy(error);
  if (error instanceof WWWAuthenticateChallengeError && isOfClient(error)) {
    return notOurShop(providerErrorOf('invalid_client'));
  }
  const isUntrusted =
    (error instanceof ClientError && untrusted.has(error.code)) ||
    (error instanceof errors.JOSEError && !keysAway.has(error.code));
  return isUntrusted
    ? refuse(
        login,
        'login-untrusted',
        'The answer of the identity provider is not its own',
        reported,
      )
    : away(reported);
}

function ofAnswer({ error, error_description: description, status }: ResponseBodyError): ShopError {
  const reported = providerErrorOf(error, description);
  if (isOfShop(error)) return notOurShop(reported);
  return status === 400 && !isPassing(error)
    ? refuse(login, 'login-refused', 'The identity provider did not accept it', reported)
    : away(reported);
}

/** A challenge for a bearer token is of the customer's; any other one is of the shop's id and secret. */
const isOfClient = ({ cause }: WWWAuthenticateChallengeError): boolean =>
  cause.some(
    ({ scheme, parameters }) => scheme !== 'bearer' || isOfShop(parameters['error'] ?? ''),
  );

const notOurShop = (reported: ProviderError) =>
  refuse(
    login,
    'shop-refused',
    'The identity provider does not take the id and secret of the shop',
    reported,
  );

const away = (reported: ProviderError) =>
  refuse(login, 'identity-provider-away', 'Logging in is not possible right now', reported);

/** What the library says, down to the cause: of claims it names the claim, never the value. */
function toldBy(error: unknown): ProviderError {
  const { code = 'unknown', message = '', cause } = (error ?? {}) as Partial<Caused>;
  const deeper = cause instanceof Error ? `: ${cause.message}` : '';
  return providerErrorOf(code, message + deeper);
}

interface Caused {
  code: string;
  message: string;
  cause: unknown;
}
