/** Decisions about clients, their secrets and tokens. */
import { createHash } from 'node:crypto';
import { permissions, type Permission } from './contract.ts';

/** Seconds that an access token lasts. */
export const tokenSeconds = 900;

/** Secrets and tokens are random, so a fast hash without salt keeps them. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Of these the ones that this version knows. */
export const known = (given: readonly string[]): Permission[] =>
  permissions.filter((one) => given.includes(one));

/** What a token may do: what was asked for, of what the client still may. */
export const granted = (token: readonly string[], client: readonly string[]): Permission[] =>
  known(token).filter((one) => client.includes(one));

/** The permissions asked for in a scope; all of the client's without one. Null when one is not the client's. */
export function askedFor(
  scope: string | undefined,
  client: readonly string[],
): Permission[] | null {
  const words = (scope ?? '').split(' ').filter((word) => word !== '');
  if (words.length === 0) return known(client);
  const asked = granted(words, client);
  return words.every((word) => asked.some((one) => one === word)) ? asked : null;
}

export interface Credentials {
  id: string;
  secret: string;
}

/** Client id and secret of a Basic header, each encoded as in a form (RFC 6749, section 2.3.1); null for any other
 * header. */
export function credentialsIn(header: string | undefined): Credentials | null {
  const [, encoded] = /^Basic +([\w+/=-]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return null;
  const [id, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (id === undefined || rest.length === 0) return null;
  try {
    return { id: decoded(id), secret: decoded(rest.join(':')) };
  } catch {
    return null;
  }
}

/** @throws URIError for a broken sequence */
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
