/** Identifiers: product numbers, and random tokens nobody can guess. */
import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 URL-safe characters: cart tokens, order keys, idempotency keys. */
export function randomToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Product ids are digits; other characters are dropped, and '' means no id (R158). */
export function productId(raw: string): string {
  return raw.replaceAll(/\D/g, '');
}

/** A slug for URLs: 'Käsivoiteet & öljyt' → 'kasivoiteet-oljyt'. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
