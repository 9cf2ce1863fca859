/** Distinguishes a database that cannot be reached from a statement that fails. */

/** Error codes of the operating system and PostgreSQL when the server is missing or gone. */
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
  // Statement timeout, lock timeout, idle transaction timeout.
  '57014',
  '55P03',
  '25P03',
]);

/** Messages of the driver that come without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** True when the error or one of its causes means that the database cannot be reached. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errors = [] } = error as Error & { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string' && codes.has(code)) return true;
  return words.test(error.message) || isOutage(error.cause) || errors.some(isOutage);
}
