/** Ways of delivery: methods, places and times, and the shipments of a cart. */
import { z } from '#platform/http/contract.ts';

/** Where an order is collected: a pickup point, a locker or a store. */
export const PickupPlace = z
  .object({
    agentId: z.string(),
    name: z.string(),
    streetAddress: z.string(),
    postcode: z.string(),
    city: z.string(),
    openingHours: z.string(),
  })
  .openapi('PickupPlace');
export type PickupPlace = z.output<typeof PickupPlace>;

/** A place to collect near the address. */
export const Agent = PickupPlace.extend({
  /** Whole kilometres from the postcode; null when it is none of Finland's. */
  kilometres: z.number().int().nullable(),
}).openapi('Agent');
export type Agent = z.output<typeof Agent>;

/** A window of a day in which an order is brought or can be collected. */
export const SlotTime = z
  .object({
    slotId: z.string(),
    /** ISO date in Finland. */
    day: z.string(),
    /** `08:00` */
    from: z.string(),
    until: z.string(),
  })
  .openapi('SlotTime');
export type SlotTime = z.output<typeof SlotTime>;

export const Slot = SlotTime.extend({
  priceEuroCents: z.number().int(),
  /** False when it is taken everywhere. */
  isFree: z.boolean(),
  /** Ids of the offered agents at which it is taken, or which are closed. */
  notAt: z.array(z.string()),
}).openapi('Slot');
export type Slot = z.output<typeof Slot>;

/** How warm products may become on their way. */
export const Temperature = z.enum(['ambient', 'chilled', 'frozen']);
export type Temperature = z.output<typeof Temperature>;

export const DeliveryKind = z.enum(['home', 'pickup-point', 'locker', 'store']);
export type DeliveryKind = z.output<typeof DeliveryKind>;

/** A delivery method; `agents` is empty when none has to be chosen, `slots` unless `isBySlot`. */
export const DeliveryMethod = z
  .object({
    deliveryMethodId: z.string(),
    carrierId: z.string(),
    kind: DeliveryKind,
    name: z.string(),
    description: z.string(),
    /** Of a method by slot: the lowest one. */
    priceEuroCents: z.number().int(),
    /** Sum of products in cents from which it is free; null when it never is. */
    freeFromEuroCents: z.number().int().nullable(),
    /** First and last promised day of delivery: `2026-11-24`. Of a method by slot: the first day with a free one. */
    promise: z.object({ earliest: z.string(), latest: z.string() }),
    agents: z.array(Agent),
    /** True when the shopper chooses a time. */
    isBySlot: z.boolean(),
    slots: z.array(Slot),
  })
  .openapi('DeliveryMethod');
export type DeliveryMethod = z.output<typeof DeliveryMethod>;

/** A delivery method while the address is unknown. */
export const OfferedMethod = DeliveryMethod.omit({ agents: true, slots: true });

/** A method of the shop that cannot deliver the products, and why. */
export const RefusedMethod = z
  .object({
    deliveryMethodId: z.string(),
    name: z.string(),
    kind: DeliveryKind,
    /** It does not carry what is cold; it is for other products; nobody checks the age of whoever receives it; it
     * does not come to the postcode. */
    reason: z.enum(['temperature', 'category', 'age', 'postcode']),
  })
  .openapi('RefusedMethod');
export type RefusedMethod = z.output<typeof RefusedMethod>;

/** Products delivered together: every method offered can carry all of them. */
export const Shipment = z
  .object({
    id: z.string(),
    itemIds: z.array(z.string()),
    /** What was chosen; null until then, and when it is no longer offered. */
    deliveryMethodId: z.string().nullable(),
    agentId: z.string().nullable(),
    slotId: z.string().nullable(),
    /** True when the time that was chosen is not free any more. */
    isSlotTaken: z.boolean(),
    /** What can be chosen; empty before the address, or when nothing can carry the products there. */
    deliveryMethods: z.array(DeliveryMethod),
    refusedMethods: z.array(RefusedMethod),
  })
  .openapi('Shipment');
export type Shipment = z.output<typeof Shipment>;
