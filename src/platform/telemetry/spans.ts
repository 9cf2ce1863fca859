/** Parts of a trace: what was done for one request or job, and how long each step took. */

export type Attributes = Record<string, string | number>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** Where a trace may begin: with a request from outside or a job. Any other step belongs to one or is not
   * recorded. */
  origin?: Origin;
}

export interface Origin {
  correlationId: string;
  /** Headers of the request: the caller's trace. */
  headers?: Headers;
}

/** A step that is under way. */
export interface Span {
  /** Adds what is known later. */
  note(attributes: Attributes, name?: string): void;
  fail(): void;
  /** Headers by which another process continues the trace. */
  headers(): Record<string, string>;
}

/** A promise of `work` ends the step when it settles; one that rejects has failed. */
export type InSpan = <T>(start: SpanStart, work: (span: Span) => T) => T;

export const noSpan: Span = { note() {}, fail() {}, headers: () => ({}) };

/** Calls `ended` when the work has ended, at once where it is no promise. */
export function whenEnded<T>(work: () => T, ended: (isFailed: boolean) => void): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    ended(true);
    throw error;
  }
  if (!(result instanceof Promise)) {
    ended(false);
    return result;
  }
  return result.then(
    (value: unknown) => {
      ended(false);
      return value;
    },
    (error: unknown) => {
      ended(true);
      throw error;
    },
  ) as T;
}
