/** A form that was sent after its customer's session had ended, until it is filled in again after the login. */

export interface Typed {
  /** Path and query of the form's page, without the prefix of its language. */
  page: string;
  typed: readonly (readonly [name: string, value: string])[];
}

/** Long enough for a login, short for a browser that others use too. */
const keptMinutes = 30;

interface KeptTyped extends Typed {
  /** Milliseconds of the browser's clock. */
  until: number;
}

export const typedToKeep = (form: Typed, now: number): KeptTyped => ({
  ...form,
  until: now + keptMinutes * 60_000,
});

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

/** What the browser stores, where it is such a form; it may be too old. */
function readTyped(stored: unknown): KeptTyped | null {
  const { page, typed, until } = (stored ?? {}) as Record<keyof KeptTyped, unknown>;
  const isForm = typeof page === 'string' && Array.isArray(typed) && typed.every(isPair);
  return isForm && typeof until === 'number' ? (stored as KeptTyped) : null;
}

/** The page of a form that waits; null when none does. */
export function pageOfTyped(stored: unknown, now: number): string | null {
  const kept = readTyped(stored);
  return kept && now < kept.until ? kept.page : null;
}

/** What to do with what the browser stores when a page opens: fill it in, keep it for its own page, or remove it. */
export function typedFor(
  stored: unknown,
  page: string,
  now: number,
): { typed: Typed['typed'] } | 'wait' | 'remove' {
  const kept = readTyped(stored);
  if (!kept || now >= kept.until) return 'remove';
  return kept.page === page ? { typed: kept.typed } : 'wait';
}
