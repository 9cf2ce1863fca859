import { Unauthorized } from '#platform/errors.ts';
import type { Result } from './wishes.ts';

/** The result of a call that failed (R418). */
export const resultOf = (error: unknown): Exclude<Result, 'OK'> =>
  error instanceof Unauthorized ? 'NOT_LOGGED_IN' : 'REQUEST_ERROR';
