/** Delivery methods and pickup points as merchants write them. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { Postcode } from './contract.ts';
import { DeliveryKind, Temperature } from './contract/delivery.ts';
import { Slots } from './record/slots.ts';

const days = z.int().min(0).max(60);
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

const DeliveryWay = z
  .strictObject({
    /** `deliveryMethodId` of calls and orders. */
    id,
    kind: DeliveryKind,
    carrierId: id,
    name: LocalTextShape,
    description: LocalTextShape,
    priceEuroCents: z.int().min(0),
    /** Sum of products in cents from which it is free; null when it never is. */
    freeFromEuroCents: z.int().min(0).nullable(),
    /** Business days of transport, fewest and most. */
    businessDays: z.tuple([days, days]),
    /** The classes it can carry. */
    carries: z.array(Temperature).min(1).default(['ambient']),
    /** Paths of the categories it carries products of, with their sub-categories; empty: all. */
    categories: z.array(z.string().min(1)).default([]),
    /** True when the age of whoever receives it is checked. */
    checksAge: z.boolean().default(false),
    /** Times of which the shopper chooses one; absent: there are none to choose. */
    slots: Slots.optional(),
  })
  .refine(({ businessDays: [fewest, most] }) => fewest <= most, {
    error: 'must be the fewest days, then the most',
    path: ['businessDays'],
  });
export type DeliveryWay = z.output<typeof DeliveryWay>;

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const Deliveries = z.strictObject({
  /** Orders placed on a business day before this hour leave the same day. */
  cutOffHour: z.int().min(0).max(24),
  /** Further business days to places whose postcode begins so, as on islands. */
  longerTo: z.array(z.strictObject({ postcodes: z.string().regex(/^\d{1,5}$/), days })),
  /** Postcode that delivery days are shown for while the shopper's is unknown. */
  examplePostcode: Postcode,
  methods: z
    .array(DeliveryWay)
    .min(1)
    .refine((all) => isUnique(all.map((one) => one.id)), 'two methods have the same id'),
});
export type Deliveries = z.output<typeof Deliveries>;

/** Where parcels are collected; stores are documents of their own. */
const PickupPoint = z.strictObject({
  id,
  kind: z.enum(['pickup-point', 'locker']),
  name: LocalTextShape,
  streetAddress: z.string().min(1),
  postcode: Postcode,
  city: z.string().min(1),
  openingHours: z.string().min(1),
});
export type PickupPoint = z.output<typeof PickupPoint>;

export const PickupPoints = z
  .array(PickupPoint)
  .refine((all) => isUnique(all.map((one) => one.id)), 'two points have the same id');
