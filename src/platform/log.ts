/** Structured logs without tokens, keys or personal data. */
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { failureOf, safeMessage, withoutSecrets } from './failure.ts';

export type { Logger } from 'pino';

/** Paths whose values are masked in every log line. */
const secretPaths = [
  'authToken',
  'cartToken',
  'refreshToken',
  'headers.authorization',
  'headers.cookie',
  'headers["x-encrypted-auth"]',
];

/** Without a message, pino would log the error's own message unmasked. */
function logSafely(this: Logger, words: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = words as [unknown, ...unknown[]];
  const facts = (first instanceof Error ? { err: first } : first) as { err?: unknown };
  const says = facts?.err instanceof Error && rest.length === 0 ? [safeMessage(facts.err)] : rest;
  log.apply(this, [facts, ...says] as Parameters<LogFn>);
}

/** @param destination where lines are written; standard output when absent */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const settings = {
    level,
    redact: { paths: secretPaths, censor: '…' },
    serializers: { err: failureOf },
    hooks: { logMethod: logSafely, streamWrite: withoutSecrets },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
