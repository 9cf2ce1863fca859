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

/** Called with everything that is logged as an error, and its facts. */
export type OnError = (error: unknown, facts: Record<string, unknown>) => void;

/** Pino's number of the level `error`. */
const errorLevel = 50;

/** Without a message, pino would log the error's own message unmasked. */
function logSafely(
  this: Logger,
  words: Parameters<LogFn>,
  log: LogFn,
  { level, onError }: { level: number; onError: OnError | undefined },
): void {
  const [first, ...rest] = words as [unknown, ...unknown[]];
  const facts = (first instanceof Error ? { err: first } : first) as { err?: unknown };
  if (onError && level >= errorLevel && facts?.err !== undefined)
    onError(facts.err, { ...this.bindings(), ...facts });
  const says = facts?.err instanceof Error && rest.length === 0 ? [safeMessage(facts.err)] : rest;
  log.apply(this, [facts, ...says] as Parameters<LogFn>);
}

/** @param destination where lines are written; standard output when absent */
export function makeLog(level: string, destination?: DestinationStream, onError?: OnError): Logger {
  const logMethod = function logMethod(
    this: Logger,
    words: Parameters<LogFn>,
    log: LogFn,
    number: number,
  ) {
    logSafely.call(this, words, log, { level: number, onError });
  };
  const settings = {
    level,
    redact: { paths: secretPaths, censor: '…' },
    serializers: { err: failureOf },
    hooks: { logMethod, streamWrite: withoutSecrets },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
