/** How the services of the shop reach its OpenID provider: its own, or any other (R229). */
import type { Config } from '#platform/config.ts';
import type { Clock } from '#platform/time.ts';
import { makeLinks } from '#features/session/provider/links.ts';
import type { ProviderAddress } from '#features/session/provider/discovery.ts';
import type { IdentityLinks } from '#features/session/record.ts';
import { issuerOf } from './identity-provider.ts';

import { watchedCalls } from '#platform/http/watched.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

interface IdentityLinkOptions {
  publicUrl: string;
  now: Clock;
  /** The shop's own provider when this process runs it. */
  own: () => Fetch | undefined;
  telemetry: Telemetry;
}

/** Where the provider sends shoppers back to. */
export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/check-login`;

/** Whether customers log in at the shop's own provider, which has more pages and calls than the standard. */
export const isOwnProvider = ({ OPENID_ISSUER }: Config): boolean => OPENID_ISSUER === undefined;

/** The configured provider, with the shop's client id and secret. */
export function providerAddress(config: Config, options: IdentityLinkOptions) {
  const { publicUrl, now, own, telemetry } = options;
  const isOwn = isOwnProvider(config);
  const issuer = config.OPENID_ISSUER ?? issuerOf(config, publicUrl);
  // A provider in this process is called directly; its paths then start at the root.
  const send = (request: Request) => {
    const here = isOwn ? own() : undefined;
    if (!here) return fetch(request);
    const url = request.url.replace(issuer, 'http://identity-provider.local');
    return here(new Request(url, request));
  };
  return {
    issuer,
    clientId: config.OPENID_CLIENT_ID,
    clientSecret: config.OPENID_CLIENT_SECRET,
    now,
    fetch: watchedCalls(telemetry, 'openid-provider', send, isOwn),
  } satisfies ProviderAddress;
}

/** The provider's addresses that the storefront redirects shoppers to. */
export function identityLinks(config: Config, options: IdentityLinkOptions): IdentityLinks {
  const { clientSecret: _, ...address } = providerAddress(config, options);
  const { publicUrl } = options;
  const ownPage = (path: string) =>
    isOwnProvider(config) ? `${address.issuer}/${path}` : undefined;
  return makeLinks({
    address,
    redirectUri: redirectUriOf(publicUrl),
    postLogoutUri: `${publicUrl}/check-logout`,
    profileUrl: config.OPENID_PROFILE_URL ?? ownPage('profile'),
    bonusCardUrl: config.OPENID_BONUS_CARD_URL ?? ownPage('bonus-card'),
    scope: config.OPENID_SCOPE,
    acrValues: {
      login: given(config.OPENID_LOGIN_ACR),
      register: given(config.OPENID_REGISTER_ACR),
    },
  });
}

const given = (value: string) => (value === 'none' ? undefined : value);
