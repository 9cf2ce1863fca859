/** What may be told of a failure: never what a statement was asked with, nor who it was about. */

/** Query keys that carry a secret, wherever an address stands. */
const secretQuery =
  /([?&][\w-]*(?:token|key|avain|code|state|secret|password|verifier|nonce|signature)=)[^&\s"\\]*/gi;
const email = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const bearer = /\b(Bearer|Basic) [\w.~+/=-]{8,}/gi;
const inAddress = /(\/\/)[^/\s:@"]+:[^/\s@"]+@/g;

/** The text without secrets of addresses and without e-mails. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(secretQuery, '$1…')
    .replaceAll(inAddress, '$1…@')
    .replaceAll(email, '…')
    .replaceAll(bearer, '$1 …');

/** Drizzle puts all values of a statement behind this, in the message and so in the stack. */
const parameters = /\nparams:[^]*$/;

/** PostgreSQL quotes the value it does not like: `invalid input syntax for type json: "…"`. */
const quoted = /"[^]*"/g;

/** One line that may be logged, stored or shown to the operator. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const bare = error.message.replace(parameters, '');
  return withoutSecrets(quotesValues(error) ? bare.replaceAll(quoted, '"…"') : bare);
}

/** Errors of the class "data exception" name values; all others name tables, columns and rules. */
const quotesValues = (error: Error): boolean =>
  'severity' in error && String((error as { code?: unknown }).code).startsWith('22');

export interface Failure {
  type: string;
  message: string;
  stack?: string;
  [fact: string]: unknown;
}

/** Facts of errors that are words of ours, of the system's or of PostgreSQL's schema. */
const facts = ['code', 'status', 'syscall', 'constraint', 'schema', 'table', 'column'] as const;

/** An error as it may be logged: its own facts, the places it came by, and its causes alike. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: safeMessage(error) };
  const { name, stack, cause, errors } = error as Error & { errors?: unknown[] };
  const message = safeMessage(error);
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const known = facts.flatMap((fact) => {
    const value = (error as unknown as Record<string, unknown>)[fact];
    return typeof value === 'string' || typeof value === 'number' ? [[fact, value] as const] : [];
  });
  return {
    type: name,
    message,
    ...Object.fromEntries(known),
    stack: [`${name}: ${message}`, ...places].join('\n'),
    ...(cause !== undefined && { cause: failureOf(cause) }),
    ...(errors && { errors: errors.map(failureOf) }),
  };
}
