/** For tests: an OpenID provider that is not ours, on a port of its own; whoever comes is logged in. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export const client = { clientId: 'somewhere-else', clientSecret: 'a-secret-of-somewhere-else' };

export interface OtherProvider {
  issuer: string;
  /** Who logs in next, as userinfo tells of them. */
  person: Record<string, unknown> & { sub: string };
  /** Makes a new key the one that signs, and forgets the old one. */
  rotateKeys(): Promise<void>;
  /** Calls that reached it, as `POST /token`. */
  calls: string[];
  /** Set to answer every call with this status. */
  failsWith: number | undefined;
  stop(): Promise<void>;
}

const freshKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig', alg: 'ES256' };
};

/** @param redirectUri where its one client is sent back to */
export async function startProvider(redirectUri: string, logout: string): Promise<OtherProvider> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let provider: Provider;
  const other: OtherProvider = {
    issuer,
    person: { sub: 'person-1', given_name: 'Elias', family_name: 'Muualta' },
    calls: [],
    failsWith: undefined,
    async rotateKeys() {
      const keys = [await freshKey()];
      provider = new Provider(issuer, settings(other, { redirectUri, logout, keys }));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await other.rotateKeys();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    other.calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (other.failsWith) {
      response.writeHead(other.failsWith, { 'content-type': 'text/plain' }).end('no');
    } else if (request.url?.startsWith('/interaction/')) {
      await provider.interactionFinished(request, response, {
        login: { accountId: other.person.sub },
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
}

/** What is stored lives longer than the keys do. */
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

function settings(other: OtherProvider, { redirectUri, logout, keys }: Settings): Configuration {
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
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: ['openid', 'profile', 'sok-api'],
    acrValues: ['sok_login', 'sok_register'],
    claims: { openid: ['sub'], profile: Object.keys(other.person) },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    // Whoever comes has agreed.
    loadExistingGrant: async ({ oidc }) => {
      const { client: asking, session, provider } = oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: asking.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile sok-api');
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ ...other.person, sub: id }),
    }),
  };
}

/** A browser's way through the provider: follows it from `url` until it leaves, and answers where to. */
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
