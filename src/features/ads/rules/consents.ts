import type { OptionalCategory } from '../../cookie-consent/rules/categories.ts';

/** Whether it may be reported that an advertisement was seen or opened. */
export const mayReport = (given: readonly OptionalCategory[]): boolean =>
  given.includes('marketing');
