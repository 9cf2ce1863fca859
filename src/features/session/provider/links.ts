/** URLs of the OpenID provider (R221–R228). */
import {
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import { discoverer, type ProviderAddress } from './discovery.ts';
import type { AuthAction, IdentityLinks, ProviderPage } from '../record.ts';
import { secondsOfProof } from '../rules/lifetime.ts';

export interface LinksSettings {
  address: Omit<ProviderAddress, 'clientSecret'>;
  redirectUri: string;
  postLogoutUri: string;
  /** Absent when the provider has no such page. */
  profileUrl: string | undefined;
  bonusCardUrl: string | undefined;
  /** Replaces the default scopes below. */
  scope: string | undefined;
  /** Which of the provider's pages opens first; absent when the provider does not support it. */
  acrValues: Record<'login' | 'register', string | undefined>;
}

/** The default scopes (R221). */
const scopes: Record<AuthAction, string> = {
  login: 'openid profile sok-api',
  register: 'openid profile',
  confirm: 'openid profile sok-api',
};

/** Characters; servers refuse longer URLs. */
const longestHint = 4000;

export function makeLinks(settings: LinksSettings): IdentityLinks {
  const { redirectUri, postLogoutUri, profileUrl, bonusCardUrl } = settings;
  const configuration = discoverer(settings.address);
  return {
    async login({ action, state, nonce, language }) {
      const codeVerifier = randomPKCECodeVerifier();
      const config = await configuration();
      const scope = settings.scope ?? scopes[action];
      const url = buildAuthorizationUrl(config, {
        ...firstPage(settings, config, action),
        scope,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return { url: url.href, codeVerifier };
    },
    async logout({ state, language, idTokenHint }) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      const isSent = idTokenHint !== null && idTokenHint.length <= longestHint;
      const url = buildEndSessionUrl(config, {
        post_logout_redirect_uri: postLogoutUri,
        state,
        ui_locales: language,
        ...(isSent && { id_token_hint: idTokenHint }),
      });
      return url.href;
    },
    profile: pageAt(profileUrl, (url, back) => withParameter(url, 'service', back)),
    bonusCard: pageAt(bonusCardUrl, (url, back) => withParameter(url, 'return', base64(back))),
    async isFrom(issuer) {
      const server = (await configuration()).serverMetadata();
      if (issuer === null) return !server.authorization_response_iss_parameter_supported;
      return issuer === server.issuer;
    },
  };
}

/** Selects the page for registering by `acr_values` (R224), or by the standard `prompt=create` when the
 * provider supports it. */
function firstPage(
  settings: LinksSettings,
  config: Configuration,
  action: AuthAction,
): Record<string, string> {
  const acr = settings.acrValues[action === 'register' ? 'register' : 'login'];
  const prompt = promptOf(settings, config, action);
  return {
    ...(acr && { acr_values: acr }),
    ...(prompt && { prompt }),
    // Makes the provider send `auth_time`.
    ...(action === 'confirm' && { max_age: String(secondsOfProof) }),
  };
}

/** Empty when the provider decides. */
function promptOf({ acrValues, scope }: LinksSettings, config: Configuration, action: AuthAction) {
  const known = config.serverMetadata()['prompt_values_supported'];
  const canCreate = !acrValues.register && Array.isArray(known) && known.includes('create');
  if (action === 'register' && canCreate) return 'create';
  // The standard requires `prompt=consent` for a refresh token.
  const asksRefresh = scope?.split(' ').includes('offline_access');
  return [action === 'confirm' && 'login', asksRefresh && 'consent'].filter(Boolean).join(' ');
}

const pageAt = (
  url: string | undefined,
  address: (url: string, returnUrl: string) => string,
): ProviderPage | null => (url ? (returnUrl) => address(url, returnUrl) : null);

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
