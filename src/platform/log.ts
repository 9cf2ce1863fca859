/** Structured logs; tokens and card data never reach them. */
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Paths whose values are hidden wherever they are logged. */
const secretPaths = [
  'authToken',
  'cartToken',
  'refreshToken',
  'headers.authorization',
  'headers.cookie',
  'headers["x-encrypted-auth"]',
];

export function makeLog(level: string): Logger {
  return pino({ level, redact: { paths: secretPaths, censor: '…' } });
}

/** Query keys that carry a secret; their values are dropped from logged addresses. */
const secretQuery =
  /([?&][\w-]*(?:token|key|avain|code|state|secret|password|verifier|nonce)=)[^&]*/gi;

/** An address as it may be logged. */
export function loggable(url: string): string {
  return url.replaceAll(secretQuery, '$1…');
}
