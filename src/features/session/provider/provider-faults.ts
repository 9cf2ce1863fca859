/** Converts failed calls to the provider into the shop's refusals. */
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

/** Error codes of the library for responses that fail validation. */
const untrusted = new Set<unknown>([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

/** The keys could not be read, so the token is neither valid nor invalid. */
const keysAway = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

/** The refusal for a failed call; its details hold the error of the provider or the library. */
export function refusalOf(error: unknown): ShopError {
  if (error instanceof ResponseBodyError) return ofAnswer(error);
  const reported = libraryError(error);
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

/** A bearer challenge concerns the customer's token; any other one concerns the shop's id and secret. */
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

/** The library's error with its cause: it names claims, never their values. */
function libraryError(error: unknown): ProviderError {
  const { code = 'unknown', message = '', cause } = (error ?? {}) as Partial<Caused>;
  const deeper = cause instanceof Error ? `: ${cause.message}` : '';
  return providerErrorOf(code, message + deeper);
}

interface Caused {
  code: string;
  message: string;
  cause: unknown;
}
