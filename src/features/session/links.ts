/** Addresses at the OpenID provider (R221–R228). */
import {
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
} from 'openid-client';
import { discoverer, type ProviderAddress } from './discovery.ts';
import type { AuthAction, IdentityLinks } from './record.ts';

export interface LinksSettings {
  address: Omit<ProviderAddress, 'clientSecret'>;
  redirectUri: string;
  postLogoutUri: string;
  profileUrl: string;
  bonusCardUrl: string;
}

/** Which of the provider's pages comes first, and what the shop may ask of whom it logs in (R221, R224). */
const asked: Record<AuthAction, { acr_values: string; scope: string }> = {
  login: { acr_values: 'sok_login', scope: 'openid profile sok-api' },
  register: { acr_values: 'sok_register', scope: 'openid profile' },
};

export function makeLinks(settings: LinksSettings): IdentityLinks {
  const { redirectUri, postLogoutUri, profileUrl, bonusCardUrl } = settings;
  const configuration = discoverer(settings.address);
  return {
    async login({ action, state, nonce, language }) {
      const codeVerifier = randomPKCECodeVerifier();
      const url = buildAuthorizationUrl(await configuration(), {
        ...asked[action],
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
    async logout(state, language) {
      const url = buildEndSessionUrl(await configuration(), {
        post_logout_redirect_uri: postLogoutUri,
        state,
        ui_locales: language,
      });
      return url.href;
    },
    profile: (returnUrl) => withParameter(profileUrl, 'service', returnUrl),
    bonusCard: (returnUrl) => withParameter(bonusCardUrl, 'return', base64(returnUrl)),
    async isFrom(issuer) {
      const server = (await configuration()).serverMetadata();
      if (issuer === null) return !server.authorization_response_iss_parameter_supported;
      return issuer === server.issuer;
    },
  };
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
