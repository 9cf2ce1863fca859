/** Settings of the OpenID library: one confidential client, codes with PKCE, rotating tokens. */
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityDeps } from '../deps.ts';
import { findAccount } from '../accounts/repository/accounts.ts';
import { artifactsOf, hash } from './repository/artifacts.ts';
import { claimsByScope, claimsOf, scopes } from './claims.ts';
import type { SigningKey } from './keys.ts';
import { errors, interactionPolicy } from './library.ts';
import { keyFor } from '../secrets.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds. A session lasts as long as its longest-lived token. */
const lifetimes = {
  AccessToken: 15 * minute,
  AuthorizationCode: 1 * minute,
  Grant: 60 * day,
  IdToken: 15 * minute,
  Interaction: 2 * 60 * minute,
  RefreshToken: 30 * day,
  Session: 30 * day,
};

export const sessionSeconds = lifetimes.Session;

export const mountOf = (issuer: string): string => new URL(issuer).pathname.replace(/\/$/, '');

export interface Views {
  /** Asks the shopper to confirm the log-out; `form` is the library's own, without a button. */
  logout(ctx: KoaContextWithOIDC, form: string): void;
  loggedOut(ctx: KoaContextWithOIDC): void;
  failure(ctx: KoaContextWithOIDC, fault: { error: string }): void;
}

/** The shop is the only client, so its scopes are granted without asking. */
function loginOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const { accountId } = session ?? {};
  if (!client || !session || !accountId) return undefined;
  const id = session.grantIdFor(client.clientId);
  const before = id ? await provider.Grant.find(id) : undefined;
  if (before && before.accountId === accountId) return before;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

const cookieNames = {
  session: 'aitta_idp_session',
  interaction: 'aitta_idp_interaction',
  resume: 'aitta_idp_resume',
};

function clientOf({ client, shopUrl }: IdentityDeps) {
  return {
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: [`${shopUrl}/check-login`],
    post_logout_redirect_uris: [`${shopUrl}/check-logout`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    require_auth_time: true,
  };
}

/** Of concurrent requests with the same code only the first succeeds; refresh tokens may be used by two tabs. */
function adapterOf({ database, now }: IdentityDeps, model: string) {
  const rows = artifactsOf(database.db, now, model);
  return {
    ...rows,
    async consume(id: string): Promise<void> {
      const isFirst = await rows.consume(id);
      if (!isFirst && model === 'AuthorizationCode') {
        throw new errors.InvalidGrant('authorization code already used');
      }
    },
  };
}

/** The account in the library's format. Each login has one grant: the hash of its id is `sid`, by which the
 * shop knows the device of a session. */
async function accountFor({ database }: IdentityDeps, id: string, grantId: string | undefined) {
  const account = await findAccount(database.db, id);
  if (!account) return undefined;
  const sid = grantId && hash(grantId);
  return { accountId: id, claims: async () => ({ ...claimsOf(account), sid }) };
}

export function settingsOf(deps: IdentityDeps, keys: SigningKey[], views: Views): Configuration {
  const mount = mountOf(deps.issuer);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    adapter: (model: string) => adapterOf(deps, model),
    clients: [clientOf(deps)],
    jwks: { keys: keys as never },
    scopes,
    claims: claimsByScope,
    acrValues: ['sok_login', 'sok_register'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    findAccount: (_ctx, id, token) => accountFor(deps, id, token?.grantId),
    loadExistingGrant: grantOf,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: lifetimes,
    cookies: {
      names: cookieNames,
      keys: deps.secrets.map((secret) => keyFor(secret, 'provider cookies').toString('base64url')),
      long: { ...cookie, path: mount || '/' },
      short: cookie,
    },
    interactions: {
      policy: loginOnly(),
      url: (_ctx, { uid, params }) =>
        `${mount}/interaction/${uid}?lang=${languageAsked(params['ui_locales'])}`,
    },
    routes: {
      authorization: '/authorize',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      end_session: '/logout',
      revocation: '/revoke',
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => views.logout(ctx, form),
        postLogoutSuccessSource: (ctx) => views.loggedOut(ctx),
      },
    },
    renderError: (ctx, out) => views.failure(ctx, out),
  };
}

/** The first language tag of `ui_locales`; callers validate it. */
const languageAsked = (tags: unknown): string =>
  encodeURIComponent(typeof tags === 'string' ? (tags.split(/[ -]/)[0] ?? '') : '');
