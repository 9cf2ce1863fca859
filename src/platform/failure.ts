/** What may be logged or shown of an error: no statement parameters and no personal data. */

/** Query keys that carry a secret, in any URL. */
const secretQuery =
  /([?&][\w-]*(?:token|key|avain|code|state|secret|password|verifier|nonce|signature)=)[^&\s"\\]*/gi;
const email = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const bearer = /\b(Bearer|Basic) [\w.~+/=-]{8,}/gi;
const inAddress = /(\/\/)[^/\s:@"]+:[^/\s@"]+@/g;

/** The text without the secrets of URLs and without e-mails. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(secretQuery, '$1…')
    .replaceAll(inAddress, '$1…@')
    .replaceAll(email, '…')
    .replaceAll(bearer, '$1 …');

/** Drizzle appends all values of a statement after this, in the message and therefore in the stack. */
const parameters = /\nparams:[^]*$/;

/** PostgreSQL quotes the wrong value: `invalid input syntax for type json: "…"`. */
const quoted = /"[^]*"/g;

/** One line that is safe to log, store or show to the operator. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const bare = error.message.replace(parameters, '');
  return withoutSecrets(quotesValues(error) ? bare.replaceAll(quoted, '"…"') : bare);
}

/** Errors of the class "data exception" quote values; all others quote tables, columns and rules. */
const quotesValues = (error: Error): boolean =>
  'severity' in error && String((error as { code?: unknown }).code).startsWith('22');

export interface Failure {
  type: string;
  message: string;
  stack?: string;
  [fact: string]: unknown;
}

/** Properties of errors that hold only fixed texts: the shop's, the system's or names in the database schema. */
const facts = ['code', 'status', 'syscall', 'constraint', 'schema', 'table', 'column'] as const;

/** An error as it may be logged: safe properties, stack frames and causes. */
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
