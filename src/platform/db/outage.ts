/** Tells a database that is away from a statement that is wrong. */

/** What the operating system and PostgreSQL say when there is no server, or no longer one. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  // Shutting down, crashed, starting up; connection failures; too many connections.
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  // Took too long, itself or waiting for another; sat idle in a transaction.
  '57014',
  '55P03',
  '25P03',
]);

/** The driver's own words, which have no code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** True when the error, or one of its causes, is that the database cannot be reached. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errors = [] } = error as Error & { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string' && codes.has(code)) return true;
  return words.test(error.message) || isOutage(error.cause) || errors.some(isOutage);
}
