/** The provider's tokens as they leave the API: encrypted, each for one purpose (R205). */
import { createHash, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { refuse } from '#platform/errors.ts';
import { renewToken } from '../contract.ts';

export type Purpose = 'access' | 'refresh' | 'id';

export interface TokenBox {
  /** Encrypts; `endsAt` (epoch seconds) can be read from outside, so that whoever keeps it knows how long. */
  seal(purpose: Purpose, token: string, endsAt: number): Promise<string>;
  /** @throws 400 when it was not sealed here for this purpose. */
  open(purpose: Purpose, sealed: string): Promise<string>;
}

interface Key {
  kid: string;
  key: Uint8Array;
}

const longestToken = 65_536;
/** Browsers drop cookies of more than 4096 bytes, the attributes among them. */
const longestInCookie = 3800;

/** What a browser keeps of a sealed token: all of it, or, where a cookie could not hold that, its header
 * with a digest in place of the rest. The session has the token itself, and only compares. */
export function forBrowser(sealed: string): string {
  if (sealed.length <= longestInCookie) return sealed;
  const [header] = sealed.split('.');
  return `${header}....${createHash('sha256').update(sealed).digest('base64url')}`;
}

/** `secrets` are separated by commas: the first encrypts, the others still open what they sealed. */
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
  // The header is authenticated with the token: nobody turns one kind into the other.
  if (protectedHeader['typ'] !== purpose) throw new Error('another purpose');
  return new TextDecoder().decode(plaintext);
}

function keyOf(secret: string): Key {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'aitta provider tokens', 32));
  const kid = createHash('sha256').update(key).digest('base64url').slice(0, 8);
  return { kid, key };
}
