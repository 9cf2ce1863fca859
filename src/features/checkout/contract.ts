/** Checkout: availability, address, delivery (R252–R262, R297–R301). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { emailOf, isPhone, isPostcode, phoneOf, postcodeOf } from '#platform/i18n/typed-fields.ts';
import { lineOf } from '#platform/i18n/written-text.ts';
import { CartToken, refusalsOfCarts } from '../cart/contract.ts';
import { CustomerAddress } from '../session/contract.ts';
import {
  Agent,
  Temperature,
  DeliveryMethod,
  OfferedMethod,
  Shipment,
} from './contract/delivery.ts';

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

const { email, firstName, lastName, streetAddress, city } = customerShape;

const typedAs = (read: (text: string) => string) => z.string().transform(read);

/** As a person types or pastes it. What was saved earlier may be written otherwise. */
export const TypedCustomer = z
  .object({
    email: typedAs(emailOf).pipe(email),
    phone: typedAs(phoneOf).pipe(z.string().refine(isPhone, 'phone')),
    firstName: typedAs(lineOf).pipe(firstName),
    lastName: typedAs(lineOf).pipe(lastName),
    streetAddress: typedAs(lineOf).pipe(streetAddress),
    postcode: typedAs(postcodeOf).pipe(z.string().refine(isPostcode, 'postcode')),
    city: typedAs(lineOf).pipe(city),
  })
  .openapi('TypedCustomer');

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
      /** Years one must be to buy the products; methods without a check of the age are left out. */
      ageLimit: z.coerce
        .number()
        .int()
        .min(1)
        .max(99)
        .optional()
        .openapi({ type: 'integer', param: { name: 'ageLimit', in: 'query', required: false } }),
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

/** GET /v1/town: the town of an address, for a form that has the postcode. */
export const getTown = createRoute({
  method: 'get',
  path: '/v1/town',
  summary: 'The town of a postcode',
  request: {
    // Not in the path, which is logged.
    query: z.object({
      postcode: Postcode.openapi({ param: { name: 'postcode', in: 'query', required: true } }),
    }),
  },
  responses: {
    200: json(z.object({ town: z.string().nullable() }), 'Null when there is no such postcode.'),
    ...problems({ 400: [] }),
  },
});

/** An address that was saved at checkout. */
export const KeptAddress = CustomerAddress.extend({ id: z.string() }).openapi('KeptAddress');
export type KeptAddress = z.output<typeof KeptAddress>;

/** GET /v3/order/addresses: addresses the customer saved at checkout, latest first. */
export const getKeptAddresses = createRoute({
  method: 'get',
  path: '/v3/order/addresses',
  summary: 'Addresses the customer has kept',
  security: [{ bearer: [] }],
  responses: {
    200: json(z.array(KeptAddress), 'The addresses.'),
    ...problems({ 401: ['login-required'] }),
  },
});

/** DELETE /v3/order/addresses/{id}: no error when the customer has no such address. */
export const removeAddress = createRoute({
  method: 'delete',
  path: '/v3/order/addresses/{id}',
  summary: 'Removes a kept address',
  security: [{ bearer: [] }],
  request: {
    params: z.object({
      id: z
        .string()
        .regex(/^\d{1,15}$/)
        .openapi({ param: { name: 'id', in: 'path' } }),
    }),
  },
  responses: {
    204: { description: 'Done.' },
    ...problems({ 400: [], 401: ['login-required'] }),
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
    /** Town of the address's postcode where the address names another town; absent where it does not, or no such
     * postcode is known. */
    townOfPostcode: z.string().optional(),
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
