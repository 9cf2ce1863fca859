/** An event as it is stored. */
import { z } from '#platform/http/contract.ts';
import type { Language } from '#platform/i18n/language.ts';
import { EventFacts, type allNames, type EventItem } from './contract.ts';

/** How many groups networks are in. There are so few that a group names no network, and so many that few share one. */
export const networkGroups = 4096;

const { search } = EventFacts.shape;

/** The group of a search's network says whether different people searched for a term; those of before have none. */
export const StoredFacts = EventFacts.extend({
  search: search
    .unwrap()
    .extend({ group: z.int().min(0).max(networkGroups).optional() })
    .optional(),
});
export type StoredFacts = z.output<typeof StoredFacts>;

export interface NewEvent {
  name: (typeof allNames)[number];
  at: Temporal.Instant;
  /** Random id of a browser; null for what names nobody. */
  visitor: string | null;
  language: Language;
  page: string;
  orderNumber: string | null;
  items: EventItem[];
  facts: StoredFacts;
}
