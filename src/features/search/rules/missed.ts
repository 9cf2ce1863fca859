/** What is counted of searches, without anything of who searched. */
import { countedTerm } from '../../analytics/rules/kept.ts';
import { missedKinds, type MissedKind, type Search } from '../record/missed.ts';

const longest = 60;

/** All that the search was; none when it found something as it was written, and fast. */
export function missedKindsOf({ totalCount, corrected, ms }: Search, slowMs: number): MissedKind[] {
  const is: Record<MissedKind, boolean> = {
    none: totalCount === 0,
    corrected: totalCount > 0 && corrected,
    slow: ms > slowMs,
  };
  return missedKinds.filter((kind) => is[kind]);
}

/** The term as it is counted; empty when it may name a person, is long, or has characters that are none. */
export function keptTerm(term: string): string {
  const counted = countedTerm(term) ?? '';
  return counted.length > longest || /[\p{Cc}\p{Cs}]/u.test(counted) ? '' : counted;
}
