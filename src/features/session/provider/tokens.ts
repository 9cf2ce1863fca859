/** Encrypts the provider's tokens before they leave the API, each for one purpose (R205). */
import { createHash, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { refuse } from '#platform/errors.ts';
import { renewToken } from '../contract.ts';

export type Purpose = 'access' | 'refresh' | 'id';

export interface TokenBox {
  /** Encrypts; `endsAt` (epoch seconds) stays readable, so that it can limit the cookie's lifetime. */
  seal(purpose: Purpose, token: string, endsAt: number): Promise<string>;
  /** @throws 400 when the token was not encrypted here for this purpose. */
  open(purpose: Purpose, sealed: string): Promise<string>;
}

interface Key {
  kid: string;
  key: Uint8Array;
}

const longestToken = 65_536;
/** Browsers drop cookies larger than 4096 bytes, attributes included. */
const longestInCookie = 3800;

/** The part of an encrypted token that goes into a cookie: the whole token, or, when it is too long, its
 * header with a digest of the rest. The session stores the token itself, so the cookie is only compared. */
export function forBrowser(sealed: string): string {
  if (sealed.length <= longestInCookie) return sealed;
  const [header] = sealed.split('.');
  return `${header}....${createHash('sha256').update(sealed).digest('base64url')}`;
}

/** Whether an encrypted access token of a browser was made here and has not expired. A digest of a long one
 * cannot be opened: the session decides whether it is known. */
export async function isUsable(
  tokens: TokenBox,
  access: string,
  now: Temporal.Instant,
): Promise<boolean> {
  try {
    const { exp } = decodeProtectedHeader(access) as { exp?: unknown };
    if (typeof exp !== 'number' || exp * 1000 <= now.epochMilliseconds) return false;
    if (!access.includes('....')) await tokens.open('access', access);
    return true;
  } catch {
    return false;
  }
}

/** `secrets` are separated by commas: the first one encrypts, all of them decrypt. */
export function makeTokenBox(secrets: string): TokenBox {
  const keys = secrets.split(',').map((secret) => keyOf(secret.trim()));
  const [newest] = keys as [Key, ...Key[]];
  return {
    seal: (purpose, token, endsAt) =>
      new CompactEncrypt(new TextEncoder().encode(token))
        .setProtectedHeader({
          alg: 'dir',
          enc: 'A256GCM',
          kid: newest.kid,
          typ: purpose,
          exp: Math.floor(endsAt),
        })
        .encrypt(newest.key),
    async open(purpose, sealed) {
      try {
        return await opened(keys, purpose, sealed);
      } catch (cause) {
        throw Object.assign(refuse(renewToken, 'token-unknown', 'The token was not made here'), {
          cause,
        });
      }
    },
  };
}

async function opened(keys: Key[], purpose: Purpose, sealed: string): Promise<string> {
  if (sealed.length > longestToken) throw new Error('too long');
  const { plaintext, protectedHeader } = await compactDecrypt(
    sealed,
    ({ kid }) => {
      const found = keys.find((one) => one.kid === kid);
      if (!found) throw new Error('no such key');
      return found.key;
    },
    { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
  );
  // The header is authenticated, so one kind of token cannot be passed off as the other.
  if (protectedHeader['typ'] !== purpose) throw new Error('another purpose');
  return new TextDecoder().decode(plaintext);
}

function keyOf(secret: string): Key {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'aitta provider tokens', 32));
  const kid = createHash('sha256').update(key).digest('base64url').slice(0, 8);
  return { kid, key };
}
