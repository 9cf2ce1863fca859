/** Checkout: availability, address, delivery (R252–R262, R297–R301). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { isPlainText } from '#platform/i18n/plain-text.ts';
import { CartToken, refusalsOfCarts } from '../cart/contract.ts';
import { CustomerAddress } from '../session/contract.ts';

/** Finnish postcode; Åland's begin with 22. */
export const Postcode = z.string().regex(/^\d{5}$/, 'postcode');

const customerShape = {
  email: z.email('email').max(254),
  phone: z
    .string()
    .trim()
    .transform((value) => value.replaceAll(/[\s()-]/g, ''))
    .pipe(z.string().regex(/^(\+358|0)\d{5,12}$|^\+\d{7,15}$/, 'phone')),
  firstName: z.string().trim().min(1, 'required').max(60, 'too-long'),
  lastName: z.string().trim().min(1, 'required').max(60, 'too-long'),
  streetAddress: z.string().trim().min(3, 'required').max(100, 'too-long'),
  postcode: z.string().trim().pipe(Postcode),
  city: z.string().trim().min(2, 'required').max(60, 'too-long'),
};

/** Recipient and address. Error texts are looked up by field and these error codes. */
export const CheckoutCustomer = z.object(customerShape).openapi('CheckoutCustomer');
export type CheckoutCustomer = z.output<typeof CheckoutCustomer>;

const { firstName, lastName, streetAddress, city } = customerShape;

/** Stricter rules for new input; addresses saved earlier may have other characters. */
export const TypedCustomer = z
  .object({
    ...customerShape,
    firstName: firstName.refine(isPlainText, 'signs'),
    lastName: lastName.refine(isPlainText, 'signs'),
    streetAddress: streetAddress.refine(isPlainText, 'signs'),
    city: city.refine(isPlainText, 'signs'),
  })
  .openapi('TypedCustomer');

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

/** How warm goods may become on their way. */
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

/** GET /v1/delivery-methods: prices and promised days before there is a cart or an address. */
export const getDeliveryMethods = createRoute({
  method: 'get',
  path: '/v1/delivery-methods',
  summary: 'Ways of delivery for products of a sum',
  request: {
    query: z.object({
      /** Sum of products in cents, before discounts. */
      itemsTotal: z.coerce
        .number()
        .int()
        .min(0)
        .max(100_000_000)
        .openapi({ type: 'integer', param: { name: 'itemsTotal', in: 'query', required: true } }),
      /** An example of the shop's when absent. */
      postcode: Postcode.optional(),
      /** Day from which the products can be delivered; today when absent. */
      shipsFrom: z.iso.date().optional(),
      /** What has to be carried; methods that cannot are left out. Absent: anything. */
      temperature: Temperature.optional(),
      /** Path of the products' category; methods for others are left out. Absent: any category. */
      category: z.string().max(300).optional(),
    }),
  },
  responses: {
    200: json(
      z.object({
        /** The postcode that the days are for. */
        postcode: Postcode,
        deliveryMethods: z.array(OfferedMethod),
        /** Sum of products in cents from which a locker or pickup point is free; null when never. */
        pickupFreeFromEuroCents: z.number().int().nullable(),
      }),
      'What can be chosen, and what it costs.',
    ),
    ...problems({ 400: [] }),
  },
});

/** A method of the shop that cannot deliver the products, and why. */
const RefusedMethod = z
  .object({
    deliveryMethodId: z.string(),
    name: z.string(),
    kind: DeliveryKind,
    /** It does not carry what is cold; it is for other products; it does not come to the postcode. */
    reason: z.enum(['temperature', 'category', 'postcode']),
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

/** A line with too little stock: `unavailable` of `quantity` pieces are missing (R252, R253). */
export const AvailabilityEntry = z
  .object({
    itemId: z.string(),
    unavailable: z.number().int(),
    quantity: z.number().int(),
  })
  .openapi('AvailabilityEntry');
export type AvailabilityEntry = z.output<typeof AvailabilityEntry>;

/** POST /v3/order/draft (R297). */
export const createDraft = createRoute({
  method: 'post',
  path: '/v3/order/draft',
  summary: 'Checks that the stock fills the cart',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken })),
  responses: {
    200: json(
      z.object({ expires: z.string(), availability: z.array(AvailabilityEntry) }),
      'Until when it holds (ISO 8601), and the lines that cannot be filled.',
    ),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

/** POST /v3/order/address (R298): validation errors are listed per field of `customer`. A logged-in customer
 * can save the address for later orders. */
export const setAddress = createRoute({
  method: 'post',
  path: '/v3/order/address',
  summary: 'Who buys and where to deliver',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      customer: TypedCustomer,
      keepAddress: z.boolean().default(false),
    }),
  ),
  responses: {
    200: json(
      z.object({ deliveryMethods: z.array(DeliveryMethod), shipments: z.array(Shipment) }),
      'What can be chosen for that address.',
    ),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

/** GET /v3/order/addresses: addresses the customer saved at checkout, latest first. */
export const getKeptAddresses = createRoute({
  method: 'get',
  path: '/v3/order/addresses',
  summary: 'Addresses the customer has kept',
  security: [{ bearer: [] }],
  responses: {
    200: json(z.array(CustomerAddress), 'The addresses.'),
    ...problems({ 401: ['login-required'] }),
  },
});

/** POST /v3/order/deliveryoptions (R299). */
export const getDeliveryOptions = createRoute({
  method: 'post',
  path: '/v3/order/deliveryoptions',
  summary: 'Ways of delivery to an address',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      postcode: Postcode,
      streetAddress: z.string().max(100).default(''),
    }),
  ),
  responses: {
    200: json(
      z.object({ deliveryMethods: z.array(DeliveryMethod), shipments: z.array(Shipment) }),
      'What can be chosen: for the first shipment, and for each.',
    ),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

export const ShippingData = z
  .object({
    customer: CheckoutCustomer.nullable(),
    /** Of the first shipment, and so of all products of most carts. */
    selectedDeliveryMethod: DeliveryMethod.nullable(),
    selectedAgent: Agent.nullable(),
    availableDeliveryMethods: z.array(DeliveryMethod),
    /** One, unless no method can carry everything. */
    shipments: z.array(Shipment),
  })
  .openapi('ShippingData');
export type ShippingData = z.output<typeof ShippingData>;

/** GET /v3/order/shippingdata (R300). */
export const getShippingData = createRoute({
  method: 'get',
  path: '/v3/order/shippingdata',
  summary: 'What was chosen so far',
  security: guestOrCustomer,
  request: { query: z.object({ cartToken: CartToken }) },
  responses: {
    200: json(ShippingData, 'Address and delivery of the cart.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

/** POST /v3/order/deliveryMethod (R301). */
export const setDeliveryMethod = createRoute({
  method: 'post',
  path: '/v3/order/deliveryMethod',
  summary: 'Picks a delivery of a shipment, and an agent and a time where it needs them',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      carrierId: z.string().max(64),
      deliveryMethodId: z.string().max(64),
      agentId: z.string().max(64).optional(),
      slotId: z.string().max(32).optional(),
      /** Which shipment it is for; the first one when absent. */
      shipmentId: z.string().max(2000).optional(),
    }),
  ),
  responses: {
    200: json(ShippingData, 'The choice, with its price.'),
    ...problems({
      ...refusalsOfCarts,
      400: [
        'address-missing',
        'delivery-unknown',
        'agent-missing',
        'agent-unknown',
        'shipment-unknown',
        'slot-missing',
        'slot-unknown',
        'slot-taken',
      ],
    }),
  },
});
