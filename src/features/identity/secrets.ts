/** Keys for one purpose each, derived from the configured secret; former secrets still verify and decrypt. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The current secret first, then the former ones. */
export type Secrets = readonly [string, ...string[]];

export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'aitta-identity', purpose, 32));

/** Signature of a text, 43 URL-safe characters. */
export const sign = (secrets: Secrets, purpose: string, text: string): string =>
  mac(secrets[0], purpose, text);

const mac = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');

export function isSigned(
  secrets: Secrets,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(mac(secret, purpose, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** AES-256-GCM: nonce, tag and cipher text. */
export function seal(secrets: Secrets, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets[0], purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The decrypted text, with whichever secret fits; null when none does. */
export function open(secrets: Secrets, purpose: string, sealed: string): string | null {
  for (const secret of secrets) {
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const key = keyFor(secret, purpose);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        'utf8',
      );
    } catch {
      // Encrypted with another secret.
    }
  }
  return null;
}
