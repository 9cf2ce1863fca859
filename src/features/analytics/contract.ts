/** Events of visitors who agreed to analytics, and the call that stores them (R385). */
import { createRoute, jsonBody, problems, z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { eventNames, most, serverNames, vitals } from './contract/values.ts';

const cents = z.int().min(0).max(100_000_000);
const text = z.string().max(most.letters);

/** A list that a product was found in. */
export const FoundIn = z.object({
  listId: text,
  listName: text,
  /** From 1. */
  position: z.int().min(1).max(1_000_000),
});
export type FoundIn = z.output<typeof FoundIn>;

export const EventItem = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  quantity: z.int().min(1).max(10_000).optional(),
  priceEuroCents: cents.optional(),
  found: FoundIn.optional(),
});
export type EventItem = z.output<typeof EventItem>;

/** What an event is about, besides its items. */
export const EventFacts = z.object({
  list: z.object({ id: text, name: text }).optional(),
  search: z.object({ term: text, results: z.int().min(0).max(10_000_000) }).optional(),
  promotion: z.object({ id: text, name: text }).optional(),
  vital: z.object({ name: z.enum(vitals), value: z.number().min(0).max(600_000) }).optional(),
  valueEuroCents: cents.optional(),
  /** Of delivery or payment. */
  method: text.optional(),
});
export type EventFacts = z.output<typeof EventFacts>;

/** `age`: milliseconds between the event and the request; clocks of browsers are often wrong. */
export const VisitEvent = z.object({
  name: z.enum(eventNames),
  age: z.int().min(0).max(most.age).default(0),
  /** Path without language, query or hash. */
  page: z.string().regex(/^\/[^?#]{0,299}$/),
  items: z.array(EventItem).max(most.items).default([]),
  facts: EventFacts.default({}),
});
export type VisitEvent = z.output<typeof VisitEvent>;

export const Visitor = z.uuid();

/** POST /v1/analytics/events: from the storefront alone, which has looked for consent; answered before anything is stored. Under load events are dropped, and counted. */
export const postEvents = createRoute({
  method: 'post',
  path: '/v1/analytics/events',
  summary: 'Takes events of a visitor who agreed to analytics, from the storefront',
  request: jsonBody(
    z.object({
      visitor: Visitor,
      language: z.enum(languages),
      events: z.array(VisitEvent).max(most.events),
      /** Number of an order that the visitor has just placed. */
      placedOrder: z
        .string()
        .regex(/^\d{6,12}$/)
        .optional(),
    }),
  ),
  responses: { 204: { description: 'Taken.' }, ...problems({ 400: [], 403: ['storefront-only'] }) },
});
export const allNames = [...eventNames, ...serverNames] as const;
