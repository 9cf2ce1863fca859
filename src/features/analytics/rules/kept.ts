/** What is kept of an event. */
import type { VisitEvent } from '../contract.ts';

/** Mail addresses, and digits as of phone numbers, personal identity codes and cards. */
const personal = /@|\d(?:[\s+.-]?\d){6}/;

/** A search term as it is counted; null when it may name a person. */
export function countedTerm(term: string): string | null {
  const plain = term.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain === '' || personal.test(plain) ? null : plain;
}

/** The event without what may name a person; null when nothing is left of it. */
export function keptOf(event: VisitEvent): VisitEvent | null {
  const { search } = event.facts;
  if (!search) return event;
  const term = countedTerm(search.term);
  return term === null
    ? null
    : { ...event, facts: { ...event.facts, search: { ...search, term } } };
}
