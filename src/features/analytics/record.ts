/** An event as it is stored. */
import type { Language } from '#platform/i18n/language.ts';
import type { allNames, EventFacts, EventItem } from './contract.ts';

export interface NewEvent {
  name: (typeof allNames)[number];
  at: Temporal.Instant;
  /** Random id of a browser; null for what names nobody. */
  visitor: string | null;
  language: Language;
  page: string;
  orderNumber: string | null;
  items: EventItem[];
  facts: EventFacts;
}
