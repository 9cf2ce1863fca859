/** Searches that a merchant should know of. */
import type { Language } from '#platform/i18n/language.ts';

/** Found nothing; found something only after a correction; took long. */
export const missedKinds = ['none', 'corrected', 'slow'] as const;
export type MissedKind = (typeof missedKinds)[number];

/** A search that was answered. */
export interface Search {
  term: string;
  language: Language;
  totalCount: number;
  corrected: boolean;
  /** Milliseconds it took. */
  ms: number;
}

/** How often a term was searched for on a day. */
export interface Missed {
  /** `2026-11-24`, in Finland. */
  day: string;
  language: Language;
  kind: MissedKind;
  /** Empty where it may name a person. */
  term: string;
  searches: number;
}
