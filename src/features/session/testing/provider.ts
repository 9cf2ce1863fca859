/** For tests: another OpenID provider on a port of its own, which logs in everybody without a form. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export const client = { clientId: 'somewhere-else', clientSecret: 'a-secret-of-somewhere-else' };

export interface OtherProvider {
  issuer: string;
  /** The claims of the next login. */
  person: Record<string, unknown> & { sub: string };
  /** Replaces the signing key with a new one. */
  rotateKeys(algorithm?: string): Promise<void>;
  /** Overrides values of the metadata. */
  discovery: Record<string, unknown>;
  /** When set, token requests fail with this error (RFC 6749, 5.2). */
  tokenError: { status: number; error: string; error_description?: string } | undefined;
  /** Requests it received, such as `POST /token`. */
  calls: string[];
  /** When set, every response has this status. */
  failsWith: number | undefined;
  stop(): Promise<void>;
}

const freshKey = async (alg: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig', alg };
};

export interface Ways {
  port?: number;
  /** Path of the issuer, such as '/o/shop/'. */
  path?: string;
  /** Refuses unknown scopes and acr values, as the standard allows. */
  isStrict?: boolean;
  /** Settings that differ from most providers. */
  configuration?: Configuration;
}

/** A provider that follows the standard: refresh tokens for `offline_access` only, claims by their standard
 * scopes. */
export const byTheBook: Ways = {
  isStrict: true,
  configuration: {
    scopes: ['openid', 'profile', 'email', 'phone', 'address', 'offline_access'],
    acrValues: [],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
      address: ['address'],
    },
    issueRefreshToken: async (_ctx, asking, code) =>
      asking.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
  },
};

/** @param redirectUri redirect URI of its only client */
export async function startProvider(
  redirectUri: string,
  logout: string,
  { port = 0, path = '', isStrict = false, configuration }: Ways = {},
): Promise<OtherProvider> {
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const mount = path.replace(/\/$/, '');
  let provider: Provider;
  const other: OtherProvider = {
    issuer,
    person: { sub: 'person-1', given_name: 'Elias', family_name: 'Muualta' },
    calls: [],
    failsWith: undefined,
    discovery: {},
    tokenError: undefined,
    async rotateKeys(algorithm = 'ES256') {
      const keys = [await freshKey(algorithm)];
      const own = settings(other, { redirectUri, logout, keys, mount });
      provider = new Provider(issuer, { ...own, ...configuration });
      provider.use((ctx, next) => behave(ctx, next, other, isStrict));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await other.rotateKeys();
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    // Like a server mounted under the path of the issuer.
    const { url = '' } = request;
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length) });
    other.calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (other.failsWith) {
      response.writeHead(other.failsWith, { 'content-type': 'text/plain' }).end('no');
    } else if (request.url?.startsWith('/leave?')) {
      // Ends no session and redirects at once.
      const query = new URLSearchParams(request.url.slice('/leave?'.length));
      const state = new URLSearchParams({ state: query.get('state') ?? '' });
      response.writeHead(303, { location: `${logout}?${state}` }).end();
    } else if (request.url?.startsWith('/interaction/')) {
      await provider.interactionFinished(request, response, {
        login: { accountId: other.person.sub },
        consent: {},
      });
    } else {
      await provider.callback()(request, response);
    }
  };
  return other;
}

interface Settings {
  redirectUri: string;
  logout: string;
  keys: JWK[];
  /** Base path of all its URLs. */
  mount: string;
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Overrides the library's responses. */
async function behave(
  ctx: Context,
  next: () => Promise<void>,
  other: OtherProvider,
  isStrict: boolean,
): Promise<void> {
  if (ctx.path === '/token' && other.tokenError) {
    const { status, ...body } = other.tokenError;
    if (status === 401) ctx.set('www-authenticate', 'Basic realm="tokens"');
    Object.assign(ctx, { status, body });
    return;
  }
  const unknown = isStrict && ctx.path === '/auth' ? unknownIn(ctx) : undefined;
  if (unknown) {
    const { redirect_uri: back, state = '' } = ctx.query as Record<string, string>;
    const query = new URLSearchParams({ ...unknown, state, iss: other.issuer });
    return ctx.redirect(`${back}?${query}`);
  }
  await next();
  if (ctx.path.endsWith('/openid-configuration'))
    Object.assign(ctx.body as object, other.discovery);
}

function unknownIn(ctx: Context) {
  const { scope = '', acr_values: acr } = ctx.query as Record<string, string>;
  const known = [...(byTheBook.configuration?.scopes ?? [])];
  const strange = scope.split(' ').find((one) => !known.includes(one));
  if (strange) return { error: 'invalid_scope', error_description: `no such scope: ${strange}` };
  return acr ? { error: 'invalid_request', error_description: 'no such acr value' } : undefined;
}

/** Stored in memory, outside the library, so that changing the keys keeps it. */
const stored = new Map<string, Record<string, unknown>>();

class Adapter {
  readonly #model: string;
  constructor(model: string) {
    this.#model = model;
  }
  readonly #key = (id: string) => `${this.#model}:${id}`;
  upsert = async (id: string, payload: object) =>
    void stored.set(this.#key(id), payload as Record<string, unknown>);
  find = async (id: string) => stored.get(this.#key(id));
  findByUserCode = async () => undefined;
  findByUid = async (uid: string) => [...stored.values()].find((one) => one['uid'] === uid);
  consume = async (id: string) => {
    const one = stored.get(this.#key(id));
    if (one) one['consumed'] = Math.floor(Date.now() / 1000);
  };
  destroy = async (id: string) => void stored.delete(this.#key(id));
  revokeByGrantId = async (grantId: string) => {
    for (const [key, one] of stored) if (one['grantId'] === grantId) stored.delete(key);
  };
}

function settings(
  other: OtherProvider,
  { redirectUri, logout, keys, mount }: Settings,
): Configuration {
  return {
    adapter: Adapter as unknown as Configuration['adapter'],
    jwks: { keys } as unknown as Configuration['jwks'],
    cookies: { keys: ['a-cookie-key-of-somewhere-else'] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [logout],
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: keys[0]?.alg as never,
      },
    ],
    scopes: ['openid', 'profile', 'sok-api'],
    acrValues: ['sok_login', 'sok_register'],
    claims: { openid: ['sub'], profile: Object.keys(other.person) },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `${mount}/interaction/${uid}` },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    // Everybody has consented.
    loadExistingGrant: async ({ oidc }) => {
      const { client: asking, session, provider } = oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: asking.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile sok-api email phone address offline_access');
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ ...other.person, sub: id }),
    }),
  };
}

/** Follows redirects like a browser from `url` until they leave the provider; returns the URL they lead to. */
export async function visitProvider(url: string): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = url;
  for (let step = 0; step < 10 && at.startsWith(origin); step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} at ${at}: ${await response.text()}`);
    at = new URL(next, at).href;
  }
  return new URL(at);
}
