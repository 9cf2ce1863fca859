/** Distinguishes a database that is away or takes no writes from a statement that fails. */

/** Error codes of the operating system and PostgreSQL when the server is missing, gone or full. */
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
  // Read-only, as a standby; a disk that is full or fails; no memory.
  '25006',
  '53100',
  '58030',
  '53200',
  // Statement timeout, lock timeout, idle transaction timeout.
  '57014',
  '55P03',
  '25P03',
]);

/** Messages of the driver that come without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** True when the error or one of its causes means that the database cannot be reached or takes no writes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errors = [] } = error as Error & { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string' && codes.has(code)) return true;
  return words.test(error.message) || isOutage(error.cause) || errors.some(isOutage);
}
