/** Keeps calls from a service that is away: after some failures in a row it is left alone for a while. */

export interface Breaker {
  /** Whether to call the service now; while it is left alone, one call in each pause is let through. */
  mayCall(): boolean;
  note(isGood: boolean): void;
}

/** @param now milliseconds of a clock that only goes forward */
export function makeBreaker(now: () => number, failures = 5, pause = 30_000): Breaker {
  let failed = 0;
  let until = 0;
  return {
    mayCall() {
      if (failed < failures) return true;
      if (now() < until) return false;
      until = now() + pause;
      return true;
    },
    note(isGood) {
      failed = isGood ? 0 : failed + 1;
      if (failed >= failures) until = now() + pause;
    },
  };
}
